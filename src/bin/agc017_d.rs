//! # AGC017 D: Game on Tree
//!
//! <https://atcoder.jp/contests/agc017/tasks/agc017_d>, N ≤ 10^5, time limit 2 s.
//!
//! ## Problem
//! A tree with `N` vertices, rooted at vertex 1. A move cuts one edge, and the part that is then no
//! longer joined to the root is gone; whoever cannot move loses. Alice moves first against Bob. Who
//! wins?
//!
//! ## Idea
//! A *branch* is an edge and what hangs on it. A cut in one branch at a vertex leaves the others as
//! they are, so they are a sum: the *Grundy value* (`docs/theory.md`) of a vertex, with all that is
//! below it, is the xor of those of its branches. A branch has one more than what hangs on its
//! edge. The player to move loses iff the value of the root is 0.
//!
//! ```text
//! 1 ┬ 2 ┬ 3       the vertices 3, 5 and 7 have the value 0, so 4 and 6 have 0 + 1 = 1
//!   │   └ 4 ─ 5   vertex 2 has (0 + 1) ⊕ (1 + 1) = 3
//!   └ 6 ─ 7       vertex 1 has (3 + 1) ⊕ (1 + 1) = 6: Alice wins
//! ```
//!
//! ## Proof
//! - A branch has the value `g + 1`, where `g` is the value of what hangs on its edge. Say that
//!   this is true for branches with fewer edges. Cutting the edge leaves nothing, with the value 0.
//!   Any other move changes the value of what hangs on it to some `h ≠ g`, since no move keeps a
//!   value; the branch then has fewer edges and so the value `h + 1`. All `h < g` can be reached,
//!   as `g` is the smallest missing, so the branch reaches 0 to `g`, but not `g + 1`: this is its
//!   value.
//! - Let `s` be the xor of the values of the branches at the root. A move changes the value of one
//!   of them, so from `s = 0` it leads to `s ≠ 0`.
//! - If `s ≠ 0`, the value `b` of some branch has the top bit of `s`. Then `b ⊕ s < b`, and smaller
//!   values can be reached: some move makes it `b ⊕ s` and leaves `s = 0`.
//! - Edges only get fewer, and without edges `s = 0`: the player to move loses iff the value of the
//!   root, `s`, is 0.
//!
//! ## Complexity
//! O(N) time and memory, without recursion: a path may be 10^5 deep.
//!
//! ## Pitfalls
//! - The parity of the number of edges decides nothing: with the edges `1 2` and `2 3` Alice cuts
//!   the first, and both are gone.
//! - Edges come in any order and direction, and a vertex may have a smaller number than its parent.

use proconio::{input, marker::Usize1};

fn main() {
    input! { vertices: usize }
    assert!((2..=100_000).contains(&vertices), "N must be 2 to 100000");
    input! { edges: [(Usize1, Usize1); vertices - 1] }
    let in_range = edges.iter().all(|&(a, b)| a < vertices && b < vertices);
    assert!(in_range, "a vertex must be 1 to N");
    println!("{}", if first_player_wins(&edges) { "Alice" } else { "Bob" });
}

/// Vertices are counted from 0.
pub fn first_player_wins(edges: &[(usize, usize)]) -> bool {
    let parents = parents_in_order(edges);
    let mut values = vec![0; parents.len()];
    // Backwards: all branches of a vertex are added before its own value is passed on.
    for place in (1..parents.len()).rev() {
        let branch_value = values[place] + 1;
        values[parents[place]] ^= branch_value;
    }
    values[0] != 0
}

/// Puts the vertices in an order, the root first, in which each stands after its parent; tells for
/// each place in it the place of the parent, for the root its own.
fn parents_in_order(edges: &[(usize, usize)]) -> Vec<usize> {
    let vertices = edges.len() + 1;
    let mut neighbours = vec![vec![]; vertices];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let (mut order, mut parents) = (vec![0], vec![0]);
    let mut is_known = vec![false; vertices];
    is_known[0] = true;
    let mut place = 0;
    while place < order.len() {
        for &next in &neighbours[order[place]] {
            if !is_known[next] {
                is_known[next] = true;
                order.push(next);
                parents.push(place);
            }
        }
        place += 1;
    }
    assert!(order.len() == vertices, "the edges must make a tree");
    parents
}
