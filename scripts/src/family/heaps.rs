//! Sums of one-heap games: a move changes one heap, and what it can become depends on that heap
//! alone. Nim, subtraction games, dividing games.

mod case;
mod values;

use std::ops::ControlFlow;

use super::lists::Number;
use super::nim::advice;
use crate::drawing::{Advice, Drawing, Row, rows};
use crate::game::{Game, Visit};
use crate::generator::Random;
use crate::rules::{Answers, CaseOf, Format, HeapValues, Play, Shape, Told, Watch, Winning};

pub use case::{HeapCase, ParamsOf, Under};
use values::values_by_mex;
pub use values::{certify, grundy_values, of_heaps, winning_heaps};

/// The rules of a problem of this family.
pub trait HeapGame: Answers<Move = Replace, Format: Format<Case: HeapCase>> {
    /// The smallest heap that occurs in play.
    const LOWEST: u32 = 0;
    /// How many states a heap of one size may be in, such as what was done to it last. In play a heap
    /// is the number `size * STATES + state`; a game starts in state 0, and every move lessens the
    /// number.
    const STATES: u32 = 1;
    /// Which lists `deep` plays out, all of them: how many heaps, and up to which size.
    const SPACES: &'static [(usize, u32)];

    /// The rules: shows `to` everything that one move can make of this heap.
    fn moves(&self, params: &ParamsOf<Self>, heap: u32, to: impl FnMut(u32));
    /// A move in the statement's notation: what it takes, from which heap where a game has several.
    fn tell(&self, start: &CaseOf<Self>, made: &Replace) -> Told {
        heap_of::<Self>(start, made).and(Self::TAKE, (made.from - made.to) / Self::STATES)
    }
    /// The word before the amount that a move takes.
    const TAKE: &'static str = "take";
    /// A remark on a heap in this state.
    fn note(&self, _state: u32) -> String {
        String::new()
    }
    /// The most that a move takes, if all heaps larger than that have the same takes: then a period of
    /// their values can be proved.
    fn steady(&self, _params: &ParamsOf<Self>) -> Option<u32> {
        None
    }
    /// Where the input gives parameters of the rules: the ones that `deep` plays by.
    fn params(&self) -> Vec<ParamsOf<Self>> {
        vec![Default::default()]
    }
}

/// The move of this family: one heap gets another size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replace {
    /// Counted from 0.
    pub index: usize,
    pub from: u32,
    pub to: u32,
}

/// The heap of a move, where a game has several.
pub fn heap_of<G: HeapGame + ?Sized>(start: &CaseOf<G>, made: &Replace) -> Told {
    let heap = (start.heaps().len() > 1).then(|| (G::INPUT.format.what(), made.index + 1));
    heap.map_or_else(Told::default, |heap| Told::of([heap]))
}

/// A [`HeapGame`] that can be played.
pub struct Heaps<G>(pub G);

/// A case whose heaps could become more lists than this is left to the reference, since the moves of
/// one large heap alone might be more than anybody can look at.
const MOST_PLAYED: u64 = 100_000;

impl<G: HeapGame> Game for Heaps<G> {
    type Position = (ParamsOf<G>, Vec<u32>);
    type Move = Replace;

    fn moves(
        &self,
        (params, heaps): &Self::Position,
        visit: &mut Visit<'_, Replace, Self::Position>,
    ) -> ControlFlow<()> {
        let mut sizes = vec![];
        for (index, from) in heaps.iter().copied().enumerate() {
            sizes.clear();
            self.0.moves(params, from, |to| sizes.push(to));
            for to in sizes.iter().copied() {
                let mut next = heaps.clone();
                next[index] = to;
                visit(Replace { index, from, to }, (params.clone(), next))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn normal(&self, (params, mut heaps): Self::Position) -> Self::Position {
        heaps.sort_unstable();
        (params, heaps)
    }
}

impl<G: HeapGame> Play for Heaps<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, case: &CaseOf<G>) -> Option<Self::Position> {
        // As many sizes as a heap may come to.
        let kinds = case
            .heaps()
            .iter()
            .map(|heap| heap.to_u64().saturating_sub(G::LOWEST.into()).saturating_add(1));
        let lists = kinds.fold(1, u64::saturating_mul);
        (lists <= MOST_PLAYED).then(|| self.opening(case))?
    }

    /// The rules need to know no heap that could not be played alone.
    fn opening(&self, case: &CaseOf<G>) -> Option<Self::Position> {
        let sizes = || case.heaps().iter().map(|heap| heap.to_u64());
        let heap = |size| u32::try_from(size).ok()?.checked_mul(G::STATES);
        let are_known = sizes().all(|size| size <= MOST_PLAYED);
        let heaps = || sizes().map(heap).collect::<Option<_>>();
        are_known.then(heaps)?.map(|heaps| (case.params().clone(), heaps))
    }

    fn case(&self, _: &CaseOf<G>, (params, heaps): &Self::Position) -> Option<CaseOf<G>> {
        let is_written = heaps.iter().all(|heap| heap % G::STATES == 0);
        let number = |heap: &u32| Number::of((heap / G::STATES).into());
        is_written.then(|| <CaseOf<G>>::new(params.clone(), heaps.iter().map(number).collect()))
    }

    fn drawing(&self, _: &CaseOf<G>, (_, heaps): &Self::Position) -> Drawing {
        let sizes = heaps.iter().map(|heap| heap / G::STATES);
        let rows = rows(G::INPUT.format.what(), sizes).into_iter().zip(heaps);
        let noted = rows.map(|(row, heap)| Row { note: self.0.note(heap % G::STATES), ..row });
        Drawing::Rows(noted.collect())
    }

    fn advice(&self, (params, heaps): &Self::Position, made: Option<&Replace>) -> Option<Advice> {
        let values = values_by_mex(&self.0, params, heaps.iter().copied().max()?)?;
        let values = heaps.iter().map(|heap| values[*heap as usize]).collect();
        Some(advice(values, G::INPUT.format.what(), made.map(|made| made.index)))
    }

    fn tell(&self, start: &CaseOf<G>, made: &Self::Move) -> Told {
        self.0.tell(start, made)
    }

    fn heap_values(
        &self,
        case: Option<&CaseOf<G>>,
        up_to: u32,
        watch: &Watch<'_>,
    ) -> Option<Vec<HeapValues>> {
        Some(values::of_heaps(&self.0, case, up_to, watch))
    }

    fn shapes(&self) -> Vec<Shape<CaseOf<G>>> {
        let shapes = G::INPUT.format.shapes().into_iter();
        shapes
            .map(|Shape { name, draw }| Shape::new(name, move |random| pair(random, &draw)))
            .collect()
    }

    fn spaces(&self) -> usize {
        G::SPACES.len()
    }

    fn play_out(
        &self,
        space: usize,
        visit: &mut Winning<'_, CaseOf<G>, Replace>,
    ) -> ControlFlow<()> {
        let (count, largest) = G::SPACES[space];
        let mut params = self.0.params().into_iter();
        params.try_for_each(|params| play_lists(&self.0, params, count, largest, visit))
    }
}

/// Random lists of Nim heaps are nearly always won. Where every heap stands twice, all cancel out;
/// one that is left over, or not, decides.
fn pair<C: HeapCase>(random: &mut Random, draw: impl Fn(&mut Random) -> C) -> C {
    let mut case = draw(random);
    let heaps = case.heaps_mut();
    let kept = heaps.len() / 2;
    if kept == 0 || random.once_in(2) {
        return case;
    }
    let left_over = if random.once_in(2) { heaps.pop() } else { None };
    heaps.truncate(kept);
    heaps.extend_from_within(..);
    heaps.extend(left_over);
    random.shuffle(heaps);
    case
}

/// Plays all lists of `count` heaps up to size `largest`, and shows those in which a game starts. A
/// list is a number to a base, so a move from `from` to `to` takes `from - to` times the place's
/// weight from that number.
fn play_lists<G: HeapGame>(
    game: &G,
    params: ParamsOf<G>,
    count: usize,
    largest: u32,
    visit: &mut Winning<'_, CaseOf<G>, Replace>,
) -> ControlFlow<()> {
    let (first, last) = (G::LOWEST * G::STATES, (largest + 1) * G::STATES - 1);
    let base = (last - first) as usize + 1;
    let lists = base.pow(count as u32);
    let mut lost: Vec<bool> = Vec::with_capacity(lists);
    let mut heaps = vec![first; count];
    let lowest = Number::of(G::LOWEST.into());
    let mut case = <CaseOf<G>>::new(params.clone(), vec![lowest; count]);
    let mut winning = vec![];
    for number in 0..lists {
        winning.clear();
        let mut weight = 1;
        for (index, from) in heaps.iter().copied().enumerate() {
            game.moves(&params, from, |to| {
                if lost[number - (from - to) as usize * weight] {
                    winning.push(Replace { index, from, to });
                }
            });
            weight *= base;
        }
        lost.push(winning.is_empty());
        if heaps.iter().all(|heap| heap % G::STATES == 0) {
            visit(&case, &winning)?;
        }
        // The next list in the order of their numbers.
        for (heap, written) in heaps.iter_mut().zip(case.heaps_mut()) {
            *heap = if *heap < last { *heap + 1 } else { first };
            *written = Number::of((*heap / G::STATES).into());
            if *heap > first {
                break;
            }
        }
    }
    ControlFlow::Continue(())
}
