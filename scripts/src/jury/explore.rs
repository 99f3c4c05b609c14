//! Lost positions, winning moves and values by the rules alone, before there is a solution.

use std::ops::ControlFlow;

use super::table::NoGame;
use super::truth::Court;
use super::written;
use crate::game::Oracle;
use crate::rules::{CaseOf, End, Explored, Format, Found, Outcome, Play, Statement, Watch};

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

pub(super) fn explore<P: Play>(
    court: &Court<P>,
    wanted: &Wanted<'_>,
    watch: &Watch<'_>,
) -> Result<Explored, NoGame> {
    let case = wanted.case.map(|text| written::read(court, text)).transpose();
    let case = case.map_err(NoGame::NoCase)?;
    let mut oracle = Oracle::new(&court.game);
    let played = case.as_ref().map(|case| outcome(court, &mut oracle, case, BUDGET));
    let played = played.map(|played| played.ok_or(NoGame::TooLarge)).transpose()?;
    let found = match court.game.heap_values(case.as_ref(), wanted.up_to, watch) {
        Some(values) => Found::Heaps(values),
        None => positions(court, &mut oracle, wanted.up_to, watch),
    };
    let format = &court.input.format;
    let example = format.small().next().map(|case| format.line(&case));
    Ok(Explored { found, case: played.map(|(outcome, _)| outcome), example })
}

fn positions<P: Play>(
    court: &Court<P>,
    oracle: &mut Oracle<'_, P>,
    count: u32,
    watch: &Watch<'_>,
) -> Found {
    let (mut outcomes, mut end, mut budget) = (vec![], End::Asked, BUDGET_IN_ALL);
    for case in court.input.format.small().take(count as usize) {
        let Some((outcome, cost)) = outcome(court, oracle, &case, BUDGET.min(budget)) else {
            end = End::TooLarge;
            break;
        };
        budget -= cost;
        outcomes.push(outcome);
        if watch(1) == ControlFlow::Break(()) {
            end = End::Interrupted;
            break;
        }
    }
    Found::Positions { outcomes, end }
}

/// Who wins a case, and how many moves were looked at.
fn outcome<P: Play>(
    court: &Court<P>,
    oracle: &mut Oracle<'_, P>,
    case: &CaseOf<P::Rules>,
    budget: usize,
) -> Option<(Outcome, usize)> {
    let position = court.game.position(case)?;
    let mut left = budget;
    let winning = oracle.winning_moves(&position, &mut left)?;
    let mut moves = 0;
    let _ = court.game.moves(&position, &mut |_, _| {
        moves += 1;
        ControlFlow::Continue(())
    });
    let winning = winning.iter().map(|made| court.game.tell(case, made).to_string()).collect();
    let position = <P::Rules as Statement>::INPUT.format.line(case);
    Some((Outcome { position, moves, winning }, budget - left))
}
