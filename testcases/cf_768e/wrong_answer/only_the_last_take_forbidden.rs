//! Wrong idea: only the last take from a pile must not come again; another method than the
//! solution's, by the smallest number missing.
//! Shown by `2 / 3 / 4`: prints NO, but Jon wins, YES.

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

/// The Grundy value of a pile from which nothing was taken.
fn most_takes(stones: u32) -> u32 {
    let stones = stones as usize;
    // By pile and last take.
    let mut values = vec![vec![0; stones + 1]; stones + 1];
    for pile in 1..=stones {
        for last in 0..=stones {
            let takes = (1..=pile).filter(|&take| take != last);
            let reached: Vec<u32> = takes.map(|take| values[pile - take][take]).collect();
            values[pile][last] = (0..).find(|value| !reached.contains(value)).unwrap();
        }
    }
    values[stones][0]
}
