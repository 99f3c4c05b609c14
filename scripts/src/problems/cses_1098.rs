//! CSES 1098, Nim Game II: a move takes 1, 2 or 3 sticks from one heap.

use solutions::cses_1098 as solution;

use crate::about::{About, Family};
use crate::family::divisors::won_but_for_the_last;
use crate::family::heaps::{HeapGame, Heaps, Replace, certify};
use crate::family::lists::Lists;
use crate::family::nim::nim_sum;
use crate::family::period::Period;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("cses_1098", "Nim Game II", Family::Heaps)
    .link("https://cses.fi/problemset/task/1098")
    .theory("Nim with bounded takes", "O(n)")
    .limits(1000, 512)
    .source_limit(128_000);

const HEAPS: usize = 200_000;
const LARGEST: u32 = 1_000_000_000;
const TAKES: [u32; 3] = [1, 2, 3];

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(BoundedNim(Period::of(&TAKES))))
}

/// Knows the values of its heaps, for the reference and the certificate.
struct BoundedNim(Period);

impl HeapGame for BoundedNim {
    const SPACES: &'static [(usize, u32)] =
        &[(1, 1000), (8, 4), (4, 21), (2, 500), (6, 8), (3, 100)];

    fn moves(&self, (): &(), heap: u32, to: impl FnMut(u32)) {
        TAKES.iter().filter_map(|take| heap.checked_sub(*take)).for_each(to);
    }

    fn steady(&self, (): &()) -> Option<u32> {
        TAKES.into_iter().max()
    }
}

impl WhoWins for BoundedNim {
    type Format = Lists<u32>;
    type Move = Replace;

    const INPUT: Input<Lists<u32>> =
        Input::many("t", HEAPS, Lists::counted("n", 1..=HEAPS).of("heap", 1..=LARGEST as u64))
            .total("heaps", HEAPS);
    const WINNERS: [&str; 2] = ["first", "second"];

    fn solution(&self, heaps: &Vec<u32>) -> bool {
        solution::first_player_wins(heaps)
    }

    fn reference(&self, heaps: &Vec<u32>) -> bool {
        nim_sum(heaps.iter().map(|heap| self.0.value(*heap))) != 0
    }

    /// The period, where sizes are small and where they are largest.
    fn certificate(&self) -> Result<Option<String>, Broken<Vec<u32>>> {
        const MANY: u32 = 1_000_000;
        let heaps = (1..MANY).chain(LARGEST - MANY..=LARGEST);
        let value = |heap| self.0.value(heap);
        // The solution names no values: next to a heap of the same value it says lost.
        let taken_for = |heap| {
            let loses_next_to = |small: &u32| !solution::first_player_wins(&[heap, *small]);
            (0..=3).find(loses_next_to).map_or(u64::MAX, u64::from)
        };
        certify::<Self>(heaps, value, taken_for)?;
        Ok(Some(format!("period {} for every heap size", self.0.length)))
    }
}

impl Cases for BoundedNim {
    const SCALE: Scale = Scale::linear("heaps", HEAPS);

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        vec![
            // All heaps leave the same remainder by 4, so their number decides, or nothing does.
            Shape::new("one_remainder", |random| {
                let (heaps, remainder) = (random.length(1..=60), random.number(0..=3));
                let fours = random.list(heaps, 1..=u64::from(LARGEST) / 4 - 1);
                fours.into_iter().map(|four| (4 * four + remainder) as u32).collect()
            }),
            // Where the wrong divisor gives another remainder.
            Shape::new("near_multiples_of_twelve", |random| {
                let heaps = random.length(1..=3);
                let twelves = random.list(heaps, 1..=u64::from(LARGEST) / 12 - 1);
                twelves.into_iter().map(|n| (12 * n + random.number(0..=4)) as u32).collect()
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        vec![
            // Lost, and a table of values up to this heap would be too large.
            ("one_heap_a_game", vec![vec![LARGEST]; HEAPS]),
            ("one_game_of_equal_heaps", vec![vec![LARGEST - 1; HEAPS]]),
            ("won_but_for_the_last_heap", vec![won_but_for_the_last(HEAPS, 1, LARGEST - 2)]),
            ("random", self.sized(HEAPS)),
        ]
    }
}
