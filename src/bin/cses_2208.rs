//! # Another Game (CSES 2208)
//!
//! <https://cses.fi/problemset/task/2208>, t and ∑n ≤ 2·10^5, heaps ≤ 10^9, time limit 1 s.
//!
//! ## Problem
//! `t` games, each with `n` heaps of coins. A move chooses one or more heaps that are not empty and
//! takes one coin from each of them; whoever cannot move loses. For each game print who wins,
//! `first` or `second`.
//!
//! ## Idea
//! Call a heap even or odd by its number of coins. The player to move loses iff all heaps are even:
//! if some heap is odd, taking one coin from every odd heap wins.
//!
//! ```text
//! coins  5 4 1 2    5 and 1 are odd: taking a coin from each of them wins
//!        4 4 0 2    all even. If the other player now takes from the second and fourth heap,
//!        4 3 0 1    the first player takes from these two again, and all are even again
//!        4 2 0 0
//! ```
//!
//! ## Proof
//! A move may change several heaps, so the heaps are not games of their own, and no xor helps. The
//! steps are those that `docs/theory.md` gives for lost and won positions.
//! - Coins only get fewer, so every play ends. Then all heaps are empty, and 0 is even.
//! - If all heaps are even, every move makes the heaps that it takes from odd, and it takes from at
//!   least one.
//! - If some heap is odd, some move makes all heaps even: take one coin from every odd heap. None
//!   of these is empty, since 0 is even.
//! - So a player who finds an odd heap can leave all heaps even on every turn. The other player
//!   finds them all even each time, also at the end, and so is the one who cannot move: the player
//!   to move loses iff all heaps are even.
//!
//! ## Complexity
//! O(n) time and memory a game; the answers of all games are kept until the end.
//!
//! ## Pitfalls
//! - `2` is lost, though won in Nim: a move cannot take both coins.
//! - `1 1` is won by taking both, so neither the parity of all coins decides nor that of the number
//!   of odd heaps.
//! - One odd heap is enough, wherever it is and however large: `1 2`, `2 1` and `2 3` are won.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=200_000).contains(&games), "the number of games must be 1 to 200000");
    let mut answers = String::new();
    let mut heaps_in_all = 0;
    for _ in 0..games {
        input! { heaps: [u32] }
        assert!((1..=200_000).contains(&heaps.len()), "the number of heaps must be 1 to 200000");
        let in_range = heaps.iter().all(|heap| (1..=1_000_000_000).contains(heap));
        assert!(in_range, "a heap must be 1 to 10^9");
        heaps_in_all += heaps.len();
        assert!(heaps_in_all <= 200_000, "the heaps of all games must be at most 200000");
        answers += if first_player_wins(&heaps) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}

pub fn first_player_wins(heaps: &[u32]) -> bool {
    heaps.iter().any(|heap| heap % 2 == 1)
}
