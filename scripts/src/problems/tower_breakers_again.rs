//! HackerRank, Tower Breakers, Again!: a move breaks a tower into equal ones.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use itertools::Itertools;
use solutions::tower_breakers_again as solution;

use crate::about::{About, Family};
use crate::family::divisors::{proper_divisors, won_but_for_the_last};
use crate::family::lists::Lists;
use crate::family::nim::{cancelled_out, mex, nim_sum};
use crate::family::splits::{Split, SplitGame, Splits};
use crate::game::Visit;
use crate::generator::prime_power;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Input, Scale, Shape, Told, WhoWins};

const ABOUT: About = About::new("tower_breakers_again", "Tower Breakers, Again!", Family::Splits)
    .link("https://www.hackerrank.com/challenges/tower-breakers-again-1")
    .theory("equal parts cancel out; prime factors", "O(√M) a tower")
    .limits(2000, 512);

const GAMES: usize = 200;
const TOWERS: usize = 100;
const HIGHEST: u32 = 100_000;
/// All towers together, where they are played out.
const HIGHEST_PLAYED: u32 = 46;
/// Up to this height `deep` asks about every two towers.
const HIGHEST_OF_TWO: u32 = 1400;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Splits(TowerBreakers))
}

struct TowerBreakers;

impl SplitGame for TowerBreakers {
    const PART: &'static str = "tower";
    type Part = u32;
    /// How many towers there are afterwards.
    type Step = u32;

    fn parts(&self, heights: &Vec<u32>) -> Option<Vec<u32>> {
        let in_all: u64 = heights.iter().map(|height| u64::from(*height)).sum();
        (in_all <= HIGHEST_PLAYED.into()).then(|| heights.clone())
    }

    /// Towers of height 1, which can never be broken, are left out.
    fn moves(&self, height: &u32, to: &mut Visit<'_, u32, Vec<u32>>) -> ControlFlow<()> {
        let mut counts = (2..=*height).filter(|count| height.is_multiple_of(*count));
        counts.try_for_each(|count| {
            let broken = height / count;
            let towers = if broken > 1 { count } else { 0 };
            to(count, vec![broken; towers as usize])
        })
    }

    fn tell(&self, _: &Vec<u32>, made: &Split<u32>) -> Told {
        Told::of([("tower", made.index + 1)]).and("into", made.step)
    }

    /// All lists up to a height of all towers together, which a move does not add to.
    fn starts(&self) -> Vec<Box<dyn Iterator<Item = Vec<u32>> + '_>> {
        vec![Box::new((2..=HIGHEST_PLAYED).flat_map(|in_all| towers(in_all, 2)))]
    }
}

/// All lists of towers that have this height in all and are no lower than `lowest`, high ones first.
fn towers(in_all: u32, lowest: u32) -> Box<dyn Iterator<Item = Vec<u32>>> {
    let more = (lowest..=in_all / 2).flat_map(move |last| {
        towers(in_all - last, last).map(move |mut towers| {
            towers.push(last);
            towers
        })
    });
    Box::new(more.chain([vec![in_all]]))
}

impl WhoWins for TowerBreakers {
    type Format = Lists<u32>;
    type Move = Split<u32>;

    const INPUT: Input<Lists<u32>> =
        Input::many("T", GAMES, Lists::counted("N", 1..=TOWERS).of("height", 1..=HIGHEST as u64));
    const WINNERS: [&str; 2] = ["1", "2"];

    fn solution(&self, heights: &Vec<u32>) -> bool {
        solution::first_player_wins(heights)
    }

    fn reference(&self, heights: &Vec<u32>) -> bool {
        nim_sum(heights.iter().map(|height| VALUES[*height as usize])) != 0
    }

    fn certificate(&self) -> Result<Option<String>, Broken<Vec<u32>>> {
        let taken_for = |height: u32| u64::from(solution::value(height));
        let is_wrong = |height: &u32| taken_for(*height) != VALUES[*height as usize];
        let Some(height) = (1..=HIGHEST).find(is_wrong) else {
            return Ok(Some(format!("every height up to {HIGHEST}, by the sums it breaks into")));
        };
        let (value, taken_for) = (VALUES[height as usize], taken_for(height));
        let reason = format!(
            "a tower of {height} has Grundy value {value} by the sums that it breaks into, but is \
             taken for {taken_for}"
        );
        let other = (1..=HIGHEST).find(|other| VALUES[*other as usize] == taken_for);
        Err(Broken { reason, case: other.map(|other| vec![other, height]) })
    }
}

impl Cases for TowerBreakers {
    const SCALE: Scale = Scale::linear("towers", GAMES * TOWERS);

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        vec![
            Shape::new("prime_powers", |random| {
                let highest = random.magnitude(10..=HIGHEST.into());
                let towers = random.length(1..=40);
                (0..towers).map(|_| prime_power(random, highest) as u32).collect()
            }),
            // One more two does not count, except for the first.
            Shape::new("times_two", |random| {
                let highest = random.magnitude(10..=u64::from(HIGHEST) / 8);
                let towers = random.length(1..=40);
                let heights = random.list(towers, 1..=highest);
                heights.into_iter().map(|height| (height as u32) << random.index(4)).collect()
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        let all = |height| vec![vec![height; TOWERS]; GAMES];
        // Taken for a prime, it makes the list a lost one.
        let mut one_square = vec![99_991; TOWERS];
        one_square[0] = 313 * 313;
        let value = |height: &u32| VALUES[*height as usize];
        let lost = |towers| cancelled_out(towers, value, 1..=10, |primes| 3_u32.pow(primes as u32));
        let highest = (1..=HIGHEST).rev().chunks(TOWERS);
        let highest =
            highest.into_iter().take(GAMES).map(|towers| lost(towers.collect())).collect();
        let cut_short = won_but_for_the_last(TOWERS, 3_u32.pow(10), 1 << 16);
        vec![
            ("highest_towers", highest),
            ("one_square_among_primes", vec![one_square; GAMES]),
            ("most_divisors", all(98_280)),
            ("won_but_for_the_last_tower", vec![cut_short; GAMES]),
            ("random", self.sized(GAMES * TOWERS)),
        ]
    }

    /// Every two towers up to a height.
    fn every(&self) -> Box<dyn Iterator<Item = Vec<u32>> + Send + '_> {
        Box::new((1..=HIGHEST_OF_TWO).combinations_with_replacement(2))
    }
}

/// Of every height the smallest number that no move is worth: its Grundy value, since equal towers
/// cancel out in pairs. 0 for no height.
static VALUES: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut values = vec![];
    for (height, divisors) in (0..).zip(proper_divisors(HIGHEST)) {
        let worth = |broken: u32| match height / broken % 2 {
            0 => 0,
            _ => values[broken as usize],
        };
        let value = mex(divisors.into_iter().map(worth).collect());
        values.push(value);
    }
    values
});
