//! Values of one heap that repeat, and why they do.

use super::nim::mex;

/// The Grundy values of one heap, by the rules, as far as it takes to prove their period.
pub struct Period {
    values: Vec<u64>,
    pub length: usize,
}

impl Period {
    /// A value depends on those of the heaps that the takes lead to, at most the largest take below.
    /// So when that many values in a row come back after some steps, everything from there on comes
    /// back, for ever.
    pub fn of(takes: &[u32]) -> Self {
        let window = takes.iter().max().map_or(0, |take| *take as usize);
        let mut values: Vec<u64> = vec![];
        loop {
            let below = |take: &u32| values.len().checked_sub(*take as usize);
            let reached = takes.iter().filter_map(below).map(|heap| values[heap]);
            values.push(mex(reached.collect()));
            let comes_back = |length: &usize| values[*length..].starts_with(&values[..window]);
            let longest = values.len().saturating_sub(window);
            if let Some(length) = (1..=longest).find(comes_back) {
                return Self { values, length };
            }
        }
    }

    pub fn value(&self, heap: u32) -> u64 {
        self.values[heap as usize % self.length]
    }
}

/// What is known of every heap, however large: it repeats from some heap on.
pub struct Repeating<T> {
    pub(super) known: Vec<T>,
    pub from: usize,
    pub length: usize,
}

impl<T: PartialEq> Repeating<T> {
    /// What is `known` of a heap of at least `window` depends, always in the same way, on what is
    /// known of the `window` heaps below it. So when all of these come back after some steps, then
    /// everything from there on comes back, for ever. `None` where they do not come back among
    /// these.
    pub fn of(known: Vec<T>, window: usize) -> Option<Self> {
        let windows = || known.windows(window).enumerate();
        let came_before = |(place, last)| {
            let (from, _) = windows().take(place).find(|(_, earlier)| *earlier == last)?;
            Some((from, place - from))
        };
        let (from, length) = windows().find_map(came_before)?;
        Some(Self { known, from, length })
    }

    pub fn of_heap(&self, heap: u64) -> &T {
        let (from, length) = (self.from as u64, self.length as u64);
        let known = if heap < from { heap } else { from + (heap - from) % length };
        &self.known[known as usize]
    }
}
