//! Where a game for people starts: a case as they write it, or a random small one.

use std::ops::RangeInclusive;

use super::board::Board;
use super::table::{NoGame, Seat, Start, Table};
use crate::generator::Random;

/// So many moves a random position has, so that there is something to choose but not too much.
const MOVES: RangeInclusive<usize> = 4..=30;
/// How many random positions are looked at, and how many more as long as there is none to play.
const TRIES: usize = 200;
const TRIES_AT_MOST: usize = 2000;
/// How many moves are looked at to play each of them out, and how many for all together.
const BUDGET: usize = 100_000;
const BUDGET_IN_ALL: usize = 3_000_000;

/// Sits down to a game; the seed decides what is random in it.
///
/// # Errors
/// Where no game can start there.
pub fn open<'court>(
    mut board: Box<dyn Board + 'court>,
    start: Start<'_>,
    seed: u64,
) -> Result<Box<dyn Table + 'court>, NoGame> {
    match start {
        Start::At(text) => board.start_at(text).map_err(NoGame::NoCase)?,
        Start::Drawn { is_won } => {
            let drawn = draw(&mut *board, seed, is_won).ok_or(NoGame::NothingSmall)?;
            board.start_at(&drawn).map_err(NoGame::NoCase)?;
        }
    }
    Ok(Box::new(Seat::take(board, seed).ok_or(NoGame::TooLarge)?))
}

/// A position that can be played out and is won, or lost, for the player who begins: of the first
/// usual shape, which is that of small cases, or of the smallest cases. Where all have too few moves
/// or too many, or may end with the first, one of these; where none is won, or lost, one in which
/// somebody can move.
fn draw(board: &mut dyn Board, seed: u64, is_won: bool) -> Option<String> {
    // Seeds are small: without this, neighbours would draw the same numbers.
    let random = &mut Random::new(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    // The one with the most moves, and how many.
    let (mut decided, mut most) = (None, 0);
    let (mut any, mut left) = (None, BUDGET_IN_ALL);
    for number in 0..TRIES_AT_MOST {
        if number >= TRIES && decided.is_some() {
            break;
        }
        if !board.start_anywhere(random) || !board.open() {
            continue;
        }
        let Some(next) = board.moves(0, *MOVES.end()).filter(|next| !next.is_empty()) else {
            continue;
        };
        let mut is_end = |next| board.moves(next, *MOVES.end()).is_some_and(|next| next.is_empty());
        let is_interesting = MOVES.contains(&next.len()) && !next.clone().any(&mut is_end);
        if !is_interesting && next.len() <= most {
            continue;
        }
        let before = BUDGET.min(left);
        let mut budget = before;
        let winning = board.how_many_win(0, &mut budget);
        left -= before - budget;
        match winning.is_some_and(|winning| (winning > 0) == is_won) {
            true if is_interesting => return Some(board.written()),
            true => (decided, most) = (Some(board.written()), next.len()),
            false => any = any.or_else(|| Some(board.written())),
        }
    }
    decided.or(any)
}
