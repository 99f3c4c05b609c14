//! The tower-reducing game of Amal and Bimal: a move replaces a height by a proper divisor.

use std::collections::HashMap;

use itertools::Itertools;
use machine_prime::is_prime;
use rayon::prelude::*;
use solutions::towers as solution;

use crate::about::{About, Family};
use crate::family::brackets::{self, Bracketed};
use crate::family::divisors::{
    PSEUDOPRIMES, few_prime_factors, large_primes, prime_factors, proper_divisors,
    won_but_for_the_last,
};
use crate::family::heaps::{HeapGame, Heaps, Replace, heap_of};
use crate::family::lists::Lists;
use crate::family::nim::nim_sum;
use crate::generator::prime_power;
use crate::jury::Problem;
use crate::rules::{Answers, Broken, Cases, Input, Scale, Shape, Statement, Told};

const ABOUT: About = About::new("towers", "Amal and Bimal's towers", Family::Heaps)
    .theory("prime factors as Nim heaps", "O(n · ∛M / log M + ∛M log log M)")
    .limits(1000, 64);

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

    fn tell(&self, towers: &Vec<u64>, made: &Replace) -> Told {
        heap_of::<Self>(towers, made).and("becomes", made.to)
    }
}

impl Statement for Towers {
    type Format = Bracketed<u64>;
    /// Whether Amal, who moves first, wins.
    type Answer = bool;

    const INPUT: Input<Bracketed<u64>> = Input::one(Bracketed::of(
        "height",
        &[(MANY, MANY_HEIGHT), (FEW, FEW_HEIGHT)],
        Lists::in_a_line(0..=50).of("height", 1..=FEW_HEIGHT),
    ));

    fn print(&self, amal_wins: &bool) -> String {
        if *amal_wins { "Amal\n".into() } else { "Bimal\n".into() }
    }

    fn spellings(&self, input: &str) -> Vec<(&'static str, String)> {
        brackets::spellings(input)
    }
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
            Shape::new("pseudoprime", |random| {
                vec![*random.pick(&PSEUDOPRIMES), *random.pick(&[2, 4])]
            }),
            Shape::new("random_1e9", |random| {
                let towers = random.length(0..=50);
                random.list(towers, 1..=MANY_HEIGHT)
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let products =
            large_primes(9).into_iter().tuple_combinations().map(|(p, q)| p * q).collect();
        let squares = large_primes(9).into_iter().map(|prime| prime.pow(2)).collect();
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
