//! Wrong idea: of several winning moves the one that starts highest, instead of lowest.
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
    if nim_sum == 0 {
        return None;
    }
    let mut pairs = steps.chunks_exact(2).enumerate().rev();
    pairs.find_map(|(index, pair)| {
        let (gap, wanted) = (gap(pair), gap(pair) ^ nim_sum);
        if wanted < gap {
            let (from, to) = (pair[0], pair[0] + (gap - wanted));
            return Some(Move { from, to });
        }
        let next = steps.get(2 * index + 2)?;
        let (from, to) = (pair[1], pair[1] + (wanted - gap));
        Some(Move { from, to }).filter(|_| to < *next)
    })
}

struct Move {
    from: u32,
    to: u32,
}
