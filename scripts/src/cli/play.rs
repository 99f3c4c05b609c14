//! `cargo judge play`: a game against the solution, or against the rules played out.

use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, IsTerminal, Read};

use anyhow::{Context, Result, anyhow};

use super::List;
use super::session::{choose, end_on_interrupt};
use crate::jury::{self, Start};
use crate::play::{Match, Player, Typed};
use crate::report::explore;
use crate::report::play as report;
use crate::terminal;
use crate::text::harmless;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problem whose game is played
    problem: String,

    /// Start from this case, as the statement writes it, with | for line ends; the length of a list
    /// may be left out [default: a random small one that you can win]
    #[arg(long, value_name = "CASE", allow_hyphen_values = true)]
    position: Option<String>,

    /// Seed of the random position, and of the judge's choice where its moves are equally good
    /// [default: a new one each run, with --position always the same]
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,

    /// Let the judge begin
    #[arg(long)]
    second: bool,
}

/// Longer lines are no moves.
const LONGEST_LINE: u64 = 10_000;

/// The exit status.
///
/// # Errors
/// When the problem has no rules, or there is no such position.
pub fn run(options: &Options, all: List) -> Result<u8> {
    let problems = choose(std::slice::from_ref(&options.problem), all)?;
    let problem = problems.first().context("no problem was chosen")?;
    let name = problem.about.name;
    let rules = problem.rules().with_context(|| explore::no_rules(name))?;
    end_on_interrupt()?;
    let (start, seed) = match &options.position {
        Some(text) => (Start::At(text), 0),
        // Short enough to be typed again.
        None => (
            Start::Drawn { is_won: !options.second },
            RandomState::new().hash_one(()) % 1_000_000_000,
        ),
    };
    let seed = options.seed.unwrap_or(seed);
    let table = jury::open(rules.board(), start, seed);
    let position = options.position.as_deref().unwrap_or_default();
    let table = table.map_err(|reason| anyhow!(report::no_game(name, position, &reason)))?;
    let begins = if options.second { Player::Judge } else { Player::You };
    let mut game = Match::new(table, begins);
    let drawn = options.position.is_none().then_some(seed);
    terminal::print(&report::opening(&problem.about, &mut game, drawn))?;
    play(&mut game)?;
    Ok(0)
}

/// Plays until somebody wins, or you leave.
fn play(game: &mut Match<'_>) -> Result<()> {
    let mut input = Input::default();
    loop {
        terminal::print(&report::position(game))?;
        if let Some(outcome) = game.outcome() {
            return terminal::print(&report::outcome(&outcome));
        }
        if game.to_move() == Player::Judge {
            let (turn, reason) = game.reply();
            terminal::print(&report::judge_moves(&turn.made, reason))?;
        } else if !your_turn(game, &mut input)? {
            return Ok(());
        }
    }
}

/// Answers what you type until there is another position; whether you play on.
fn your_turn(game: &mut Match<'_>, input: &mut Input) -> Result<bool> {
    loop {
        let Some(line) = input.line()? else {
            terminal::print(report::left(true))?;
            return Ok(false);
        };
        match Typed::read(game.moves(), &line) {
            Typed::Move(number) => {
                game.make(number);
                return Ok(true);
            }
            Typed::Undo if game.undo() => return Ok(true),
            Typed::Undo => terminal::print(report::nothing_to_undo())?,
            Typed::Hint => terminal::print(&report::hint(game.hint().as_ref()))?,
            Typed::Moves => terminal::print(&report::moves(game))?,
            Typed::Help => terminal::print(report::help())?,
            Typed::Unknown => terminal::print(&report::not_a_move(&line, game.moves()))?,
            Typed::Nothing => {}
            Typed::Quit => {
                terminal::print(report::left(false))?;
                return Ok(false);
            }
        }
    }
}

/// What is typed.
#[derive(Default)]
struct Input {
    /// At a terminal more could be read after the end of the input.
    has_ended: bool,
}

impl Input {
    /// The next line without its end; `None` at the end of the input.
    fn line(&mut self) -> Result<Option<String>> {
        terminal::print(report::PROMPT)?;
        let stdin = std::io::stdin();
        let mut line = vec![];
        if !self.has_ended {
            let read = stdin.lock().take(LONGEST_LINE).read_until(b'\n', &mut line);
            let read = read.context("cannot read standard input")?;
            self.has_ended = !line.ends_with(b"\n") && (read as u64) < LONGEST_LINE;
        }
        let text = harmless(String::from_utf8_lossy(&line).trim());
        // What is typed at a terminal is seen there, but the end of the input does not end the line.
        if !stdin.is_terminal() {
            terminal::print(&report::echo(&text))?;
        } else if self.has_ended {
            terminal::print(&report::echo(""))?;
        }
        Ok((!line.is_empty()).then_some(text))
    }
}
