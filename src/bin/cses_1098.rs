//! # Nim Game II (CSES 1098)
//!
//! <https://cses.fi/problemset/task/1098>, t and ∑n ≤ 2·10^5, heaps ≤ 10^9, time limit 1 s.
//!
//! ## Problem
//! `t` games, each with `n` heaps of sticks. A move takes 1, 2 or 3 sticks from one heap; whoever
//! cannot move loses. For each game print who wins, `first` or `second`.
//!
//! ## Idea
//! This is Nim (`cses_1730.rs`) with bounded takes. Of every heap only the remainder by 4 counts,
//! where 4 is one more than the largest take: the player to move loses iff the xor `s` of the
//! remainders is 0.
//!
//! ```text
//! heaps       5 7 2 5    s = 1 ⊕ 3 ⊕ 2 ⊕ 1 = 1: one stick from the first heap wins
//! remainders  1 3 2 1
//! heaps       4 7 2 5    s = 0. If the other player takes 3 of the 4, take the one that is left,
//! remainders  0 3 2 1    and s is 0 again
//! ```
//!
//! ## Proof
//! - A take of 1, 2 or 3 changes the remainder of its heap. So if `s = 0`, every move leaves
//!   `s ≠ 0`.
//! - If `s ≠ 0`, some remainder `r` has the top bit of `s`, so `r ⊕ s < r`. To take `r - (r ⊕ s)`
//!   sticks from its heap leaves `s = 0`. These are at most 3, and the heap has at least `r`.
//! - In Nim heaps only shrink, but here a remainder may grow: 3 sticks from a heap of 4 leave 1.
//!   That changes nothing above: growing, too, turns `s = 0` into `s ≠ 0`.
//! - Sticks only get fewer, so every game ends. Then all heaps are empty, and `s = 0`. So a player
//!   who finds `s = 0` finds it again on every later turn: the player to move loses iff `s = 0`.
//!
//! ## Other bounds
//! For takes of 1 to `k` all of this holds with remainders by `k + 1`, the Grundy values of the
//! heaps (`docs/theory.md`). Here they are the last two bits, and the remainder of the xor of the
//! heaps would do as well. That is so only for powers of two: with takes of 1 or 2 the heaps `1 2`
//! are won, since `s = 1 ⊕ 2 = 3`, although the remainder of 3 by 3 is 0.
//!
//! ## Complexity
//! O(n) time and memory a game; the answers of all games are kept until the end.
//!
//! ## Pitfalls
//! - `4` is lost, which Nim would win: whatever is taken, the other player takes the rest.
//! - The remainder of the sum decides nothing: `1 1` is lost.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=200_000).contains(&games), "the number of games must be 1 to 200000");
    let mut answers = String::new();
    let mut heaps_in_all = 0;
    for _ in 0..games {
        input! { heaps: [u32] }
        assert!((1..=200_000).contains(&heaps.len()), "the number of heaps must be 1 to 200000");
        let in_range = heaps.iter().all(|heap| (1..=1_000_000_000).contains(heap));
        assert!(in_range, "a heap must be 1 to 10^9");
        heaps_in_all += heaps.len();
        assert!(heaps_in_all <= 200_000, "the heaps of all games must be at most 200000");
        answers += if first_player_wins(&heaps) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}

const LARGEST_TAKE: u32 = 3;

pub fn first_player_wins(heaps: &[u32]) -> bool {
    let remainders = heaps.iter().map(|heap| heap % (LARGEST_TAKE + 1));
    let nim_sum = remainders.fold(0, |sum, remainder| sum ^ remainder);
    nim_sum != 0
}
