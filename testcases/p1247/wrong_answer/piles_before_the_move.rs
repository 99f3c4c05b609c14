//! Wrong idea: the second line shows the piles as they were before the move.
//! Shown by `1 / 1`: prints 1 below the move, but 0 is right.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { piles: [u32] }
    assert!((1..=500_000).contains(&piles.len()), "the number of piles must be 1 to 500000");
    assert!(piles.iter().all(|&pile| pile <= 1_000_000_000), "a pile must be at most 10^9");
    match winning_move(&piles) {
        Some(Move { take, index }) => {
            println!("{} {}\n{}", take, index + 1, piles.iter().join(" ")); // wrong
        }
        None => println!("lose"),
    }
}

/// Of several winning moves: the one from the first pile.
pub fn winning_move(piles: &[u32]) -> Option<Move> {
    let nim_sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    let index = piles.iter().position(|&pile| pile ^ nim_sum < pile)?;
    Some(Move { take: piles[index] - (piles[index] ^ nim_sum), index })
}

pub struct Move {
    pub take: u32,
    /// Counted from 0.
    pub index: usize,
}
