//! The tower-reducing game of Amal and Bimal: a move replaces a height by a proper divisor.

use std::collections::HashMap;
use std::time::Duration;

use itertools::Itertools;
use machine_factor::factorize;
use machine_prime::is_prime;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::{SBoxedStrategy, Union};
use rayon::prelude::*;
use tinyvec::ArrayVec;

use crate::about::About;
use crate::game::{Board, Game};
use crate::generator::{compositions, of_any_magnitude, prime_power};
use crate::problem::{Broken, Problem, Rules, Scale};
use crate::random::without_two;
use crate::validator::{Lines, Malformed};

#[path = "../../../src/bin/towers.rs"]
#[expect(dead_code, reason = "`main` is the program's; the judge calls the answering function")]
mod solution;

pub fn problem() -> Problem {
    let about = About {
        name: "towers",
        title: "Amal and Bimal's towers",
        link: None,
        theory: "prime factors as Nim heaps",
        complexity: "O(n · M^(1/3))",
        sizes: "n ≤ 100 000 and heights ≤ 10^9, or n ≤ 1000 and heights ≤ 10^18",
        time_limit: Duration::from_secs(1),
        memory_limit_mib: 64,
        source_limit: None,
    };
    Problem::proven(about, Towers::new())
}

const MANY: usize = 100_000;
const MANY_HEIGHT: u64 = 1_000_000_000;
const FEW: usize = 1000;
const FEW_HEIGHT: u64 = 1_000_000_000_000_000_000;
/// The roots of the largest height.
const SQUARE_ROOT: u64 = 1_000_000_000;
const CUBE_ROOT: u64 = 1_000_000;
/// The largest height that is played out by the group deep.
const DEEP_HEIGHT: usize = 1000;

/// A move replaces one number by a proper divisor of it.
pub struct DividingGame {
    /// By number; 0 has none.
    proper_divisors: Vec<Vec<u32>>,
}

/// Positions of more are not played out.
pub const MOST_PLAYED: usize = 12;

pub type Numbers = ArrayVec<[u32; MOST_PLAYED]>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replace {
    pub index: usize,
    pub by: u32,
}

impl DividingGame {
    /// For numbers up to `largest`.
    pub fn up_to(largest: usize) -> Self {
        let mut proper_divisors = vec![vec![]; largest + 1];
        for divisor in 1..=largest {
            for multiple in (2 * divisor..=largest).step_by(divisor) {
                proper_divisors[multiple].push(divisor as u32);
            }
        }
        Self { proper_divisors }
    }

    /// The numbers as a position, if they are few and small enough to be played out.
    pub fn position(&self, numbers: &[u64]) -> Option<Numbers> {
        let known = |number: &u64| (*number as usize) < self.proper_divisors.len();
        let playable = numbers.len() <= MOST_PLAYED
            && numbers.iter().all(known)
            && numbers.iter().copied().fold(1, u64::saturating_mul) <= 100_000;
        playable.then(|| numbers.iter().map(|number| *number as u32).collect())
    }
}

impl Game for DividingGame {
    type Position = Numbers;
    type Move = Replace;

    fn moves(&self, numbers: Numbers, mut visit: impl FnMut(Replace, &Numbers)) {
        let mut next = numbers;
        for (index, number) in numbers.iter().enumerate() {
            for by in &self.proper_divisors[*number as usize] {
                next[index] = *by;
                visit(Replace { index, by: *by }, &next);
            }
            next[index] = *number;
        }
    }
}

/// All lists of `count` numbers from 1 to `largest`; a list is a number to that base.
pub struct Lists {
    pub count: u32,
    pub largest: u32,
}

impl<G: Game<Position = Numbers>> Board<G> for Lists {
    fn positions(&self) -> usize {
        (self.largest as usize).pow(self.count)
    }

    fn position(&self, number: usize) -> Numbers {
        let base = self.largest as usize;
        let mut rest = number;
        let mut numbers = Numbers::new();
        for _ in 0..self.count {
            numbers.push((rest % base) as u32 + 1);
            rest /= base;
        }
        numbers
    }

    fn number(&self, numbers: &Numbers) -> usize {
        let digits = numbers.iter().rev().map(|number| *number as usize - 1);
        digits.fold(0, |number, digit| number * self.largest as usize + digit)
    }
}

/// How many prime factors a number has, by the book.
pub fn prime_factors(number: u64) -> u32 {
    let powers = factorize(number);
    powers.powers[..powers.len].iter().map(|power| *power as u32).sum()
}

/// An even count of numbers, a lost position; any fewer from the first on are a won one. The two that
/// it is made of have unlike counts of prime factors; long ones fill the buffers that are too small.
pub fn won_but_for_the_last<N: Copy>(count: usize, outer: N, inner: N) -> Vec<N> {
    let number = |index| if index == 0 || index == count - 1 { outer } else { inner };
    (0..count).map(number).collect()
}

/// The smallest numbers that pass the test of Miller and Rabin to the first one to seven primes, and
/// to {2, 7, 61} and {2, 13, 23, 1662803}, which others found enough below them (Jaeschke 1993), and
/// to {2, 3, 7, 61, 24251}, which is often copied as if it were enough.
const STRONG_PSEUDOPRIMES: [u64; 10] = [
    2047,
    1_373_653,
    25_326_001,
    3_215_031_751,
    2_152_302_898_747,
    3_474_749_660_383,
    341_550_071_728_321,
    4_759_123_141,
    1_122_004_669_633,
    46_856_248_255_981,
];

struct Towers {
    game: DividingGame,
    /// The largest primes below every power of ten up to the largest height, from 10 on.
    primes: Vec<Vec<u64>>,
}

impl Towers {
    fn new() -> Self {
        let powers = (1..=FEW_HEIGHT.ilog10()).map(|exponent| 10_u64.pow(exponent));
        let primes_below = |power| {
            (2..power).rev().filter(|number| is_prime(*number)).take(12).collect::<Vec<_>>()
        };
        Self { game: DividingGame::up_to(DEEP_HEIGHT), primes: powers.map(primes_below).collect() }
    }

    fn primes_of(&self, digits: usize) -> &[u64] {
        &self.primes[digits - 1]
    }

    /// The towers of a list are of about one order of magnitude: the highest one says how far trial
    /// division must go, and beside a much higher one no tower would show that it ends too early.
    fn few_prime_factors(&self) -> SBoxedStrategy<Vec<u64>> {
        let lists = (3..=self.primes.len()).map(|digits| {
            let prime = |digits| select(self.primes_of(digits).to_vec());
            let product = |count| {
                vec(prime(digits / count), count).prop_map(|primes| primes.iter().product::<u64>())
            };
            let power = |k| prime(digits / k as usize).prop_map(move |p| p.pow(k));
            let tower = prop_oneof![product(1), product(2), product(3), power(2), power(3)];
            vec(tower, 1..=4)
        });
        Union::new(lists).sboxed()
    }
}

impl Game for Towers {
    type Position = Numbers;
    type Move = Replace;

    fn moves(&self, heights: Numbers, visit: impl FnMut(Replace, &Numbers)) {
        self.game.moves(heights, visit);
    }
}

impl Rules for Towers {
    type Case = Vec<u64>;
    /// Whether the first player wins.
    type Answer = bool;
    type Board = Lists;

    const GAMES_PER_INPUT: usize = 1;
    /// The heights stay just below the largest that so many towers may have.
    const SCALE: Scale = Scale { unit: "towers", largest: MANY, exponent: 1.0 };

    fn write(&self, games: &[Vec<u64>]) -> String {
        format!("[{}]\n", games.iter().flatten().format(", "))
    }

    fn read(&self, input: &str) -> Result<Vec<Vec<u64>>, Malformed> {
        let mut lines = Lines::new(input);
        let line = lines.line("the list")?;
        lines.end()?;
        let listed = line.text.strip_prefix('[').map(|rest| rest.strip_suffix(']'));
        let heights: Vec<u64> = match listed {
            Some(Some("")) => vec![],
            Some(Some(list)) => {
                let separator = if list.contains(", ") { ", " } else { "," };
                let tokens = list.split(separator);
                let range = 1..=FEW_HEIGHT;
                tokens
                    .map(|token| line.value(token, "a height", &range))
                    .collect::<Result<_, _>>()?
            }
            Some(None) => return Err(line.malformed("`]` is missing at the end".into())),
            None => line.integers("a height", 1..=FEW_HEIGHT)?,
        };
        let highest = heights.iter().copied().max().unwrap_or(1);
        let most = if highest <= MANY_HEIGHT { MANY } else { FEW };
        if heights.len() > most {
            let message =
                format!("{} towers up to {highest}, at most {most} may be", heights.len());
            return Err(line.malformed(message));
        }
        Ok(vec![heights])
    }

    fn print(&self, first_player_wins: &bool) -> String {
        if *first_player_wins { "Amal\n".into() } else { "Bimal\n".into() }
    }

    fn position(&self, heights: &Vec<u64>) -> Option<Numbers> {
        self.game.position(heights)
    }

    fn case(&self, heights: Numbers) -> Vec<u64> {
        heights.into_iter().map(u64::from).collect()
    }

    fn answer(&self, winning: &[Replace]) -> bool {
        !winning.is_empty()
    }

    fn reference(&self, heights: &Vec<u64>) -> bool {
        // Two equal towers cancel out.
        let odd_times = heights.iter().counts().into_par_iter().filter(|(_, times)| times % 2 == 1);
        let counts = odd_times.map(|(height, _)| prime_factors(*height));
        counts.reduce(|| 0, |sum, count| sum ^ count) != 0
    }

    fn solve(&self, heights: Numbers) -> bool {
        let mut widened = [0; MOST_PLAYED];
        for (wide, height) in widened.iter_mut().zip(heights) {
            *wide = u64::from(height);
        }
        solution::first_player_wins(&widened[..heights.len()])
    }

    /// No tower at all, then by the sum of the heights.
    fn small(&self) -> impl Iterator<Item = Vec<u64>> {
        std::iter::once(vec![]).chain(compositions())
    }

    fn shapes(&self) -> Vec<(&'static str, SBoxedStrategy<Vec<u64>>)> {
        let all_equal = (1..=MANY_HEIGHT, 0..=300_usize).prop_map(|(height, n)| vec![height; n]);
        let prime_powers =
            of_any_magnitude(FEW_HEIGHT, |highest| vec(prime_power(highest), 0..=40));
        // Taken for a prime it is worth 1.
        let pseudoprime = (select(STRONG_PSEUDOPRIMES.to_vec()), select(vec![2, 4]))
            .prop_map(|(pseudoprime, other)| vec![pseudoprime, other]);
        let random = of_any_magnitude(FEW_HEIGHT, |highest| vec(1..=highest, 0..=4));
        vec![
            ("few_small", vec(1..=60_u64, 0..=6).sboxed()),
            ("all_equal", all_equal.sboxed()),
            ("prime_powers", prime_powers.sboxed()),
            ("few_prime_factors", self.few_prime_factors()),
            ("strong_pseudoprime", pseudoprime.sboxed()),
            ("random_1e9", vec(1..=MANY_HEIGHT, 0..=50).sboxed()),
            ("random_any_magnitude", random.sboxed()),
        ]
    }

    fn without_two(&self, case: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        without_two(case)
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let primes = self.primes_of(SQUARE_ROOT.ilog10() as usize).iter();
        let products = primes.clone().tuple_combinations().map(|(p, q)| p * q);
        let squares = primes.map(|prime| prime.pow(2));
        vec![
            ("1000_products_of_two_primes", vec![products.cycle().take(FEW).collect()]),
            ("1000_squares_of_primes", vec![squares.cycle().take(FEW).collect()]),
            ("1000_below_1e18", vec![(FEW_HEIGHT - FEW as u64..FEW_HEIGHT).collect()]),
            ("100000_below_1e9", self.sized(MANY)),
            (
                "won_but_for_the_last_tower",
                vec![won_but_for_the_last(MANY, 3_u64.pow(18), 2_u64.pow(29))],
            ),
        ]
    }

    fn sized(&self, size: usize) -> Vec<Vec<u64>> {
        vec![(MANY_HEIGHT - size as u64 + 1..=MANY_HEIGHT).collect()]
    }

    fn boards(&self) -> Vec<Lists> {
        let shapes = [(0, 1), (1, 1000), (5, 12), (4, 26), (3, 70), (2, DEEP_HEIGHT as u32)];
        shapes.map(|(count, largest)| Lists { count, largest }).into()
    }

    /// The primes that trial division takes, for the highest tower there may be.
    fn certificate(&self) -> Result<Option<String>, Broken<Vec<u64>>> {
        let found = solution::odd_primes(CUBE_ROOT);
        let inverses: HashMap<_, _> = found.iter().copied().collect();
        let odd_primes: Vec<_> = (3..=CUBE_ROOT).filter(|number| is_prime(*number)).collect();
        let is_inverse = |prime: &u64, inverse: &u64| prime.wrapping_mul(*inverse) == 1;
        let lacks = |prime: &&u64| !inverses.get(prime).is_some_and(|i| is_inverse(prime, i));
        if let Some(prime) = odd_primes.iter().find(lacks) {
            let reason = format!("trial division lacks the prime {prime} or its inverse");
            // Three of it are taken for two primes, so for another heap than three twos.
            return Err(Broken { reason, game: Some(vec![8, prime.pow(3)]) });
        }
        if found.iter().map(|(number, _)| number).ne(&odd_primes) {
            let reason = format!("trial division takes not just the odd primes up to {CUBE_ROOT}");
            return Err(Broken { reason, game: None });
        }
        Ok(Some(format!("the {} odd primes up to {CUBE_ROOT}", found.len())))
    }

    fn spellings(&self, input: &str) -> Vec<(&'static str, String)> {
        let mut spellings = vec![
            ("no_blanks", input.replace(' ', "")),
            ("blanks_inside_brackets", input.replace('[', "[ ").replace(']', " ]")),
        ];
        let bare = input.replace(['[', ']'], "").replace(',', " ");
        if !bare.trim().is_empty() {
            spellings.push(("bare_numbers", bare));
        }
        spellings
    }
}
