//! # 取火柴游戏 (Luogu P1247, Taking matches)
//!
//! <https://www.luogu.com.cn/problem/P1247>, k ≤ 500000, piles ≤ 10^9; taken to be: 1 s, 64 MiB.
//!
//! ## Problem
//! `k` piles of matches. A move takes one or more matches from one pile; whoever cannot move loses.
//! If the first player wins, print the winning move `a b` (take `a` matches from pile `b`) with the
//! smallest `b`, and on the next line the piles after it; if not, print `lose`.
//!
//! ## Idea
//! This is Nim (`cses_1730.rs`): the player to move loses iff the xor `s` of all piles is 0. A move
//! wins iff it leaves the xor 0, so it has to make `p ⊕ s` of a pile `p`. Piles only get smaller:
//! the answer is the first pile with `p ⊕ s < p`.
//!
//! ```text
//! 3 = 0011    s is not 0. 3 ⊕ s = 15 and 6 ⊕ s = 10     3 = 0011
//! 6 = 0110    would be more than there is, but 9 ⊕ s    6 = 0110
//! 9 = 1001    = 5 is less: take 4 from pile 3.          5 = 0101
//! s = 1100                                              s = 0000
//! ```
//!
//! ## Proof
//! - A move that makes `q` of a pile `p` turns `s` into `s ⊕ p ⊕ q`. This is 0 iff `q = p ⊕ s`. If
//!   `s = 0`, that would be `q = p`, which is no move.
//! - If `s ≠ 0`, some pile has the top bit of `s`. For these piles `p ⊕ s` lacks this bit and has
//!   the higher ones of `p`, so `p ⊕ s < p`; for all others it gains the bit, so `p ⊕ s > p`.
//! - So a player who finds `s ≠ 0` can leave `s = 0`, and one who finds `s = 0` cannot. Matches
//!   only get fewer, and at the end `s = 0`: the player to move loses iff `s = 0`.
//!
//! ## Complexity
//! O(k) time and memory.
//!
//! ## Pitfalls
//! - In `1 1 1` and `1 3 3` all piles have a winning move: not the largest, the first is asked for.
//! - It is not enough to share some bit with `s`: in `1 2` both piles do, but only 2 has the top
//!   bit.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { mut piles: [u32] }
    assert!((1..=500_000).contains(&piles.len()), "the number of piles must be 1 to 500000");
    assert!(piles.iter().all(|&pile| pile <= 1_000_000_000), "a pile must be at most 10^9");
    match winning_move(&piles) {
        Some(Move { take, index }) => {
            piles[index] -= take;
            println!("{} {}\n{}", take, index + 1, piles.iter().join(" "));
        }
        None => println!("lose"),
    }
}

/// Of several winning moves: the one from the first pile.
pub fn winning_move(piles: &[u32]) -> Option<Move> {
    let nim_sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    let index = piles.iter().position(|&pile| pile ^ nim_sum < pile)?;
    Some(Move { take: piles[index] - (piles[index] ^ nim_sum), index })
}

pub struct Move {
    pub take: u32,
    /// Counted from 0.
    pub index: usize,
}
