//! Slow idea: another method, every move and every answer to it, down to the end of the game.
//! Shown by `1 20 40 60 80 100`: the search takes longer than anybody can wait.

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
    for monk in 1..steps.len() {
        for to in steps[monk - 1] + 1..steps[monk] {
            let mut after = steps.to_vec();
            after[monk - 1] = to;
            // wrong
            if winning_move(&after).is_none() {
                return Some(Move { from: steps[monk - 1], to });
            }
        }
    }
    None
}

pub struct Move {
    pub from: u32,
    pub to: u32,
}
