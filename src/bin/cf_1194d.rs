//! # 1-2-K Game (Codeforces 1194D)
//!
//! <https://codeforces.com/problemset/problem/1194/D>, T ≤ 100, n ≤ 10^9, 3 ≤ k ≤ 10^9, limit 2 s.
//!
//! ## Problem
//! `T` games with a chip on cell `n` of the cells 0 to n. A move takes the chip 1, 2 or `k` cells
//! down, not below 0; whoever cannot move loses. Print who wins, Alice, who moves first, or Bob.
//!
//! ## Idea
//! If 3 does not divide `k`, the player to move loses iff 3 divides `n`. If it does, count the
//! cells in blocks of `k + 1`: with `r = n mod (k + 1)`, the player to move loses iff 3 divides `r`
//! and `r ≠ k`.
//!
//! ```text
//! n       0 1 2 3 4 5 6 7 8 9 10 11 12    L: the player to move loses
//! k = 4   L . . L . . L . . L  .  .  L    as if there were no k
//! k = 3   L . . . L . . . L .  .  .  L    on cell 3 a move of 3 wins; the next block is 4 to 7
//! ```
//!
//! ## Proof
//! By the three steps of `docs/theory.md`: call these cells lost. Cell 0 has no move and is lost;
//! from a lost cell no move may lead to a lost one; from every other cell some move must.
//! - 3 does not divide `k`: no move keeps the remainder mod 3, so none leads from a multiple of 3
//!   to another. From any other `n`, a move of 1 or 2 cells leads to one.
//! - 3 divides `k`: a move of `k`, one cell less than a block, leads to `r + 1` in the block below,
//!   or to 0 if `r = k`. Moves of 1 and 2 from `r = 0` lead to `k` and `k - 1` in the block below.
//! - So from a lost `r ≥ 3` moves lead to `r - 1`, `r - 2` and `r + 1`, no multiples of 3, and from
//!   `r = 0` to `k`, which is not lost, and to `k - 1` and 1, no multiples of 3.
//! - From `r = k` a move of `k` leads to 0. From any other `r` that is not lost, `r mod 3` cells
//!   lead to a multiple of 3 below `k`. So the player to move loses iff the cell is lost.
//!
//! ## Complexity
//! O(1) a game.
//!
//! ## Pitfalls
//! - Multiples of 3 are not enough: `3 3` is won. Nor are blocks of `k` cells: `4 3` is lost. And
//!   if 3 does not divide `k`, there are no blocks: `5 4` is won by a move of 2.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=100).contains(&games), "the number of games must be 1 to 100");
    for _ in 0..games {
        input! { n: u32, k: u32 }
        assert!(n <= 1_000_000_000, "n must be 0 to 10^9");
        assert!((3..=1_000_000_000).contains(&k), "k must be 3 to 10^9");
        println!("{}", if first_player_wins(n, k) { "Alice" } else { "Bob" });
    }
}

pub fn first_player_wins(n: u32, k: u32) -> bool {
    if k % 3 != 0 {
        return n % 3 != 0;
    }
    let r = n % (k + 1);
    r % 3 != 0 || r == k
}
