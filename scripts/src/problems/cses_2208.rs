//! CSES 2208, Another Game: a move takes a coin from each of one or more heaps.

use solutions::cses_2208 as solution;

use crate::about::{About, Family};
use crate::family::heap_lists::{HeapLists, ListGame};
use crate::family::lists::Lists;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("cses_2208", "Another Game", Family::Takes)
    .link("https://cses.fi/problemset/task/2208")
    .theory("all heaps even", "O(n)")
    .limits(1000, 512)
    .source_limit(128_000);

const HEAPS: usize = 200_000;
const LARGEST: u32 = 1_000_000_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, HeapLists(CoinFromEach))
}

struct CoinFromEach;

impl ListGame for CoinFromEach {
    const SPACES: &'static [(usize, u32)] =
        &[(1, 1000), (8, 2), (6, 5), (4, 21), (2, 500), (3, 82)];

    /// From each of them there may be nearly as many moves.
    const MOST_PLAYED: u64 = 1 << 12;

    fn heaps(&self, heaps: &Vec<u32>) -> Option<Vec<u32>> {
        Some(heaps.clone())
    }

    fn case(&self, heaps: &[u32]) -> Vec<u32> {
        heaps.to_vec()
    }

    /// Every set of heaps that are not empty but the empty set, as bits.
    fn moves(&self, heaps: &[u32], mut to: impl FnMut(&[u32])) {
        let mut takes = vec![0; heaps.len()];
        for set in 1_u32..1 << heaps.len() {
            takes.iter_mut().zip(0..).for_each(|(take, place)| *take = set >> place & 1);
            if heaps.iter().zip(&takes).all(|(heap, take)| take <= heap) {
                to(&takes);
            }
        }
    }
}

impl WhoWins for CoinFromEach {
    type Format = Lists<u32>;
    type Move = Vec<u32>;

    const INPUT: Input<Lists<u32>> =
        Input::many("t", HEAPS, Lists::counted("n", 1..=HEAPS).of("heap", 1..=LARGEST as u64))
            .total("heaps", HEAPS);
    const WINNERS: [&str; 2] = ["first", "second"];

    fn solution(&self, heaps: &Vec<u32>) -> bool {
        solution::first_player_wins(heaps)
    }

    /// Lays the coins of every heap in pairs, and looks for one that is left over.
    fn reference(&self, heaps: &Vec<u32>) -> bool {
        let coins: u64 = heaps.iter().map(|heap| u64::from(*heap)).sum();
        let in_pairs: u64 = heaps.iter().map(|heap| u64::from(heap / 2) * 2).sum();
        in_pairs < coins
    }
}

impl Cases for CoinFromEach {
    const SCALE: Scale = Scale::linear("heaps", HEAPS);

    /// A coin more on every odd heap.
    fn even_out(random: &mut Random, heaps: &mut Vec<u32>) {
        if random.once_in(2) {
            heaps.iter_mut().for_each(|heap| *heap += *heap % 2);
        }
    }

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        vec![
            // One odd heap in any place, or none.
            Shape::new("one_odd", |random| {
                let heaps = random.length(1..=1000);
                let pairs = random.list(heaps, 1..=u64::from(LARGEST) / 2);
                let mut heaps: Vec<_> = pairs.into_iter().map(|pairs| 2 * pairs as u32).collect();
                if random.once_in(2) {
                    let place = random.index(heaps.len());
                    heaps[place] -= 1;
                }
                heaps
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        let mut odd_in_the_end = vec![LARGEST; HEAPS];
        odd_in_the_end[HEAPS - 1] = LARGEST - 1;
        vec![
            ("one_heap_a_game", vec![vec![LARGEST]; HEAPS]),
            ("one_game_of_equal_heaps", vec![vec![LARGEST; HEAPS]]),
            ("only_the_last_heap_is_odd", vec![odd_in_the_end]),
            ("random", self.sized(HEAPS)),
        ]
    }
}
