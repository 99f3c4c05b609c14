//! # POI 2009, Pebbles (Luogu P3480, KAM-Pebbles)
//!
//! <https://www.luogu.com.cn/problem/P3480>, u ≤ 10, n ≤ 1000, at most 10^4 pebbles an arrangement;
//! taken to be: 1 s, 125 MiB.
//!
//! ## Problem
//! `u` arrangements of `n` piles of pebbles, none larger than the next one. A move takes one or
//! more pebbles from one pile, and this must hold afterwards, too; whoever cannot move loses. For
//! each arrangement print whether the first player wins, `TAK` or `NIE`.
//!
//! ## Idea
//! The difference of every pile and the one before it (of the first pile and 0) is a stair
//! (`cses_1099.rs`, `docs/theory.md`): what a move takes from one difference it adds to the next.
//! The player to move loses iff the xor `s` of the last difference, the last but two, and so on is 0.
//!
//! ```text
//! piles        2 3 6 7    the second difference and the last one count: s = 1 ⊕ 1 = 0
//! differences  2 1 3 1
//! piles        2 3 4 7    now 2 pebbles from the third pile are gone: s = 1 ⊕ 3
//! differences  2 1 1 3
//! piles        2 3 4 5    take 2 pebbles from the last pile, too, and s is 0 again
//! differences  2 1 1 1
//! ```
//!
//! ## Proof
//! - `k` pebbles can be taken from a pile iff its difference is at least `k`. It loses `k`, and the
//!   next one, if there is one, grows by `k`.
//! - Of two neighbouring differences exactly one counts, and the last one does. So every move
//!   changes exactly one number that counts, and if `s = 0`, it leaves `s ≠ 0`.
//! - If `s ≠ 0`, some difference `d` that counts has the top bit of `s`, so `d ⊕ s < d`. To take
//!   `d - (d ⊕ s)` pebbles from its pile leaves `s = 0`.
//! - So a player who finds `s = 0` finds it again on every later turn. Pebbles only get fewer, and
//!   at the end there are none: the player to move loses iff `s = 0`.
//!
//! ## Complexity
//! O(n) time and memory an arrangement.
//!
//! ## Pitfalls
//! - The last pile decides which differences count, not the first: in `1` the difference 1 counts,
//!   in `1 1` it does not, and in `0 1` it does again.
//! - The first pile is a difference, too, where it counts: `1` is won.

use proconio::input;

fn main() {
    input! { arrangements: usize }
    assert!((1..=10).contains(&arrangements), "u must be 1 to 10");
    for _ in 0..arrangements {
        input! { piles: [u32] }
        assert!((1..=1000).contains(&piles.len()), "the number of piles must be 1 to 1000");
        assert!(piles.windows(2).all(|pair| pair[0] <= pair[1]), "the piles must not decrease");
        let pebbles: u64 = piles.iter().map(|&pile| u64::from(pile)).sum();
        assert!(pebbles <= 10_000, "an arrangement must have at most 10000 pebbles");
        println!("{}", if first_player_wins(&piles) { "TAK" } else { "NIE" });
    }
}

pub fn first_player_wins(piles: &[u32]) -> bool {
    let mut differences = vec![];
    let mut before = 0;
    for pile in piles {
        differences.push(pile - before);
        before = *pile;
    }
    let nim_sum = differences.iter().rev().step_by(2).fold(0, |sum, difference| sum ^ difference);
    nim_sum != 0
}
