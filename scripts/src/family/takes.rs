//! Games in which a move may take from several heaps at once: from a few, or from a list of them.

use std::array;
use std::ops::ControlFlow;

use crate::game::{Game, Visit};
use crate::generator::Random;
use crate::rules::{Answers, Format, Play, Shape, Statement, Winning};

/// The rules of a problem of this family. A case is `K` heaps; a move is what it takes from each.
pub trait TakeGame<const K: usize>:
    Answers<Move = [u32; K], Format: Format<Case = [u32; K]>>
{
    /// `deep` plays out all heaps up to this size.
    const LARGEST: u32;

    /// The rules: shows `to` every move that takes at most so many from each heap. Whatever the
    /// heaps are, they need only hold what a move takes. The order of the moves must decide nothing.
    fn moves(&self, most: &[u32; K], to: impl FnMut([u32; K]));
    /// A lost position that is like this one, since random positions are nearly always won.
    fn lost_like(heaps: &[u32; K]) -> [u32; K];
}

/// A [`TakeGame`] that can be played.
pub struct Takes<G, const K: usize>(pub G);

/// A case that could come to more positions than this is left to the reference.
const MOST_PLAYED: u64 = 100_000;

impl<G: TakeGame<K>, const K: usize> Game for Takes<G, K> {
    type Position = [u32; K];
    type Move = [u32; K];

    fn moves(
        &self,
        heaps: &[u32; K],
        visit: &mut Visit<'_, [u32; K], [u32; K]>,
    ) -> ControlFlow<()> {
        let mut moves = vec![];
        self.0.moves(heaps, |takes| moves.push(takes));
        moves
            .into_iter()
            .try_for_each(|takes| visit(takes, array::from_fn(|place| heaps[place] - takes[place])))
    }
}

impl<G: TakeGame<K>, const K: usize> Play for Takes<G, K> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, heaps: &[u32; K]) -> Option<[u32; K]> {
        let sizes = heaps.iter().map(|heap| u64::from(*heap) + 1);
        (sizes.fold(1, u64::saturating_mul) <= MOST_PLAYED).then_some(*heaps)
    }

    fn shapes(&self) -> Vec<Shape<[u32; K]>> {
        let shapes = G::INPUT.format.shapes().into_iter();
        let near_lost = |Shape { name, draw }: Shape<_>| {
            Shape::new(name, move |random| {
                let heaps = draw(random);
                near_lost::<G, K>(random, heaps)
            })
        };
        shapes.map(near_lost).collect()
    }

    fn spaces(&self) -> usize {
        1
    }

    /// From every lost position backwards: a move that leads there wins. The heaps are a number to a
    /// base, so what leads there has a larger number.
    fn play_out(&self, _: usize, visit: &mut Winning<'_, [u32; K], [u32; K]>) -> ControlFlow<()> {
        let base = G::LARGEST as usize + 1;
        let weights: [usize; K] = array::from_fn(|place| base.pow(place as u32));
        let number_of = |heaps: &[u32; K]| -> usize {
            heaps.iter().zip(weights).map(|(heap, weight)| *heap as usize * weight).sum()
        };
        // The winning moves of a position are a chain: the last one found, which links to the others.
        const NONE: u32 = u32::MAX;
        let mut last = vec![NONE; base.pow(K as u32)];
        let mut links = vec![];
        let mut winning = vec![];
        for number in 0..last.len() {
            let heaps = weights.map(|weight| (number / weight % base) as u32);
            winning.clear();
            let mut link = last[number];
            while link != NONE {
                let (takes, before) = links[link as usize];
                winning.push(takes);
                link = before;
            }
            if winning.is_empty() {
                let room = heaps.map(|heap| G::LARGEST - heap);
                self.0.moves(&room, |takes| {
                    let from = number + number_of(&takes);
                    links.push((takes, last[from]));
                    last[from] = links.len() as u32 - 1;
                });
            }
            visit(&heaps, &winning)?;
        }
        ControlFlow::Continue(())
    }
}

/// Half of the time a lost position instead, or one that a single stick tells from it.
fn near_lost<G: TakeGame<K>, const K: usize>(random: &mut Random, heaps: [u32; K]) -> [u32; K] {
    let mut near = G::lost_like(&heaps);
    if random.once_in(4) {
        let heap = &mut near[random.index(K)];
        *heap = if random.once_in(2) { *heap + 1 } else { heap.saturating_sub(1) };
    }
    let allowed = <G as Statement>::INPUT.format.allows(&near);
    if allowed && random.once_in(2) { near } else { heaps }
}

/// The rules of a problem of this family in which a case is a list of heaps. A move is what it takes
/// from each.
pub trait ListTakeGame: Answers<Move = Vec<u32>, Format: Format<Case = Vec<u32>>> {
    /// Which lists `deep` plays out, all of them: how many heaps, and up to which size.
    const SPACES: &'static [(usize, u32)];

    /// The rules: shows `to` every move from these heaps. The order of the heaps must decide nothing.
    fn moves(&self, heaps: &[u32], to: impl FnMut(&[u32]));
}

/// A list that could come to more positions than this is left to the reference: from each of them
/// there may be nearly as many moves.
const MOST_PLAYED_OF_A_LIST: u64 = 1 << 12;

/// A [`ListTakeGame`] that can be played.
pub struct TakesOfLists<G>(pub G);

impl<G: ListTakeGame> Game for TakesOfLists<G> {
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
            let mut left: Vec<_> =
                heaps.iter().zip(&takes).map(|(heap, take)| heap - take).collect();
            left.sort_unstable();
            visit(takes, left)
        })
    }
}

impl<G: ListTakeGame> Play for TakesOfLists<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, heaps: &Vec<u32>) -> Option<Vec<u32>> {
        let sizes = heaps.iter().map(|heap| u64::from(*heap) + 1);
        (sizes.fold(1, u64::saturating_mul) <= MOST_PLAYED_OF_A_LIST).then(|| heaps.clone())
    }

    fn spaces(&self) -> usize {
        G::SPACES.len()
    }

    /// A list is a number to a base, so a move takes from that number.
    fn play_out(
        &self,
        space: usize,
        visit: &mut Winning<'_, Vec<u32>, Vec<u32>>,
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
                let taken =
                    takes.iter().zip(&weights).map(|(take, weight)| *take as usize * weight);
                if lost[number - taken.sum::<usize>()] {
                    winning.push(takes.to_vec());
                }
            });
            lost.push(winning.is_empty());
            visit(&heaps, &winning)?;
        }
        ControlFlow::Continue(())
    }
}
