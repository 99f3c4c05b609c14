//! # 高僧斗法 (Duel of the monks)
//!
//! Lanqiao Cup 2013, <https://www.luogu.com.cn/problem/P8606>, N < 100, steps < 1000, time limit 1 s.
//!
//! ## Problem
//! `N` monks stand on different steps, given from the lowest to the highest. A move sends one monk
//! up over free steps, not onto or past the next monk. The highest one never moves; whoever cannot
//! move loses. Print a winning first move `A B` with the smallest `A` (from step A to B), or -1.
//!
//! ## Idea
//! Pair the monks from the lowest up: the gaps inside the pairs are the heaps of an ordinary Nim.
//!
//! ```text
//! steps  1 . . . 5 6 . 8 .  .  11      pairs (1 5) (6 8), gaps 3 and 1; 11 is left over
//!        └─ 3 ─┘   └1┘
//! ```
//!
//! ## Proof
//! - Call a position cold if the xor `s` of those gaps is 0. At the end all gaps are 0: cold.
//! - A monk that moves stands in at most one pair, and a pair's two monks bound its gap, so a move
//!   changes exactly one of the gaps: no move leads from cold to cold. (The one monk without a
//!   partner is the highest, which never moves.)
//! - If `s ≠ 0`, some gap `g` has `g ⊕ s < g`: its lower monk goes up by the difference.
//! - A move wins iff it makes its pair's gap `g ⊕ s`. If that is smaller the lower monk must move,
//!   if it is larger the upper one, if there is room: one move a pair at most.
//!
//! ## Complexity
//! O(N) time and memory.
//!
//! ## Pitfalls
//! - All gaps as heaps: `1 2 4` is -1, and `1 2 5` too. Pairs from the top: `1 2 4` is -1.
//! - Only lower monks considered: in `1 2 4 6` the smallest move is `2 3`.

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
    let gap = |pair: &[u32]| pair[1] - pair[0] - 1;
    let nim_sum = steps.chunks_exact(2).fold(0, |sum, pair| sum ^ gap(pair));
    if nim_sum == 0 {
        return None;
    }
    steps.chunks_exact(2).enumerate().find_map(|(index, pair)| {
        let (gap, wanted) = (gap(pair), gap(pair) ^ nim_sum);
        if let Some(climb) = gap.checked_sub(wanted) {
            return Some(Move { from: pair[0], to: pair[0] + climb });
        }
        let next = steps.get(2 * index + 2)?;
        let to = pair[1] + (wanted - gap);
        Some(Move { from: pair[1], to }).filter(|_| to < *next)
    })
}

pub struct Move {
    pub from: u32,
    pub to: u32,
}
