//! Wrong idea: the largest move is the one that takes most, from the two largest stacks.
//! Shown by `1 / 0 1 1 2`: prints 0 1 0 2, but 0 1 1 0 is right.

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
    let order = (0..4).sorted_by_key(|&place| (takes[place], 4 - place));
    order.take(2).for_each(|place| takes[place] = 0); // wrong
    Some(takes)
}
