//! AGC017 D, Game on Tree: a move cuts an edge, and what is no longer joined to the root is gone.

use std::ops::ControlFlow;

use solutions::agc017_d as solution;

use crate::about::{About, Family};
use crate::drawing::{Drawing, Row};
use crate::family::nim::nim_sum;
use crate::family::own::{Own, OwnGame};
use crate::family::trees::{ANY, PATH, Tree, Trees, plane_trees};
use crate::game::Visit;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Cases, Input, Scale, Shape, Told, WhoWins};

const ABOUT: About = About::new("agc017_d", "AGC017 D, Game on Tree", Family::Own)
    .link("https://atcoder.jp/contests/agc017/tasks/agc017_d")
    .theory("cut branches, the colon principle", "O(N)")
    .limits(2000, 256);

const VERTICES: usize = 100_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Own(GameOnTree))
}

struct GameOnTree;

/// What hangs on a vertex in brackets, as bits: an edge with what hangs on it is a 1, the brackets of
/// that, and a 0. And how many bits these are.
fn brackets(neighbours: &[Vec<usize>], vertex: usize, parent: usize) -> (u64, u32) {
    let children = neighbours[vertex].iter().filter(|next| **next != parent);
    children.fold((0, 0), |(all, length), child| {
        let (inside, bits) = brackets(neighbours, *child, vertex);
        (all << (bits + 2) | 1 << (bits + 1) | inside << 1, length + bits + 2)
    })
}

impl OwnGame for GameOnTree {
    /// The brackets of the whole tree, after a 1.
    type Position = u64;

    fn position(&self, tree: &Tree) -> Option<u64> {
        (tree.edges.len() < 32).then(|| {
            let (brackets, length) = brackets(&tree.neighbours(), 0, 0);
            1 << length | brackets
        })
    }

    /// Deletes a bracket, the one that closes it, and all between. The bits are counted from the last.
    fn moves(&self, tree: &u64, visit: &mut Visit<'_, u32, u64>) -> ControlFlow<()> {
        for opened in (0..tree.ilog2()).rev().filter(|bit| tree >> bit & 1 == 1) {
            let (mut closed, mut depth) = (opened, 1);
            while depth > 0 {
                closed -= 1;
                depth = if tree >> closed & 1 == 1 { depth + 1 } else { depth - 1 };
            }
            let after = tree & ((1 << closed) - 1);
            visit(opened, tree >> (opened + 1) << closed | after)?;
        }
        ControlFlow::Continue(())
    }

    fn tell(&self, _: &Tree, opened: &u32) -> Told {
        Told::of([("cut", opened)])
    }

    /// An edge is named by its bracket, and so is the vertex at its upper end.
    fn drawing(&self, _: &Tree, tree: &u64) -> Option<Drawing> {
        let mut nodes = vec![Row::new("root".into(), "")];
        let (mut parents, mut path) = (vec![None], vec![0]);
        for bit in (0..tree.ilog2()).rev() {
            if tree >> bit & 1 == 0 {
                path.pop();
                continue;
            }
            parents.push(path.last().copied());
            path.push(nodes.len());
            nodes.push(Row::new(format!("edge {bit}"), ""));
        }
        Some(Drawing::Tree { nodes, parents })
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = Tree> + '_>> {
        let half = |first| -> Box<dyn Iterator<Item = Tree>> {
            Box::new((1..=13).flat_map(move |edges| plane_trees(edges, first, 2)))
        };
        vec![half(0), half(1)]
    }
}

impl WhoWins for GameOnTree {
    type Format = Trees;
    type Move = u32;

    const INPUT: Input<Trees> = Input::one(Trees::plain("N", 2..=VERTICES));
    const WINNERS: [&str; 2] = ["Alice", "Bob"];

    fn solution(&self, tree: &Tree) -> bool {
        solution::first_player_wins(&tree.edges)
    }

    fn reference(&self, tree: &Tree) -> bool {
        value_of_the_root(tree) != 0
    }
}

impl Cases for GameOnTree {
    const SCALE: Scale = Scale::linear("vertices", VERTICES);

    /// Half of the time with a path at the root that is worth as much as all the rest.
    fn even_out(random: &mut Random, tree: &mut Tree) {
        let value = value_of_the_root(tree) as usize;
        if value > 0 && random.once_in(2) {
            tree.hang(0, &Self::INPUT.format.draw(random, value, PATH, false));
            random.shuffle(&mut tree.edges);
        }
    }

    fn shapes(&self) -> Vec<Shape<Tree>> {
        // Two cancel out, and no other number of them does.
        let equal_branches = |random: &mut Random| {
            let mut tree = Tree { parameter: 0, edges: vec![], weights: vec![0] };
            let (branches, vertices) = (random.number(1..=4), random.length(1..=60));
            let branch = Self::INPUT.format.draw(random, vertices, ANY, false);
            (0..branches).for_each(|_| tree.hang(0, &branch));
            tree
        };
        vec![Shape::new("equal_branches", equal_branches)]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Tree>)> {
        let random = &mut Random::new(1);
        let mut path = |vertices| Self::INPUT.format.draw(random, vertices, PATH, false);
        // Their lengths differ by 2^16.
        let mut two_paths = path(17_232);
        two_paths.hang(0, &path(17_231 + (1 << 16)));
        let mut maximal = Self::INPUT.format.largest();
        maximal.push(("two_paths", vec![two_paths]));
        maximal
    }
}

/// Strips the tree of its leaves: every other vertex with one neighbour left is worth what was
/// stripped off it, and one more at this neighbour.
fn value_of_the_root(tree: &Tree) -> u64 {
    // The numbers of the neighbours that are left, added up: if one is left, it is this number.
    let (mut count, mut sum) = (vec![0; tree.nodes()], vec![0; tree.nodes()]);
    for (a, b) in tree.edges.iter().flat_map(|(a, b)| [(*a, *b), (*b, *a)]) {
        count[a] += 1;
        sum[a] += b;
    }
    let mut values = vec![0; tree.nodes()];
    for first in 1..tree.nodes() {
        let mut leaf = first;
        while leaf > 0 && count[leaf] == 1 {
            let next = sum[leaf];
            values[next] = nim_sum([values[next], values[leaf] + 1]);
            count[leaf] = 0;
            count[next] -= 1;
            sum[next] -= leaf;
            leaf = next;
        }
    }
    values[0]
}
