//! Wrong idea: `k` must be the exponent of the prime in one of the numbers.
//! Shown by `2 / 3 4`: prints Arpa, but Mojtaba wins.

use std::collections::{BTreeMap, HashMap};

use proconio::input;

fn main() {
    input! { numbers: [u32] }
    assert!((1..=100).contains(&numbers.len()), "n must be 1 to 100");
    let in_range = numbers.iter().all(|number| (1..=1_000_000_000).contains(number));
    assert!(in_range, "a number must be 1 to 10^9");
    println!("{}", if first_player_wins(&numbers) { "Mojtaba" } else { "Arpa" });
}

pub fn first_player_wins(numbers: &[u32]) -> bool {
    // Of every prime the set of its exponents.
    let mut sets = BTreeMap::new();
    for &number in numbers {
        for (prime, exponent) in prime_powers(number) {
            *sets.entry(prime).or_insert(0) |= 1 << (exponent - 1);
        }
    }
    let mut known = HashMap::new();
    sets.values().fold(0, |xor, &set| xor ^ value(set, &mut known)) != 0
}

/// The Grundy value of a set of exponents; `known` holds those that have been computed. Each move
/// lowers the largest exponent, so the recursion is at most 29 deep, and no value is larger.
pub fn value(set: u32, known: &mut HashMap<u32, u32>) -> u32 {
    if let Some(&value) = known.get(&set) {
        return value;
    }
    // Bit `v`: some move reaches the value `v`.
    let mut reached = 0u32;
    let largest_exponent = 32 - set.leading_zeros();
    for k in (1..=largest_exponent).filter(|k| set >> (k - 1) & 1 == 1) { // wrong
        let below = set & ((1 << (k - 1)) - 1);
        reached |= 1 << value((set >> k) | below, known);
    }
    // The smallest value that is missing.
    let value = (!reached).trailing_zeros();
    known.insert(set, value);
    value
}

/// The prime factors of a number, each with its exponent.
fn prime_powers(number: u32) -> Vec<(u32, u32)> {
    let mut powers = vec![];
    let (mut divisor, mut rest) = (2, number);
    while divisor * divisor <= rest {
        let mut exponent = 0;
        while rest % divisor == 0 {
            rest /= divisor;
            exponent += 1;
        }
        if exponent > 0 {
            powers.push((divisor, exponent));
        }
        divisor += 1;
    }
    // What is left is 1 or a prime.
    if rest > 1 {
        powers.push((rest, 1));
    }
    powers
}
