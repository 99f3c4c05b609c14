//! # 取石子游戏 (Luogu P2252, Wythoff's game)
//!
//! <https://www.luogu.com.cn/problem/P2252>, piles ≤ 10^9; taken here: at least 1, time limit 1 s,
//! 128 MiB.
//!
//! ## Problem
//! Two piles of `a` and `b` stones. A move takes one or more stones from one pile, or equally many
//! from both; whoever takes the last stone wins. Print 1 if the first player wins, and 0 if not.
//!
//! ## Idea
//! Of each difference k = 0, 1, 2, … one pair of piles is lost, `low` and `low + k`, where `low` is
//! the smallest number in none of the pairs before. The player to move loses iff the piles are such
//! a pair. With the golden ratio φ = (1 + √5)/2, `low` is k·φ rounded down.
//!
//! ```text
//! k        0  1  2  3  4  5  6    2 4: the partner of 2 is 1, so take 3 from the second pile;
//! low      0  1  3  4  6  8  9    4 6: the partner of 4 is 7, too much, but both piles differ
//! low + k  0  2  5  7 10 13 15         by 2 like 3 5, so take 1 from each
//! ```
//!
//! ## Proof
//! Every number but 0 is in exactly one pair: none is left out; each `low` is new by choice; and as
//! `low` only grows, `low + k` is above all numbers before it.
//! - From a pair no move leads to a pair. Taking from one pile keeps the other one's number, which
//!   is in no other pair; taking from both keeps the difference, which no other pair has.
//! - From any other piles `a ≤ b`, some move leads to a pair. Let `c` be the partner of `a`. If
//!   `c < b`, cut `b` down to `c`. If `c > b`, then `a` is the lower one of its pair, and the
//!   difference `b - a` is smaller than `c - a`. So its own pair is lower: take equally from both.
//! - Stones only get fewer, and 0 0 is a pair: the player to move loses iff the piles are a pair.
//!
//! ## The golden ratio in integers
//! That `low` is k·φ rounded down is shown in `docs/theory.md`. It says `low ≤ k·φ < low + 1`, that
//! is, `2·low - k ≤ √5·k < 2·low - k + 2`. With `x = 2·low - k ≥ 0` this can be squared to
//! `x² ≤ 5k² < (x + 2)²`, where all numbers are integers below 2^63.
//!
//! ## Complexity
//! O(1).
//!
//! ## Pitfalls
//! - `f64` is not exact enough: with it `k·φ` rounds up to an integer for k = 102334155, and
//!   `165580141 267914296` seems lost instead of `165580140 267914295`.
//! - The first pile may be the larger one: `2 1` is lost.

use proconio::input;

fn main() {
    input! { a: i64, b: i64 }
    let in_range = |pile| (0..=1_000_000_000).contains(pile);
    assert!([a, b].iter().all(in_range), "a pile must be at most 10^9");
    println!("{}", if first_player_wins(a, b) { 1 } else { 0 });
}

pub fn first_player_wins(a: i64, b: i64) -> bool {
    let (low, k) = (a.min(b), (a - b).abs());
    let x = 2 * low - k;
    let is_lost = x >= 0 && x * x <= 5 * k * k && 5 * k * k < (x + 2) * (x + 2);
    !is_lost
}
