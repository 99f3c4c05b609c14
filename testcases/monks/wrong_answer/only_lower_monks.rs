//! Wrong idea: only the lower monk of a pair can make the winning move.
//! Shown by `1 2 4 6`: prints `4 5`, but `2 3` is right.

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
    steps.chunks_exact(2).find_map(|pair| {
        let wanted = gap(pair) ^ nim_sum;
        if wanted < gap(pair) {
            return Some(Move { from: pair[0], to: pair[1] - wanted - 1 });
        }
        None // wrong
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
