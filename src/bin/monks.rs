//! # 高僧斗法 (Duel of the monks)
//!
//! Lanqiao Cup 2013, <https://www.luogu.com.cn/problem/P8606>, N < 100, steps < 1000, time limit 1
//! s.
//!
//! ## Problem
//! `N` monks stand on different steps, given from the lowest to the highest. A move sends one monk
//! up over free steps, not onto or past the next monk. The highest one never moves; whoever cannot
//! move loses. Print a winning first move `A B` with the smallest `A` (from step A to B), or -1.
//!
//! ## Idea
//! Pair the monks from the lowest up: the gap inside each pair is a heap of Nim (`cses_1730.rs`,
//! `docs/theory.md`). The player to move loses iff the xor `s` of these gaps is 0. A move wins iff
//! it turns the gap `g` of its pair into `g ⊕ s`.
//!
//! ```text
//! steps  1 . . . 5 6 . 8 .  .  11    pairs (1 5) and (6 8); 11, the highest, has no partner
//!        └── 3 ──┘ └ 1 ┘             s = 3 ⊕ 1 = 2: `1 3` makes the gaps 1 1, and `8 10` 3 3
//! ```
//!
//! ## Proof
//! - Every monk but the highest stands in exactly one pair, and the two monks of a pair bound its
//!   gap. So every move changes exactly one gap, and if `s = 0`, it leaves `s ≠ 0`.
//! - If `s ≠ 0`, some gap `g` has the top bit of `s`, so `g ⊕ s < g`: its lower monk goes up by the
//!   difference, and that leaves `s = 0`.
//! - In Nim heaps only shrink, but here a gap grows when its upper monk goes up. That changes
//!   nothing above: growing, too, turns `s = 0` into `s ≠ 0`.
//! - So a player who finds `s = 0` finds it again on every later turn. Monks only go up, and when
//!   nobody can move all gaps are 0, and so is `s`: the player to move loses iff `s = 0`.
//!
//! ## Complexity
//! O(N) time and memory.
//!
//! ## Pitfalls
//! - The heaps are not all gaps, and the pairs do not start from the highest monk: with either
//!   mistake one would move in `1 2 4`, which is -1.
//! - The upper monk's moves count: in `1 2 4 6` the smallest winning move is `2 3`. It needs room:
//!   in `1 2 3 5` the upper monk of the first pair cannot go to 3, and `3 4` is right.

use itertools::Itertools;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut steps: Vec<u32> = vec![];
    while !is_stdin_empty() {
        input! { step: u32 }
        assert!((1..1000).contains(&step), "a step must be 1 to 999");
        steps.push(step);
    }
    assert!((1..100).contains(&steps.len()), "the number of monks must be 1 to 99");
    let increasing = steps.iter().tuple_windows().all(|(lower, upper)| lower < upper);
    assert!(increasing, "the steps must be strictly increasing");
    match winning_move(&steps) {
        Some(Move { from, to }) => println!("{} {}", from, to),
        None => println!("-1"),
    }
}

/// Of several winning moves: the one that starts lowest.
pub fn winning_move(steps: &[u32]) -> Option<Move> {
    let nim_sum = steps.chunks_exact(2).fold(0, |sum, pair| sum ^ gap(pair));
    if nim_sum == 0 {
        return None;
    }
    // The lower monk shrinks the gap, the upper one widens it: a pair has at most one winning move,
    // and the first pair that has one gives the lowest start.
    steps.chunks_exact(2).enumerate().find_map(|(index, pair)| {
        let wanted = gap(pair) ^ nim_sum;
        if wanted < gap(pair) {
            return Some(Move { from: pair[0], to: pair[1] - wanted - 1 });
        }
        let to = pair[0] + wanted + 1;
        let next = *steps.get(2 * index + 2)?;
        if to < next { Some(Move { from: pair[1], to }) } else { None }
    })
}

/// The free steps between the two monks of a pair.
fn gap(pair: &[u32]) -> u32 {
    pair[1] - pair[0] - 1
}

pub struct Move {
    pub from: u32,
    pub to: u32,
}
