//! # Strategy game (HS09GAME)
//!
//! <https://www.spoj.com/problems/HS09GAME/>, T ≤ 1000, n ≤ 1000, heaps ≤ 10^9, time limit 1 s.
//!
//! ## Problem
//! `T` games, each with `n` heaps of sticks. A move takes 2, 3 or 5 sticks from one heap; whoever
//! cannot move loses. Julia moves first. Name the winner and, if it is Julia, a winning move: the
//! one that takes most, from the first such heap.
//!
//! ## Idea
//! One heap repeats every seven sticks with Grundy values 0 0 1 1 2 2 3. A winning move turns some
//! heap's value `g` into `g ⊕ s`, where `s` is the xor of all of them.
//!
//! ## Proof
//! - Grundy values: each is the smallest number missing at the heaps 2, 3 and 5 sticks below.
//!   It depends on the five values before it, and 0 0 1 1 2 comes back after seven, so all does.
//! - Call a game cold if `s = 0`. It ends cold: heaps of 0 or 1 stick are worth 0.
//! - A move changes the value of exactly one heap, so no move leads from cold to cold.
//! - If `s ≠ 0`, a heap with the top bit of `s` has `g ⊕ s < g`, and a move reaches every smaller
//!   value. A move wins iff it leaves 0, that is, iff it makes its heap worth `g ⊕ s`.
//!
//! ## Complexity
//! O(n) time a game, O(n) memory.
//!
//! ## Pitfalls
//! - Take before heap: in `2 7` the first heap loses 2, but 5 from heap 2 wins as well.
//! - A heap must hold the take: in `0 2` nothing comes from heap 1.
//! - The period is 7: with 8, heap `9` would lose.

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

// A constant would be laid out anew for every heap.
static PERIOD: [u8; 7] = [0, 0, 1, 1, 2, 2, 3];
