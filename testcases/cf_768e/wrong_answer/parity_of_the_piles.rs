//! Wrong idea: an even number of piles is lost.
//! Shown by `2 / 1 / 3`: prints YES, but Sam wins, NO.

use proconio::input;

fn main() {
    input! { piles: [u32] }
    assert!((1..=1_000_000).contains(&piles.len()), "n must be 1 to 10^6");
    assert!(piles.iter().all(|pile| (1..=60).contains(pile)), "a pile must be 1 to 60");
    println!("{}", if second_player_wins(&piles) { "YES" } else { "NO" });
}

pub fn second_player_wins(piles: &[u32]) -> bool {
    piles.len() % 2 == 0 // wrong
}

/// The most takes of different numbers of stones: the Grundy value, for piles up to 60.
pub fn most_takes(stones: u32) -> u32 {
    let (mut takes, mut left) = (0, stones);
    while left > takes {
        takes += 1;
        left -= takes;
    }
    takes
}
