//! # Nim-like game 2 (HS09NLG2)
//!
//! <https://www.spoj.com/HSPLARCH/problems/HS09NLG2/>, C ≤ 1000, stacks ≤ 10^6, time limit 0.2 s.
//!
//! ## Problem
//! `C` games with four stacks of sticks. A move takes one or more sticks from each of two stacks;
//! whoever cannot move loses. Julia moves first against Robert. Name the winner and, if it is
//! Julia, what to take from each stack: of all winning moves the lexicographically largest.
//!
//! ## Idea
//! The player to move loses iff three stacks or all four have `m` sticks, the size of the smallest.
//! The move asked for cuts the first two stacks above `m` down to `m`.
//!
//! ```text
//! 2 2 3 4    two stacks of the smallest size: cut the two others, takes 0 0 1 2
//! 0 1 1 2    one: cut the first two of the others, takes 0 1 1 0, and 0 0 0 2 are left
//! 1 1 1 5    three: a move makes one or two stacks smaller than all others
//! ```
//!
//! ## Proof
//! - Whoever cannot move finds three or four empty stacks, which counts as lost.
//! - From a lost position a move cuts at least one stack of `m` sticks, since at most one stack has
//!   more. Then only the two stacks that were cut may be the smallest: what is left is not lost.
//! - From any other position at most two stacks have `m` sticks, so two are above; cut them to `m`.
//!   If one stack had `m` sticks, there are three now, and if two had, there are four.
//! - Sticks only get fewer: the player to move loses iff three or four stacks have the smallest
//!   size.
//! - Of the three equal stacks that a winning move leaves, one was not cut, so the smallest size is
//!   still `m` or more. Hence no take exceeds what a stack has above `m`, and the move above, which
//!   takes all of that from the first two such stacks, is the largest.
//!
//! ## Complexity
//! O(1) a game.
//!
//! ## Pitfalls
//! - Equal stacks above the smallest decide nothing: `0 1 1 1` is won, and so is `0 0 1 1`.
//! - Places come before totals: in `0 1 1 2` the last stack is not cut.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=1000).contains(&games), "the number of games must be 1 to 1000");
    let mut answers = String::new();
    for _ in 0..games {
        input! { stacks: [u32; 4] }
        assert!(stacks.iter().all(|&stack| stack <= 1_000_000), "a stack must be 0 to 10^6");
        answers += &match winning_takes(&stacks) {
            Some(takes) => format!("Julia wins.\n{}\n\n", takes.iter().join(" ")),
            None => "Robert wins.\n\n".to_string(),
        };
    }
    print!("{}", answers);
}

/// Of several winning moves: the lexicographically largest.
pub fn winning_takes(stacks: &[u32]) -> Option<Vec<u32>> {
    let smallest = *stacks.iter().min()?;
    if stacks.iter().filter(|&&stack| stack == smallest).count() >= 3 {
        return None;
    }
    let mut takes: Vec<u32> = stacks.iter().map(|stack| stack - smallest).collect();
    // Only the first two of the stacks above the smallest are cut.
    takes.iter_mut().filter(|take| **take > 0).skip(2).for_each(|take| *take = 0);
    Some(takes)
}
