//! Educational DP Contest K, Stones: one heap, and a list of takes.

use solutions::dp_k as solution;

use crate::about::{About, Family};
use crate::family::heaps::{HeapGame, Heaps, Replace};
use crate::family::one_heap::{Takes, TakesAndHeap, case, takes_of};
use crate::jury::Problem;
use crate::rules::{Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("dp_k", "EDPC K, Stones", Family::Heaps)
    .link("https://atcoder.jp/contests/dp/tasks/dp_k")
    .theory("lost and won piles from 0 up", "O(N · K)")
    .limits(2000, 1024);

const TAKES: usize = 100;
const STONES: u32 = 100_000;
/// `deep` plays every set of takes up to this one.
const PLAYED_TAKES: u32 = 13;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(Stones))
}

struct Stones;

impl HeapGame for Stones {
    const SPACES: &'static [(usize, u32)] = &[(1, 136)];

    fn moves(&self, takes: &Vec<u32>, heap: u32, to: impl FnMut(u32)) {
        takes.iter().filter_map(|take| heap.checked_sub(*take)).for_each(to);
    }

    fn steady(&self, takes: &Vec<u32>) -> Option<u32> {
        takes.last().copied()
    }

    fn params(&self) -> Vec<Vec<u32>> {
        (1..1 << PLAYED_TAKES).map(takes_of).collect()
    }
}

impl WhoWins for Stones {
    type Format = Takes;
    type Move = Replace;

    const INPUT: Input<Takes> = Input::one(Takes::then_heap(("N", TAKES), ("K", STONES as u64)));
    const WINNERS: [&str; 2] = ["First", "Second"];

    fn solution(&self, case: &TakesAndHeap) -> bool {
        solution::first_player_wins(&case.params, case.heaps[0])
    }

    /// From lost piles up: whatever a take leads down to one is won.
    fn reference(&self, case: &TakesAndHeap) -> bool {
        let stones = case.heaps[0] as usize;
        let mut wins = vec![false; stones + 1];
        for pile in 0..stones {
            if !wins[pile] {
                let above = case.params.iter().map(|take| pile + *take as usize);
                above.filter(|above| *above <= stones).for_each(|above| wins[above] = true);
            }
        }
        wins[stones]
    }
}

impl Cases for Stones {
    const SCALE: Scale = Scale::linear("stones", STONES as usize);

    fn shapes(&self) -> Vec<Shape<TakesAndHeap>> {
        vec![
            Shape::new("all_from_a_to_b", |random| Self::INPUT.format.interval(random, false)),
            Shape::new("all_but_one_from_a_to_b", |random| {
                Self::INPUT.format.interval(random, true)
            }),
            // There are always stones that nobody can take.
            Shape::new("only_large_takes", |random| {
                let least = random.number(100..=1000) as u32;
                let takes = Self::INPUT.format.list().draw(random, 3, 100);
                let takes: Vec<_> = takes.iter().map(|take| least + take).collect();
                case(takes, least * 2 + random.number(1000..=20_000) as u32)
            }),
            Shape::new("no_take_is_a_multiple", |random| Self::INPUT.format.no_multiples(random)),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<TakesAndHeap>)> {
        let from = |first: u32| (first..).take(TAKES).collect();
        vec![
            // Nearly every pile looks at every take in vain.
            ("largest_takes", vec![case(from(STONES + 1 - TAKES as u32), STONES)]),
            ("takes_of_1_to_100", self.sized(STONES as usize)),
            // A play of 100000 moves.
            ("one_take_of_1", vec![case(vec![1], STONES)]),
            // Lost, as every even heap.
            ("odd_takes", vec![case((1..).step_by(2).take(TAKES).collect(), STONES)]),
        ]
    }
}
