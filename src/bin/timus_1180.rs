//! # Stone Game (Timus 1180)
//!
//! <https://acm.timus.ru/problem.aspx?space=1&num=1180>, N ≤ 10^250, time limit 1 s.
//!
//! ## Problem
//! A heap of `N` stones. A move takes 1, 2, 4, 8, … stones, a power of two; whoever takes the last
//! one wins. Print `1` and the smallest take that wins, or `2` if the first player loses.
//!
//! ## Idea
//! The player to move loses iff 3 divides `N`: a power of two is no multiple of 3, so nobody can
//! answer a multiple of 3 with another one. From all other heaps `N mod 3` stones, 1 or 2, lead to
//! a multiple of 3.
//!
//! ## Proof
//! - Stones only get fewer, so every game ends, with 0 stones: a multiple of 3.
//! - From a multiple of 3 no move leads to another: the take would be a multiple of 3, too.
//! - From any other heap a move does: the take of `N mod 3`, which is 1 or 2, a power of two, and
//!   at most `N`.
//! - So a player who finds no multiple of 3 can leave one on every turn. The other player finds a
//!   multiple of 3 each time, also at the end, when nobody can move: the player to move loses iff 3
//!   divides `N`.
//! - No smaller take wins: where `N mod 3` is 2, a take of 1 leaves no multiple of 3.
//!
//! ## Remainders by 3
//! - The powers of two leave 1 2 1 2 1 2 …, never 0: doubling turns 1 into 2, and 2 into 4, which
//!   leaves 1.
//! - A number leaves as much as the sum of its digits: 10, 100, 1000, … all leave 1. For example,
//!   `47` leaves as much as 4 + 7 = 11, which is 2: from 47 stones a take of 2 wins.
//!
//! ## Complexity
//! O(d) time and memory for `d` digits.
//!
//! ## Pitfalls
//! - `N` has up to 251 digits, too many for any type of integer: it is read as text.
//! - The smallest take is asked for: from `4` stones all four would win, too.

use proconio::input;

fn main() {
    input! { n: String }
    assert!(is_one_to_10_to_the_250(&n), "N must be 1 to 10^250, without leading zeros");
    match smallest_winning_take(&n) {
        Some(take) => println!("1\n{}", take),
        None => println!("2"),
    }
}

fn is_one_to_10_to_the_250(n: &str) -> bool {
    let is_number = n.bytes().all(|digit| digit.is_ascii_digit());
    let is_largest = n.len() == 251 && n.starts_with('1') && n.ends_with(&"0".repeat(250));
    is_number && !n.starts_with('0') && (n.len() <= 250 || is_largest)
}

/// `stones` in decimal digits.
pub fn smallest_winning_take(stones: &str) -> Option<u32> {
    let digit_sum: u32 = stones.bytes().map(|digit| u32::from(digit - b'0')).sum();
    match digit_sum % 3 {
        0 => None,
        rest => Some(rest),
    }
}
