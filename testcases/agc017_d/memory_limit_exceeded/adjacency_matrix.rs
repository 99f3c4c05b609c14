//! Wrong idea: there is room for a table of all pairs of vertices.
//! Shown by the largest inputs, N = 100000: the table has 10^10 entries.

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
    let mut are_neighbours = vec![vec![false; vertices]; vertices]; // wrong
    for &(a, b) in edges {
        are_neighbours[a][b] = true;
        are_neighbours[b][a] = true;
    }
    let (mut order, mut parents) = (vec![0], vec![0]);
    let mut is_known = vec![false; vertices];
    is_known[0] = true;
    let mut place = 0;
    while place < order.len() {
        let neighbours = &are_neighbours[order[place]];
        for next in 0..vertices {
            if neighbours[next] && !is_known[next] {
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
