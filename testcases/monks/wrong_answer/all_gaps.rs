//! Wrong idea: all gaps are heaps, but a monk's move widens the gap below it as well.
//! Steps `1 2 4`: prints `2 3`, but -1 is right.

use itertools::Itertools;
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
    let pairs = steps.iter().tuple_windows();
    let gaps = pairs.map(|(lower, upper)| upper - lower - 1).collect_vec();
    let nim_sum = gaps.iter().fold(0, |sum, gap| sum ^ gap);
    let monk = gaps.iter().position(|gap| gap ^ nim_sum < *gap)?;
    let (from, to) = (steps[monk], steps[monk + 1] - 1 - (gaps[monk] ^ nim_sum));
    Some(Move { from, to })
}

struct Move {
    from: u32,
    to: u32,
}
