//! Wrong idea: what passes Fermat's test, `base^(n - 1)` is 1, to nine bases is a prime. Roots of 1
//! other than 1 and -1 are not looked for.
//! Shown by `[2, 979998546100539241]`: prints Bimal, but Amal is right.

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
    // Rounded up, so that no prime is lost where the root of its cube comes out a little too small.
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
        _ if is_prime(rest) => factors + 1,
        _ => factors + 2,
    }
}

/// The quotient by a prime up to the cube root, if one divides. To multiply by the inverse is
/// several times faster than to divide.
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
    let length = limit as usize + 1;
    let mut primes = vec![];
    let mut composite = vec![false; length]; // Of even numbers it says nothing.
    for number in (3..length).step_by(2) {
        if !composite[number] {
            for multiple in (number * number..length).step_by(2 * number) {
                composite[multiple] = true;
            }
            primes.push((number as u64, inverse(number as u64)));
        }
    }
    primes
}

/// The inverse of an odd number modulo 2^64.
fn inverse(odd: u64) -> u64 {
    // Modulo 8 an odd number is its own inverse. If odd · x = 1 - e, odd · x · (1 + e) = 1 - e², so
    // each step doubles the number of lowest bits that are right: 3, 6, 12, 24, 48, 96.
    let mut inverse = odd;
    for _ in 0..5 {
        let error = 1u64.wrapping_sub(odd.wrapping_mul(inverse));
        inverse = inverse.wrapping_mul(error.wrapping_add(1));
    }
    inverse
}

/// The test of Miller and Rabin for odd n > 1.
///
/// With these bases no composite number passes: up to 10^9 that was tried with every odd number (an
/// ignored test in `scripts/tests/it/pages.rs`), up to 3.8·10^18 Jiang and Deng proved it in 2014.
pub fn is_prime(n: u64) -> bool {
    let bases: &[u64] = match n {
        0..=1_000_000_000 => &[336_781_006_125, 9_639_812_373_923_155],
        _ => &[2, 3, 5, 7, 11, 13, 17, 19, 23],
    };
    bases.iter().all(|base| passes(n, base % n))
}

/// Let `n - 1 = odd · 2^twos`. Modulo a prime, `base^(n - 1)` is 1 unless `base` is 0, and 1 has no
/// square roots but 1 and -1. So the squarings from `base^odd` to 1 start with 1 or pass -1.
fn passes(n: u64, base: u64) -> bool {
    let twos = 0; // wrong
    let mut power = power_modulo(n, base, (n - 1) >> twos);
    if base == 0 || power == 1 {
        return true;
    }
    for _ in 0..twos {
        if power == n - 1 {
            return true;
        }
        power = multiply_modulo(n, power, power);
    }
    false
}

fn power_modulo(n: u64, base: u64, exponent: u64) -> u64 {
    let mut power = 1;
    for bit in (0..64 - exponent.leading_zeros()).rev() {
        power = multiply_modulo(n, power, power);
        if exponent >> bit & 1 == 1 {
            power = multiply_modulo(n, power, base);
        }
    }
    power
}

fn multiply_modulo(n: u64, a: u64, b: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(n)) as u64
}
