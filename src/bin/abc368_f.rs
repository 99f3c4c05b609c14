//! # ABC368 F: Dividing Game
//!
//! <https://atcoder.jp/contests/abc368/tasks/abc368_f>, N ≤ 10^5, numbers 2 to 10^5, time limit 2 s.
//!
//! ## Problem
//! `N` numbers are written down. A move replaces a number `X` by a proper divisor of it (1 ≤ Y < X).
//! Whoever cannot move loses. Anna moves first against Bruno. Who wins?
//!
//! ## Idea
//! A number is a Nim heap as large as the number of its prime factors, counted with multiplicity.
//!
//! ## Proof
//! Let `Ω(X)` be that count; it is the Grundy value of `X`.
//! - A proper divisor drops at least one prime factor, so no move keeps `Ω`.
//! - Dropping any `Ω(X) - k` of the factors reaches a number with exactly `k` of them, for every
//!   `k < Ω(X)`: the smallest value missing below `X` is `Ω(X)`.
//! - A sum of games is lost for the player to move iff the xor of the Grundy values is 0.
//!
//! ## Complexity
//! O(M + N) time and memory for numbers up to M: a linear sieve reaches every composite number once,
//! from `X / p` by its smallest prime factor `p`, and `Ω(X) = Ω(X / p) + 1`.
//!
//! ## Pitfalls
//! - Distinct primes: `2 4` is a win, though each has one. All divisors: `4 6` is a loss, though 4
//!   has three and 6 has four.
//! - `Ω` is the longest play of one number; the parity of all moves decides nothing: `4` is a win.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    assert!((1..=100_000).contains(&numbers.len()), "N must be 1 to 100000");
    let in_range = numbers.iter().all(|number| (2..=100_000).contains(number));
    assert!(in_range, "a number must be 2 to 100000");
    println!("{}", if first_player_wins(&numbers) { "Anna" } else { "Bruno" });
}

pub fn first_player_wins(numbers: &[usize]) -> bool {
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let grundy = prime_factor_counts(largest);
    numbers.iter().fold(0, |sum, &number| sum ^ grundy[number]) != 0
}

/// `Ω(X)` for every X up to `largest`.
pub fn prime_factor_counts(largest: usize) -> Vec<u8> {
    let mut counts = vec![0; largest + 1];
    let mut primes: Vec<usize> = vec![];
    for number in 2..=largest {
        // A number that no smaller one has reached is a prime.
        if counts[number] == 0 {
            counts[number] = 1;
            primes.push(number);
        }
        for p in primes.iter().take_while(|&p| p * number <= largest) {
            counts[p * number] = counts[number] + 1;
            // With larger primes, `p` would no longer be the smallest factor of the product.
            if number % p == 0 {
                break;
            }
        }
    }
    counts
}
