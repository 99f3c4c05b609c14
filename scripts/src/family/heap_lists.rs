//! Games on lists of heaps that [`heaps`](super::heaps) cannot play: a move may take from several
//! heaps of a list, or a case abbreviates its list.

use std::ops::ControlFlow;

use crate::game::{Game, Visit};
use crate::rules::{Answers, CaseOf, Play, Told, Winning};

/// The rules of a problem of this family. A move is what it takes from each heap of a list.
pub trait ListGame: Answers<Move = Vec<u32>> {
    /// Which lists `deep` plays out, all of them: how many heaps, and up to which size.
    const SPACES: &'static [(usize, u32)];
    /// A list that could come to more lists than this is left to the reference.
    const MOST_PLAYED: u64;

    /// The heaps of a case, in any order; `None` where they are too many or too large.
    fn heaps(&self, case: &CaseOf<Self>) -> Option<Vec<u32>>;
    /// A case with these heaps.
    fn case(&self, heaps: &[u32]) -> CaseOf<Self>;
    /// The rules: shows `to` every move from these heaps. Their order must decide nothing.
    fn moves(&self, heaps: &[u32], to: impl FnMut(&[u32]));
}

/// A [`ListGame`] that can be played.
pub struct HeapLists<G>(pub G);

impl<G: ListGame> Game for HeapLists<G> {
    type Position = Vec<u32>;
    type Move = Vec<u32>;

    /// The order of the heaps is dropped after a move.
    fn moves(
        &self,
        heaps: &Vec<u32>,
        visit: &mut Visit<'_, Vec<u32>, Vec<u32>>,
    ) -> ControlFlow<()> {
        let mut moves = vec![];
        self.0.moves(heaps, |takes| moves.push(takes.to_vec()));
        moves.into_iter().try_for_each(|takes| {
            let left = heaps.iter().zip(&takes).map(|(heap, take)| heap - take);
            let mut left: Vec<_> = left.collect();
            left.sort_unstable();
            visit(takes, left)
        })
    }
}

impl<G: ListGame> Play for HeapLists<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, case: &CaseOf<G>) -> Option<Vec<u32>> {
        let heaps = self.0.heaps(case)?;
        let sizes = heaps.iter().map(|heap| u64::from(*heap) + 1);
        (sizes.fold(1, u64::saturating_mul) <= G::MOST_PLAYED).then_some(heaps)
    }

    /// What is taken from each heap, as the heaps of the case are listed.
    fn tell(&self, _: &CaseOf<G>, made: &Vec<u32>) -> Told {
        made.iter().enumerate().fold(Told::default(), |told, (place, take)| {
            told.and(if place == 0 { "take" } else { "" }, take)
        })
    }

    fn spaces(&self) -> usize {
        G::SPACES.len()
    }

    /// A list is a number to a base, so a move takes from that number.
    fn play_out(
        &self,
        space: usize,
        visit: &mut Winning<'_, CaseOf<G>, Vec<u32>>,
    ) -> ControlFlow<()> {
        let (count, largest) = G::SPACES[space];
        let base = largest as usize + 1;
        let weights: Vec<_> = (0..count as u32).map(|place| base.pow(place)).collect();
        let mut lost: Vec<bool> = vec![];
        let mut winning = vec![];
        for number in 0..base.pow(count as u32) {
            let heaps = weights.iter().map(|weight| (number / weight % base) as u32);
            let heaps: Vec<_> = heaps.collect();
            winning.clear();
            self.0.moves(&heaps, |takes| {
                let places = takes.iter().zip(&weights);
                let taken: usize = places.map(|(take, weight)| *take as usize * weight).sum();
                if lost[number - taken] {
                    winning.push(takes.to_vec());
                }
            });
            lost.push(winning.is_empty());
            visit(&self.0.case(&heaps), &winning)?;
        }
        ControlFlow::Continue(())
    }
}
