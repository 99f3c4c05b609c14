//! # ABC368 F: Dividing Game
//!
//! <https://atcoder.jp/contests/abc368/tasks/abc368_f>, N ≤ 10^5, numbers 2 to 10^5, time limit 2 s.
//!
//! ## Problem
//! `N` numbers are written down. A move replaces a number `X` by a proper divisor of it (1 ≤ Y <
//! X). Whoever cannot move loses. Anna moves first against Bruno. Who wins?
//!
//! ## Idea
//! A number `X` is a heap of `Ω(X)` sticks in Nim (`cses_1730.rs`, `docs/theory.md`): its prime
//! factors, counted with multiplicity. The player to move loses iff the xor `s` of all `Ω` is 0.
//! (`towers.rs` is the same game with numbers up to 10^18.)
//!
//! Example: `2 4 6` are heaps of 1, 2 and 2 sticks, for 4 = 2·2 and 6 = 2·3. So `s = 1`, and Anna
//! wins by replacing 2 by 1.
//!
//! ## Proof
//! - A proper divisor lacks a prime factor, so every move lowers one `Ω`; if `s = 0`, it leaves
//!   `s ≠ 0`.
//! - Any `k < Ω(X)` of the prime factors of `X` multiply to a proper divisor (none of them to 1),
//!   so a move can lower `Ω(X)` to any `k`, just as a move in Nim takes any number of sticks.
//! - If `s ≠ 0`, some `Ω(X)` has the top bit of `s`. Then `Ω(X) ⊕ s < Ω(X)`, and the move that
//!   lowers it to this leaves `s = 0`.
//! - So a player who finds `s = 0` finds it again on every later turn. `Ω` only falls, and when
//!   nobody can move all are 0, and so is `s`: the player to move loses iff `s = 0`.
//!
//! ## Counting prime factors
//! A linear sieve reaches every composite number once: from `X / p` by its smallest prime factor
//! `p`, and then `Ω(X) = Ω(X / p) + 1`.
//!
//! ## Complexity
//! O(M + N) time and memory for numbers up to M.
//!
//! ## Pitfalls
//! - Distinct primes: `2 4` is won, though each has one. Proper divisors: `4 6` is lost, though 4
//!   has two of them and 6 has three.
//! - `Ω(X)` is also the longest play of `X`, but the parity of all moves decides nothing: `4` is
//!   won.

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
    let counts = prime_factor_counts(largest);
    numbers.iter().fold(0, |sum, &number| sum ^ counts[number]) != 0
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
