//! CSES 1729, Stick Game: one heap and a list of takes, and a verdict for every size.

use solutions::cses_1729 as solution;

use crate::about::{About, Family};
use crate::family::every_size::EverySize;
use crate::family::heaps::{HeapGame, Replace, winning_heaps};
use crate::family::one_heap::{Takes, TakesAndHeap, case, takes_of};
use crate::jury::Problem;
use crate::rules::{Answers, Cases, Input, Scale, Shape, Statement};

const ABOUT: About = About::new("cses_1729", "Stick Game", Family::Heaps)
    .link("https://cses.fi/problemset/task/1729")
    .theory("lost and won heaps from 0 up, all of them", "O(n · k)")
    .limits(1000, 512)
    .source_limit(128_000);

const TAKES: usize = 100;
const STICKS: u32 = 1_000_000;
/// `deep` plays every set of takes up to this one.
const PLAYED_TAKES: u32 = 15;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, EverySize(Sticks))
}

struct Sticks;

impl HeapGame for Sticks {
    const SPACES: &'static [(usize, u32)] = &[(1, 78)];

    fn moves(&self, takes: &Vec<u32>, heap: u32, to: impl FnMut(u32)) {
        takes.iter().filter_map(|take| heap.checked_sub(*take)).for_each(to);
    }

    fn steady(&self, takes: &Vec<u32>) -> Option<u32> {
        takes.iter().copied().max()
    }

    /// Every set with 1 in it, backwards where its number is a multiple of 3.
    fn params(&self) -> Vec<Vec<u32>> {
        let sets = (1..1 << PLAYED_TAKES).step_by(2);
        let orders = sets.map(|set: u32| {
            let mut takes = takes_of(set);
            if set.is_multiple_of(3) {
                takes.reverse();
            }
            takes
        });
        orders.collect()
    }
}

impl Statement for Sticks {
    type Format = Takes;
    /// For every size from 1 up whether the first player wins.
    type Answer = Vec<bool>;

    const INPUT: Input<Takes> = Input::one(Takes::after_heap(("n", STICKS as u64), ("k", TAKES)));

    fn print(&self, wins: &Vec<bool>) -> String {
        let letters = wins.iter().map(|wins| if *wins { 'W' } else { 'L' });
        letters.chain(['\n']).collect()
    }
}

impl Cases for Sticks {
    const SCALE: Scale = Scale::linear("sticks", STICKS as usize);

    fn shapes(&self) -> Vec<Shape<TakesAndHeap>> {
        vec![
            Shape::new("no_take_is_a_multiple", |random| Self::INPUT.format.no_multiples(random)),
            Shape::new("takes_near_the_heap", |random| Self::INPUT.format.takes_near(random)),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<TakesAndHeap>)> {
        let backwards = |takes: Vec<u32>| vec![case(takes.into_iter().rev().collect(), STICKS)];
        let from = |first: u32| (first..).take(TAKES - 1);
        vec![
            ("odd_takes", self.sized(STICKS as usize)),
            ("largest_takes_and_1", backwards([1].into_iter().chain(from(STICKS - 98)).collect())),
            ("takes_of_1_to_100", backwards((1..=TAKES as u32).collect())),
            // A play of 1000000 moves.
            ("one_take", vec![case(vec![1], STICKS)]),
            // 999999 is lost and 1000000 is won; and the latter is won by the largest take alone.
            ("takes_of_1_and_2", backwards(vec![1, 2])),
            ("takes_of_1_and_all", backwards(vec![1, STICKS])),
        ]
    }

    /// As many odd takes as there may be: every other heap is lost, which are as many as possible.
    fn sized(&self, size: usize) -> Vec<TakesAndHeap> {
        let odd_takes = (1..=size as u32).step_by(2).take(TAKES);
        vec![case(odd_takes.collect(), size as u32)]
    }
}

impl Answers for Sticks {
    type Move = Replace;

    fn answer(&self, case: &TakesAndHeap, winning: &[Replace]) -> Vec<bool> {
        let mut wins = vec![false; case.heaps[0] as usize];
        winning.iter().for_each(|made| wins[made.from as usize - 1] = true);
        wins
    }

    fn solution(&self, case: &TakesAndHeap) -> Vec<bool> {
        let takes: Vec<_> = case.params.iter().map(|take| *take as usize).collect();
        solution::winning_heaps(case.heaps[0] as usize, &takes)
    }

    /// Looks for a lost heap below every heap.
    fn reference(&self, case: &TakesAndHeap) -> Vec<bool> {
        let mut wins = winning_heaps(self, &case.params, case.heaps[0] + 1);
        wins.split_off(1)
    }
}
