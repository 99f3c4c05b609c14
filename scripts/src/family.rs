//! The parts that games of one kind share: how their cases are written, how they are played, and
//! helpers to answer and to prove them.
//!
//! | family | a move |
//! |---|---|
//! | [`heaps`] | changes one heap, alone |
//! | [`every_size`] | changes a heap of a size chosen first |
//! | [`ordered`] | changes one heap of a row that keeps its order |
//! | [`splits`] | replaces one part by several |
//! | [`strips`] | moves a token over free cells |
//! | [`stairs`] | carries from a stair to the next |
//! | [`takes`] | takes from several of a few heaps at once |
//! | [`heap_lists`] | takes from several heaps of a list at once |
//! | [`own`] | anything else |
//!
//! [`letters`], [`lists`], [`columns`], [`rows`], [`tables`], [`brackets`], [`numbers`], [`digits`],
//! [`one_heap`], [`params`], [`bans`] and [`trees`] are forms of input; [`drawn`] keeps random cases of a
//! form small; [`runs`] is a row of cards. [`nim`] is the one room that knows the xor: it serves
//! references and certificates, never what plays. So do [`period`], [`octal`], [`rare`] and
//! [`wythoff`].

pub mod bans;
pub mod brackets;
pub mod columns;
pub mod digits;
pub mod divisors;
pub mod drawn;
pub mod every_size;
pub mod heap_lists;
pub mod heaps;
pub mod letters;
pub mod lists;
pub mod next_to_nim;
pub mod nim;
pub mod numbers;
pub mod octal;
pub mod one_heap;
pub mod ordered;
pub mod own;
pub mod params;
pub mod period;
pub mod rare;
pub mod rows;
pub mod runs;
pub mod splits;
pub mod stairs;
pub mod steady;
pub mod strips;
pub mod tables;
pub mod takes;
pub mod trees;
pub mod values;
pub mod wythoff;

use std::ops::ControlFlow;

use crate::game::Oracle;
use crate::rules::{CaseOf, Play, Winning};

/// Plays the positions out that can be reached from these cases, and shows the cases; the judge
/// numbers what it meets. For games without a numbering of their own.
fn play_from<P: Play>(
    game: &P,
    starts: impl Iterator<Item = CaseOf<P::Rules>>,
    visit: &mut Winning<'_, CaseOf<P::Rules>, P::Move>,
) -> ControlFlow<()> {
    let mut oracle = Oracle::new(game);
    let mut budget = usize::MAX;
    for case in starts {
        let position = game.position(&case).expect("what deep starts from can be played");
        let winning = oracle.winning_moves(&position, &mut budget);
        visit(&case, &winning.expect("the budget is endless"))?;
    }
    ControlFlow::Continue(())
}
