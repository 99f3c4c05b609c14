//! # Nim-like game 2 (HS09NLG2)
//!
//! <https://www.spoj.com/HSPLARCH/problems/HS09NLG2/>, C ≤ 1000, stacks ≤ 10^6, time limit 0.2 s.
//!
//! ## Problem
//! `C` games, each with four stacks of sticks. A move takes one or more sticks from each of two
//! stacks; whoever cannot move loses. Julia moves first against Robert. Name the winner and, if it
//! is Julia, what she takes from each stack: of all winning moves the lexicographically largest.
//!
//! ## Idea
//! Let `m` be the size of the smallest stack. The player to move loses iff three stacks or all four
//! have `m` sticks. The move asked for cuts the first two stacks above `m` down to `m`.
//!
//! ```text
//! 2 2 3 4    two stacks of the smallest size: cut the others, takes 0 0 1 2
//! 0 1 1 2    one: cut two of the three others, takes 0 1 1 0, and 0 0 0 2 are left
//! 1 1 1 5    three: whatever is taken, at least one of them gets smaller, and at most two do
//! ```
//!
//! ## Proof
//! - When nobody can move, three stacks are empty or all four, so this counts as lost.
//! - From a lost position, only one stack may be above `m`, so a move cuts at least one stack of `m`
//!   sticks. Then the smallest stack is among the two that were cut, and no third one equals it.
//! - From any other position at most two stacks have `m` sticks, so two are above. Cut these to `m`:
//!   if one stack had `m` sticks, there are three now, and if two had, all four.
//! - Sticks only get fewer, so every play ends, and the player to move loses iff three stacks or all
//!   four have the smallest size.
//! - The largest move: of the three equal stacks that a winning move leaves, one was not cut, so the
//!   smallest size is then at least `m`. So no winning move takes from a stack more than what it has
//!   above `m`. The first two stacks above `m` come first in the order, and they give all of that.
//!
//! ## Complexity
//! O(1) a game; the answers of all games are kept until the end.
//!
//! ## Pitfalls
//! - Three equal stacks above the smallest one are not lost: from `0 1 1 1` the takes `0 1 1 0` win.
//! - Two pairs of equal stacks are not lost: from `0 0 1 1` the takes `0 0 1 1` win.
//! - The order looks at the places, not at the total: in `0 1 1 2` the last stack is not cut.

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
