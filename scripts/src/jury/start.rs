//! Where a game for people starts: a case as they write it, or a random small one.

use std::ops::{ControlFlow, RangeInclusive};

use super::table::{NoGame, Seat, Start, Table};
use super::truth::Court;
use super::written::{read, write};
use crate::game::Oracle;
use crate::generator::Random;
use crate::rules::{CaseOf, Format, Play};

/// So many moves a random position has, so that there is something to choose but not too much.
const MOVES: RangeInclusive<usize> = 4..=30;
/// How many random positions are looked at, and how many more as long as there is none to play.
const TRIES: usize = 200;
const TRIES_AT_MOST: usize = 2000;
/// How many moves are looked at to play each of them out, and how many for all together.
const BUDGET: usize = 100_000;
const BUDGET_IN_ALL: usize = 3_000_000;
/// The small cases among which one is drawn.
const SMALL: usize = 2047;

/// Sits down to a game; the seed decides what is random in it.
pub(super) fn open<'court, P: Play>(
    court: &'court Court<P>,
    start: Start<'_>,
    seed: u64,
) -> Result<Box<dyn Table + 'court>, NoGame> {
    let case = match start {
        Start::At(text) => read(court, text).map_err(NoGame::NoCase)?,
        Start::Drawn { is_won } => draw(court, seed, is_won).ok_or(NoGame::NothingSmall)?,
    };
    let written = write(court, &case);
    let seat = Seat::take(court, case, written, seed).ok_or(NoGame::TooLarge)?;
    Ok(Box::new(seat))
}

/// A position that can be played out and is won, or lost, for the player who begins: of the first
/// usual shape, which is that of small cases, or of the smallest cases. Where all have too few moves
/// or too many, or may end with the first, one of these; where none is won, or lost, one in which
/// somebody can move.
fn draw<P: Play>(court: &Court<P>, seed: u64, is_won: bool) -> Option<CaseOf<P::Rules>> {
    // Seeds are small: without this, neighbours would draw the same numbers.
    let random = &mut Random::new(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut oracle = Oracle::new(&court.game);
    let shapes = court.game.shapes();
    // The one with the most moves, and how many.
    let (mut decided, mut most) = (None, 0);
    let (mut any, mut left) = (None, BUDGET_IN_ALL);
    for number in 0..TRIES_AT_MOST {
        if number >= TRIES && decided.is_some() {
            break;
        }
        let case = match shapes.first() {
            Some(shape) if random.once_in(2) => Some((shape.draw)(random)),
            _ => court.input.format.small().nth(random.index(SMALL)),
        };
        let Some(case) = case else { continue };
        let Some(position) = court.game.opening(&case) else { continue };
        let Some(next) = few_moves(&court.game, &position).filter(|next| !next.is_empty()) else {
            continue;
        };
        let is_end = |next| few_moves(&court.game, next).is_some_and(|next| next.is_empty());
        let is_interesting = MOVES.contains(&next.len()) && !next.iter().any(is_end);
        if !is_interesting && next.len() <= most {
            continue;
        }
        let before = BUDGET.min(left);
        let mut budget = before;
        let winning = oracle.winning_moves(&position, &mut budget);
        left -= before - budget;
        match winning.is_some_and(|winning| winning.is_empty() != is_won) {
            true if is_interesting => return Some(case),
            true => (decided, most) = (Some(case), next.len()),
            false => any = any.or(Some(case)),
        }
    }
    decided.or(any)
}

/// The positions one move away; `None` where there are too many.
fn few_moves<P: Play>(game: &P, position: &P::Position) -> Option<Vec<P::Position>> {
    let mut reached = vec![];
    let shown = game.moves(position, &mut |_, next| {
        reached.push(next);
        if reached.len() > *MOVES.end() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    shown.is_continue().then_some(reached)
}
