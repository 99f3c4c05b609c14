//! Wrong idea: trial division by the primes to 10^6 leaves 1 or a prime; it may leave two primes.
//! `[2, 1000006000009]`, with the square of 1000003: prints Bimal, but Amal is right.

use std::io::{Read, stdin};

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("text");
    let words = text.split(|c: char| !c.is_ascii_digit());
    let heights: Vec<u64> = words.filter_map(|word| word.parse().ok()).collect();
    let wins = first_player_wins(&heights);
    println!("{}", if wins { "Amal" } else { "Bimal" });
}

fn first_player_wins(heights: &[u64]) -> bool {
    let primes = primes(1_000_000);
    let grundy = |&height: &u64| prime_factor_count(height, &primes);
    heights.iter().map(grundy).fold(0, |sum, value| sum ^ value) != 0
}

fn prime_factor_count(height: u64, primes: &[u64]) -> u32 {
    let (mut rest, mut count) = (height, 0);
    let small = |&&prime: &&u64| prime * prime <= height;
    for &prime in primes.iter().take_while(small) {
        while rest % prime == 0 {
            rest /= prime;
            count += 1;
        }
    }
    if rest > 1 { count + 1 } else { count }
}

fn primes(largest: usize) -> Vec<u64> {
    let mut composite = vec![false; largest + 1];
    for factor in 2..=largest {
        for multiple in (factor * factor..=largest).step_by(factor) {
            composite[multiple] = true;
        }
    }
    let primes = (2..=largest).filter(|&number| !composite[number]);
    primes.map(|prime| prime as u64).collect()
}
