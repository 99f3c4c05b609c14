//! Games in which a move replaces one part by several: a heap by smaller heaps, a string by what is
//! left of it on both sides.

use std::any::Any;
use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use super::nim::{advice, mex, nim_sum};
use super::play_from;
use super::values::OneHeap;
use crate::drawing::{Advice, Drawing, rows};
use crate::game::{Game, Visit};
use crate::rules::{Answers, CaseOf, HeapValues, Play, Told, Watch, Winning};

/// The rules of a problem of this family.
pub trait SplitGame: Answers<Move = Split<Self::Step>> {
    /// The name of a part.
    const PART: &'static str = "heap";
    /// It is a `u32` only where parts are heaps, and then their size.
    type Part: Clone + Debug + Hash + Ord + Send + Sync + 'static;
    /// How a statement tells a move of one part, such as the number of heaps that it makes.
    type Step: Clone + Debug + PartialEq + Send + Sync;

    /// `None` where the case cannot be written as parts.
    fn parts(&self, case: &CaseOf<Self>) -> Option<Vec<Self::Part>>;
    /// The rules: shows `to` every step of one part and what it leaves of the part.
    fn moves(
        &self,
        part: &Self::Part,
        to: &mut Visit<'_, Self::Step, Vec<Self::Part>>,
    ) -> ControlFlow<()>;
    /// A part as it is best seen.
    fn show(&self, part: &Self::Part) -> String {
        format!("{part:?}")
    }
    /// A move in the statement's notation: which part, and the step.
    fn tell(&self, _start: &CaseOf<Self>, made: &Split<Self::Step>) -> Told {
        let step = Told::plainly(&made.step);
        step.words().fold(Told::of([(Self::PART, made.index + 1)]), |told, word| told.and("", word))
    }
    /// The most that a move takes and the most heaps that it leaves, if all larger heaps have the same
    /// takes, and the same of these part the rest in any way into so many heaps: then a period of
    /// their values can be proved.
    fn steady(&self) -> Option<(u32, u32)> {
        None
    }
    /// The cases that `deep` plays out, smallest first; several spaces share the cores.
    fn starts(&self) -> Vec<Box<dyn Iterator<Item = CaseOf<Self>> + '_>>;
}

/// The move of this family: one part makes a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Split<S> {
    /// Which part, counted from 0.
    pub index: usize,
    pub step: S,
}

/// Where a part can be played for longer than this, no values are told: to find them goes as deep.
const LONGEST_ADVISED: usize = 1000;

/// A [`SplitGame`] that can be played.
pub struct Splits<G>(pub G);

impl<G: SplitGame> Game for Splits<G> {
    type Position = Vec<G::Part>;
    type Move = Split<G::Step>;

    fn moves(
        &self,
        parts: &Self::Position,
        visit: &mut Visit<'_, Self::Move, Self::Position>,
    ) -> ControlFlow<()> {
        for (index, part) in parts.iter().enumerate() {
            self.0.moves(part, &mut |step, left| {
                let next = [&parts[..index], &left, &parts[index + 1..]].concat();
                visit(Split { index, step }, next)
            })?;
        }
        ControlFlow::Continue(())
    }

    fn normal(&self, mut parts: Self::Position) -> Self::Position {
        parts.sort_unstable();
        parts
    }

    fn cost(&self, parts: &Self::Position) -> usize {
        1 + parts.len()
    }
}

impl<G: SplitGame> Play for Splits<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, case: &CaseOf<G>) -> Option<Self::Position> {
        self.0.parts(case)
    }

    fn tell(&self, start: &CaseOf<G>, made: &Self::Move) -> Told {
        self.0.tell(start, made)
    }

    fn drawing(&self, _: &CaseOf<G>, parts: &Self::Position) -> Drawing {
        let parts = parts.iter().map(|part| self.0.show(part));
        Drawing::Rows(rows(G::PART, parts))
    }

    fn advice(&self, parts: &Self::Position, made: Option<&Self::Move>) -> Option<Advice> {
        let mut known = PartValues::new(&self.0);
        let values = parts.iter().map(|part| known.value_within(part, LONGEST_ADVISED));
        Some(advice(values.collect::<Option<_>>()?, G::PART, made.map(|made| made.index)))
    }

    /// Nothing is no heap, so that rules need not think of it.
    fn heap_values(
        &self,
        _: Option<&CaseOf<G>>,
        up_to: u32,
        watch: &Watch<'_>,
    ) -> Option<Vec<HeapValues>> {
        heap::<G::Part>(0)?;
        let heap = OneHeap {
            params: String::new(),
            lowest: 0,
            states: 1,
            stated: self.0.steady(),
            moves: &|size, to| {
                let Some(part) = heap(size).filter(|_| size > 0) else { return };
                let mut sizes = vec![];
                let _ = self.0.moves(&part, &mut |_, left| {
                    sizes.clear();
                    sizes.extend(left.iter().filter_map(size_of));
                    to(&sizes);
                    ControlFlow::Continue(())
                });
            },
        };
        Some(vec![heap.explore(up_to, watch)])
    }

    fn spaces(&self) -> usize {
        self.0.starts().len()
    }

    fn play_out(
        &self,
        space: usize,
        visit: &mut Winning<'_, CaseOf<G>, Self::Move>,
    ) -> ControlFlow<()> {
        play_from(self, self.0.starts().swap_remove(space), visit)
    }
}

/// The part that is a heap of this size; `None` where parts are no heaps.
fn heap<P: Any>(size: u32) -> Option<P> {
    let size: Box<dyn Any> = Box::new(size);
    size.downcast().ok().map(|part| *part)
}

/// The size of a part that is a heap.
fn size_of<P: Any>(part: &P) -> Option<u32> {
    let part: &dyn Any = part;
    part.downcast_ref().copied()
}

/// The Grundy values of single parts, by the theory of sums: for references and certificates.
pub struct PartValues<'game, G: SplitGame> {
    game: &'game G,
    known: HashMap<G::Part, u64>,
}

impl<'game, G: SplitGame> PartValues<'game, G> {
    pub fn new(game: &'game G) -> Self {
        Self { game, known: HashMap::new() }
    }

    /// It goes as deep as the longest play: ask for smaller parts first.
    pub fn value(&mut self, part: &G::Part) -> u64 {
        self.value_within(part, usize::MAX).expect("no play is that long")
    }

    /// `None` where a play is longer than this.
    fn value_within(&mut self, part: &G::Part, longest: usize) -> Option<u64> {
        if let Some(value) = self.known.get(part) {
            return Some(*value);
        }
        let mut left = vec![];
        let _ = self.game.moves(part, &mut |_, parts| {
            left.push(parts);
            ControlFlow::Continue(())
        });
        let longest = longest.checked_sub(1)?;
        let mut reached = vec![];
        for parts in left {
            let values = parts.iter().map(|part| self.value_within(part, longest));
            reached.push(nim_sum(values.collect::<Option<Vec<_>>>()?));
        }
        let value = mex(reached);
        self.known.insert(part.clone(), value);
        Some(value)
    }

    /// The value of several parts together.
    pub fn sum(&mut self, parts: &[G::Part]) -> u64 {
        nim_sum(parts.iter().map(|part| self.value(part)))
    }

    /// All moves after which the values of the parts cancel out, in the order of the rules.
    pub fn moves_to_zero(&mut self, parts: &[G::Part]) -> Vec<Split<G::Step>> {
        let sum = self.sum(parts);
        let mut winning = vec![];
        for (index, part) in parts.iter().enumerate() {
            let wanted = nim_sum([sum, self.value(part)]);
            let game = self.game;
            let _ = game.moves(part, &mut |step, left| {
                if self.sum(&left) == wanted {
                    winning.push(Split { index, step });
                }
                ControlFlow::Continue(())
            });
        }
        winning
    }
}
