//! What the rules alone tell of a game, for people.

mod positions;
mod values;

use super::play::no_case;
use crate::about::About;
use crate::jury::NoGame;
use crate::rules::{End, Explored, Found, Outcome};
use crate::text::{cut, grouped};

/// The room for what is printed, and what was asked for beyond a screen.
#[derive(Debug, Clone, Copy)]
pub struct Page {
    /// In characters.
    pub width: usize,
    /// In lines.
    pub height: usize,
    /// All values, or positions with their winning moves.
    pub values: bool,
    /// All that is lost.
    pub lost: bool,
}

/// Everything that was found.
pub fn explored(about: &About, explored: &Explored, page: &Page) -> String {
    let mut text = match &explored.found {
        Found::Heaps(heaps) => values::heaps(about, heaps, explored.example.as_deref(), page),
        Found::Positions { outcomes, end } => {
            positions::positions(about.name, outcomes, *end, page)
        }
    };
    if let Some(case) = &explored.case {
        text += &format!("\n{}", item("case", &outcome(case), page.width));
    }
    text.trim_end().to_owned()
}

/// Why nothing is told about a case.
pub fn no_answer(problem: &str, case: &str, reason: &NoGame) -> String {
    match reason {
        NoGame::NoCase(reason) => no_case(problem, case, reason),
        NoGame::TooLarge | NoGame::NothingSmall => format!(
            "the case `{case}` is too large to be played out by the rules alone; ask about a smaller \
             one, or leave --case out to see the game as far as --up-to says"
        ),
    }
}

/// A problem whose rules are not written yet.
pub fn no_rules(problem: &str) -> String {
    format!(
        "{problem} has no rules yet: write them in scripts/src/problems/{problem}.rs and end with \
         `Problem::unsolved(ABOUT, …)`"
    )
}

fn outcome(outcome: &Outcome) -> String {
    let Outcome { position, moves, winning } = outcome;
    match &winning[..] {
        [] => format!("{position} is lost: none of {} wins", moves_of(*moves)),
        _ => format!(
            "{position} is won by {} of {}: {}",
            number(winning.len()),
            moves_of(*moves),
            winning.join("; ")
        ),
    }
}

fn moves_of(moves: usize) -> String {
    if moves == 1 { "1 move".into() } else { format!("{} moves", number(moves)) }
}

/// Why it ends before the end; nothing where it does not.
fn ended(end: End) -> Option<String> {
    match end {
        End::Asked => None,
        End::Interrupted => Some("interrupted: this is what was found so far".into()),
        End::TooLarge => Some("the next position is too large to be played".into()),
        End::Panic(size) => Some(format!("the rules panic on a heap of {}", number(size as usize))),
        End::NotSmaller { size, to } => Some(format!(
            "the rules are wrong: a move makes a heap of {} into one of {}, so that play may never end",
            number(size as usize),
            number(to as usize)
        )),
    }
}

/// How far labels are indented.
const LABEL: usize = 9;

/// A label and a text, wrapped so that it stands to the right of the label.
fn item(label: &str, text: &str, width: usize) -> String {
    wrapped(&format!("{label:<LABEL$}"), text, width)
}

/// A text behind its beginning, wrapped to the width; all lines but the first are indented.
fn wrapped(start: &str, text: &str, width: usize) -> String {
    let mut lines = start.to_owned();
    let mut column = start.chars().count();
    for (place, word) in text.split(' ').enumerate() {
        let length = word.chars().count();
        if place > 0 && column + 1 + length > width {
            lines += &format!("\n{:LABEL$}", "");
            column = LABEL;
        } else if place > 0 {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += length;
    }
    lines.replace(TOGETHER, " ") + "\n"
}

/// Stands for the spaces within a number, where no line may end.
const TOGETHER: &str = "\u{a0}";

/// A number that stays in one line.
fn number(number: usize) -> String {
    grouped(number).replace(' ', TOGETHER)
}

/// As many of these as fit into so many lines, aligned in columns of the same width; and how many.
fn columns(texts: &[String], lines: usize, width: usize) -> (Vec<String>, usize) {
    let fits = |count: usize| {
        let cell = texts[..count].iter().map(|text| text.chars().count()).max().unwrap_or(0);
        let in_a_line = ((width + 1) / (cell + 2)).max(1);
        (cell, in_a_line, count.div_ceil(in_a_line) <= lines)
    };
    let mut count = texts.len();
    while !fits(count).2 {
        count = count * 9 / 10;
    }
    let (cell, in_a_line, _) = fits(count);
    let rows = texts[..count].chunks(in_a_line).map(|row| {
        let cells: Vec<_> = row.iter().map(|text| pad(text, cell)).collect();
        cut(cells.join("  ").trim_end(), width.saturating_sub(1))
    });
    (rows.collect(), count)
}

fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.chars().count())))
}
