//! Heaps in a row that no move may bring out of order: none is larger than the next one.

use std::ops::{ControlFlow, RangeInclusive};

use super::heaps::Replace;
use super::lists::Lists;
use super::nim::nim_sum;
use crate::drawing::{Drawing, rows};
use crate::game::{Game, Visit};
use crate::generator::Random;
use crate::rules::{Answers, Format, Play, Shape, Told, Winning};
use crate::validator::{Lines, Malformed};

/// The rules of a problem of this family.
pub trait OrderedGame: Answers<Move = Replace, Format: Format<Case = Vec<u32>>> {
    /// Which rows `deep` plays out, all of them: how many heaps, and up to which size.
    const SPACES: &'static [(usize, u32)];

    /// The rules: shows `to` every move, as the heap's place and what is left of the heap. It keeps
    /// the order.
    fn moves(&self, heaps: &[u32], to: impl FnMut(usize, u32));
}

/// An [`OrderedGame`] that can be played.
pub struct Ordered<G>(pub G);

/// Rows with more in them than this are left to the reference.
const MOST_PLAYED: u32 = 50;

impl<G: OrderedGame> Game for Ordered<G> {
    type Position = Vec<u32>;
    type Move = Replace;

    fn moves(&self, heaps: &Vec<u32>, visit: &mut Visit<'_, Replace, Vec<u32>>) -> ControlFlow<()> {
        let mut moves = vec![];
        self.0.moves(heaps, |index, to| moves.push(Replace { index, from: heaps[index], to }));
        moves.into_iter().try_for_each(|made| {
            let mut next = heaps.clone();
            next[made.index] = made.to;
            visit(made, next)
        })
    }
}

impl<G: OrderedGame> Play for Ordered<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, heaps: &Vec<u32>) -> Option<Vec<u32>> {
        (heaps.iter().sum::<u32>() <= MOST_PLAYED).then(|| heaps.clone())
    }

    fn tell(&self, _: &Vec<u32>, made: &Replace) -> Told {
        Told::of([(G::INPUT.format.what(), made.index + 1)]).and("take", made.from - made.to)
    }

    fn case(&self, _: &Vec<u32>, heaps: &Vec<u32>) -> Option<Vec<u32>> {
        Some(heaps.clone())
    }

    fn drawing(&self, _: &Vec<u32>, heaps: &Vec<u32>) -> Drawing {
        Drawing::Rows(rows(G::INPUT.format.what(), heaps))
    }

    fn spaces(&self) -> usize {
        G::SPACES.len()
    }

    /// The rows are numbered: first those with the smaller last heap, then those with the smaller
    /// last heap but one, and so on. Every move makes a heap smaller, so it leads to a smaller number.
    fn play_out(
        &self,
        space: usize,
        visit: &mut Winning<'_, Vec<u32>, Replace>,
    ) -> ControlFlow<()> {
        let (count, largest) = G::SPACES[space];
        let smaller = rows_below(count, largest);
        let mut lost: Vec<bool> = vec![];
        let (mut heaps, mut winning) = (vec![0; count], vec![]);
        loop {
            winning.clear();
            self.0.moves(&heaps, |index, to| {
                let (from, below) = (heaps[index], &smaller[index]);
                if lost[lost.len() - (below[from as usize] - below[to as usize])] {
                    winning.push(Replace { index, from, to });
                }
            });
            lost.push(winning.is_empty());
            visit(&heaps, &winning)?;
            // The first heap that may grow does so, and those before it become 0.
            let may_grow =
                |place: &usize| heaps[*place] < heaps.get(place + 1).copied().unwrap_or(largest);
            let Some(place) = (0..count).find(may_grow) else { return ControlFlow::Continue(()) };
            heaps[place] += 1;
            heaps[..place].fill(0);
        }
    }
}

/// For every place, how many rows that end there have a last heap below each size up to `largest`.
/// The number of a row is the sum of these.
fn rows_below(count: usize, largest: u32) -> Vec<Vec<usize>> {
    // A row of one heap ends with every size once.
    let mut ends_with = vec![1; largest as usize + 1];
    let mut rows_below = vec![];
    for _ in 0..count {
        let sums = ends_with.iter().scan(0, |sum, rows| {
            *sum += rows;
            Some(*sum)
        });
        // With one heap more, any row that ends with this size or a smaller one may come before.
        let up_to: Vec<usize> = sums.collect();
        rows_below.push([&[0], &up_to[..largest as usize]].concat());
        ends_with = up_to;
    }
    rows_below
}

/// A list of heaps that do not decrease, written with its length, and with a bound on all heaps
/// together.
pub struct OrderedLists {
    lists: Lists<u32>,
    longest: usize,
    /// The name of what heaps are made of, and the most of it in all heaps of a row.
    in_all: (&'static str, u64),
}

impl OrderedLists {
    pub const fn counted(
        (count, longest): (&'static str, usize),
        heap: &'static str,
        in_all: (&'static str, u64),
    ) -> Self {
        let sizes: RangeInclusive<u64> = 0..=in_all.1;
        let lists = Lists::counted(count, 1..=longest).of(heap, sizes).non_decreasing();
        Self { lists, longest, in_all }
    }

    /// Rows of which one half is lost as they are, for games in which every other difference counts.
    pub fn decisive_shapes(&self) -> Vec<Shape<Vec<u32>>> {
        let (longest, most) = (self.longest, self.in_all.1);
        let one_difference = move |random: &mut Random| {
            let heaps = random.length(1..=longest);
            let place = random.index(heaps);
            let mut differences = vec![0; heaps];
            differences[place] = random.magnitude(1..=most / (heaps - place) as u64);
            pile_up(&differences)
        };
        vec![
            // All heaps from some place on are equal, and those before it are empty.
            Shape::new("one_difference", one_difference),
            Shape::new("balanced", move |random| balanced(random, longest, most)),
            Shape::new("all_but_one_bit", move |random| all_but_one_bit(random, most)),
        ]
    }

    fn is_within_bound(&self, heaps: &[u32]) -> bool {
        heaps.iter().map(|heap| u64::from(*heap)).sum::<u64>() <= self.in_all.1
    }
}

/// So many heaps of this range, in order.
fn draw(random: &mut Random, heaps: usize, sizes: RangeInclusive<u64>) -> Vec<u32> {
    let mut heaps = random.list(heaps, sizes);
    heaps.sort_unstable();
    heaps.into_iter().map(|heap| heap as u32).collect()
}

/// The heaps with these differences.
fn pile_up(differences: &[u64]) -> Vec<u32> {
    let heaps = differences.iter().scan(0, |heap, difference| {
        *heap += *difference as u32;
        Some(*heap)
    });
    heaps.collect()
}

/// Every other difference from the last one down, which may be all that counts, cancels out in half of
/// the rows, or does so but for the last; the others are whatever they are.
fn balanced(random: &mut Random, longest: usize, in_all: u64) -> Vec<u32> {
    let heaps = random.length(1..=longest.min(30));
    let largest = in_all / (heaps * heaps) as u64;
    let mut differences = random.list(heaps, 0..=largest.min(15));
    if random.once_in(2) {
        differences[heaps - 1] = nim_sum(differences.iter().rev().skip(2).step_by(2).copied());
    }
    pile_up(&differences)
}

/// The first and the last difference of three cancel out, or do so but for one bit, up to the highest
/// that there may be.
fn all_but_one_bit(random: &mut Random, in_all: u64) -> Vec<u32> {
    let bit = 1 << random.number(0..=in_all.ilog2().into());
    let most = (in_all - bit) / 7;
    let (first, second) = (random.number(0..=most), random.number(0..=most));
    let bit = if random.once_in(2) { 0 } else { bit };
    pile_up(&[first, second, nim_sum([first, bit])])
}

impl Format for OrderedLists {
    type Case = Vec<u32>;

    fn write(&self, heaps: &Vec<u32>, input: &mut String) {
        self.lists.write(heaps, input);
    }

    fn what(&self) -> &'static str {
        self.lists.what()
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Vec<u32>, Malformed> {
        let heaps = self.lists.read(lines)?;
        if !self.is_within_bound(&heaps) {
            let (what, most) = self.in_all;
            return Err(lines.malformed(format!("there must be at most {most} {what} in all")));
        }
        Ok(heaps)
    }

    fn allows(&self, heaps: &Vec<u32>) -> bool {
        self.lists.allows(heaps) && self.is_within_bound(heaps)
    }

    fn small(&self) -> Box<dyn Iterator<Item = Vec<u32>> + '_> {
        Box::new(self.lists.small().filter(|heaps| self.allows(heaps)))
    }

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        let (longest, most) = (self.longest, self.in_all.1);
        let shape = |name, longest: usize, row: fn(&mut Random, usize, u64) -> Vec<u32>| {
            Shape::new(name, move |random| {
                let heaps = random.length(1..=longest);
                row(random, heaps, most / heaps as u64)
            })
        };
        vec![
            shape("few_small", 6.min(longest), |random, heaps, most| {
                draw(random, heaps, 0..=20.min(most))
            }),
            shape("all_equal", longest, |random, heaps, most| {
                vec![random.magnitude(0..=most) as u32; heaps]
            }),
            shape("near_limit", 60.min(longest), |random, heaps, most| {
                draw(random, heaps, most.saturating_sub(20)..=most)
            }),
            shape("random", longest, |random, heaps, most| {
                let most = random.magnitude(0..=most);
                draw(random, heaps, 0..=most)
            }),
        ]
    }

    fn smaller<'a>(&'a self, heaps: &'a Vec<u32>) -> Box<dyn Iterator<Item = Vec<u32>> + 'a> {
        self.lists.smaller(heaps)
    }

    /// Random heaps, in rows that are full but for the last one.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<Vec<u32>> {
        let lengths = (0..size).step_by(self.longest).map(|start| self.longest.min(size - start));
        let most = self.in_all.1 / self.longest as u64;
        lengths.map(|heaps| draw(random, heaps, 0..=most)).collect()
    }
}
