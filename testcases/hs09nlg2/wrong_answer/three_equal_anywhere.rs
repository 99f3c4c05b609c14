//! Wrong idea: three equal stacks are lost, also above the smallest one.
//! Shown by `1 / 0 1 1 1`: prints Robert wins, but Julia wins with 0 1 1 0.

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
    let equals = |size| stacks.iter().filter(|&&stack| stack == size).count();
    if stacks.iter().any(|&stack| equals(stack) >= 3) {
        // wrong
        return None;
    }
    let mut takes: Vec<u32> = stacks.iter().map(|stack| stack - smallest).collect();
    // Only the first two of the stacks above the smallest are cut.
    takes.iter_mut().filter(|take| **take > 0).skip(2).for_each(|take| *take = 0);
    Some(takes)
}
