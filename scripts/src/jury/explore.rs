//! Lost positions, winning moves and values by the rules alone, before there is a solution.

use std::ops::ControlFlow;

use super::board::Board;
use super::table::NoGame;
use crate::rules::{End, Explored, Found, Watch};

/// The question.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a> {
    /// The largest heap, or how many positions where they are no heaps.
    pub up_to: u32,
    /// A case, written as in an input; `|` or `/` ends a line.
    pub case: Option<&'a str>,
}

/// How many moves are looked at to play one position.
const BUDGET: usize = 3_000_000;
/// And all of them, since every position seen is remembered.
const BUDGET_IN_ALL: usize = 60_000_000;

/// All that the rules alone tell. `watch` may end the search; then it is what was found so far.
///
/// # Errors
/// Where the case that is asked about is none of the statement, or too large to be played.
pub fn explore(
    mut board: Box<dyn Board + '_>,
    wanted: &Wanted<'_>,
    watch: &Watch<'_>,
) -> Result<Explored, NoGame> {
    let mut case = None;
    if let Some(text) = wanted.case {
        board.start_at(text).map_err(NoGame::NoCase)?;
        case = Some(board.outcome(&mut { BUDGET }).ok_or(NoGame::TooLarge)?);
    }
    let found = match board.heap_values(wanted.up_to, watch) {
        Some(values) => Found::Heaps(values),
        None => positions(&mut *board, wanted.up_to, watch),
    };
    Ok(Explored { found, case, example: board.example() })
}

fn positions(board: &mut dyn Board, count: u32, watch: &Watch<'_>) -> Found {
    let (mut outcomes, mut end, mut budget) = (vec![], End::Asked, BUDGET_IN_ALL);
    while outcomes.len() < count as usize && board.start_at_next() {
        let given = BUDGET.min(budget);
        let mut left = given;
        let Some(outcome) = board.outcome(&mut left) else {
            end = End::TooLarge;
            break;
        };
        budget -= given - left;
        outcomes.push(outcome);
        if watch(1) == ControlFlow::Break(()) {
            end = End::Interrupted;
            break;
        }
    }
    Found::Positions { outcomes, end }
}
