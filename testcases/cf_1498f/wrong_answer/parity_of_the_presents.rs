//! Wrong idea: every move takes one present, so the parity of those on odd stairs decides.
//! Shown by `3 1 / 2 1 / 3 1 / 0 0 2`: prints 0 0 0, but 1 0 0 is right.

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
        wins[node] = nim_sum(&row[k..2 * k]) % 2 != 0; // wrong
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
