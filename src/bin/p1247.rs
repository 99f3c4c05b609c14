//! # 取火柴游戏 (Luogu P1247, Taking matches)
//!
//! <https://www.luogu.com.cn/problem/P1247>, k ≤ 500000, piles ≤ 10^9; taken here: at least 1, time
//! limit 1 s, 64 MiB.
//!
//! ## Problem
//! `k` piles of matches. A move takes one or more matches from one pile; whoever cannot move loses.
//! If the first player wins, print the winning move `a b` (take `a` matches from pile `b`) with the
//! smallest `b`, and on the next line the piles after it; if not, print `lose`.
//!
//! ## Idea
//! This is Nim (`cses_1730.rs`): the player to move loses iff the xor `s` of all piles is 0. A move
//! wins iff it leaves the xor 0, that is, iff it makes `p ⊕ s` of a pile `p`. A pile can only get
//! smaller, so the answer is the first pile with `p ⊕ s < p`.
//!
//! ```text
//! 3 = 0011    s is not 0. 3 ⊕ s = 15 and 6 ⊕ s = 10    3 = 0011
//! 6 = 0110    would be more than there is; 9 ⊕ s = 5   6 = 0110
//! 9 = 1001    is less, so take 4 from pile 3.          5 = 0101
//! s = 1100                                             s = 0000
//! ```
//!
//! ## Proof
//! - A move that makes `q` of a pile `p` turns `s` into `s ⊕ p ⊕ q`. This is 0 iff `q = p ⊕ s`, so
//!   each pile has at most one such move, and if `s = 0` it has none, since `q` must not be `p`.
//! - If `s ≠ 0`, some pile has the top bit of `s`. For every such pile `p ⊕ s < p`: it lacks this
//!   bit and has the higher ones of `p`. For every other pile `p ⊕ s` gains the bit, so it is more.
//! - So a player who finds `s ≠ 0` can leave `s = 0`, and the other player cannot. Matches only get
//!   fewer, and when nobody can move `s = 0`: the player to move loses iff `s = 0`, and the moves
//!   that leave `s = 0` are all that win.
//!
//! ## Complexity
//! O(k) time and memory.
//!
//! ## Pitfalls
//! - Several piles may have a winning move: `1 1 1` is won from any pile, and the first is wanted.
//! - The pile need not be the largest one: in `1 3 3` it is the first.
//! - To share some bit with `s` is not enough. In `1 2` both piles do, and only 2 has the top bit.

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
