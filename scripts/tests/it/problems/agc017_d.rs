use judge::family::trees::plane_trees;

use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn agc017_d() {
    let path = |vertices: usize| {
        let edges: String =
            (1..vertices).map(|vertex| format!("{vertex} {}\n", vertex + 1)).collect();
        format!("{vertices}\n{edges}")
    };
    check(&Expected {
        problem: "agc017_d",
        by_hand: &[
            ("2\n1 2\n", "Alice\n"),
            // Both edges at once.
            ("3\n3 2\n2 1\n", "Alice\n"),
            // Two branches of one edge each.
            ("3\n1 2\n1 3\n", "Bob\n"),
            // Alice cuts the edge `2 4`, and two equal branches are left.
            ("4\n1 2\n1 3\n2 4\n", "Alice\n"),
            // Behind the edge `1 2` two equal branches, so it is like a single edge.
            ("5\n1 2\n2 3\n2 4\n5 1\n", "Bob\n"),
            // A path of three edges, next to two and to one: 3 ⊕ 2 ⊕ 1 = 0.
            ("7\n1 2\n2 3\n3 4\n1 5\n5 6\n1 7\n", "Bob\n"),
            // Too large to be played.
            (&path(1000), "Alice\n"),
        ],
        first_small: &["2\n2 1\n", "3\n2 1\n3 1\n", "3\n2 1\n3 2\n", "4\n2 1\n3 1\n4 1\n"],
        counterexamples: &["3\n2 1\n3 2\n"],
        accepted: &[&path(100_000), "2\n1 2\n", "4\n4 3\n4 2\n2 1\n"],
        malformed: &[
            ("1\n", 1, "N must be 2 to 100000, found `1`"),
            ("100001\n", 1, "N must be 2 to 100000, found `100001`"),
            ("2 1\n1 2\n", 1, "N must be 2 to 100000, found `2 1`"),
            ("3\n1 2\n", 3, "the input ends where an edge should be"),
            ("3\n1 2\n2 4\n", 3, "a node must be 1 to 3, found `4`"),
            ("3\n1 2\n2 1\n", 3, "2 and 1 are already joined"),
            ("2\n1 2\n1 1\n", 3, "the input should end here, but `1 1` follows"),
        ],
        refused: &[
            ("1\n", "N must be 2 to 100000"),
            (&path(100_001), "N must be 2 to 100000"),
            ("3\n1 2\n2 4\n", "a vertex must be 1 to N"),
            ("3\n1 2\n2 1\n", "the edges must make a tree"),
            ("4\n2 3\n3 4\n4 2\n", "the edges must make a tree"),
            ("3\n1 2\n", MISSING),
            ("2\n1 x\n", NO_NUMBER),
        ],
        answered: &[(&path(100_000), "Alice\n"), ("3 1 2 1 3", "Bob\n")],
        // The Catalan numbers of 1 to 13.
        positions: CATALAN[1..].iter().sum(),
        certificate: None,
        maximal: &[
            ("path_from_node_1", 1, 199_999),
            ("path", 1, 199_999),
            ("star", 1, 199_999),
            ("comb", 1, 199_999),
            ("random", 1, 199_999),
            ("two_paths", 1, 199_997),
        ],
        sized: 2001,
        lost: "Bob",
        limits: (2000, 256, None),
    });
}

/// How many plane trees have so many edges: 2 · (2n - 1) / (n + 1) times those with one edge less.
const CATALAN: [usize; 14] =
    [1, 1, 2, 5, 14, 42, 132, 429, 1430, 4862, 16_796, 58_786, 208_012, 742_900];

#[test]
fn plane_trees_are_counted_in_closed_form() {
    for (edges, count) in CATALAN.iter().enumerate().take(9).skip(1) {
        let trees: Vec<_> = plane_trees(edges, 0, 1).collect();
        assert_eq!(trees.len(), *count);
        // The one node that is joined to each, among those before it, tells the tree.
        let is_tree = |(node, edge): (usize, &(usize, usize))| edge.0 == node + 1 && edge.1 <= node;
        assert!(trees.iter().all(|tree| tree.edges.iter().enumerate().all(is_tree)));
        assert!((1..trees.len()).all(|index| !trees[..index].contains(&trees[index])));
    }
}
