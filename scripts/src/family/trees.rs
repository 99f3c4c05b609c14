//! Input that is a tree, as a list of its edges; with a parameter and numbers on the nodes where the
//! statement has them.

mod tree;

use std::ops::RangeInclusive;

use itertools::Itertools;

use crate::generator::{Random, with_sum};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

pub use tree::{Tree, plane_trees, rooted, small_trees};

/// How a statement writes a tree: a line with the number of nodes and the parameter, a line for every
/// edge, and a line with the weights. A plain tree has neither a parameter nor weights.
#[derive(Clone)]
pub struct Trees {
    /// The statement's name for the number of nodes, and what it may be.
    nodes: (&'static str, RangeInclusive<usize>),
    /// What the statement calls it, and what it may be.
    parameter: Option<(&'static str, RangeInclusive<usize>)>,
    /// What the weight of a node is, and what it may be.
    weights: Option<(&'static str, RangeInclusive<u32>)>,
}

/// Random trees have no more nodes than this: starting programs should cost more than feeding them.
const MOST_DRAWN: usize = 1000;

/// Forms of trees, by the node that each is joined to, among those before it.
pub type Join = fn(&mut Random, usize) -> usize;
pub const PATH: Join = |_, node| node - 1;
pub const STAR: Join = |_, _| 0;
pub const ANY: Join = |random, node| random.index(node);
/// Long branches.
pub const DEEP: Join = |random, node| node - 1 - random.index(node.min(3));
/// A path with a leaf at every node.
pub const COMB: Join = |_, node| if node % 2 == 1 { node - 1 } else { node.saturating_sub(2) };

impl Trees {
    pub const fn of(
        nodes: RangeInclusive<usize>,
        parameter: (&'static str, RangeInclusive<usize>),
        weights: (&'static str, RangeInclusive<u32>),
    ) -> Self {
        Self { nodes: ("n", nodes), parameter: Some(parameter), weights: Some(weights) }
    }

    /// Trees whose number of nodes, which the statement calls `count`, is followed by the edges alone.
    pub const fn plain(count: &'static str, nodes: RangeInclusive<usize>) -> Self {
        Self { nodes: (count, nodes), parameter: None, weights: None }
    }

    fn fewest(&self) -> usize {
        *self.nodes.1.start()
    }

    /// What the parameter may be; 0 where there is none.
    fn parameters(&self) -> (usize, usize) {
        self.parameter.as_ref().map_or((0, 0), |(_, range)| (*range.start(), *range.end()))
    }

    /// What a weight may be; 0 where there are none.
    fn least_and_most_weight(&self) -> (u32, u32) {
        self.weights.as_ref().map_or((0, 0), |(_, range)| (*range.start(), *range.end()))
    }

    /// A tree of this form with the largest parameter and random weights. Where `mixed`, the nodes are
    /// numbered at random, and so are the order and the direction of the edges.
    pub fn draw(&self, random: &mut Random, nodes: usize, join: Join, mixed: bool) -> Tree {
        let mut edges = (1..nodes).map(|node| (node, join(random, node))).collect_vec();
        if mixed {
            let mut numbers = (0..nodes).collect_vec();
            random.shuffle(&mut numbers);
            random.shuffle(&mut edges);
            for (a, b) in &mut edges {
                (*a, *b) = (numbers[*a], numbers[*b]);
                if random.once_in(2) {
                    std::mem::swap(a, b);
                }
            }
        }
        let (least, most) = self.least_and_most_weight();
        let weights = random.list(nodes, least.into()..=most.into());
        let weights = weights.into_iter().map(|weight| weight as u32).collect();
        Tree { parameter: self.parameters().1, edges, weights }
    }

    /// The largest trees of usual forms, the hardest for recursion first.
    pub fn largest(&self) -> Vec<(&'static str, Vec<Tree>)> {
        let (nodes, random) = (*self.nodes.1.end(), &mut Random::new(1));
        let mut draw = |join, mixed| vec![self.draw(random, nodes, join, mixed)];
        vec![
            ("path_from_node_1", draw(PATH, false)),
            ("path", draw(PATH, true)),
            // In a star around the root every edge decides.
            ("star", draw(STAR, false)),
            ("comb", draw(COMB, true)),
            ("random", draw(ANY, true)),
        ]
    }

    /// A long path with the largest parameter, on which one node alone has more than the least weight, by
    /// one bit: any distance and any bit decides.
    fn one_weight(&self, random: &mut Random) -> Tree {
        let (least, most) = self.least_and_most_weight();
        let nodes = random.length(self.fewest()..=100.min(*self.nodes.1.end()));
        let mut tree = self.draw(random, nodes, PATH, true);
        tree.weights.fill(least);
        let highest = (most - least).max(1).ilog2();
        let bit =
            if random.once_in(4) { highest } else { random.number(0..=highest.into()) as u32 };
        tree.weights[random.index(nodes)] += 1 << bit;
        tree
    }

    /// The small trees of a size, with all parameters and weights: the size is what the numbers in
    /// the input exceed the least by.
    fn of_size(&self, size: usize) -> impl Iterator<Item = Tree> {
        let (fewest, (least, most)) = (self.fewest(), self.parameters());
        let (lightest, heaviest) = self.least_and_most_weight();
        (0..=size).flat_map(move |more_nodes| {
            let (nodes, rest) = (fewest + more_nodes, size - more_nodes);
            small_trees(nodes, least..=most.min(least + rest)).flat_map(move |tree| {
                let in_all = rest - (tree.parameter - least);
                let fits = in_all <= nodes * (heaviest - lightest) as usize;
                let weights = fits.then(|| with_sum(nodes, in_all as u64));
                weights.into_iter().flatten().map(move |more| {
                    let weights = more.iter().map(|more| lightest + *more as u32).collect();
                    Tree { weights, ..tree.clone() }
                })
            })
        })
    }

    /// The number of nodes, and the parameter.
    fn read_nodes(&self, lines: &mut Lines<'_>) -> Result<(usize, usize), Malformed> {
        let (count, range) = &self.nodes;
        let Some((parameter, allowed)) = &self.parameter else {
            let line = lines.line("the number of nodes")?;
            return Ok((line.integer(count, range.clone())?, 0));
        };
        let line = lines.line(format_args!("{count} and {parameter}"))?;
        let Some((nodes, value)) = line.text.split_once(' ') else {
            return Err(line.malformed(format!("expected {count} and {parameter}")));
        };
        let nodes = line.value(nodes, count, range)?;
        Ok((nodes, line.value(value, parameter, allowed)?))
    }

    /// Lines with two nodes each, which make a tree.
    fn read_edges(lines: &mut Lines<'_>, nodes: usize) -> Result<Vec<(usize, usize)>, Malformed> {
        // For every node another that is joined to it so far, or itself where it stands for them all.
        let mut joined = (0..nodes).collect_vec();
        let mut edges = vec![];
        for _ in 1..nodes {
            let line = lines.line("an edge")?;
            let ends = line.integers("a node", 1..=nodes)?;
            let [a, b] = ends[..] else {
                return Err(line.malformed(format!("expected 2 nodes, found {}", ends.len())));
            };
            let [one, other] = [a - 1, b - 1].map(|mut node| {
                while joined[node] != node {
                    joined[node] = joined[joined[node]];
                    node = joined[node];
                }
                node
            });
            if one == other {
                return Err(line.malformed(format!("{a} and {b} are already joined")));
            }
            joined[one] = other;
            edges.push((a - 1, b - 1));
        }
        Ok(edges)
    }
}

impl Format for Trees {
    type Case = Tree;

    fn write(&self, tree: &Tree, input: &mut String) {
        *input += &match self.parameter {
            Some(_) => format!("{} {}\n", tree.nodes(), tree.parameter),
            None => format!("{}\n", tree.nodes()),
        };
        for (a, b) in &tree.edges {
            *input += &format!("{} {}\n", a + 1, b + 1);
        }
        if self.weights.is_some() {
            *input += &format!("{}\n", tree.weights.iter().format(" "));
        }
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Tree, Malformed> {
        let (nodes, parameter) = self.read_nodes(lines)?;
        let edges = Self::read_edges(lines, nodes)?;
        let Some((what, allowed)) = &self.weights else {
            return Ok(Tree { parameter, edges, weights: vec![0; nodes] });
        };
        let line = lines.line(format_args!("the {what}s"))?;
        let weights = line.integers(&format!("a {what}"), allowed.clone())?;
        if weights.len() != nodes {
            let found = weights.len();
            return Err(line.malformed(format!("expected {nodes} {what}s, found {found}")));
        }
        Ok(Tree { parameter, edges, weights })
    }

    fn allows(&self, tree: &Tree) -> bool {
        let (least, most) = self.parameters();
        let (lightest, heaviest) = self.least_and_most_weight();
        self.nodes.1.contains(&tree.nodes())
            && (least..=most).contains(&tree.parameter)
            && tree.weights.iter().all(|weight| (lightest..=heaviest).contains(weight))
    }

    fn small(&self) -> Box<dyn Iterator<Item = Tree> + '_> {
        Box::new((0..).flat_map(|size| self.of_size(size)))
    }

    fn shapes(&self) -> Vec<Shape<Tree>> {
        let most = MOST_DRAWN.min(*self.nodes.1.end());
        let forms: [(_, Join, _); 6] = [
            ("few_nodes", ANY, most.min(8)),
            ("path", PATH, most),
            ("star", STAR, most),
            ("comb", COMB, most),
            ("long_branches", DEEP, most),
            ("any_tree", ANY, most),
        ];
        let shape = |(name, join, most): (_, Join, usize)| {
            let trees = self.clone();
            Shape::new(name, move |random| {
                let nodes = random.length(trees.fewest()..=most);
                let mut tree = trees.draw(random, nodes, join, true);
                let (least, most) = trees.parameters();
                let most = if random.once_in(2) { most } else { most.min(least + 2) };
                tree.parameter = random.number(least as u64..=most as u64) as usize;
                tree
            })
        };
        let trees = self.clone();
        let one_weight = Shape::new("one_weight", move |random| trees.one_weight(random));
        let weighted = self.weights.is_some().then_some(one_weight);
        forms.map(shape).into_iter().chain(weighted).collect()
    }

    /// Without half of the nodes or without a leaf, with a lower parameter, with a lower weight.
    fn smaller<'a>(&'a self, tree: &'a Tree) -> Box<dyn Iterator<Item = Tree> + 'a> {
        let neighbours = tree.neighbours();
        let (_, order) = rooted(&neighbours, 0);
        let half = order.len().div_ceil(2);
        let leaves = (0..tree.nodes()).filter(move |node| neighbours[*node].len() == 1);
        let pieces = [order[half..].to_vec()].into_iter().chain(leaves.map(|leaf| vec![leaf]));
        let fewer = pieces.filter(|piece| !piece.is_empty()).map(|piece| {
            let mut stays = vec![true; tree.nodes()];
            piece.iter().for_each(|node| stays[*node] = false);
            tree.part(&stays)
        });
        let parameters = [tree.parameter / 2, tree.parameter.saturating_sub(1)].into_iter();
        let lower = parameters
            .filter(|parameter| *parameter < tree.parameter)
            .map(|parameter| Tree { parameter, ..tree.clone() });
        let lighter = tree.weights.iter().enumerate().flat_map(move |(node, weight)| {
            let less = [0, weight / 2, weight.saturating_sub(1)].into_iter().dedup();
            less.filter(|less| less < weight).map(move |less| {
                let mut lighter = tree.clone();
                lighter.weights[node] = less;
                lighter
            })
        });
        Box::new(fewer.chain(lower).chain(lighter))
    }

    /// A random tree with this many nodes, or the fewest that there may be if those are more.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<Tree> {
        vec![self.draw(random, size.max(self.fewest()), ANY, true)]
    }
}
