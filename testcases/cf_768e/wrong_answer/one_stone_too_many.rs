//! Wrong idea: a take must leave a stone.
//! Shown by `1 / 1`: prints YES, but Sam wins, NO.

use proconio::input;

fn main() {
    input! { piles: [u32] }
    assert!((1..=1_000_000).contains(&piles.len()), "n must be 1 to 10^6");
    assert!(piles.iter().all(|pile| (1..=60).contains(pile)), "a pile must be 1 to 60");
    println!("{}", if second_player_wins(&piles) { "YES" } else { "NO" });
}

pub fn second_player_wins(piles: &[u32]) -> bool {
    piles.iter().fold(0, |sum, &stones| sum ^ most_takes(stones)) == 0
}

/// The most takes of different numbers of stones: the Grundy value, for piles up to 60.
pub fn most_takes(stones: u32) -> u32 {
    let (mut takes, mut left) = (0, stones);
    while left > takes + 1 { // wrong
        takes += 1;
        left -= takes;
    }
    takes
}
