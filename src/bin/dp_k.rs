//! # K - Stones (Educational DP Contest)
//!
//! <https://atcoder.jp/contests/dp/tasks/dp_k>, N ≤ 100, K ≤ 10^5, time limit 2 s.
//!
//! ## Problem
//! A pile of `K` stones, and `N` takes `a_1 < … < a_N ≤ K`. A move takes exactly `a_i` stones for
//! some `i`; whoever cannot move loses, also with stones left. Print who wins, `First` or `Second`.
//!
//! ## Idea
//! Go through the piles from 0 up: one is won if some take leaves a lost pile, and lost if none
//! does. All that a take can leave is smaller, so it is known already. The player to move loses iff
//! pile `K` is lost.
//!
//! ```text
//! takes 2 and 3    stones  0    1    2    3    4    5    6    7
//!                          lost lost won  won  won  lost lost won
//! ```
//! 4 is won, since 3 from it leaves 1, and then nobody can move. 5 is lost: a take leaves 3 or 2.
//!
//! ## Proof
//! By induction on the pile: whoever has to move from a lost pile loses, and from a won one wins.
//! - Every move makes the pile smaller, so every game ends.
//! - If no take fits the pile, it is lost: the player to move cannot move and loses.
//! - From a won pile the player to move can leave a lost one, and there the other player loses.
//! - From a lost pile every move leaves a won one, and there the other player wins.
//! - So with `K` stones the player to move loses iff pile `K` is lost.
//!
//! ## Complexity
//! O(N · K) time, at most 10^7 steps; O(K) memory.
//!
//! ## Pitfalls
//! - Without a take of 1 a player can be stuck with stones left: in `1 3 / 2` the one move wins.
//! - A remainder decides only for special takes, as `K mod (a_1 + a_N) < a_1` does when they are all
//!   numbers from `a_1` to `a_N`. In `3 5 / 1 2 4` it is 0, and yet 2 wins.
//! - The largest take is not always best: in `2 4 / 1 2` only 1 wins.

use proconio::input;

fn main() {
    input! { n: usize, k: u32, takes: [u32; n] }
    assert!((1..=100).contains(&n), "N must be 1 to 100");
    assert!((1..=100_000).contains(&k), "K must be 1 to 100000");
    assert!(takes[0] >= 1 && takes[n - 1] <= k, "a take must be 1 to K");
    assert!(takes.windows(2).all(|pair| pair[0] < pair[1]), "the takes must increase");
    println!("{}", if first_player_wins(&takes, k) { "First" } else { "Second" });
}

pub fn first_player_wins(takes: &[u32], stones: u32) -> bool {
    // Of every pile whether the player to move wins.
    let mut wins: Vec<bool> = vec![];
    for pile in 0..=stones {
        let leaves_lost_pile = |&take: &u32| take <= pile && !wins[(pile - take) as usize];
        let is_won = takes.iter().any(leaves_lost_pile);
        wins.push(is_won);
    }
    wins[stones as usize]
}
