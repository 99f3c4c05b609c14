//! Games of a few heaps in which a move may take from several of them at once.

use std::array;
use std::ops::ControlFlow;

use crate::drawing::{Drawing, rows};
use crate::game::{Game, Visit};
use crate::generator::Random;
use crate::rules::{Answers, Format, Play, Shape, Statement, Told, Winning};

/// The rules of a problem of this family. A case is `K` heaps; a move is what it takes from each.
pub trait TakeGame<const K: usize>:
    Answers<Move = [u32; K], Format: Format<Case = [u32; K]>>
{
    /// `deep` plays out all heaps up to this size.
    const LARGEST: u32;

    /// The rules: shows `to` every move that takes at most so many from each heap. Whatever the
    /// heaps are, they need only hold what a move takes. The order of the moves must decide nothing.
    fn moves(&self, most: &[u32; K], to: impl FnMut([u32; K]));
    /// A move in the statement's notation: what it takes from each heap.
    fn tell(&self, _start: &[u32; K], made: &[u32; K]) -> Told {
        let (first, rest) = made.split_first().expect("there are heaps");
        rest.iter().fold(Told::of([("take", first)]), |told, take| told.and("", take))
    }
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

    fn tell(&self, start: &[u32; K], made: &[u32; K]) -> Told {
        self.0.tell(start, made)
    }

    fn case(&self, _: &[u32; K], heaps: &[u32; K]) -> Option<[u32; K]> {
        Some(*heaps)
    }

    fn drawing(&self, _: &[u32; K], heaps: &[u32; K]) -> Drawing {
        Drawing::Rows(rows(G::INPUT.format.what(), heaps))
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
