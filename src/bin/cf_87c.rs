//! # Interesting Game (Codeforces 87C)
//!
//! <https://codeforces.com/problemset/problem/87/C>, n ≤ 10^5, time limit 2 s.
//!
//! ## Problem
//! A pile of `n` stones. A move splits one pile into `k ≥ 2` piles of `a, a + 1, …, a + k - 1`
//! stones with `a ≥ 1`; whoever cannot move loses. Print the smallest `k` that wins as the first
//! move, or -1 if none does.
//!
//! ## Idea
//! A split is worth the xor of the values of its piles, and the value of a pile, its *Grundy value*
//! (`docs/theory.md`), is the smallest number that no split of it is worth. The player to move
//! loses iff the xor of all values is 0, so a split wins iff it is worth 0.
//!
//! ```text
//! stones  1 2 3 4 5 6 7 8 9    9 = 4 + 5 is worth 0 ⊕ 0 = 0, and 2 + 3 + 4 is worth 0 ⊕ 1 ⊕ 0 = 1:
//! value   0 0 1 0 0 0 0 0 2    the smallest number missing is 2, and k = 2 wins
//! ```
//!
//! ## Proof
//! By this choice no split is worth as much as its pile, and every smaller number is the worth of
//! some split.
//! Let `s` be the xor of the values of all piles on the table.
//! - If `s = 0`, a move puts another number in the place of one value, and leaves `s ≠ 0`.
//! - If `s ≠ 0`, some pile's value `g` has the top bit of `s`. Then `g ⊕ s < g`, so some split of
//!   the pile is worth `g ⊕ s`, and this move leaves `s = 0`.
//! - So a player who finds `s = 0` finds it again on every later turn. Piles only get smaller, and
//!   when nobody can move all values are 0, and so is `s`: the player to move loses iff `s = 0`.
//!
//! ## Complexity
//! O(n log n) time, O(n) memory. Every split of every pile up to `n` is looked at once, ordered by
//! its largest part. As `2·pile = k·(2a + k - 1)` is an even times an odd number, each split
//! belongs to an odd divisor of the pile, and all numbers up to `n` have O(n log n) of these. Two
//! prefixes of the values give the xor of a split, since its sizes are consecutive.
//!
//! ## Pitfalls
//! - The smallest `k` must win: `5 = 2 + 3` is a move, but then the other player wins by
//!   `3 = 1 + 2`.
//! - The smallest `k` is not always 2: for `18` it is 3.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "n must be 1 to 100000");
    match smallest_winning_split(n, &prefix_xors(n)) {
        Some(parts) => println!("{}", parts),
        None => println!("-1"),
    }
}

/// The number of piles, if some split wins. `prefix_xors` must reach to `pile - 1`.
pub fn smallest_winning_split(pile: usize, prefix_xors: &[u8]) -> Option<usize> {
    let mut possible = (2..).take_while(|parts| parts * (parts + 1) / 2 <= pile);
    possible.find(|parts| {
        // The stones without the 1, 2, 3, … by which the other parts exceed the smallest one.
        let equal_parts = pile - parts * (parts - 1) / 2;
        let smallest = equal_parts / parts;
        equal_parts % parts == 0 && prefix_xors[smallest + parts - 1] == prefix_xors[smallest - 1]
    })
}

/// For each size up to `largest`, the xor of the values of the piles up to this size.
pub fn prefix_xors(largest: usize) -> Vec<u8> {
    let mut prefix_xors = vec![0];
    // Of each pile the numbers that its splits are worth, as bits.
    let mut worths = vec![0u64; largest + 1];
    for top in 1..=largest {
        // No pile of up to 100000 stones has more than 47 splits, so all values and worths are below 64.
        let grundy = (!worths[top]).trailing_zeros() as u8;
        prefix_xors.push(prefix_xors[top - 1] ^ grundy);
        // All splits whose largest part is `top`.
        let mut pile = top;
        for smallest in (1..top).rev() {
            pile += smallest;
            if pile > largest {
                break;
            }
            worths[pile] |= 1 << (prefix_xors[top] ^ prefix_xors[smallest - 1]);
        }
    }
    prefix_xors
}
