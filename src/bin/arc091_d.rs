//! # Strange Nim (ARC091 F)
//!
//! <https://atcoder.jp/contests/arc091/tasks/arc091_d>, N ≤ 200, A, K ≤ 10^9, time limit 2 s.
//!
//! ## Problem
//! `N` piles, each with its own number of stones, `A`, and its own `K`. From a pile that holds `a`
//! stones now, a move takes 1 to `⌊a / K⌋` of them (rounded down); whoever cannot move loses. Print
//! who wins, `Takahashi`, who moves first, or `Aoki`.
//!
//! ## Idea
//! The value of a pile, its *Grundy value* (`docs/theory.md`), is the smallest of 0, 1, 2, … that
//! none of the piles one move away has as its value; the player to move loses iff the xor of all
//! values is 0. Let `q = ⌊a / K⌋`. If `K` divides `a`, the value is `q`; if not, it is that of
//! `a - q - 1` stones.
//!
//! ```text
//! K = 3    stones  0 1 2   3 4 5   6 7 8   9 10 11
//!          value   0 0 0   1 0 1   2 0 1   3  2  0
//!          q       0       1       2       3
//! ```
//!
//! From 11 stones moves lead to 10, 9 and 8, of the values 2, 3 and 1. The smallest missing is 0,
//! that of 11 - 4 = 7.
//!
//! ## Proof
//! The window of `a` is the sizes `a - 1`, `a - 2`, …, as many as `a / K` rounded up, say `w`.
//! Moves lead to the `q` largest of them. Claim: the values in the window are 0 to `w - 1` in some
//! order. If this is true of `a`, it is of `a + 1`:
//! - For `1 ≤ a ≤ K` the window is one pile without a move, and its value is 0.
//! - If `K` does not divide `a`, the window has `q + 1` piles, and no move leads to the last one,
//!   `a - q - 1`. So moves reach all of 0 to `q` but the value of this one: that is the smallest
//!   missing, the value of `a`. The window of `a + 1` has `q + 1` piles, too; `a` has taken the
//!   place of `a - q - 1`, so the values are the same.
//! - If `K` divides `a`, the window has `q` piles, and moves lead to all of them. So `a` has the
//!   value `q`. The window of `a + 1` has one pile more, this one, and so the values 0 to `q`.
//! - Stones only get fewer, and in a sum of games the player to move loses iff the xor of all
//!   values is 0 (`docs/theory.md`).
//!
//! ## Complexity
//! O(√(A log A)) a pile. A step goes from `a` to `a - q - 1`, and a jump makes all steps with the
//! same `q`. Each jump but the last lowers `q`, so there are at most `A / K + 1`. Each takes more
//! than `a / K` of `a` stones, so there are O(K log A), too. The smaller of the two is at most the
//! root of their product.
//!
//! ## Pitfalls
//! - A step is `q + 1` stones, and not the `q` of the largest move: one pile with `A = 3` and
//!   `K = 2` is lost.
//! - `q` changes on the way. If it stayed as it was at first, `A mod (q + 1)` would be the value,
//!   and `A = 2`, `K = 2` would be lost.
//! - Single steps are too many: 2.5·10^8 from 10^9 stones with `K = 500000001` until `q` is 0.

use proconio::input;

fn main() {
    input! { piles: [(u32, u32)] }
    assert!((1..=200).contains(&piles.len()), "N must be 1 to 200");
    let in_range = |number: u32| (1..=1_000_000_000).contains(&number);
    assert!(
        piles.iter().all(|&(stones, k)| in_range(stones) && in_range(k)),
        "A and K must be 1 to 10^9"
    );
    println!("{}", if first_player_wins(&piles) { "Takahashi" } else { "Aoki" });
}

/// Of every pile the stones and its number `K`.
pub fn first_player_wins(piles: &[(u32, u32)]) -> bool {
    piles.iter().fold(0, |xor, &(stones, k)| xor ^ grundy(stones, k)) != 0
}

/// The value of a pile.
pub fn grundy(mut stones: u32, k: u32) -> u32 {
    loop {
        let (q, above) = (stones / k, stones % k);
        if above == 0 {
            return q;
        }
        // All steps that begin above `q · k`: `above` divided by `q + 1` and rounded up. Where `q`
        // is 0, each is one stone, and they end at 0 stones, whose value is 0, too.
        let steps = (above + q) / (q + 1);
        stones -= steps * (q + 1);
    }
}
