//! Slow idea: lists all plays of a pile to find the longest; another method than the solution's.
//! Shown by `1 / 60`: there are more than 10^7 plays.

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

fn most_takes(stones: u32) -> usize {
    plays(stones, 0).iter().map(|takes| takes.len()).max().unwrap_or(0)
}

/// The takes of every play; `used` has those that are forbidden, as bits.
fn plays(stones: u32, used: u64) -> Vec<Vec<u32>> {
    let mut all = vec![];
    for take in (1..=stones).filter(|take| used >> take & 1 == 0) {
        for mut takes in plays(stones - take, used | 1 << take) {
            takes.push(take);
            all.push(takes);
        }
    }
    if all.is_empty() {
        all.push(vec![]);
    }
    all
}
