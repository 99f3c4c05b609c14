//! A game in the terminal: positions, moves, hints, and how it ended.

use std::fmt::Write as _;

use itertools::Itertools;

use crate::about::About;
use crate::drawing::{Advice, Drawing, Row};
use crate::jury::{NoCase, NoGame, Reason};
use crate::play::{Hint, Match, Outcome, Player};
use crate::rules::Told;
use crate::text::{counted, cut, shell_command};

/// How wide the lines are, in characters.
const WIDTH: usize = 80;
/// A heap is drawn as so many dots at most.
const DOTS: usize = 40;
/// So many rows of a position are drawn.
const ROWS: usize = 40;
/// How many moves are listed on each turn, and how many when they are asked for.
const LISTED: usize = 12;
const LISTED_ON_DEMAND: usize = 200;

pub const PROMPT: &str = "> ";

/// What is said before the first move.
pub fn opening(about: &About, game: &mut Match<'_>, seed: Option<u64>) -> String {
    let mut text = format!("{}: {}", about.name, about.title);
    if let Some(link) = about.link {
        let _ = write!(text, ", {link}");
    }
    if game.moves().is_empty() {
        return text + "\nNobody can move here: whoever begins has lost.\n";
    }
    let against = if game.against_solution() { "the solution" } else { "the rules, played out" };
    let begins = match game.to_move() {
        Player::You => "You begin",
        Player::Judge => "The judge begins",
    };
    let _ = write!(text, "\n{begins}; you play against {against}. Whoever cannot move loses.\n");
    if game.to_move() == Player::You && game.is_lost() {
        text += "The position is lost for whoever begins: with --second that is the judge.\n";
    }
    if let Some(seed) = seed {
        let position = shell_command(&["--position", game.start()]);
        let _ = writeln!(text, "Seed {seed}: {position}");
    }
    text + "Type a move, or # and its number; or ? (a hint), moves, undo, quit.\n"
}

/// The position, and the first moves where it is your turn.
pub fn position(game: &Match<'_>) -> String {
    let drawing = drawing(&game.drawing());
    let is_your_turn = game.to_move() == Player::You && !game.moves().is_empty();
    let moves = if is_your_turn { listed(game.moves(), LISTED) } else { String::new() };
    format!("\n{drawing}{moves}")
}

fn drawing(drawing: &Drawing) -> String {
    let lines = match drawing {
        Drawing::Rows(rows) => bars(rows, &vec![String::new(); rows.len()]),
        Drawing::Stairs(stairs) => {
            let step = if stairs.len() > 10 { 1 } else { 2 };
            let indents: Vec<_> = (0..stairs.len()).map(|stair| " ".repeat(step * stair)).collect();
            let mut lines = bars(stairs, &indents);
            lines.reverse();
            lines
        }
        Drawing::Tree { nodes, parents } => tree(nodes, parents),
        Drawing::Strip(tokens) => strip(tokens),
        Drawing::Text(text) => text.lines().map(|line| cut(line, WIDTH - 2)).collect(),
    };
    let hidden = lines.len().saturating_sub(ROWS);
    let mut text: String =
        lines.iter().take(ROWS).map(|line| format!("  {}\n", line.trim_end())).collect();
    if hidden > 0 {
        let _ = writeln!(text, "  … and {}", counted(hidden, "line", "lines"));
    }
    text
}

/// A line for each row: its name behind an indent, dots where it holds a number, what it holds.
fn bars(rows: &[Row], indents: &[String]) -> Vec<String> {
    let dots = |row: &Row| row.holds.parse::<usize>().unwrap_or(0);
    let names = rows.iter().zip(indents).map(|(row, indent)| format!("{indent}{}", row.name));
    let names: Vec<_> = names.collect();
    let name_width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let holds_width = rows.iter().map(|row| row.holds.chars().count()).max().unwrap_or(0);
    let lines = rows.iter().zip(&names).map(|(row, name)| {
        let bar = match dots(row) {
            many @ ..=DOTS => "●".repeat(many),
            _ => "●".repeat(DOTS - 1) + "…",
        };
        let (holds, note) = (&row.holds, &row.note);
        format!("{name:name_width$}  {holds:>holds_width$}  {bar} {note}")
    });
    lines.collect()
}

/// The nodes from the root down, each below its parent.
fn tree(nodes: &[Row], parents: &[Option<usize>]) -> Vec<String> {
    let children =
        |node: usize| (0..parents.len()).filter(move |child| parents[*child] == Some(node));
    let roots = (0..parents.len()).filter(|node| parents[*node].is_none());
    // What is still to be drawn, the next one last: a node, and what stands before its children.
    let mut open: Vec<_> = roots.map(|root| (root, String::new(), String::new())).collect();
    let (mut rows, mut indents) = (vec![], vec![]);
    while let Some((node, own, below)) = open.pop() {
        rows.push(nodes[node].clone());
        indents.push(own);
        let later = children(node).collect_vec().into_iter().rev().enumerate();
        open.extend(later.map(|(place, child)| {
            let (branch, rest) = if place == 0 { ("└─ ", "   ") } else { ("├─ ", "│  ") };
            (child, format!("{below}{branch}"), format!("{below}{rest}"))
        }));
    }
    bars(&rows, &indents)
}

/// All cells up to the highest token, with their numbers below.
fn strip(tokens: &[u32]) -> Vec<String> {
    let highest = tokens.last().copied().unwrap_or(0);
    let width = highest.to_string().len() + 1;
    let cells = (1..=highest).collect_vec();
    let rows = cells.chunks((WIDTH - 2) / width).flat_map(|cells| {
        let mark = |cell: &u32| if tokens.contains(cell) { "●" } else { "·" };
        let marks = cells.iter().map(|cell| format!("{:>width$}", mark(cell))).collect::<String>();
        let numbers = cells.iter().map(|cell| format!("{cell:>width$}")).collect::<String>();
        [marks, numbers]
    });
    rows.collect()
}

/// All moves, as far as they fit on a screen.
pub fn moves(game: &Match<'_>) -> String {
    listed(game.moves(), LISTED_ON_DEMAND)
}

/// The first moves in columns, each with its number.
fn listed(moves: &[Told], most: usize) -> String {
    let shown = moves.iter().zip(1..).take(most);
    let entries: Vec<_> = shown.map(|(told, number)| format!("#{number} {told}")).collect();
    let width = entries.iter().map(|entry| entry.chars().count()).max().unwrap_or(0) + 3;
    let columns = ((WIDTH - 2) / width).max(1);
    let lines = entries.chunks(columns).map(|entries| {
        let line: String = entries.iter().map(|entry| format!("{entry:width$}")).collect();
        format!("  {}\n", line.trim_end())
    });
    let mut text: String = lines.collect();
    let more = moves.len() - entries.len();
    if more > 0 && most < LISTED_ON_DEMAND {
        let _ = writeln!(text, "  … and {} more: `moves` shows them", more);
    } else if more > 0 {
        let _ = writeln!(text, "  … and {} more", more);
    }
    text
}

/// What somebody typed who is not at a terminal, where it would be seen anyway.
pub fn echo(typed: &str) -> String {
    format!("{}\n", cut(typed, WIDTH))
}

pub fn judge_moves(made: &Told, reason: Reason) -> String {
    let guessed = match reason {
        Reason::Guess => " (a guess: there are too many positions to know who wins)",
        Reason::Solution | Reason::Rules => "",
    };
    format!("The judge: {made}{guessed}\n")
}

/// A winning move, in terms of the theory where they are known.
pub fn hint(hint: Option<&Hint<'_>>) -> String {
    let Some(Hint { winning, advice }) = hint else {
        return "  There are too many positions to know who wins.\n".into();
    };
    let by = winning.map(typed);
    let told = match (advice, by) {
        (None, None) => "The position is lost: no move wins.".into(),
        (None, Some(by)) => format!("A move that wins: {by}."),
        (Some(advice), None) => {
            format!("{}: lost, no move wins.", values(advice))
        }
        (Some(advice), Some(by)) => match advice.change {
            Some((part, worth)) => {
                let what = advice.what;
                let part = part + 1;
                format!("{}: make {what} {part} worth {worth}, by {by}.", values(advice))
            }
            None => format!("{}: {by} wins.", values(advice)),
        },
    };
    format!("  {told}\n")
}

fn values(advice: &Advice) -> String {
    let Advice { values, sum, .. } = advice;
    match &values[..] {
        [] => "No values".into(),
        [value] => format!("Value {value}"),
        [first @ .., last] => format!("Values {} and {last}, xor {sum}", first.iter().format(", ")),
    }
}

/// A move as it is typed, and in words where these say more.
fn typed(told: &Told) -> String {
    let words = told.words().join(" ");
    let in_full = told.to_string();
    if words == in_full { format!("`{words}`") } else { format!("`{words}` ({in_full})") }
}

/// What is said to something that is no move.
pub fn not_a_move(text: &str, moves: &[Told]) -> String {
    let example = moves.first().map(typed).unwrap_or_default();
    let text = cut(text, 40);
    format!("  `{text}` is no legal move here. One is {example}; `moves` shows all.\n")
}

pub fn help() -> &'static str {
    "  Type a move, with or without its words, or # and its number in the list.\n  \
     ? shows a move that wins, moves all moves; undo takes your last move back; quit ends the game.\n"
}

pub fn nothing_to_undo() -> &'static str {
    "  You have not moved yet.\n"
}

/// Who won, and which move decided that.
pub fn outcome(outcome: &Outcome<'_>) -> String {
    let Outcome { winner, moves, lost_by, is_known } = outcome;
    let after = counted(*moves, "move", "moves");
    let (won, loser) = match winner {
        Player::You => ("The judge cannot move: you win", "the judge"),
        Player::Judge => ("You cannot move: the judge wins", "you"),
    };
    let mut text = format!("{won}, after {after}.\n");
    match lost_by {
        Some((number, turn, better)) => {
            let whose = if turn.by == Player::You { "yours" } else { "the judge's" };
            let (made, better) = (typed(&turn.made), typed(better));
            let _ =
                writeln!(text, "Move {number}, {whose}, lost it: {made}. {better} would have won.");
        }
        None if *is_known => {
            let _ = writeln!(text, "The first position was lost for {loser} already.");
        }
        None => {}
    }
    text
}

/// The last line of a game that was not played to its end.
pub fn left(by_end_of_input: bool) -> &'static str {
    if by_end_of_input { "The input ends, and so does the game.\n" } else { "Bye.\n" }
}

/// Why a text is not one case of a problem.
pub fn no_case(problem: &str, text: &str, reason: &NoCase) -> String {
    match reason {
        NoCase::Malformed { reason, lines } => {
            let hint = lines.as_ref().map_or(String::new(), |example| {
                format!("; `|` stands for a line end, as in `{example}`")
            });
            format!("`{text}` is no case of {problem}: {reason}{hint}")
        }
        NoCase::Several(cases) => format!("`{text}` has {cases} cases: give one of them"),
    }
}

/// Why there is no game at this position.
pub fn no_game(problem: &str, position: &str, reason: &NoGame) -> String {
    match reason {
        NoGame::NoCase(reason) => no_case(problem, position, reason),
        NoGame::TooLarge => "the position is too large to be played: give smaller numbers".into(),
        NoGame::NothingSmall => {
            format!("no small position of {problem} was found: give one by --position")
        }
    }
}
