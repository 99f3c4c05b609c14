//! Slow idea: try every move and every answer to it, down to the end of the game.
//! Right on a few steps; 99 monks on 999 steps take longer than anybody can wait.

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
    for monk in 0..steps.len() - 1 {
        for to in steps[monk] + 1..steps[monk + 1] {
            let mut after = steps.to_vec();
            after[monk] = to;
            if winning_move(&after).is_none() {
                let from = steps[monk];
                return Some(Move { from, to });
            }
        }
    }
    None
}

struct Move {
    from: u32,
    to: u32,
}
