//! # Strange Nim (ARC091 F)
//!
//! <https://atcoder.jp/contests/arc091/tasks/arc091_d>, N ≤ 200, A, K ≤ 10^9, time limit 2 s.
//!
//! ## Problem
//! `N` piles, each of `A` stones and with a number `K` of its own. From a pile that holds `a` stones
//! now, a move takes 1 to `⌊a / K⌋` of them; whoever cannot move loses. Print who wins, `Takahashi`,
//! who moves first, or `Aoki`.
//!
//! ## Idea
//! The value of a pile, its *Grundy value* (`docs/theory.md`), is the smallest of 0, 1, 2, … that
//! none of the piles one move away has; the player to move loses iff the xor of all values is 0. Let
//! `q = ⌊a / K⌋`. If `K` divides `a`, the value is `q`; if not, it is that of `a - q - 1` stones.
//!
//! ```text
//! K = 3    stones  0 1 2   3 4 5   6 7 8   9 10 11    8 has moves to 7 and 6, of the values 0 and
//!          value   0 0 0   1 0 1   2 0 1   3  2  0    2; the smallest missing is 1, that of 8 - 3
//!          q       0       1       2       3
//! ```
//!
//! ## Proof
//! Call the `⌈a / K⌉` piles with just fewer stones than `a` its window; moves lead to the first `q`
//! of it. Claim: the values in it are 0, 1, 2, … in some order, each once.
//! - For `a ≤ K` the window is one pile without a move, and its value is 0.
//! - If `K` does not divide `a`, the window has `q + 1` piles, and no move leads to the last one,
//!   `a - q - 1`. So its value is the one that is missing, and `a` has it, too. In the window of
//!   `a + 1`, the pile `a` takes the place of `a - q - 1`, and the claim holds again.
//! - If `K` divides `a`, the window has `q` piles, and moves lead to all of them. So `a` has the
//!   value `q`. The window of `a + 1` has one pile more, this one, and the claim holds again.
//! - Stones only get fewer, and in a sum of games the player to move loses iff the xor of all values
//!   is 0 (`docs/theory.md`).
//!
//! ## Complexity
//! O(√(A log A)) a pile. Steps with the same `q` are merged, so each jump lowers `q`, which begins
//! at `A / K`; and as each takes more than `a / K` stones, there are at most O(K log A) jumps.
//!
//! ## Pitfalls
//! - The stones of one step are `q + 1`, and not the `q` of the largest move: `1 / 3 2` is lost.
//! - `q` changes on the way. If it stayed as it is at first, `A mod (q + 1)` would be the value, and
//!   `1 / 2 2` would be lost.
//! - Single steps are too many: 2.5·10^8 from 10^9 stones with `K = 500000001`.

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
    let nim_sum = piles.iter().fold(0, |sum, &(stones, k)| sum ^ grundy(stones, k));
    nim_sum != 0
}

pub fn grundy(mut stones: u32, k: u32) -> u32 {
    loop {
        let (q, above) = (stones / k, stones % k);
        if above == 0 {
            return q;
        }
        // All steps that begin above `q · k`: the last one ends there or below. With fewer than `k`
        // stones they are single stones and end at 0, which has the value 0, too.
        let steps = (above + q) / (q + 1);
        stones -= steps * (q + 1);
    }
}
