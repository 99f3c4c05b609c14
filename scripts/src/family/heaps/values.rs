//! Grundy values of single heaps, by play.

use super::{HeapCase, HeapGame, ParamsOf};
use crate::family::lists::Number;
use crate::family::nim::mex;
use crate::family::values::OneHeap;
use crate::rules::{Broken, CaseOf, End, Format, HeapValues, Told, Watch};

/// How many parameters are shown where nobody has chosen any.
const FEW_PARAMS: usize = 12;

/// The values of heaps up to a size, under the parameters of this case or under a few.
pub fn of_heaps<G: HeapGame>(
    game: &G,
    case: Option<&CaseOf<G>>,
    up_to: u32,
    watch: &Watch<'_>,
) -> Vec<HeapValues> {
    let chosen = || game.params().into_iter().take(FEW_PARAMS).collect();
    let params: Vec<_> = case.map_or_else(chosen, |case| vec![case.params().clone()]);
    let mut values: Vec<HeapValues> = vec![];
    for params in &params {
        let heap = OneHeap {
            params: Told::plainly(params).to_string(),
            lowest: G::LOWEST,
            states: G::STATES,
            stated: game.steady(params).map(|take| (take, 1)),
            moves: &|heap, left| game.moves(params, heap, |to| left(&[to])),
        };
        values.push(heap.explore(up_to, watch));
        if values.last().is_some_and(|values| values.end == End::Interrupted) {
            break;
        }
    }
    values
}

/// For every heap below `end` whether the player to move wins, by the rules alone.
pub fn winning_heaps<G: HeapGame>(game: &G, params: &ParamsOf<G>, end: u32) -> Vec<bool> {
    let mut wins: Vec<bool> = vec![];
    for heap in 0..end {
        let mut wins_here = false;
        game.moves(params, heap, |to| wins_here |= !wins[to as usize]);
        wins.push(wins_here);
    }
    wins
}

/// For every heap up to `largest` the Nim heap next to which it is lost, found by playing every heap
/// next to every Nim heap up to `most`: the heap's Grundy value, by the rules alone.
///
/// # Panics
/// When `most` is too small.
pub fn grundy_values<G: HeapGame>(
    game: &G,
    params: &ParamsOf<G>,
    largest: u32,
    most: u32,
) -> Vec<u32> {
    let width = most as usize + 1;
    let mut lost = vec![false; (largest as usize + 1) * width];
    let first = G::LOWEST * G::STATES;
    let mut values = vec![0; first as usize];
    for heap in first..=largest {
        let here = heap as usize * width;
        for nim in 0..width {
            let mut wins = lost[here..here + nim].contains(&true);
            game.moves(params, heap, |to| wins |= lost[to as usize * width + nim]);
            lost[here + nim] = !wins;
        }
        let value = lost[here..here + width].iter().position(|lost| *lost);
        values.push(value.expect("`most` is large enough") as u32);
    }
    values
}

/// The most moves that are looked at for the values of heaps: about a second's work.
const MOST_MOVES: usize = 5_000_000;

/// The Grundy value of every heap up to `largest`, by the theory of sums; `None` where that takes too
/// many moves.
pub(super) fn values_by_mex<G: HeapGame>(
    game: &G,
    params: &ParamsOf<G>,
    largest: u32,
) -> Option<Vec<u64>> {
    let mut moves = 0;
    let first = G::LOWEST * G::STATES;
    let mut values = vec![0; first as usize];
    for heap in first..=largest {
        let mut reached = vec![];
        game.moves(params, heap, |to| reached.push(values[to as usize]));
        moves += reached.len();
        if moves > MOST_MOVES {
            return None;
        }
        values.push(mex(reached));
    }
    Some(values)
}

/// Checks what the solution takes single heaps for against their Grundy values.
///
/// # Errors
/// Names the first heap that is taken for another value, and a case that shows it: next to a heap of
/// that value it is taken for lost.
pub fn certify<G: HeapGame>(
    mut heaps: impl Iterator<Item = u32>,
    value: impl Fn(u32) -> u64,
    taken_for: impl Fn(u32) -> u64,
) -> Result<(), Broken<CaseOf<G>>> {
    let Some(heap) = heaps.find(|heap| taken_for(*heap) != value(*heap)) else { return Ok(()) };
    let (value_by_rules, taken_for) = (value(heap), taken_for(heap));
    let reason = format!(
        "a heap of {heap} has Grundy value {value_by_rules} by the rules, but is taken for \
         {taken_for}"
    );
    let pair = |other: u32| {
        let heaps = [other, heap].map(|heap| Number::of(heap.into()));
        <CaseOf<G>>::new(Default::default(), heaps.into())
    };
    let mut others = (G::LOWEST..heap).filter(|other| value(*other) == taken_for).map(pair);
    Err(Broken { reason, case: others.find(|case| G::INPUT.format.allows(case)) })
}
