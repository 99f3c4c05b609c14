//! # Towers
//!
//! No live judge, n ≤ 10^5 with heights ≤ 10^9 or n ≤ 1000 with heights ≤ 10^18, time limit 1 s.
//!
//! ## Problem
//! Given are the heights of `n` towers, `[3, 1, 2]`. A move lowers one of them from `X` to a proper
//! divisor `Y` (1 ≤ Y < X). Whoever cannot move loses. Amal moves first against Bimal. Who wins?
//!
//! ## Idea
//! A tower is a Nim heap of `Ω(X)` sticks: the prime factors of `X`, counted with multiplicity.
//!
//! ## Proof
//! Call a position cold if the xor `s` of all `Ω(X)` is 0.
//! - A proper divisor lacks a prime factor, so each move lowers an `Ω`; in the end all are 0: cold.
//! - A move changes exactly one `Ω`, so no move leads from cold to cold.
//! - If `s ≠ 0`, a tower whose `Ω(X)` has the top bit of `s` has `k = Ω(X) ⊕ s < Ω(X)`. Any `k` of
//!   its prime factors multiply to a proper divisor, and moving there makes the position cold.
//!
//! ## Complexity
//! O(∛X / log X) a tower: sieved primes up to `∛X` leave 1, a prime or two primes; a test decides.
//!
//! ## Pitfalls
//! - Proper divisors: `4 6` is a loss, though 4 has 2 and 6 has 3. Distinct primes: `2 4` is a win.
//! - `Ω` is the longest play of one tower; the parity of all moves decides nothing: `4` is a win.

use std::io::{Read, stdin};

fn main() {
    let mut input = String::new();
    stdin().read_to_string(&mut input).expect("must be UTF-8");
    let wins = first_player_wins(&parse_heights(input.trim()));
    println!("{}", if wins { "Amal" } else { "Bimal" });
}

fn parse_heights(input: &str) -> Vec<u64> {
    assert!(!input.is_empty(), "a list without towers must be []");
    let list = input.strip_prefix('[');
    assert!(list.is_some() == input.ends_with(']'), "[ and ] must pair");
    let heights: Vec<&str> = match list.map(|list| list[..list.len() - 1].trim()) {
        Some("") => vec![],
        Some(list) => list.split(',').map(str::trim).collect(),
        None => input.split_whitespace().collect(),
    };
    assert!(heights.len() <= 100_000, "n must be at most 100000");
    let limit = 10u64.pow(if heights.len() <= 1000 { 18 } else { 9 });
    let parse = |text: &&str| match text.parse() {
        Ok(height) if (1..=limit).contains(&height) && !text.starts_with('+') => height,
        _ => panic!("a height must be 1 to {}, not {:?}", limit, text),
    };
    heights.iter().map(parse).collect()
}

pub fn first_player_wins(heights: &[u64]) -> bool {
    let highest = heights.iter().copied().max().unwrap_or(1);
    let odd_primes = odd_primes((highest as f64).cbrt().ceil() as u64);
    heights.iter().fold(0, |sum, &height| sum ^ prime_factors(height, &odd_primes)) != 0
}

/// `Ω(height)`.
fn prime_factors(height: u64, odd_primes: &[(u64, u64)]) -> u32 {
    let mut factors = height.trailing_zeros();
    let mut rest = height >> factors;
    while let Some(quotient) = divide(rest, odd_primes) {
        rest = quotient;
        factors += 1;
    }
    match rest {
        1 => factors,
        _ if is_prime(rest.into()) => factors + 1,
        _ => factors + 2,
    }
}

/// The quotient by a prime up to the cube root; if none divides, at most two primes are left.
fn divide(number: u64, odd_primes: &[(u64, u64)]) -> Option<u64> {
    let end = odd_primes.partition_point(|&(p, _)| p * p * p <= number);
    odd_primes[..end].iter().find_map(|&(p, inverse)| {
        // Times `p` it is `number` modulo 2^64, and without overflow it is the true quotient.
        let quotient = number.wrapping_mul(inverse);
        quotient.checked_mul(p).map(|_| quotient)
    })
}

/// The odd primes up to `limit`, each with its inverse modulo 2^64.
pub fn odd_primes(limit: u64) -> Vec<(u64, u64)> {
    let mut primes = vec![];
    let mut composite = vec![false; (limit + 1) as usize / 2]; // Odd numbers, by their halves.
    for half in 1..composite.len() {
        if !composite[half] {
            let p = 2 * half as u64 + 1;
            for multiple in ((p.pow(2) / 2) as usize..composite.len()).step_by(p as usize) {
                composite[multiple] = true;
            }
            // `p` is its own inverse modulo 2^3, and every Newton step doubles the exponent.
            let newton = |x: u64, _| x.wrapping_mul(2u64.wrapping_sub(x.wrapping_mul(p)));
            primes.push((p, (0..5).fold(p, newton)));
        }
    }
    primes
}

/// Miller-Rabin, n odd and > 1. Modulo a prime 1 has no square roots but 1 and -1, so the squarings
/// from `base^odd` to `base^(n - 1) = 1` start at 1 or pass -1. With these bases no composite does:
/// checked for every n ≤ 10^9 (Worley's two), proved up to 3.8·10^18 (Jiang and Deng 2014).
fn is_prime(n: u128) -> bool {
    let bases: &[u128] = match n {
        0..=1_000_000_000 => &[336_781_006_125, 9_639_812_373_923_155],
        _ => &[2, 3, 5, 7, 11, 13, 17, 19, 23],
    };
    let twos = (n - 1).trailing_zeros();
    bases.iter().map(|base| base % n).all(|base| {
        // From bit `twos` on, n has the bits of n - 1. No overflow: base < 10^9, or ≤ 23 for more.
        let root = (twos..128 - n.leading_zeros()).rev().fold(1, |power, bit| {
            let factor = if n >> bit & 1 == 1 { base } else { 1 };
            power * power * factor % n
        });
        let squares = std::iter::successors(Some(root), |x| Some(x * x % n));
        base == 0 || root == 1 || squares.take(twos as usize).any(|x| x == n - 1)
    })
}
