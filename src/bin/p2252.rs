//! # 取石子游戏 (Luogu P2252, Wythoff's game)
//!
//! <https://www.luogu.com.cn/problem/P2252>, piles ≤ 10^9; limits taken to be 1 s and 128 MiB.
//!
//! ## Problem
//! Piles of `a` and `b` stones. A move takes one or more stones from one pile, or equally many from
//! both; whoever takes the last stone wins. Print 1 if the first player wins, and 0 if not.
//!
//! ## Idea
//! The player to move loses iff the piles are one of the pairs `low`, `low + k` with k = 0, 1, 2,
//! …, where `low` is the smallest number in none of the pairs before. It is k·φ rounded down, with
//! the golden ratio φ = (1 + √5)/2.
//!
//! ```text
//! k        0  1  2  3  4  5  6    2 4: the partner of 2 is 1, so take 3 from the second pile
//! low      0  1  3  4  6  8  9    4 6: the partner of 4 is 7, too much, but the piles differ by 2
//! low + k  0  2  5  7 10 13 15         as 3 and 5 do, so take 1 from each
//! ```
//!
//! ## Proof
//! Each number from 1 on is in exactly one pair: `low`, the smallest number left, grows with each
//! pair, so none is left out; and as `k` grows, too, `low + k` is above all numbers before it.
//! - From a pair no move leads to a pair: taking from one pile keeps the number of the other, which
//!   is in no other pair; taking from both keeps the difference, which no other pair has.
//! - From other piles `a ≤ b` some move does. Let `c` be the partner of `a` (0 of 0). If `c < b`,
//!   cut `b` down to `c`. If `c > b`, the pair with the difference `b - a < c - a` comes earlier,
//!   with a smaller `low`: take `a - low` from both piles.
//! - So who finds no pair can leave one on every turn. Stones only get fewer, and 0 0 is a pair: the
//!   player to move loses iff the piles are a pair.
//!
//! ## The golden ratio in integers
//! `docs/theory.md` shows that `low` is k·φ rounded down: `low ≤ k·φ < low + 1`, that is, with
//! `x = 2·low - k`, `x ≤ √5·k < x + 2`. In a pair `x ≥ 0`, and then this can be squared; all stays
//! below 2^63.
//!
//! ## Complexity
//! O(1).
//!
//! ## Pitfalls
//! - `f64` is not exact: with it `165580141 267914296` seems lost, but the pair is
//!   `165580140 267914295`.
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
