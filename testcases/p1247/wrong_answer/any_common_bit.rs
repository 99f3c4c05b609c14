//! Wrong idea: the first pile that has any bit of the xor, and the xor itself is what to take.
//! Shown by `2 / 1 2`: prints 1 from pile 1, but 1 from pile 2 is right.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { mut piles: [u32] }
    assert!((1..=500_000).contains(&piles.len()), "the number of piles must be 1 to 500000");
    assert!(piles.iter().all(|&pile| pile <= 1_000_000_000), "a pile must be at most 10^9");
    match winning_move(&piles) {
        Some(Move { take, index }) => {
            piles[index] -= take;
            println!("{} {}\n{}", take, index + 1, piles.iter().join(" "));
        }
        None => println!("lose"),
    }
}

/// Of several winning moves: the one from the first pile.
pub fn winning_move(piles: &[u32]) -> Option<Move> {
    let nim_sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    let index = piles.iter().position(|&pile| pile & nim_sum != 0)?; // wrong
    Some(Move { take: nim_sum.min(piles[index]), index })
}

pub struct Move {
    pub take: u32,
    /// Counted from 0.
    pub index: usize,
}
