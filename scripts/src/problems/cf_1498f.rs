//! Codeforces 1498 F, Christmas Game: presents go to the k-th ancestor; an answer for every root.

use itertools::Itertools;
use solutions::cf_1498f as solution;

use crate::about::{About, Family};
use crate::family::nim::nim_sum;
use crate::family::stairs::{Carry, OnStairs, StairGame, Stairs, Way};
use crate::family::trees::{Tree, Trees, rooted, small_trees};
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Answers, Cases, Input, Scale, Statement};

const ABOUT: About = About::new("cf_1498f", "CF 1498 F, Christmas Game", Family::Stairs)
    .link("https://codeforces.com/problemset/problem/1498/F")
    .theory("staircase Nim on a tree, for every root", "O(n · k)")
    .limits(2000, 256);

const NODES: usize = 100_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, OnStairs(ChristmasGame))
}

struct ChristmasGame;

impl StairGame for ChristmasGame {
    const STAIR: &'static str = "node";
    const MOVE: [&'static str; 2] = ["from node", "take"];
    const WAY: &'static str = "root";

    /// A way for every root.
    fn stairs(&self, tree: &Tree) -> Option<Stairs> {
        let neighbours = tree.neighbours();
        let way = |root| -> Way {
            let (parents, _) = rooted(&neighbours, root);
            let up = |node| (0..tree.parameter).try_fold(node, |node: usize, _| parents[node]);
            (0..tree.nodes()).map(up).collect()
        };
        let ways = || (0..tree.nodes()).map(way).collect();
        (tree.nodes() <= 12).then(|| Stairs { coins: tree.weights.clone(), ways: ways() })
    }

    /// With node 1 as the root, as in the first way.
    fn parents(&self, tree: &Tree) -> Option<Vec<Option<usize>>> {
        Some(rooted(&tree.neighbours(), 0).0)
    }

    fn set_coins(&self, tree: &mut Tree, coins: &[u32]) {
        tree.weights.copy_from_slice(coins);
    }

    fn spaces(&self) -> Vec<Vec<(Tree, u32)>> {
        let nodes_and_presents = [(3, 45), (7, 2), (4, 21), (5, 10), (6, 5)];
        let space = |(nodes, presents)| {
            small_trees(nodes, 1..=nodes - 1).map(|tree| (tree, presents)).collect()
        };
        nodes_and_presents.map(space).into()
    }
}

impl Statement for ChristmasGame {
    type Format = Trees;
    /// For every node whether Alice wins if it is the root.
    type Answer = Vec<bool>;

    const INPUT: Input<Trees> =
        Input::one(Trees::of(3..=NODES, ("k", 1..=20), ("pile", 0..=1_000_000_000)));

    fn print(&self, alice_wins: &Vec<bool>) -> String {
        alice_wins.iter().map(|wins| u8::from(*wins)).join(" ") + "\n"
    }
}

impl Cases for ChristmasGame {
    const SCALE: Scale = Scale::linear("nodes", NODES);

    /// The same number on every node that had an odd one, and nothing on the others.
    fn even_out(random: &mut Random, tree: &mut Tree) {
        if let Some(most) = tree.weights.iter().copied().max().filter(|_| random.once_in(2)) {
            tree.weights.iter_mut().for_each(|presents| *presents = *presents % 2 * most);
        }
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Tree>)> {
        Self::INPUT.format.largest()
    }
}

impl Answers for ChristmasGame {
    type Move = Carry;

    fn answer(&self, tree: &Tree, winning: &[Carry]) -> Vec<bool> {
        let wins = |root| winning.iter().any(|made| made.way == Some(root));
        (0..tree.nodes()).map(wins).collect()
    }

    fn solution(&self, tree: &Tree) -> Vec<bool> {
        solution::alice_wins(&tree.weights, &tree.edges, tree.parameter)
    }

    /// Divides the tree at its centres. Two nodes on the same branch are taken for further apart than
    /// they are, but that happens in the branch as in the part, and cancels out.
    fn reference(&self, tree: &Tree) -> Vec<bool> {
        let k = tree.parameter;
        let mut sums = vec![0; tree.nodes()];
        tree.divide(|part| {
            let mut at = vec![0; 2 * k];
            for step in part {
                at[step.distance % (2 * k)] ^= u64::from(tree.weights[step.node]);
            }
            // Modulo 2k, these distances are from k to 2k - 1 apart from this one.
            let apart = |distance| (3 * k - distance..4 * k - distance).map(|d| at[d % (2 * k)]);
            let farthest = part.iter().map(|step| step.distance).max().unwrap_or_default();
            let seen = (0..2 * k).take(farthest + 1).map(|d| nim_sum(apart(d))).collect_vec();
            part.iter().for_each(|step| sums[step.node] ^= seen[step.distance % (2 * k)]);
        });
        sums.iter().map(|sum| *sum != 0).collect()
    }
}
