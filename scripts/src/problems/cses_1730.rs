//! CSES 1730, Nim Game I: a move takes any positive number of sticks from one heap.

use solutions::cses_1730 as solution;

use crate::about::{About, Family};
use crate::family::divisors::won_but_for_the_last;
use crate::family::heaps::{HeapGame, Heaps, Replace};
use crate::family::lists::Lists;
use crate::family::nim::{all_but_one_bit, nim_sum};
use crate::jury::Problem;
use crate::rules::{Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("cses_1730", "Nim Game I", Family::Heaps)
    .link("https://cses.fi/problemset/task/1730")
    .theory("Nim", "O(n)")
    .limits(1000, 512)
    .source_limit(128_000)
    .read(1);

const HEAPS: usize = 200_000;
const LARGEST: u64 = 1_000_000_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(Nim))
}

struct Nim;

impl HeapGame for Nim {
    const SPACES: &'static [(usize, u32)] =
        &[(1, 1000), (6, 6), (5, 10), (4, 21), (2, 500), (3, 80)];

    fn moves(&self, (): &(), heap: u32, to: impl FnMut(u32)) {
        (0..heap).for_each(to);
    }
}

impl WhoWins for Nim {
    type Format = Lists<u32>;
    type Move = Replace;

    const INPUT: Input<Lists<u32>> =
        Input::many("t", HEAPS, Lists::counted("n", 1..=HEAPS).of("heap", 1..=LARGEST))
            .total("heaps", HEAPS);
    const WINNERS: [&str; 2] = ["first", "second"];

    fn solution(&self, heaps: &Vec<u32>) -> bool {
        solution::first_player_wins(heaps)
    }

    fn reference(&self, heaps: &Vec<u32>) -> bool {
        nim_sum(heaps.iter().map(|heap| u64::from(*heap))) != 0
    }
}

impl Cases for Nim {
    const SCALE: Scale = Scale::linear("heaps", HEAPS);

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        vec![Shape::new("one_bit", |random| all_but_one_bit(random, LARGEST))]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        vec![
            ("one_heap_a_game", vec![vec![LARGEST as u32]; HEAPS]),
            ("one_game_of_equal_heaps", vec![vec![LARGEST as u32; HEAPS]]),
            ("won_but_for_the_last_heap", vec![won_but_for_the_last(HEAPS, 1, 1 << 29)]),
            ("random", self.sized(HEAPS)),
        ]
    }
}
