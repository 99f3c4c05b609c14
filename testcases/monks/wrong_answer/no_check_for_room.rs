//! Wrong idea: the upper monk of a pair always has room to widen its gap.
//! Steps `1 2 3 5`: prints `2 3`, where a monk stands, but `3 4` is right.

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
    if nim_sum == 0 {
        return None;
    }
    steps.chunks_exact(2).next().map(|pair| {
        let (gap, wanted) = (gap(pair), gap(pair) ^ nim_sum);
        let (from, to) = if wanted < gap {
            (pair[0], pair[0] + (gap - wanted))
        } else {
            (pair[1], pair[1] + (wanted - gap))
        };
        Move { from, to }
    })
}

struct Move {
    from: u32,
    to: u32,
}
