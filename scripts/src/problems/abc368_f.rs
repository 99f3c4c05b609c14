//! ABC368 F, Dividing Game: a move replaces a number by a proper divisor of it.

use solutions::abc368_f as solution;

use crate::about::{About, Family};
use crate::family::divisors::{prime_factors, proper_divisors, won_but_for_the_last};
use crate::family::heaps::{HeapGame, Heaps, Replace, certify, grundy_values, heap_of};
use crate::family::lists::Lists;
use crate::family::nim::nim_sum;
use crate::generator::prime_power;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Input, Scale, Shape, Told, WhoWins};

const ABOUT: About = About::new("abc368_f", "ABC368 F, Dividing Game", Family::Heaps)
    .link("https://atcoder.jp/contests/abc368/tasks/abc368_f")
    .theory("prime factors as Nim heaps, sieved", "O(M + N)")
    .limits(2000, 1024)
    .read(3);

const NUMBERS: usize = 100_000;
const LARGEST: u32 = 100_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(DividingGame { divisors: proper_divisors(LARGEST) }))
}

struct DividingGame {
    divisors: Vec<Vec<u32>>,
}

impl HeapGame for DividingGame {
    const LOWEST: u32 = 1;
    const SPACES: &'static [(usize, u32)] = &[(1, 100), (2, 300), (5, 13), (3, 85), (4, 34)];

    fn moves(&self, (): &(), number: u32, to: impl FnMut(u32)) {
        self.divisors[number as usize].iter().copied().for_each(to);
    }

    fn tell(&self, numbers: &Vec<usize>, made: &Replace) -> Told {
        heap_of::<Self>(numbers, made).and("becomes", made.to)
    }
}

impl WhoWins for DividingGame {
    type Format = Lists<usize>;
    type Move = Replace;

    const INPUT: Input<Lists<usize>> =
        Input::one(Lists::counted("N", 1..=NUMBERS).of("number", 2..=LARGEST as u64));
    const WINNERS: [&str; 2] = ["Anna", "Bruno"];

    fn solution(&self, numbers: &Vec<usize>) -> bool {
        solution::first_player_wins(numbers)
    }

    fn reference(&self, numbers: &Vec<usize>) -> bool {
        nim_sum(numbers.iter().map(|number| prime_factors(*number as u64))) != 0
    }

    fn certificate(&self) -> Result<Option<String>, Broken<Vec<usize>>> {
        let counts = solution::prime_factor_counts(LARGEST as usize);
        let most = LARGEST.ilog2();
        let values = grundy_values(self, &(), LARGEST, most);
        let value = |number| u64::from(values[number as usize]);
        certify::<Self>(2..=LARGEST, value, |number| counts[number as usize].into())?;
        Ok(Some(format!("every number up to {LARGEST}, played next to Nim heaps up to {most}")))
    }
}

impl Cases for DividingGame {
    /// N and M grow together: otherwise the sieve would dominate and no growth would show.
    const SCALE: Scale = Scale::linear("numbers", NUMBERS);

    fn shapes(&self) -> Vec<Shape<Vec<usize>>> {
        vec![
            Shape::new("prime_powers", |random| {
                let largest = random.magnitude(10..=LARGEST.into());
                let numbers = random.length(1..=40);
                (0..numbers).map(|_| prime_power(random, largest) as usize).collect()
            }),
            // The sieve ends there.
            Shape::new("near_powers_of_ten", |random| {
                let largest = 10_u64.pow(random.number(1..=LARGEST.ilog10().into()) as u32);
                let numbers = random.length(1..=60);
                let numbers = random.list(numbers, largest.saturating_sub(20).max(2)..=largest);
                numbers.into_iter().map(|number| number as usize).collect()
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<usize>>)> {
        let cut_short = won_but_for_the_last(NUMBERS, 3_usize.pow(10), 2_usize.pow(16));
        vec![
            // The largest prime: trial division takes longest on it.
            ("all_the_largest_prime", vec![vec![99_991; NUMBERS]]),
            ("every_number", self.sized(NUMBERS)),
            ("won_but_for_the_last_number", vec![cut_short]),
        ]
    }

    /// Every number there may be from 2 on; after the largest 2 comes again.
    fn sized(&self, size: usize) -> Vec<Vec<usize>> {
        vec![(2..=LARGEST as usize).cycle().take(size).collect()]
    }
}
