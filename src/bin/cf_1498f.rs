//! # Christmas Game (Codeforces 1498F)
//!
//! <https://codeforces.com/problemset/problem/1498/F>, n ≤ 10^5, k ≤ 20, time limit 2 s.
//!
//! ## Problem
//! Presents lie on `n` nodes of a tree. A move carries one or more presents from a node of depth at
//! least `k` to its ancestor `k` steps up; whoever cannot move loses. For each node as the root
//! print 1 if Alice, who begins, wins, or else 0.
//!
//! ## Idea
//! A node of depth `d` is on stair `⌊d / k⌋`, and a move carries presents down one stair (see
//! staircases in `docs/theory.md`). The player to move loses iff the xor `s` of the numbers of
//! presents of all nodes on odd stairs, where `d mod 2k ≥ k`, is 0.
//!
//! ```text
//! depth     0 ─ 1 ─ 2 ─ 3 ─ 4    k = 2. s = 5 ⊕ 4 = 1: a present is carried from depth 2 to 0.
//! stair     0   0   1   1   2
//! presents  9   9   5   4   3    10 9 4 4 3 is lost: what comes from depth 4 is carried on.
//! ```
//!
//! ## Proof
//! - Presents only come nearer to the root, so every game ends, with all on stair 0 and `s = 0`.
//! - Of two neighbouring stairs exactly one is odd, so a move changes exactly one number in `s`, and
//!   with it `s`: no move leads from `s = 0` to `s = 0`.
//! - If `s ≠ 0`, some node on an odd stair has a number `b` of presents with the top bit of `s`. It
//!   is at least `k` deep, and `b ⊕ s < b`: leave `b ⊕ s` there. The rest lands on an even stair,
//!   which does not count, and `s` becomes 0.
//! - So who finds `s ≠ 0` can leave `s = 0` on every turn: the player to move loses iff `s = 0`.
//!
//! ## All roots
//! The *row* of a node has `2k` entries; entry `j` is the xor of the presents at the distances `j`,
//! `j + 2k`, … from it. With the node as the root, `s` is the xor of the entries from `k` on. Seen
//! from a neighbour all is one step further: entry `j` moves to `j + 1`, the last one to 0. So the
//! row of a subtree is the xor of its children's, each moved, and of the node's own presents at 0.
//! Then from node 1 down: take the child's moved row out of the parent's row of the whole tree by
//! xor, and what is left, moved, is the child's rest of the tree.
//!
//! ## Complexity
//! O(n · k) time and memory, without recursion: a path is 10^5 deep.

use itertools::Itertools;
use proconio::{input, marker::Usize1};

const MOST_K: usize = 20;

fn main() {
    input! { n: usize, k: usize }
    assert!((3..=100_000).contains(&n), "n must be 3 to 100000");
    assert!((1..=MOST_K).contains(&k), "k must be 1 to 20");
    input! { edges: [(Usize1, Usize1); n - 1], presents: [u32; n] }
    assert!(edges.iter().all(|&(a, b)| a < n && b < n), "a node must be 1 to n");
    let in_range = presents.iter().all(|&presents| presents <= 1_000_000_000);
    assert!(in_range, "the presents on a node must be 0 to 10^9");
    let answers = alice_wins(&presents, &edges, k);
    println!("{}", answers.iter().map(|&wins| u8::from(wins)).join(" "));
}

/// At `j` the xor of the presents at distances `j`, `j + 2k`, … from a node; used up to `2k - 1`.
type Row = [u32; 2 * MOST_K];

/// Whether Alice wins, for each node as the root; nodes are counted from 0.
pub fn alice_wins(presents: &[u32], edges: &[(usize, usize)], k: usize) -> Vec<bool> {
    let (order, parents) = hang_from_node_0(presents.len(), edges);
    let mut rows: Vec<Row> = vec![[0; 2 * MOST_K]; order.len()];
    for (row, &node) in rows.iter_mut().zip(&order) {
        row[0] = presents[node];
    }
    for place in (1..order.len()).rev() {
        let to_parent = one_step_away(&rows[place], k);
        add(&mut rows[parents[place]], &to_parent);
    }
    for place in 1..order.len() {
        let mut rest = rows[parents[place]];
        add(&mut rest, &one_step_away(&rows[place], k));
        add(&mut rows[place], &one_step_away(&rest, k));
    }
    let mut wins = vec![false; order.len()];
    for (row, &node) in rows.iter().zip(&order) {
        wins[node] = nim_sum(&row[k..2 * k]) != 0;
    }
    wins
}

/// All nodes, each after its parent, and where in this order the parents are.
fn hang_from_node_0(nodes: usize, edges: &[(usize, usize)]) -> (Vec<usize>, Vec<usize>) {
    let mut neighbours = vec![vec![]; nodes];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let (mut order, mut parents) = (vec![0], vec![0]);
    let mut is_known = vec![false; nodes];
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
    assert!(order.len() == nodes, "the edges must make a tree");
    (order, parents)
}

fn one_step_away(row: &Row, k: usize) -> Row {
    let mut moved = *row;
    moved[..2 * k].rotate_right(1);
    moved
}

/// Adding twice takes out again.
fn add(row: &mut Row, other: &Row) {
    for (sum, presents) in row.iter_mut().zip(other) {
        *sum ^= presents;
    }
}

fn nim_sum(presents: &[u32]) -> u32 {
    presents.iter().fold(0, |sum, presents| sum ^ presents)
}
