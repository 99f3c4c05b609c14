//! CSES 2207, Grundy's Game: a move splits a heap into two of different sizes.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use solutions::cses_2207 as solution;

use crate::about::{About, Family};
use crate::family::numbers::Numbers;
use crate::family::rare;
use crate::family::splits::{Split, SplitGame, Splits};
use crate::game::Visit;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("cses_2207", "Grundy's Game", Family::Splits)
    .link("https://cses.fi/problemset/task/2207")
    .theory("Grundy values of splits; 41 lost sizes, found by calculation", "O(t)")
    .limits(1000, 512)
    .source_limit(128_000);

const GAMES: usize = 100_000;
const LARGEST: u32 = 1_000_000;
const PLAYED: u32 = 55;
/// From the values up to here it follows in a fraction of a second which heaps nearly twice as large are
/// lost; a test goes on to the largest.
const VALUES: usize = 100_500;
const DECIDED: u32 = 200_000;

/// As they are published: Berlekamp, Conway and Guy, Winning Ways, chapter 4, and Flammenkamp,
/// <http://wwwhomes.uni-bielefeld.de/achim/grundy.html>, who looked much further.
const LOST: [u32; 41] = [
    1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359,
    362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222,
];

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Splits(GrundysGame))
}

struct GrundysGame;

impl SplitGame for GrundysGame {
    type Part = u32;
    /// The size of the smaller heap.
    type Step = u32;

    const STEP: &'static str = "smaller part";
    const STARTS: usize = PLAYED as usize;

    fn parts(&self, heap: &u32) -> Option<Vec<u32>> {
        (*heap <= PLAYED).then(|| vec![*heap])
    }

    /// Heaps of 1 and 2 stay as they are until the end, so they are left out.
    fn moves(&self, heap: &u32, to: &mut Visit<'_, u32, Vec<u32>>) -> ControlFlow<()> {
        let mut smaller = (1..*heap).take_while(|smaller| *smaller < heap - smaller);
        smaller.try_for_each(|smaller| {
            let heaps = [smaller, heap - smaller].into_iter().filter(|heap| *heap > 2);
            to(smaller, heaps.collect())
        })
    }
}

impl WhoWins for GrundysGame {
    type Format = Numbers<u32>;
    type Move = Split<u32>;

    const INPUT: Input<Numbers<u32>> =
        Input::many("t", GAMES, Numbers::many("n", 1..=LARGEST as u64));
    const WINNERS: [&str; 2] = ["first", "second"];

    fn solution(&self, heap: &u32) -> bool {
        static VALUES: LazyLock<Vec<u8>> =
            LazyLock::new(|| solution::grundy_values(solution::LAST_LOST));
        solution::first_player_wins(*heap as usize, &VALUES)
    }

    fn reference(&self, heap: &u32) -> bool {
        LOST.binary_search(heap).is_err()
    }

    /// The lost heaps, from the values of all heaps up to a half.
    fn certificate(&self) -> Result<Option<String>, Broken<u32>> {
        let values = rare::values(VALUES);
        if let Some(heap) = rare::first_not_lost_like(&values, &LOST, DECIDED) {
            let reason = format!("by its value a heap of {heap} is not as the list has it");
            return Err(Broken { reason, case: Some(heap) });
        }
        Ok(Some(format!("{} lost heaps, and no other up to {DECIDED}", LOST.len())))
    }
}

impl Cases for GrundysGame {
    const SCALE: Scale = Scale::linear("games", GAMES);

    fn even_out(random: &mut Random, heap: &mut u32) {
        if random.once_in(3) {
            *heap = *random.pick(&LOST);
        }
    }

    fn shapes(&self) -> Vec<Shape<u32>> {
        vec![Shape::new("next_to_lost", |random| random.pick(&LOST) + random.number(0..=3) as u32)]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<u32>)> {
        vec![
            ("largest", vec![LARGEST; GAMES]),
            ("last_lost", vec![LOST[LOST.len() - 1]; GAMES]),
            ("random", self.sized(GAMES)),
        ]
    }

    /// Every heap that is not played.
    fn every(&self) -> Box<dyn Iterator<Item = u32> + Send + '_> {
        Box::new(PLAYED + 1..=LARGEST)
    }
}
