//! # Nim Game I (CSES 1730)
//!
//! <https://cses.fi/problemset/task/1730>, t and ∑n ≤ 2·10^5, heaps ≤ 10^9, time limit 1 s.
//!
//! ## Problem
//! `t` games, each with `n` heaps of sticks. A move takes one or more sticks from one heap; whoever
//! cannot move loses. For each game print who wins, `first` or `second`.
//!
//! ## Idea
//! Write the heaps in binary. Their *xor*, written `3 ⊕ 4 ⊕ 5`, has a 1 in each column that holds
//! an odd number of ones. The player to move loses iff the xor `s` of all heaps is 0.
//!
//! ```text
//! 3 = 011    s is not 0. Its top bit is the middle one,    1 = 001
//! 4 = 100    and only heap 3 has it, too. Taking 2 from    4 = 100
//! 5 = 101    this heap leaves 3 ⊕ s = 1 stick, and with    5 = 101
//! s = 010    1 4 5 the other player loses.                 s = 000
//! ```
//!
//! ## Proof
//! This is Bouton's theorem of 1901; `docs/theory.md` says what follows from it for other games.
//! - Sticks only get fewer, so every game ends. Then all heaps are empty, and `s = 0`.
//! - If `s = 0`, every move leaves `s ≠ 0`: it changes one heap, so some column loses or gains a
//!   single one.
//! - If `s ≠ 0`, some move leaves `s = 0`. The top bit of `s` stands in an odd number of heaps, so
//!   in at least one; let `h` be its size. `h ⊕ s` lacks this bit and has the higher ones of `h`,
//!   so `h ⊕ s < h`. Cut the heap down to `h ⊕ s`: the xor becomes `s ⊕ h ⊕ (h ⊕ s) = 0`.
//! - So a player who finds `s ≠ 0` can leave `s = 0` on every turn. The other player finds `s = 0`
//!   each time, also when nobody can move any more: the player to move loses iff `s = 0`.
//!
//! ## Complexity
//! O(n) time and memory a game; the answers of all games are kept until the end.
//!
//! ## Pitfalls
//! - The parity of all sticks decides nothing: `2` is won by taking both.
//! - Up to 200000 games in one input: the answers are printed at once.

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
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    nim_sum != 0
}
