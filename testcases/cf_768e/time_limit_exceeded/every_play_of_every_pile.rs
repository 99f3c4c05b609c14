//! Slow idea: the value by the definition, without a memory of the states seen; another method than
//! the solution's.
//! Shown by the largest inputs, piles of 60: more than 10^7 plays of each.

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

fn most_takes(stones: u32) -> u32 {
    value(stones, 0)
}

/// The smallest number that no move reaches; `used` has the takes that are forbidden, as bits.
fn value(stones: u32, used: u64) -> u32 {
    let mut reached = 0u64;
    for take in (1..=stones).filter(|take| used >> take & 1 == 0) {
        reached |= 1 << value(stones - take, used | 1 << take);
    }
    (!reached).trailing_zeros()
}
