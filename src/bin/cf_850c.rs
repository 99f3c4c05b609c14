//! # Arpa and a game with Mojtaba (Codeforces 850C)
//!
//! <https://codeforces.com/problemset/problem/850/C>, n ≤ 100, numbers ≤ 10^9, time limit 1 s.
//!
//! ## Problem
//! `n` numbers are written down. A move chooses a prime `p` and a `k ≥ 1` such that `p^k` divides
//! at least one of them, and every number that `p^k` divides is divided by it. Whoever cannot move
//! loses. Mojtaba moves first against Arpa. Who wins?
//!
//! ## Idea
//! A move changes the exponents of one prime only, so the primes are a sum (`docs/theory.md`). Of a
//! prime only the set of its exponents from 1 on counts: numbers with equal ones keep them equal. A
//! move with `k`, from 1 to the largest exponent, makes `e - k` of every `e ≥ k`, and 0 drops out.
//! Few sets can be reached from one, so their *Grundy values* are computed by trying all moves,
//! each set once. The player to move loses iff the xor of the values of all primes is 0.
//!
//! ```text
//! {}       no move: the value is 0
//! {1}      k = 1 leaves {}: the value is 1
//! {2}      k = 1 leaves {1} and k = 2 leaves {}: the value is 2
//! {1 2}    k = 1 leaves {1}, the former 2, and k = 2 leaves {1}, too: the value is 0
//! ```
//!
//! ## Proof
//! - The value of a set is the smallest value that no move reaches, so no move keeps it, and all
//!   smaller values can be reached. Let `s` be the xor of the values of all primes.
//! - From `s = 0` a move changes one value, and with it `s`.
//! - From `s ≠ 0`, some value `g` has the top bit of `s`. Then `g ⊕ s < g`, so some move turns `g`
//!   into `g ⊕ s` and leaves `s = 0`.
//! - Numbers only get smaller, and when all are 1 there are no exponents and `s = 0`: the player to
//!   move loses iff `s = 0`.
//!
//! ## Sets as bits
//! Exponent `e` is bit `e - 1`. All bits from `k` on move down by `k` places, bit `k - 1` is gone,
//! since its exponent becomes 0, and the bits below stay.
//!
//! ## Complexity
//! O(n · √M) for numbers up to M, by trial division, and at most 29 moves for each set of exponents
//! that can be reached, of which one prime has a few thousand at most.
//!
//! ## Pitfalls
//! - `2 2` is won, since both numbers are divided at once; `2 4` is lost, though 4 alone is won.
//! - `k` need not be an exponent that occurs: 4 may become 2.

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
    for k in 1..=largest_exponent {
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
