//! Wrong idea: of several winning moves the one that takes least.
//! Shown by `3 / 3 2 2`: prints 1 from pile 2, but 3 from pile 1 is right.

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
    let wins = |&index: &usize| piles[index] ^ nim_sum < piles[index];
    let take = |index: usize| piles[index] - (piles[index] ^ nim_sum);
    let index = (0..piles.len()).filter(wins).min_by_key(|&index| take(index))?; // wrong
    Some(Move { take: piles[index] - (piles[index] ^ nim_sum), index })
}

pub struct Move {
    pub take: u32,
    /// Counted from 0.
    pub index: usize,
}
