//! # Industrial Nim (Codeforces 15 C)
//!
//! <https://codeforces.com/problemset/problem/15/C>, n ≤ 10^5, x, m ≤ 10^16, time limit 2 s.
//!
//! ## Problem
//! There are `n` quarries. The `m` dumpers of a quarry hold `x`, `x + 1`, …, `x + m - 1` stones. A
//! move takes one or more stones from one dumper; whoever cannot move loses. Print who wins,
//! `tolik`, who moves first, or `bolik`.
//!
//! ## Idea
//! This is Nim (`cses_1730.rs`): the player to move loses iff the xor `s` of all dumpers is 0.
//! There are too many to go through, but the xor of `0, 1, …, n` is known at once, and a quarry is
//! all numbers up to `x + m - 1` without those up to `x - 1`, which cancel out.
//!
//! ## Proof
//! - Stones only get fewer, so every game ends. Then all dumpers are empty, and `s = 0`.
//! - If `s = 0`, every move leaves `s ≠ 0`, for it changes one dumper.
//! - If `s ≠ 0`, the number `d` of stones in some dumper has the top bit of `s`, so `d ⊕ s < d`. To
//!   leave `d ⊕ s` stones there makes the xor 0.
//! - So a player who finds `s = 0` finds it again on every later turn: the player to move loses iff
//!   `s = 0`.
//!
//! ## The xor of a range
//! ```text
//! n              0 1 2 3 4 5 6 7 8 9    by n mod 4: n, 1, n + 1, 0
//! 0 ⊕ 1 ⊕ … ⊕ n  0 1 3 0 4 1 7 0 8 1
//! ```
//! An even number and the next one differ in the last bit only, so their xor is 1, and that of two
//! such pairs is 0. So the numbers up to `n` cancel out where `n mod 4` is 3; one, two or three
//! more make `n`, `(n - 1) ⊕ n = 1` or `1 ⊕ n = n + 1`.
//!
//! ## Complexity
//! O(n) time and memory.
//!
//! ## Pitfalls
//! - The samples show next to nothing. A range that begins or ends one off fails in `1 1` or `1 2`,
//!   and one with `x` and `m` exchanged in `1 3`.
//! - Four dumpers cancel out only from an even number on: `1 4` is won, for `1 ⊕ 2 ⊕ 3 ⊕ 4 = 4`.
//! - `x + m` goes up to 2·10^16: 32 bits are too few, and floating point is exact to 9·10^15 only.

use proconio::input;

fn main() {
    input! { quarries: [(u64, u64)] }
    assert!((1..=100_000).contains(&quarries.len()), "n must be 1 to 100000");
    let in_range = |number: u64| (1..=10_000_000_000_000_000).contains(&number);
    let are_in_range =
        quarries.iter().all(|&(first, dumpers)| in_range(first) && in_range(dumpers));
    assert!(are_in_range, "x and m must be 1 to 10^16");
    println!("{}", if first_player_wins(&quarries) { "tolik" } else { "bolik" });
}

/// Of every quarry the stones of its first dumper, and how many dumpers it has.
pub fn first_player_wins(quarries: &[(u64, u64)]) -> bool {
    let mut nim_sum = 0;
    for (first, dumpers) in quarries {
        let last = first + dumpers - 1;
        nim_sum ^= xor_up_to(last) ^ xor_up_to(first - 1);
    }
    nim_sum != 0
}

/// `0 ⊕ 1 ⊕ … ⊕ n`.
fn xor_up_to(n: u64) -> u64 {
    match n % 4 {
        0 => n,
        1 => 1,
        2 => n + 1,
        _ => 0,
    }
}
