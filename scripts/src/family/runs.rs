//! Cards in a row, from which moves take some that lie next to each other.

use std::iter::repeat_n;
use std::ops::ControlFlow;

use itertools::Itertools;

use crate::generator::Random;

/// The cards that are left, and how many a move takes at least and at most.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Cards {
    pub left: Vec<bool>,
    pub least: usize,
    pub most: usize,
}

/// The first card taken, counted from 1, and how many are.
pub type Taken = (usize, usize);

impl Cards {
    pub fn new(cards: usize, least: usize, most: usize) -> Self {
        Self { left: vec![true; cards], least, most }
    }

    /// The first card of every run that is left, and its length, which may be 0.
    pub fn runs(&self) -> impl Iterator<Item = (usize, usize)> {
        let mut next = 1;
        self.left.split(|is_left| !is_left).map(move |run| {
            let first = next;
            next += run.len() + 1;
            (first, run.len())
        })
    }

    /// Every legal move, the shortest first.
    pub fn moves(&self, visit: &mut dyn FnMut(Taken) -> ControlFlow<()>) -> ControlFlow<()> {
        for length in self.least..=self.most {
            for (first, run) in self.runs() {
                (first + length..=first + run).try_for_each(|end| visit((end - length, length)))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The cards that are left after this move, if it is legal.
    pub fn without(&self, &(card, length): &Taken) -> Option<Self> {
        let start = card.checked_sub(1)?;
        let taken = start..start.checked_add(length)?;
        let are_left = self.left.get(taken.clone())?.iter().all(|is_left| *is_left);
        (are_left && (self.least..=self.most).contains(&length)).then(|| {
            let mut next = self.clone();
            next.left[taken].fill(false);
            next
        })
    }

    /// The runs in order of length, without those that are too short for a move.
    pub fn in_order(self) -> Self {
        let lengths = self.runs().map(|(_, run)| run).filter(|run| *run >= self.least);
        let left = lengths.sorted().flat_map(|run| repeat_n(true, run).chain([false])).collect();
        Self { left, ..self }
    }

    pub fn any_move(&self, random: &mut Random) -> Option<Taken> {
        let runs: Vec<_> = self.runs().filter(|(_, run)| *run >= self.least).collect();
        let (first, run) = *(!runs.is_empty()).then(|| random.pick(&runs))?;
        let length = self.least + random.index(self.most.min(run) - self.least + 1);
        Some((first + random.index(run - length + 1), length))
    }

    /// The numbers of the cards, and a dot for each that is gone.
    pub fn show(&self) -> String {
        let cards = self.left.iter().zip(1..);
        cards.map(|(left, card)| if *left { format!("{card}") } else { "·".into() }).join(" ")
    }
}

/// The Grundy values of all runs up to so many cards.
pub fn values(cards: usize, least: usize, most: usize) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    // No value is larger than the number of cards, so no xor of two is twice that.
    let mut is_reached = vec![false; 2 * cards + 2];
    for run in 0..=cards {
        is_reached.fill(false);
        for rest in (least..=most.min(run)).map(|length| run - length) {
            for (left, right) in values[..=rest].iter().zip(values[..=rest].iter().rev()) {
                is_reached[(left ^ right) as usize] = true;
            }
        }
        let value = is_reached.iter().position(|is_reached| !is_reached);
        values.push(value.expect("some number is never reached") as u64);
    }
    values
}
