//! Wrong idea: another method, recursion through the tree, which is as deep as the tree.
//! Shown by the largest inputs: the stack overflows on a path of 10^5 nodes.

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
    let mut neighbours = vec![vec![]; presents.len()];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut rows: Vec<Row> = vec![[0; 2 * MOST_K]; presents.len()];
    for (row, &presents) in rows.iter_mut().zip(presents) {
        row[0] = presents;
    }
    gather(0, 0, &neighbours, &mut rows, k);
    spread(0, 0, &neighbours, &mut rows, k);
    rows.iter().map(|row| nim_sum(&row[k..2 * k]) != 0).collect()
}

fn gather(node: usize, parent: usize, neighbours: &[Vec<usize>], rows: &mut [Row], k: usize) {
    for &child in neighbours[node].iter().filter(|&&next| next != parent) {
        gather(child, node, neighbours, rows, k);
        let to_parent = one_step_away(&rows[child], k);
        add(&mut rows[node], &to_parent);
    }
}

fn spread(node: usize, parent: usize, neighbours: &[Vec<usize>], rows: &mut [Row], k: usize) {
    for &child in neighbours[node].iter().filter(|&&next| next != parent) {
        let mut rest = rows[node];
        add(&mut rest, &one_step_away(&rows[child], k));
        add(&mut rows[child], &one_step_away(&rest, k));
        spread(child, node, neighbours, rows, k);
    }
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
