//! Wrong idea: a branch is worth 1, since it can be cut off at once.
//! Shown by `4 / 2 1 / 3 1 / 4 2`: prints Bob, but Alice wins.

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
        let branch_value = 1; // wrong
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
