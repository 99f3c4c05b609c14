use std::collections::HashMap;
use std::iter::successors;

use judge::family::trees::{ANY, COMB, DEEP, Join, PATH, STAR, Tree, Trees, rooted, small_trees};
use judge::generator::Random;
use judge::rules::Format;
use judge::validator::Lines;

use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cf_1498f() {
    let path = |nodes: usize, k| {
        let edges: String = (1..nodes).map(|node| format!("{node} {}\n", node + 1)).collect();
        format!("{nodes} {k}\n{edges}{}\n", vec!["1"; nodes].join(" "))
    };
    // Trees whose nodes are each joined to one before it, with k below n, and presents on n nodes.
    let games = |n: usize, most: usize| {
        let trees: usize = (1..n).product();
        trees * (n - 1) * (1..=n).fold(1, |ways, node| ways * (most + node) / node)
    };
    check(&Expected {
        problem: "cf_1498f",
        by_hand: &[
            ("3 1\n1 2\n2 3\n0 0 0\n", "0 0 0\n"),
            // The present moves once from a root next to it, and twice from two steps away.
            ("3 1\n1 2\n2 3\n0 0 1\n", "0 1 0\n"),
            ("3 2\n1 2\n2 3\n0 0 1\n", "1 0 0\n"),
            ("3 3\n1 2\n2 3\n9 9 9\n", "0 0 0\n"),
            // Two leaves of a star: from the centre they cancel out, from one of them the other stays.
            ("4 1\n1 2\n1 3\n1 4\n0 5 5 0\n", "0 0 0 0\n"),
            ("4 2\n1 2\n1 3\n1 4\n0 5 5 0\n", "0 1 1 0\n"),
            // Too large to be played.
            ("4 1\n4 1\n1 3\n2 3\n1000000000 0 0 999999999\n", "1 1 1 1\n"),
        ],
        first_small: &["3 1\n2 1\n3 1\n0 0 0\n", "3 1\n2 1\n3 2\n0 0 0\n"],
        counterexamples: &[
            "3 2\n2 1\n3 1\n0 0 1\n",
            "4 2\n2 1\n3 1\n4 2\n0 0 0 1\n",
            "3 1\n2 1\n3 1\n0 0 2\n",
        ],
        accepted: &[&path(100_000, 20), &path(3, 1), "3 20\n3 1\n2 3\n0 1000000000 0\n"],
        malformed: &[
            ("3\n1 2\n2 3\n0 0 0\n", 1, "expected n and k"),
            (&path(2, 1), 1, "n must be 3 to 100000, found `2`"),
            ("100001 1\n", 1, "n must be 3 to 100000, found `100001`"),
            (&path(3, 21), 1, "k must be 1 to 20, found `21`"),
            (&path(3, 0), 1, "k must be 1 to 20, found `0`"),
            ("3 1\n1 2\n2 4\n0 0 0\n", 3, "a node must be 1 to 3, found `4`"),
            ("3 1\n1 2\n0 3\n0 0 0\n", 3, "a node must be 1 to 3, found `0`"),
            ("3 1\n1 2\n2 1\n0 0 0\n", 3, "2 and 1 are already joined"),
            ("3 1\n1 1\n2 3\n0 0 0\n", 2, "1 and 1 are already joined"),
            ("4 1\n1 2\n2 3\n3 1\n0 0 0 0\n", 4, "3 and 1 are already joined"),
            ("3 1\n1 2 3\n2 3\n0 0 0\n", 2, "expected 2 nodes, found 3"),
            ("3 1\n1 2\n2 3\n0 0\n", 4, "expected 3 piles, found 2"),
        ],
        refused: &[
            (&path(2, 1), "n must be 3 to 100000"),
            (&path(3, 21), "k must be 1 to 20"),
            (&path(3, 0), "k must be 1 to 20"),
            ("3 1\n1 2\n2 4\n0 0 0\n", "a node must be 1 to n"),
            ("4 1\n1 2\n2 3\n3 1\n0 0 0 0\n", "the edges must make a tree"),
            ("3 1\n1 2\n2 3\n0 0 1000000001\n", "the presents on a node must be 0 to 10^9"),
            ("3 1\n1 2\n2 3\n0 0\n", MISSING),
            ("3 1\n1 2\n2 x\n0 0 0\n", NO_NUMBER),
        ],
        answered: &[("3 20 1 2 3 2 1 1 1", "0 0 0\n")],
        positions: games(3, 45) + games(4, 21) + games(5, 10) + games(6, 5) + games(7, 2),
        certificate: None,
        maximal: &[
            ("path_from_node_1", 1, 300_000),
            ("path", 1, 300_000),
            ("star", 1, 300_000),
            ("comb", 1, 300_000),
            ("random", 1, 300_000),
        ],
        sized: 3003,
        lost: "0",
        limits: (2000, 256, None),
    });
}

/// Random trees of every form.
fn trees() -> Vec<Tree> {
    let mut random = Random::new(1);
    let format = Trees::of(1..=100, ("k", 1..=20), ("weight", 0..=9));
    let forms: [Join; 5] = [PATH, STAR, ANY, DEEP, COMB];
    let drawn = forms.iter().flat_map(|form| {
        (1..40).map(|nodes| format.draw(&mut random, nodes, *form, true)).collect::<Vec<_>>()
    });
    drawn.collect()
}

#[test]
fn small_trees_are_counted_in_closed_form() {
    for nodes in 1..8 {
        let trees: Vec<_> = small_trees(nodes, 1..=2).collect();
        let factorial: usize = (1..nodes).product();
        assert_eq!(trees.len(), 2 * factorial);
        assert!(trees.iter().all(|tree| tree.nodes() == nodes && tree.weights == vec![0; nodes]));
        assert!((1..trees.len()).all(|index| !trees[..index].contains(&trees[index])));
    }
}

#[test]
fn the_order_from_a_root_has_every_node_after_its_parent() {
    for tree in trees() {
        let root = tree.nodes() / 2;
        let (parents, order) = rooted(&tree.neighbours(), root);
        assert_eq!(order.len(), tree.nodes());
        let place = |node| order.iter().position(|found| *found == node).unwrap();
        assert_eq!(parents.len(), tree.nodes());
        for (node, parent) in parents.into_iter().enumerate() {
            assert_eq!(parent.is_none(), node == root);
            assert!(parent.is_none_or(|parent| place(parent) < place(node)));
        }
    }
}

/// What counts twice cancels out; what is left are the distances.
#[test]
fn a_divided_tree_has_the_distance_of_every_two_nodes() {
    for tree in trees() {
        let mut lengths = HashMap::new();
        tree.divide(|part| {
            for one in part {
                for other in part.iter().filter(|other| other.node < one.node) {
                    let length = (one.node, other.node, one.distance + other.distance);
                    *lengths.entry(length).or_insert(0) += 1;
                }
            }
        });
        let mut left: Vec<_> = lengths.into_iter().filter(|(_, times)| times % 2 == 1).collect();
        left.sort_unstable();
        let mut expected = vec![];
        let neighbours = tree.neighbours();
        for one in 0..tree.nodes() {
            let (parents, _) = rooted(&neighbours, one);
            for other in 0..one {
                let way = successors(Some(other), |node| parents[*node]);
                expected.push(((one, other, way.count() - 1), 1));
            }
        }
        assert_eq!(
            left.iter().map(|(length, times)| (*length, times % 2)).collect::<Vec<_>>(),
            expected
        );
    }
}

#[test]
fn what_is_smaller_than_a_tree_is_a_tree() {
    let format = Trees::of(1..=100, ("k", 0..=20), ("weight", 0..=9));
    for tree in trees() {
        for smaller in format.smaller(&tree) {
            let mut input = String::new();
            format.write(&smaller, &mut input);
            let mut lines = Lines::new(&input);
            assert_eq!(format.read(&mut lines).as_ref(), Ok(&smaller), "{tree:?}");
            assert!(lines.end().is_ok());
            assert_ne!(smaller, tree);
        }
    }
}
