//! Codeforces 2004 E, Not a Nim Problem: the take and the pile have no common divisor.

use std::sync::LazyLock;

use solutions::cf_2004e as solution;

use crate::about::{About, Family};
use crate::family::divisors::won_but_for_the_last;
use crate::family::drawn::Drawn;
use crate::family::heaps::{HeapGame, Heaps, Replace, certify, grundy_values};
use crate::family::lists::Lists;
use crate::family::nim::{cancelled_out, nim_sum};
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("cf_2004e", "CF 2004 E, Not a Nim Problem", Family::Heaps)
    .link("https://codeforces.com/problemset/problem/2004/E")
    .theory("smallest prime factors, by a linear sieve", "O(M + n)")
    .limits(4000, 512);

const GAMES: usize = 10_000;
const PILES: usize = 300_000;
const LARGEST: usize = 10_000_000;
/// Up to this random piles go: to sieve up to the largest takes too long for hundreds of inputs.
const DRAWN: usize = 100_000;
/// Larger piles are not played next to Nim heaps.
const PLAYED: u32 = 1_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(NotNim { moves: (0..=PLAYED).map(moves).collect() }))
}

const fn piles(largest: usize) -> Lists<usize> {
    Lists::counted("n", 1..=PILES).of("pile", 1..=largest as u64)
}

/// What a pile can become.
fn moves(pile: u32) -> Vec<u32> {
    let takes = (1..=pile).filter(|take| greatest_common_divisor(pile, *take) == 1);
    takes.map(|take| pile - take).collect()
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

struct NotNim {
    /// By pile.
    moves: Vec<Vec<u32>>,
}

impl HeapGame for NotNim {
    const SPACES: &'static [(usize, u32)] =
        &[(1, 1000), (5, 9), (4, 21), (6, 6), (2, 600), (3, 70)];

    fn moves(&self, (): &(), pile: u32, to: impl FnMut(u32)) {
        match self.moves.get(pile as usize) {
            Some(moves) => moves.iter().copied().for_each(to),
            None => moves(pile).into_iter().for_each(to),
        }
    }
}

impl WhoWins for NotNim {
    type Format = Drawn<Lists<usize>>;
    type Move = Replace;

    const INPUT: Input<Self::Format> =
        Input::many("t", GAMES, Drawn { format: piles(LARGEST), drawn: piles(DRAWN) })
            .total("piles", PILES);
    const WINNERS: [&str; 2] = ["Alice", "Bob"];

    fn solution(&self, piles: &Vec<usize>) -> bool {
        solution::first_player_wins(piles, &VALUES)
    }

    fn reference(&self, piles: &Vec<usize>) -> bool {
        nim_sum(piles.iter().map(|pile| SIEVED.values[*pile].into())) != 0
    }

    fn certificate(&self) -> Result<Option<String>, Broken<Vec<usize>>> {
        let most = SIEVED.primes.partition_point(|prime| *prime <= PLAYED as usize) as u32;
        let by_rules = grundy_values(self, &(), PLAYED, most);
        let taken_for = |pile| u64::from(VALUES[pile as usize]);
        certify::<Self>(0..=PLAYED, |pile| by_rules[pile as usize].into(), taken_for)?;
        let sieved = |pile| u64::from(SIEVED.values[pile as usize]);
        certify::<Self>(0..=LARGEST as u32, sieved, taken_for)?;
        let played = format!("every pile up to {PLAYED}, played next to Nim heaps up to {most}");
        Ok(Some(format!("{played}; all up to {LARGEST} by another sieve")))
    }
}

impl Cases for NotNim {
    /// n and M grow together: otherwise the sieve would dominate and no growth would show.
    const SCALE: Scale = Scale::linear("piles", PILES);

    fn shapes(&self) -> Vec<Shape<Vec<usize>>> {
        // Primes and products of two, all of the same three primes and without small factors.
        let large_factors = |random: &mut Random| {
            let primes: Vec<_> =
                SIEVED.primes.iter().take_while(|prime| *prime * *prime <= DRAWN).collect();
            let kinds = [(); 3].map(|()| **random.pick(&primes));
            let piles = random.length(1..=40);
            let pile = |_| random.pick(&kinds) * random.pick(&[1, kinds[0], kinds[1], kinds[2]]);
            (0..piles).map(pile).collect()
        };
        vec![Shape::new("large_factors", large_factors)]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<usize>>)> {
        let (primes, random) = (&SIEVED.primes, &mut Random::new(1));
        let last = primes[primes.len() - 1];
        // The values of each three cancel out, and all of them count: they are an odd number of threes.
        let three = lost(vec![last, primes[1 << 18], 1]);
        let threes = [three.repeat(PILES / GAMES / 3 - 1), vec![LARGEST; 3]].concat();
        let largest = (LARGEST - PILES + 1..=LARGEST).collect();
        // The values of the two primes differ by 2^16.
        let (low, high) = (primes[1], primes[1 + (1 << 16)]);
        vec![
            ("many_games_with_the_largest_prime", vec![threes; GAMES]),
            ("one_game_of_the_largest_piles", vec![lost(largest)]),
            ("values_that_differ_by_2_to_the_16", vec![vec![low, high]]),
            ("won_but_for_the_last_pile", vec![won_but_for_the_last(PILES, last, LARGEST)]),
            ("random", vec![lost(piles(LARGEST).draw(random, PILES, LARGEST as u64))]),
        ]
    }

    fn sized(&self, size: usize) -> Vec<Vec<usize>> {
        vec![(1..=size).map(|pile| pile * (LARGEST / PILES)).collect()]
    }
}

/// With one other pile, an odd prime, so that all cancel out.
fn lost(piles: Vec<usize>) -> Vec<usize> {
    let Sieved { primes, values } = &*SIEVED;
    let prime = |value| primes[value as usize - 1];
    cancelled_out(piles, |pile| values[*pile].into(), 2..=primes.len() as u64, prime)
}

/// The primes up to the largest pile, and the value of every pile.
struct Sieved {
    primes: Vec<usize>,
    values: Vec<u32>,
}

/// By the sieve of Eratosthenes: each prime marks its multiples that no smaller one has marked.
static SIEVED: LazyLock<Sieved> = LazyLock::new(|| {
    let (mut primes, mut values) = (vec![2], vec![0; LARGEST + 1]);
    values[1] = 1;
    for number in (3..=LARGEST).step_by(2) {
        if values[number] == 0 {
            primes.push(number);
            for multiple in (number..=LARGEST).step_by(2 * number) {
                if values[multiple] == 0 {
                    values[multiple] = primes.len() as u32;
                }
            }
        }
    }
    Sieved { primes, values }
});

static VALUES: LazyLock<Vec<u32>> = LazyLock::new(|| solution::grundy_values(LARGEST));
