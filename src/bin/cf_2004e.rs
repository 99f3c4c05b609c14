//! # Not a Nim Problem (Codeforces 2004E)
//!
//! <https://codeforces.com/problemset/problem/2004/E>, t ≤ 10^4, ∑n ≤ 3·10^5, piles ≤ 10^7; taken to
//! be: 4 s, 512 MiB.
//!
//! ## Problem
//! `t` games, each with `n` piles of stones. A move takes `y ≥ 1` stones from a pile of `x`, where `x`
//! and `y` have no common divisor but 1; whoever cannot move loses. Alice moves first against Bob.
//! For each game print who wins.
//!
//! ## Idea
//! A common divisor of `x` and `y` also divides what is left, `z = x - y`, and the other way round: a
//! move goes to any `z < x` that has no prime factor in common with `x`. So the *Grundy value* of a
//! pile (`docs/theory.md`) depends on its smallest prime factor: it is 0 for 2, and for an odd prime
//! its number among all primes: 2 for 3, 3 for 5, 4 for 7. Besides, 0 has the value 0 and 1 has the
//! value 1. The player to move loses iff the xor `s` of all values is 0.
//!
//! ```text
//! pile    0 1 2 3 4 5 6 7 8 9    9 becomes 1, 2, 4, 5, 7 or 8: the values 1, 0, 0, 3, 4 and 0,
//! value   0 1 0 2 0 3 0 4 0 2    and the smallest number missing is 2
//! ```
//!
//! ## Proof
//! - The values, by induction. 1 becomes 0 only, so it has the value 1. An even pile becomes odd
//!   ones only, and these have other values than 0: it has the value 0.
//! - An odd pile with the smallest prime factor `p` can become 1, 2 and every prime below `p`. These
//!   have all values below that of `p`. And what has this value has the smallest prime factor `p`,
//!   too, so the pile cannot become that. It has the value of `p`.
//! - So no move keeps the value of its pile, and from `s = 0` every move leads to `s ≠ 0`.
//! - If `s ≠ 0`, some value `g` has the top bit of `s`. Then `g ⊕ s < g`, so a move makes it this and
//!   leaves `s = 0`.
//! - Stones only get fewer, and when all piles are empty `s = 0`: the player to move loses iff
//!   `s = 0`.
//!
//! ## Sieve
//! A linear sieve reaches every composite number once: from `x / p` by its smallest prime factor
//! `p`. It copies the value of `p`.
//!
//! ## Complexity
//! O(M + ∑n) time and memory for piles up to M, 4 bytes for each number up to M.
//!
//! ## Pitfalls
//! - `1` is won: 1 and 1 have no common divisor but 1, so the last stone can be taken.
//! - The number of a prime is not half of it: `3 9` is lost.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=10_000).contains(&games), "t must be 1 to 10000");
    let (mut lists, mut piles_in_all) = (vec![], 0);
    for _ in 0..games {
        input! { piles: [usize] }
        assert!(!piles.is_empty(), "n must be 1 to 300000");
        piles_in_all += piles.len();
        assert!(piles_in_all <= 300_000, "the piles of all games must be at most 300000");
        let in_range = piles.iter().all(|pile| (1..=10_000_000).contains(pile));
        assert!(in_range, "a pile must be 1 to 10^7");
        lists.push(piles);
    }
    let largest = lists.iter().flatten().copied().max().unwrap_or(1);
    let values = grundy_values(largest);
    let mut answers = String::new();
    for piles in &lists {
        answers += if first_player_wins(piles, &values) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}

/// `values` must reach to the largest pile.
pub fn first_player_wins(piles: &[usize], values: &[u32]) -> bool {
    piles.iter().fold(0, |sum, &pile| sum ^ values[pile]) != 0
}

/// The Grundy value of every pile up to `largest`, which is at least 1.
pub fn grundy_values(largest: usize) -> Vec<u32> {
    let mut values = vec![0; largest + 1];
    values[1] = 1;
    let mut odd_primes: Vec<usize> = vec![];
    for number in (3..=largest).step_by(2) {
        // A number that no smaller one has reached is a prime.
        if values[number] == 0 {
            odd_primes.push(number);
            values[number] = odd_primes.len() as u32 + 1;
        }
        for p in odd_primes.iter().take_while(|&p| p * number <= largest) {
            values[p * number] = values[*p];
            // With larger primes, `p` would no longer be the smallest factor of the product.
            if number % p == 0 {
                break;
            }
        }
    }
    values
}
