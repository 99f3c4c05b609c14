//! The tower-reducing game of Amal and Bimal: a move replaces a height by a proper divisor.

use std::collections::HashMap;
use std::time::Duration;

use itertools::Itertools;
use machine_prime::is_prime;
use rayon::prelude::*;

use crate::about::About;
use crate::family::divisors::{prime_factors, proper_divisors, won_but_for_the_last};
use crate::family::heaps::{HeapGame, Heaps, Replace};
use crate::family::lists::Lists;
use crate::family::nim::nim_sum;
use crate::generator::{Random, prime_power};
use crate::jury::Problem;
use crate::rules::{Answers, Broken, Cases, Format, Input, Scale, Shape, Statement, solution};
use crate::validator::{Lines, Malformed};

solution!("../../../src/bin/towers.rs");

const ABOUT: About = About {
    name: "towers",
    title: "Amal and Bimal's towers",
    link: None,
    theory: "prime factors as Nim heaps",
    complexity: "O(n · ∛M / log M)",
    sizes: "n ≤ 10^5 with heights ≤ M = 10^9, or n ≤ 1000 with M = 10^18",
    time_limit: Duration::from_secs(1),
    memory_limit_mib: 64,
    source_limit: None,
};

const MANY: usize = 100_000;
const MANY_HEIGHT: u64 = 1_000_000_000;
const FEW: usize = 1000;
const FEW_HEIGHT: u64 = 1_000_000_000_000_000_000;
/// Of the largest height.
const CUBE_ROOT: u64 = 1_000_000;
/// No higher tower is played out.
const HIGHEST_PLAYED: u32 = 100_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(Towers { divisors: proper_divisors(HIGHEST_PLAYED) }))
}

struct Towers {
    /// By height.
    divisors: Vec<Vec<u32>>,
}

impl HeapGame for Towers {
    const LOWEST: u32 = 1;
    const SPACES: &'static [(usize, u32)] =
        &[(0, 1), (1, 1000), (5, 12), (4, 26), (3, 70), (2, 1000)];

    fn moves(&self, (): &(), height: u32, to: impl FnMut(u32)) {
        self.divisors[height as usize].iter().copied().for_each(to);
    }
}

/// The list stands in brackets; how many towers there may be depends on the highest.
struct Bracketed(Lists<u64>);

impl Format for Bracketed {
    type Case = Vec<u64>;

    fn write(&self, heights: &Vec<u64>, input: &mut String) {
        *input += &format!("[{}]\n", heights.iter().format(", "));
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Vec<u64>, Malformed> {
        let line = lines.line("the list")?;
        let listed = line.text.strip_prefix('[').map(|rest| rest.strip_suffix(']'));
        let heights: Vec<u64> = match listed {
            Some(Some("")) => vec![],
            Some(Some(list)) => {
                let separator = if list.contains(", ") { ", " } else { "," };
                let tokens = list.split(separator);
                let height = |token| line.value(token, "a height", &(1..=FEW_HEIGHT));
                tokens.map(height).collect::<Result<_, _>>()?
            }
            Some(None) => return Err(line.malformed("`]` is missing at the end".into())),
            None => line.integers("a height", 1..=FEW_HEIGHT)?,
        };
        let highest = heights.iter().copied().max().unwrap_or(1);
        let (most, limit) =
            if highest <= MANY_HEIGHT { (MANY, MANY_HEIGHT) } else { (FEW, FEW_HEIGHT) };
        if heights.len() > most {
            let towers = heights.len();
            return Err(line.malformed(format!(
                "{towers} towers, but at most {most} are allowed when heights go up to {limit}"
            )));
        }
        Ok(heights)
    }

    fn small(&self) -> Box<dyn Iterator<Item = Vec<u64>> + '_> {
        self.0.small()
    }

    fn shapes(&self) -> Vec<Shape<Vec<u64>>> {
        self.0.shapes()
    }

    fn smaller<'a>(&'a self, heights: &'a Vec<u64>) -> Box<dyn Iterator<Item = Vec<u64>> + 'a> {
        self.0.smaller(heights)
    }

    fn sized(&self, size: usize, random: &mut Random) -> Vec<Vec<u64>> {
        self.0.sized(size, random)
    }
}

impl Statement for Towers {
    type Format = Bracketed;
    /// Whether Amal, who moves first, wins.
    type Answer = bool;

    const INPUT: Input<Bracketed> =
        Input::one(Bracketed(Lists::in_a_line(0..=50).of("height", 1..=FEW_HEIGHT)));

    fn print(&self, amal_wins: &bool) -> String {
        if *amal_wins { "Amal\n".into() } else { "Bimal\n".into() }
    }

    fn spellings(&self, input: &str) -> Vec<(&'static str, String)> {
        let mut spellings = vec![
            ("no_spaces", input.replace(' ', "")),
            ("spaces_inside_brackets", input.replace('[', "[ ").replace(']', " ]")),
        ];
        let bare = input.replace(['[', ']'], "").replace(',', " ");
        if !bare.trim().is_empty() {
            spellings.push(("bare_numbers", bare));
        }
        spellings
    }
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

/// The twelve largest primes with so many digits.
fn primes(digits: u32) -> Vec<u64> {
    (2..10_u64.pow(digits)).rev().filter(|number| is_prime(*number)).take(12).collect()
}

/// One to three primes, or a power of one, with about `digits` digits in all.
fn few_prime_factors(random: &mut Random, digits: u32) -> u64 {
    let factors = random.number(1..=3) as u32;
    let primes = primes(digits / factors);
    if random.once_in(2) {
        return random.pick(&primes).pow(factors);
    }
    (0..factors).map(|_| random.pick(&primes)).product()
}

impl Cases for Towers {
    /// The heights stay just below the largest that so many towers may have.
    const SCALE: Scale = Scale::linear("towers", MANY);

    fn shapes(&self) -> Vec<Shape<Vec<u64>>> {
        vec![
            Shape::new("prime_powers", |random| {
                let highest = random.magnitude(2..=FEW_HEIGHT);
                let towers = random.length(0..=40);
                (0..towers).map(|_| prime_power(random, highest)).collect()
            }),
            // All towers of a list have about the same size: the highest decides how far trial
            // division goes, so one huge tower would hide a bound that is too low for the others.
            Shape::new("few_prime_factors", |random| {
                let digits = random.number(3..=18) as u32;
                let towers = random.number(1..=4);
                (0..towers).map(|_| few_prime_factors(random, digits)).collect()
            }),
            // Taken for a prime it would be a heap of 1.
            Shape::new("strong_pseudoprime", |random| {
                vec![*random.pick(&STRONG_PSEUDOPRIMES), *random.pick(&[2, 4])]
            }),
            Shape::new("random_1e9", |random| {
                let towers = random.length(0..=50);
                random.list(towers, 1..=MANY_HEIGHT)
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let products = primes(9).into_iter().tuple_combinations().map(|(p, q)| p * q).collect();
        let squares = primes(9).into_iter().map(|prime| prime.pow(2)).collect();
        let few = |heights: Vec<u64>| vec![heights.into_iter().cycle().take(FEW).collect()];
        let cut_short = won_but_for_the_last(MANY, 3_u64.pow(18), 2_u64.pow(29));
        vec![
            ("1000_products_of_two_primes", few(products)),
            ("1000_squares_of_primes", few(squares)),
            ("1000_below_1e18", vec![(FEW_HEIGHT - FEW as u64..FEW_HEIGHT).collect()]),
            ("100000_below_1e9", self.sized(MANY)),
            ("won_but_for_the_last_tower", vec![cut_short]),
        ]
    }

    fn sized(&self, size: usize) -> Vec<Vec<u64>> {
        vec![(MANY_HEIGHT - size as u64 + 1..=MANY_HEIGHT).collect()]
    }
}

impl Answers for Towers {
    type Move = Replace;

    fn answer(&self, _: &Vec<u64>, winning: &[Replace]) -> bool {
        !winning.is_empty()
    }

    fn solution(&self, heights: &Vec<u64>) -> bool {
        solution::first_player_wins(heights)
    }

    fn reference(&self, heights: &Vec<u64>) -> bool {
        // Two equal towers cancel out.
        let odd_times = heights.iter().counts().into_iter().filter(|(_, times)| times % 2 == 1);
        let heights: Vec<_> = odd_times.map(|(height, _)| *height).collect();
        let counts: Vec<_> = heights.into_par_iter().map(prime_factors).collect();
        nim_sum(counts) != 0
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
            return Err(Broken { reason, case: Some(vec![8, prime.pow(3)]) });
        }
        if found.iter().map(|(number, _)| number).ne(&odd_primes) {
            let reason = format!("trial division takes not just the odd primes up to {CUBE_ROOT}");
            return Err(Broken { reason, case: None });
        }
        Ok(Some(format!("the {} odd primes up to {CUBE_ROOT}", found.len())))
    }
}
