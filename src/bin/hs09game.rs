//! # Strategy game (HS09GAME)
//!
//! <https://www.spoj.com/problems/HS09GAME/>, T ≤ 1000, n ≤ 1000, heaps ≤ 10^9, time limit 1 s.
//!
//! ## Problem
//! `T` games, each with `n` heaps of sticks. A move takes 2, 3 or 5 sticks from one heap; whoever
//! cannot move loses. Julia moves first against Robert. Name the winner and, if it is Julia, a
//! winning move: the one that takes most, from the first such heap.
//!
//! ## Idea
//! Every heap has a value: 0 0 1 1 2 2 3, and again every seven sticks. The player to move
//! loses iff the xor `s` of all values is 0. A move wins iff it turns the value `g` of its heap
//! into `g ⊕ s`.
//!
//! ## Proof
//! The value of a heap, its *Grundy value* (`docs/theory.md`), is the smallest number missing among
//! the values of the heaps that it can become. So no move keeps the value of its heap, and every
//! smaller value can be reached.
//!
//! ```text
//! sticks  0  1  2  3  4  5  6 | 7  8  9 10 11    9 becomes 7, 6 or 4, with values 0, 3 and 2:
//! value   0  0  1  1  2  2  3 | 0  0  1  1  2    the smallest number missing is 1
//! ```
//! - A value depends on the five before it, and the first five, 0 0 1 1 2, come back after seven
//!   sticks: so all values come back.
//! - If `s = 0`, every move changes one value and thereby `s`.
//! - If `s ≠ 0`, some heap's value `g` has the top bit of `s`. Then `g ⊕ s < g`, so some move gives
//!   that heap the value `g ⊕ s`, and `s` becomes 0.
//! - So a player who finds `s = 0` finds it again on every later turn. Sticks only get fewer; at
//!   the end nobody can move, all values are 0, and so is `s`: the player to move loses iff
//!   `s = 0`.
//!
//! ## Complexity
//! O(n) time and memory a game; the answers of all games are kept until the end.
//!
//! ## Pitfalls
//! - A winning move may raise a value. In `2 7` the values are 1 and 0, so `s = 1`: 5 from heap 2
//!   wins, since it leaves a heap of 2 with the value 1.
//! - Take before heap: in `2 2 3` heap 1 can win by a take of 2, but 3 from heap 3 takes more.
//! - A heap must hold the take: in `0 2` nothing comes from heap 1.
//! - The period is 7: with 8, heap `9` would be lost.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=1000).contains(&games), "the number of games must be 1 to 1000");
    let mut answers = String::new();
    for _ in 0..games {
        input! { heaps: [u32] }
        assert!((1..=1000).contains(&heaps.len()), "the number of heaps must be 1 to 1000");
        assert!(heaps.iter().all(|&heap| heap <= 1_000_000_000), "a heap must be 0 to 10^9");
        answers += &match winning_move(&heaps) {
            Some(Move { take, heap }) => {
                format!("Julia wins.\nTake {} sticks from heap number {}.\n\n", take, heap)
            }
            None => "Robert wins.\n\n".to_string(),
        };
    }
    print!("{}", answers);
}

/// Of several winning moves: the largest take, then the first heap.
pub fn winning_move(heaps: &[u32]) -> Option<Move> {
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap));
    if nim_sum == 0 {
        return None;
    }
    [5, 3, 2].iter().find_map(|&take| {
        let wins = |heap| heap >= take && grundy(heap - take) == grundy(heap) ^ nim_sum;
        let index = heaps.iter().position(|&heap| wins(heap))?;
        Some(Move { take, heap: index + 1 })
    })
}

pub struct Move {
    pub take: u32,
    /// Counted from 1.
    pub heap: usize,
}

pub fn grundy(heap: u32) -> u8 {
    PERIOD[heap as usize % PERIOD.len()]
}

static PERIOD: [u8; 7] = [0, 0, 1, 1, 2, 2, 3];
