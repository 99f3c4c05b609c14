//! Wrong idea: only four equal stacks are lost.
//! Shown by `1 / 0 0 0 1`: prints Julia wins, but Robert wins.

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
    if stacks.iter().all(|&stack| stack == smallest) {
        // wrong
        return None;
    }
    let mut takes: Vec<u32> = stacks.iter().map(|stack| stack - smallest).collect();
    // Only the first two of the stacks above the smallest are cut.
    takes.iter_mut().filter(|take| **take > 0).skip(2).for_each(|take| *take = 0);
    Some(takes)
}
