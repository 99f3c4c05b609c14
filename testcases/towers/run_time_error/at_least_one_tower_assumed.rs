//! Wrong idea: there is always a highest tower, whose cube root bounds the trial division.
//! `[]`: the maximum is missing, but Bimal is right.

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
    let largest = heights.iter().copied().max().expect("a tower");
    let primes = primes((largest as f64).cbrt() as usize + 1);
    let grundy = |&height: &u64| prime_factor_count(height, &primes);
    heights.iter().map(grundy).fold(0, |sum, value| sum ^ value) != 0
}

fn prime_factor_count(height: u64, primes: &[u64]) -> u32 {
    let (mut rest, mut count) = (height, 0);
    let small = |&&prime: &&u64| prime * prime * prime <= height;
    for &prime in primes.iter().take_while(small) {
        while rest % prime == 0 {
            rest /= prime;
            count += 1;
        }
    }
    // Left is 1, a prime or two primes.
    match rest {
        1 => count,
        _ if is_prime(rest) => count + 1,
        _ => count + 2,
    }
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

/// The test of Miller and Rabin with bases that decide every number up to 3·10^18.
fn is_prime(number: u64) -> bool {
    let bases = [2, 3, 5, 7, 11, 13, 17, 19, 23];
    let twos = (number - 1).trailing_zeros();
    let passes = |&base: &u64| {
        let root = power(base, (number - 1) >> twos, number);
        root == 1 || (0..twos).any(|k| power(root, 1 << k, number) == number - 1)
    };
    bases.contains(&number) || bases.iter().all(passes)
}

fn power(base: u64, exponent: u64, modulus: u64) -> u64 {
    let times = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64;
    if exponent == 0 {
        return 1;
    }
    let root = power(base, exponent / 2, modulus);
    let square = times(root, root);
    let odd = exponent % 2 == 1;
    times(square, if odd { base } else { 1 })
}
