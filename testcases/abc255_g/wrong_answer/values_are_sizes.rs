//! Wrong idea: bans on the next moves are forgotten, so the pile that a banned move leads to has its
//! number of stones as its value.
//! Shown by `1 3 / 2 / 1 1 / 2 1 / 2 2`: prints Takahashi, but Aoki is right.

use proconio::input;
use std::collections::{BTreeMap, HashMap};

fn main() {
    input! { n: usize, m: usize, piles: [u64; n], mut bans: [(u64, u64); m] }
    assert!((1..=200_000).contains(&n), "N must be 1 to 2*10^5");
    assert!((1..=200_000).contains(&m), "M must be 1 to 2*10^5");
    let in_range = |stones: &u64| (1..=1_000_000_000_000_000_000).contains(stones);
    assert!(piles.iter().all(in_range), "A must be 1 to 10^18");
    let are_moves = bans.iter().all(|(size, take)| in_range(size) && (1..=*size).contains(take));
    assert!(are_moves, "X must be 1 to 10^18 and Y 1 to X");
    bans.sort_unstable();
    assert!(bans.windows(2).all(|pair| pair[0] != pair[1]), "the bans must differ");
    let values = Values::new(&bans);
    println!("{}", if first_player_wins(&piles, &values) { "Takahashi" } else { "Aoki" });
}

pub fn first_player_wins(piles: &[u64], values: &Values) -> bool {
    let nim_sum = piles.iter().fold(0, |sum, &pile| sum ^ values.grundy(pile));
    nim_sum != 0
}

/// The values of all piles.
pub struct Values {
    /// The sizes that repeat a value, increasing, and the value of each.
    repeats: Vec<(u64, u64)>,
}

impl Values {
    /// A ban is the size of a pile and what may not be taken from it. The bans must be sorted.
    pub fn new(bans: &[(u64, u64)]) -> Self {
        let mut values = Self { repeats: vec![] };
        // How many sizes have a value, where this is not 1.
        let mut sizes_with = HashMap::new();
        let mut rest = bans;
        while let Some(&(size, _)) = rest.first() {
            let count = rest.iter().take_while(|ban| ban.0 == size).count();
            let mut banned: BTreeMap<u64, u32> = BTreeMap::new();
            for &(_, take) in &rest[..count] {
                *banned.entry(size - take).or_insert(0) += 1; // wrong
            }
            rest = &rest[count..];
            let is_hidden = |value, ways| ways == *sizes_with.get(value).unwrap_or(&1);
            let hidden = banned.iter().find(|&(value, &ways)| is_hidden(value, ways));
            if let Some((&value, _)) = hidden {
                values.repeats.push((size, value));
                *sizes_with.entry(value).or_insert(1) += 1;
            }
        }
        values
    }

    pub fn grundy(&self, stones: u64) -> u64 {
        let below = self.repeats.partition_point(|&(size, _)| size < stones);
        match self.repeats.get(below) {
            Some(&(size, value)) if size == stones => value,
            _ => stones - below as u64,
        }
    }
}
