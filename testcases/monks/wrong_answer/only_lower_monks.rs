//! Wrong idea: only the lower monk of a pair can make the winning move.
//! Steps `1 2 4 6`: prints `4 5`, but `2 3` is right.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut steps: Vec<u32> = vec![];
    while !is_stdin_empty() {
        input! { step: u32 }
        steps.push(step);
    }
    match winning_move(&steps) {
        Some(Move { from, to }) => println!("{} {}", from, to),
        None => println!("-1"),
    }
}

fn winning_move(steps: &[u32]) -> Option<Move> {
    let gap = |pair: &[u32]| pair[1] - pair[0] - 1;
    let nim_sum = steps.chunks_exact(2).fold(0, |sum, pair| sum ^ gap(pair));
    let shrinks = |pair: &&[u32]| gap(pair) ^ nim_sum < gap(pair);
    let pair = steps.chunks_exact(2).find(shrinks)?;
    let (from, to) = (pair[0], pair[1] - 1 - (gap(pair) ^ nim_sum));
    Some(Move { from, to })
}

struct Move {
    from: u32,
    to: u32,
}
