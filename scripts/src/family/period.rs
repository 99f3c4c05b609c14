//! Subtraction games: the values of one heap repeat, and here is why.

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
