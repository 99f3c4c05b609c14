//! Wrong idea: thirty-two bits hold every height, but they end at 4294967295.
//! `[4294967296]`: the input is no u32, but Amal is right.

use std::io::{Read, stdin};

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("text");
    let words = text.split(|c: char| !c.is_ascii_digit());
    let words = words.filter(|word| !word.is_empty());
    let heights: Vec<u32> = words.map(|word| word.parse().expect("a height")).collect();
    let wins = first_player_wins(&heights);
    println!("{}", if wins { "Amal" } else { "Bimal" });
}

fn first_player_wins(heights: &[u32]) -> bool {
    let primes = primes(65_536);
    let grundy = |&height: &u32| prime_factor_count(height, &primes);
    heights.iter().map(grundy).fold(0, |sum, value| sum ^ value) != 0
}

fn prime_factor_count(height: u32, primes: &[u64]) -> u32 {
    let (mut rest, mut count) = (u64::from(height), 0);
    let small = |&&prime: &&u64| prime * prime <= u64::from(height);
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
