//! # Towers
//!
//! No live judge; <https://atcoder.jp/contests/abc368/tasks/abc368_f> is the same game, but lower.
//! n ≤ 100 000 with heights ≤ 10^9, or n ≤ 1000 with heights ≤ 10^18; time limit 1 s, 64 MiB.
//!
//! ## Problem
//! Towers of heights `[3, 1, 2]`. A move lowers one of them from `X` to a proper divisor `Y` of `X`,
//! `1 ≤ Y < X`. Whoever cannot move loses. Amal moves first, Bimal second. Who wins?
//!
//! ## Idea
//! A tower is a Nim heap of `Ω(X)` sticks: the prime factors of `X`, each as often as it occurs.
//!
//! ## Proof
//! Call a position *cold* if the xor of all `Ω(X)` is 0. The player to move loses iff it is.
//! - A proper divisor lacks at least one prime factor of `X`. So every move makes an `Ω` smaller,
//!   the game ends, and it ends cold: all heights are 1 and `Ω(1) = 0`.
//! - A move changes exactly one `Ω` and with it the xor: no move leads from cold to cold.
//! - If the xor is `s ≠ 0`, some `Ω(X)` has the top bit of `s`, so `k = Ω(X) ^ s` is less than
//!   `Ω(X)`. Any `k` of the prime factors of `X` multiply to a proper divisor: moving there is cold.
//!
//! ## Complexity
//! O(∛X / log X) a tower: trial division by the primes up to `∛X` leaves 1, a prime or two primes,
//! and a primality test tells which.
//!
//! ## Pitfalls
//! - Counting divisors (3 and 4) fails for `4 6`, counting distinct primes (1 and 1) for `2 4`.
//! - `Ω(X)` is the longest play of one tower, no more: `Ω(4)` is even, but Amal wins `4` in one move.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).expect("the input must be text");
    let wins = first_player_wins(&parse_heights(input.trim()));
    println!("{}", if wins { "Amal" } else { "Bimal" });
}

fn parse_heights(input: &str) -> Vec<u64> {
    assert!(!input.is_empty(), "the input must be a list, [] if there are no towers");
    let list = input.strip_prefix('[').and_then(|list| list.strip_suffix(']'));
    let heights: Vec<&str> = match list.map(str::trim) {
        Some("") => Vec::new(),
        Some(list) => list.split(',').map(str::trim).collect(),
        None => input.split_whitespace().collect(),
    };
    assert!(heights.len() <= 100_000, "there must be at most 100 000 towers");
    let limit = 10u64.pow(if heights.len() <= 1000 { 18 } else { 9 });
    let parse = |height: &&str| match height.parse() {
        Ok(number) if 1 <= number && number <= limit && !height.starts_with('+') => number,
        _ => panic!("a height must be a whole number from 1 to {}, not {:?}", limit, height),
    };
    heights.iter().map(parse).collect()
}

pub fn first_player_wins(heights: &[u64]) -> bool {
    let highest = heights.iter().fold(1, |highest, &height| height.max(highest));
    let primes = odd_primes((highest as f64).cbrt() as usize + 1);
    heights.iter().fold(0, |sum, &height| sum ^ prime_factors(height, &primes)) != 0
}

/// `Ω(height)`, by odd primes at least up to the cube root of `height`.
fn prime_factors(height: u64, mut primes: &[(u64, u64)]) -> u32 {
    let mut factors = height.trailing_zeros();
    let mut rest = height >> factors;
    loop {
        // Three primes beyond the cube root would multiply to more than `rest`.
        primes = &primes[..primes.partition_point(|&(p, _)| p * p * p <= rest)];
        // The candidate times `p` is `rest` modulo 2^64: without overflow, it is the quotient.
        let divides =
            |&(p, inverse): &(u64, u64)| rest.wrapping_mul(inverse).checked_mul(p).is_some();
        match primes.iter().position(divides) {
            None => break,
            Some(tried) => primes = &primes[tried..],
        }
        rest /= primes[0].0;
        factors += 1;
    }
    match rest {
        1 => factors,
        _ if is_prime(rest) => factors + 1,
        _ => factors + 2,
    }
}

/// Each odd prime `p ≤ limit` with its inverse modulo 2^64.
fn odd_primes(limit: usize) -> Vec<(u64, u64)> {
    let mut composite = vec![false; limit + 1];
    let mut primes = Vec::new();
    for i in (3..=limit).step_by(2) {
        if !composite[i] {
            let p = i as u64;
            // `p` is its own inverse modulo 2^3, and each Newton step doubles the exponent.
            let newton = |x: u64, _| x.wrapping_mul(2u64.wrapping_sub(x.wrapping_mul(p)));
            primes.push((p, (0..5).fold(p, newton)));
            (3 * i..=limit).step_by(2 * i).for_each(|multiple| composite[multiple] = true);
        }
    }
    primes
}

/// The strong test, for odd `n > 1`. If `n` is prime, `base^(n - 1)` is 1, whose only square roots
/// are 1 and -1, so of its roots by halving the exponent one is -1 or the last is 1. Few bases are
/// enough: 2, 7, 61 below 4 759 123 141 (Jaeschke 1993), the seven below 2^64 (Sinclair 2011).
fn is_prime(n: u64) -> bool {
    let bases: &[u64] = match n {
        0..=4_759_123_140 => &[2, 7, 61],
        _ => &[2, 325, 9375, 28_178, 450_775, 9_780_504, 1_795_265_022],
    };
    let halvings = (n - 1).trailing_zeros();
    bases.iter().all(|&base| {
        let root = power(base, (n - 1) >> halvings, n);
        let squares = std::iter::successors(Some(root), |&x| Some(multiply(x, x, n)));
        base == n || root == 1 || squares.take(halvings as usize).any(|x| x == n - 1)
    })
}

fn power(base: u64, exponent: u64, n: u64) -> u64 {
    match exponent {
        0 => 1,
        _ if exponent % 2 == 1 => multiply(base, power(base, exponent - 1, n), n),
        _ => power(multiply(base, base, n), exponent / 2, n),
    }
}

fn multiply(a: u64, b: u64, n: u64) -> u64 {
    (a as u128 * b as u128 % n as u128) as u64
}
