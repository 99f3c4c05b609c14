//! # Grundy's Game (CSES 2207)
//!
//! <https://cses.fi/problemset/task/2207>, t ≤ 10^5, n ≤ 10^6, time limit 1 s.
//!
//! ## Problem
//! `t` games with a heap of `n` coins. A move splits a heap into two heaps of different sizes, not
//! empty; whoever cannot move loses. For each game print who wins, `first` or `second`.
//!
//! ## Idea
//! A split is worth the xor of the values of its two heaps, and the value of a heap, its *Grundy
//! value* (`docs/theory.md`), is the smallest number that no split of it is worth. The player to
//! move loses iff the value is 0, so iff no split leaves two equal values. Of the heaps up to 10^6
//! these are 41, and the last one has 1222 coins: a table to there is enough.
//!
//! ```text
//! coins  1 2 3 4 5 6 7 8 9 10    8 = 1 + 7 is worth 0 ⊕ 0 = 0, so with 8 coins the first player wins;
//! value  0 0 1 0 2 1 0 2 1  0    7 = 1 + 6 = 2 + 5 = 3 + 4 is worth 1, 2 and 1, so 7 coins are lost
//! ```
//!
//! ## Proof
//! By this choice no split is worth as much as its heap, and every smaller number is the worth of
//! some split. Let `s` be the xor of the values of all heaps on the table.
//! - If `s = 0`, a move puts another number in the place of one value, and leaves `s ≠ 0`.
//! - If `s ≠ 0`, some heap's value `g` has the top bit of `s`. Then `g ⊕ s < g`, so some split of
//!   the heap is worth `g ⊕ s`, and this move leaves `s = 0`.
//! - Heaps only get smaller, and when nobody can move all values are 0, and so is `s`: the player to
//!   move loses iff `s = 0`. With one heap this is its value.
//! - That no heap of 1223 to 10^6 coins is lost is known from calculation alone: each can be split
//!   into two of equal values. `docs/theory.md` tells how a million values are computed in seconds.
//!   Whether some larger heap is lost, nobody has proved.
//!
//! ## Complexity
//! O(t) time after a table of `L = 1222` values, which takes O(L²).
//!
//! ## Pitfalls
//! - Equal halves are no move: `2` is lost, though `2 = 1 + 1`.
//! - 1, 4, 7 and 10 are lost, but 13 is not. Nor does the table end at 100: `270` is lost, too.

use proconio::input;

fn main() {
    input! { heaps: [usize] }
    assert!((1..=100_000).contains(&heaps.len()), "the number of games must be 1 to 100000");
    assert!(heaps.iter().all(|heap| (1..=1_000_000).contains(heap)), "n must be 1 to 10^6");
    let values = grundy_values(LAST_LOST);
    let mut answers = String::new();
    for &heap in &heaps {
        answers += if first_player_wins(heap, &values) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}

/// The largest heap up to 10^6 coins that is lost.
pub const LAST_LOST: usize = 1222;

/// `values` must reach to `LAST_LOST`.
pub fn first_player_wins(coins: usize, values: &[u8]) -> bool {
    coins > LAST_LOST || values[coins] != 0
}

/// The value of each heap up to `largest`, which is at most `LAST_LOST`.
pub fn grundy_values(largest: usize) -> Vec<u8> {
    let mut values = vec![0];
    for heap in 1..=largest {
        // The numbers that the splits of this heap are worth, as bits. No value is above 32 here, so
        // all are below 64.
        let mut worths = 0u64;
        for smaller in (1..heap).take_while(|smaller| 2 * smaller < heap) {
            worths |= 1 << (values[smaller] ^ values[heap - smaller]);
        }
        values.push((!worths).trailing_zeros() as u8);
    }
    values
}
