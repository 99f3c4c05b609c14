//! # Game of Stones (Codeforces 768E)
//!
//! <https://codeforces.com/problemset/problem/768/E>, n ≤ 10^6, piles ≤ 60, time limit 3 s.
//!
//! ## Problem
//! `n` piles of stones. A move takes one or more stones from a pile, but no number that was taken
//! from this pile before, by either player. Whoever cannot move loses. Sam moves first against Jon.
//! Print `YES` if Jon wins, or else `NO`.
//!
//! ## Idea
//! A pile of `s` stones has the *Grundy value* (`docs/theory.md`) `d(s)`, the most takes that there
//! can be: 1 + 2 + … + d stones are enough for `d` different takes. The player to move loses iff the
//! xor of all values is 0.
//!
//! ```text
//! stones  0 1 2 3 4 5 6 7 8 9 10    3 4 is lost, and 1 3 is won: take 2 from the pile of 3, and two
//! value   0 1 1 2 2 2 3 3 3 3  4    piles are left from which one more take is possible
//! ```
//!
//! ## Proof
//! - No play of a pile is longer than `d(s)`, and a pile with the value `v` has a play of `v` moves:
//!   to `v - 1`, to `v - 2` and so on. So the value is at most `d(s)`.
//! - That it is no less was found by playing: `cargo judge check cf_768e --group deep` plays all
//!   114058 states of piles up to 60 out. There is no proof here for larger piles.
//! - The proof that is often copied says that any state, with takes already used, is worth the most
//!   takes that are still possible. This is false: of 6 stones take 3. Two more takes, 1 and 2, are
//!   possible, but they are forced, too: exactly one more move follows the next one. So the state is
//!   worth 0, not 2.
//! - The rest is the theorem on sums. Let `s` be the xor of all values. From `s = 0` a move leads to
//!   `s ≠ 0`, as it changes one value. From `s ≠ 0` some move leads to `s = 0`: it lowers a value `g`
//!   that has the top bit of `s` to `g ⊕ s`.
//! - Stones only get fewer, and when no pile has a move all values are 0: the player to move loses
//!   iff the xor is 0.
//!
//! ## Complexity
//! O(n) time and memory; no pile has more than 10 takes.
//!
//! ## Pitfalls
//! - Jon, whom the question is about, moves second: `YES` stands for lost.
//! - Every pile has takes of its own: in `1 1` each player takes 1.

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
    while left > takes {
        takes += 1;
        left -= takes;
    }
    takes
}
