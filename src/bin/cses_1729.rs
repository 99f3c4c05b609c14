//! # Stick Game (CSES 1729)
//!
//! <https://cses.fi/problemset/task/1729>, n ≤ 10^6, k ≤ 100, time limit 1 s.
//!
//! ## Problem
//! There is a heap of sticks, and `k` different takes are given in any order, 1 among them. A move
//! takes exactly as many sticks as one of these says; whoever cannot move loses. For every heap
//! from 1 to `n` sticks print who wins, in one line of letters: `W` for the first player, `L` for
//! the second.
//!
//! ## Idea
//! Go through the heaps from 0 up, as in `dp_k.rs`, which asks about one heap, and mark the won
//! ones: all that are one take above a lost heap. The player to move loses iff the heap has no mark
//! when its turn comes.
//!
//! ```text
//! takes 1, 3, 4    sticks  0 1 2 3 4 5 6 7 8 9 10
//!                          L W L W W W W L W L W
//! ```
//! 0 marks 1, 3 and 4. 2 has no mark, so it is lost, and marks 3, 5 and 6. The next one without a
//! mark is 7.
//!
//! ## Proof
//! By induction on the heap: its mark tells whether the player to move wins.
//! - Every move makes the heap smaller, so every game ends. At the end it is empty, for 1 can
//!   always be taken; 0 is lost and has no mark.
//! - All marks of a heap come from smaller ones, so none is missing when its turn comes.
//! - From a marked heap some take leads to a lost one, and there the other player loses.
//! - From a heap without a mark no take does, so the other player wins: the player to move loses
//!   iff the heap has no mark.
//!
//! ## Complexity
//! O(n · k) time, at most 5·10^7 marks: of two neighbouring heaps one is marked by the other's take
//! of 1. O(n) memory.
//!
//! ## Pitfalls
//! - The takes are not sorted: in `4 2 / 2 1` heap 3 has no room above it for the 2, but marks 4.
//! - No remainder decides: in `3 2 / 1 3` heap 2 is lost, and is no multiple of 4, the largest take
//!   and one.
//! - The largest take is not always best: in `4 2 / 1 2` only 1 wins from 4.
//! - The letters begin with that of 1 stick, and there are no spaces between them.

use proconio::input;

fn main() {
    input! { sticks: usize, takes_count: usize, takes: [usize; takes_count] }
    assert!((1..=1_000_000).contains(&sticks), "n must be 1 to 10^6");
    assert!((1..=100).contains(&takes_count), "k must be 1 to 100");
    assert!(takes.iter().all(|take| (1..=sticks).contains(take)), "a take must be 1 to n");
    assert!(takes.contains(&1), "1 must be among the takes");
    let is_new = |index: usize| !takes[..index].contains(&takes[index]);
    assert!((0..takes_count).all(is_new), "the takes must be different");
    let letters =
        winning_heaps(sticks, &takes).into_iter().map(|wins| if wins { 'W' } else { 'L' });
    println!("{}", letters.collect::<String>());
}

/// For every heap from 1 to `sticks` whether the player to move wins.
pub fn winning_heaps(sticks: usize, takes: &[usize]) -> Vec<bool> {
    let mut is_marked = vec![false; sticks + 1];
    for heap in 0..sticks {
        if !is_marked[heap] {
            for take in takes.iter().filter(|&take| heap + take <= sticks) {
                is_marked[heap + take] = true;
            }
        }
    }
    is_marked.split_off(1)
}
