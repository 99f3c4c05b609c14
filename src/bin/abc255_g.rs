//! # Constrained Nim (ABC255 G)
//!
//! <https://atcoder.jp/contests/abc255/tasks/abc255_g>, N, M ≤ 2·10^5, A ≤ 10^18, time limit 4 s.
//!
//! ## Problem
//! `N` piles of stones. A move takes one or more stones from one pile, but `M` single moves are
//! banned: from a pile that holds exactly `X` stones, exactly `Y` may not be taken. Whoever cannot
//! move loses. Print who wins, `Takahashi`, who moves first, or `Aoki`.
//!
//! ## Idea
//! The value of a pile, its *Grundy value* (`docs/theory.md`), is the smallest of 0, 1, 2, … that
//! none of the piles one move away has; the player to move loses iff the xor of all values is 0. From
//! pile to pile the value is a new one, one more than the largest so far, unless bans hide an old
//! one: a ban on each move to it. Then the pile repeats this old value, and the next goes on as before.
//!
//! ```text
//! stones  0 1 2 3 4    bans  2 1    from 2 both ways are banned, to 1 and to 0: 0 is hidden
//! value   0 1 0 1 2          2 2    from 3 one may not take 2: this hides 1
//!                            3 2    from 4 one may not take 4, to the first 0; the second is left
//!                            4 4
//! ```
//!
//! ## Proof
//! - Claim: the piles below any size have the values 0 to `h` without a gap. Each of these values was
//!   new once; the other piles that have it repeat it.
//! - A size without bans has moves to all piles below. So its value is `h + 1`, and it is new.
//! - A size with bans has moves to all of the values 0 to `h`, but for those that are hidden: every
//!   pile that has one is the goal of a banned move. So its value is the least hidden one, which it
//!   repeats, or else `h + 1`. In both cases the claim holds for the next size.
//! - New values come in order. So a size with a new value has the value of its own number of stones,
//!   less the sizes below that repeat one.
//! - In a sum of games the player to move loses iff the xor of all values is 0 (`docs/theory.md`).
//!
//! ## Complexity
//! O((N + M) log M) time, O(N + M) memory: only sizes with bans can repeat a value.
//!
//! ## Pitfalls
//! - A pile is not Nim less one for each of its bans: with the ban `2 2`, pile 2 has the value 0.
//! - One way that is left is enough: with `1 1` and `2 1`, pile 2 still reaches a 0, so it is won.
//! - A repeated value does not hold the next piles up: with `2 2`, pile 3 has the value 2.

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
                *banned.entry(values.grundy(size - take)).or_insert(0) += 1;
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
