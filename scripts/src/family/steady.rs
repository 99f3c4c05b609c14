//! Whether large heaps all move alike, by a look at the moves.

use std::collections::BTreeSet;

use itertools::Itertools;

use super::values::Moves;
use crate::rules::Steady;

/// The moves of the heaps of one size, as differences, compared with those of the size before.
#[derive(Default)]
pub struct Signature {
    /// By how much the number of the heap becomes less, and its size.
    now: Vec<(u32, u32)>,
    before: Vec<(u32, u32)>,
    /// The size from which on all have had the same moves.
    from: u32,
}

/// Heaps with more moves than this are not compared.
const MOST_MOVES: usize = 1000;

impl Signature {
    /// One more move of a heap of the present size.
    pub fn add(&mut self, number: u32, to: u32, states: u32) {
        if self.now.len() <= MOST_MOVES {
            self.now.push((number - to, number / states - to / states));
        }
    }

    /// The next size follows.
    pub fn end(&mut self, size: u32) {
        if self.now != self.before || self.now.len() > MOST_MOVES {
            self.from = size;
        }
        std::mem::swap(&mut self.now, &mut self.before);
        self.now.clear();
    }

    /// `None` where the moves were the same for less than half of all sizes.
    pub fn steady(&self, sizes: u32) -> Option<Steady> {
        let takes = self.before.iter().map(|(_, take)| *take).sorted().dedup().collect();
        let steady = Steady { takes, parts: 1, from: self.from, is_stated: false };
        (steady.from <= sizes / 2).then_some(steady)
    }
}

/// Heaps that are parted are compared up to this size.
const LARGEST: u32 = 60;
/// Heaps that are parted in more ways are not compared.
const MOST_WAYS: usize = 5000;

/// Of heaps that moves take from and part in any way. `None` where they do something else.
pub fn of_splits(moves: &Moves<'_>, sizes: u32) -> Option<Steady> {
    let largest = LARGEST.min(sizes.checked_sub(1)?);
    let kinds = (1..=largest).map(|size| kinds(moves, size)).collect::<Option<Vec<_>>>()?;
    let last = kinds.last()?;
    let alike = kinds.iter().rev().take_while(|kinds| *kinds == last).count() as u32;
    let from = largest + 1 - alike;
    let takes: Vec<_> = last.iter().map(|(take, _)| *take).dedup().collect();
    let parts = last.iter().map(|(_, parts)| *parts).max()?;
    (from <= largest / 2).then_some(Steady { takes, parts, from, is_stated: false })
}

/// How much each move of this heap takes, and how many parts it leaves; `None` where the rest is not
/// parted in all ways.
fn kinds(moves: &Moves<'_>, size: u32) -> Option<BTreeSet<(u32, u32)>> {
    let mut ways = BTreeSet::new();
    moves(size, &mut |left| {
        if ways.len() <= MOST_WAYS {
            ways.insert(left.iter().copied().filter(|part| *part > 0).sorted().collect_vec());
        }
    });
    let kind = |parts: &Vec<u32>| Some((size.checked_sub(parts.iter().sum())?, parts.len() as u32));
    let kinds = ways.iter().map(kind).collect::<Option<Vec<_>>>()?;
    let all = |((take, parts), count)| count == partitions(size - take, parts);
    let is_complete =
        ways.len() <= MOST_WAYS && kinds.iter().copied().counts().into_iter().all(all);
    is_complete.then(|| kinds.into_iter().collect())
}

/// How many ways there are to part a number.
fn partitions(number: u32, parts: u32) -> usize {
    match (number, parts) {
        (0, 0) => 1,
        (_, 0) => 0,
        _ if parts > number => 0,
        // With a part of 1, or with all parts lessened by 1.
        _ => partitions(number - 1, parts - 1) + partitions(number - parts, parts),
    }
}
