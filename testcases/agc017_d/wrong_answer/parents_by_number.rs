//! Wrong idea: the end of an edge with the smaller number is the parent; another method than the
//! solution's, without a search.
//! Shown by `4 / 1 2 / 1 4 / 4 3`: prints Bob, but Alice wins.

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
    let mut edges: Vec<(usize, usize)> =
        edges.iter().map(|&(a, b)| (std::cmp::max(a, b), std::cmp::min(a, b))).collect();
    edges.sort_unstable();
    let mut values = vec![0; edges.len() + 1];
    for &(vertex, parent) in edges.iter().rev() {
        let branch_value = values[vertex] + 1;
        values[parent] ^= branch_value;
    }
    values[0] != 0
}
