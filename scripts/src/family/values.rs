//! The Grundy values of single heaps by their moves, and whether these values have a period.
//!
//! A heap is lost next to a Nim heap iff no move in either of them leads to two that are lost
//! together. So each size is lost next to one Nim heap only, the smallest that no move leads to.

use std::panic::{AssertUnwindSafe, catch_unwind};

use itertools::Itertools;

use super::nim::nim_sum;
use super::period;
use super::steady::{self, Signature};
use crate::rules::{End, HeapValues, Period, Proof, Steady, Watch};

/// The game of one heap.
pub struct OneHeap<'game> {
    /// The parameters of the rules, as they are shown.
    pub params: String,
    /// The smallest size.
    pub lowest: u32,
    /// A heap is the number `size * states + state`; games start in state 0.
    pub states: u32,
    /// The most that a move takes and the most heaps that it leaves, where the rules say that all
    /// larger heaps move alike.
    pub stated: Option<(u32, u32)>,
    pub moves: &'game Moves<'game>,
}

/// Shows the heaps that each move of the heap with this number leaves.
pub type Moves<'game> = dyn Fn(u32, &mut dyn FnMut(&[u32])) + 'game;

/// How many moves may be looked at before the user is asked.
const AT_ONCE: usize = 100_000;

impl OneHeap<'_> {
    /// The values of all sizes up to this one, unless `watch` ends it before.
    pub fn explore(&self, up_to: u32, watch: &Watch<'_>) -> HeapValues {
        let mut table = Table::new(self);
        // The rules may have a table of their own, which ends somewhere.
        let filled = catch_unwind(AssertUnwindSafe(|| table.fill(self, up_to, watch)));
        let states = self.states as usize;
        let known = (table.values.len() / states).max(self.lowest as usize);
        let end = filled.unwrap_or(End::Panic(known as u32));
        let columns = &table.values[..known * states];
        let steady = self.steady(&table, known as u32);
        HeapValues {
            params: self.params.clone(),
            lowest: self.lowest,
            values: columns.iter().copied().step_by(states).skip(self.lowest as usize).collect(),
            period: self.period(columns, steady.as_ref()),
            steady,
            end,
        }
    }

    /// What is seen, together with what the rules say themselves: some moves need larger heaps than
    /// those that are seen.
    fn steady(&self, table: &Table, sizes: u32) -> Option<Steady> {
        let seen = if table.most_parts <= 1 {
            table.signature.steady(sizes)
        } else {
            steady::of_splits(self.moves, sizes)
        };
        let Some((take, parts)) = self.stated else { return seen };
        let from = take + parts.max(self.lowest);
        let too_few = || Steady { takes: vec![], parts: 0, from, is_stated: false };
        let seen = seen.or_else(|| (sizes <= 2 * from).then(too_few))?;
        if seen.largest_take() > take || seen.parts > parts {
            return Some(seen);
        }
        let takes = seen.takes.iter().copied().chain([take]).dedup().collect();
        Some(Steady { takes, parts, from: seen.from.max(from), is_stated: true })
    }

    /// The period of the values by number, if one is seen.
    fn period(&self, values: &[u32], steady: Option<&Steady>) -> Option<Period> {
        let states = self.states as usize;
        let columns = &values[self.lowest as usize * states..];
        let column = |place: usize| &columns[place * states..][..states];
        let sizes = columns.len() / states;
        let (from, length) = period::seen(sizes, |one, other| column(one) == column(other))?;
        let (from, length) = (self.lowest + from as u32, length as u32);
        let largest = self.lowest as u64 + sizes as u64 - 1;
        let proof = steady.map_or(Proof::Unknown, |steady| {
            let needed = period::proved_by(from, length, steady);
            let up_to = u32::try_from(needed).unwrap_or(u32::MAX);
            match (needed <= largest, steady.is_stated) {
                (false, _) => Proof::Further { up_to },
                (true, false) => Proof::IfSteady { up_to },
                (true, true) => Proof::Done { up_to },
            }
        });
        Some(Period { length, from, proof })
    }
}

/// The values found so far, by the number of the heap.
struct Table {
    values: Vec<u32>,
    /// For each value the last number that had a move worth it.
    worth: Vec<u32>,
    most_parts: usize,
    signature: Signature,
}

impl Table {
    fn new(heap: &OneHeap<'_>) -> Self {
        // Nothing is below the smallest size.
        let values = vec![0; (heap.lowest * heap.states) as usize];
        Self { values, worth: vec![], most_parts: 0, signature: Signature::default() }
    }

    fn fill(&mut self, heap: &OneHeap<'_>, up_to: u32, watch: &Watch<'_>) -> End {
        let Self { values, worth, most_parts, signature } = self;
        let (mut looked_at, mut sizes) = (0, 0);
        for number in heap.lowest * heap.states..(up_to + 1) * heap.states {
            let size = number / heap.states;
            let mut wrong = None;
            (heap.moves)(number, &mut |left| {
                looked_at += 1;
                if let Some(part) = left.iter().find(|part| **part >= number) {
                    wrong = Some(part / heap.states);
                    return;
                }
                let value = match left {
                    [one] => {
                        signature.add(number, *one, heap.states);
                        values[*one as usize]
                    }
                    _ => nim_sum(left.iter().map(|part| values[*part as usize].into())) as u32,
                };
                *most_parts = (*most_parts).max(left.len());
                if worth.len() <= value as usize {
                    worth.resize(value as usize + 1, u32::MAX);
                }
                worth[value as usize] = number;
            });
            if let Some(to) = wrong {
                return End::NotSmaller { size, to };
            }
            let value = worth.iter().position(|last| *last != number).unwrap_or(worth.len());
            values.push(value as u32);
            if (number + 1) % heap.states == 0 {
                signature.end(size);
                sizes += 1;
                if looked_at + sizes >= AT_ONCE {
                    if watch(sizes).is_break() {
                        return End::Interrupted;
                    }
                    (looked_at, sizes) = (0, 0);
                }
            }
        }
        let _ = watch(sizes);
        End::Asked
    }
}
