//! Trees, and ways through them.

use std::iter::successors;
use std::ops::RangeInclusive;

use itertools::Itertools;

/// A case of this form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    pub parameter: usize,
    /// Nodes are counted from 0 here and from 1 in the input.
    pub edges: Vec<(usize, usize)>,
    /// One of each node.
    pub weights: Vec<u32>,
}

impl Tree {
    pub fn nodes(&self) -> usize {
        self.edges.len() + 1
    }

    pub fn neighbours(&self) -> Vec<Vec<usize>> {
        let mut neighbours = vec![vec![]; self.nodes()];
        for (a, b) in &self.edges {
            neighbours[*a].push(*b);
            neighbours[*b].push(*a);
        }
        neighbours
    }

    /// What is left when only these nodes stay, which are joined; they are numbered anew in order.
    pub fn part(&self, stays: &[bool]) -> Self {
        let mut number = 0;
        let numbers = stays.iter().map(|stays| {
            number += usize::from(*stays);
            number.wrapping_sub(1)
        });
        let numbers = numbers.collect_vec();
        let edges = self.edges.iter().filter(|(a, b)| stays[*a] && stays[*b]);
        let weights = self.weights.iter().zip(stays).filter(|(_, stays)| **stays);
        Self {
            parameter: self.parameter,
            edges: edges.map(|(a, b)| (numbers[*a], numbers[*b])).collect(),
            weights: weights.map(|(weight, _)| *weight).collect(),
        }
    }

    /// Joins node 0 of another tree to this node; the other's nodes are numbered after all others.
    pub fn hang(&mut self, node: usize, other: &Self) {
        let first = self.nodes();
        self.edges.push((first, node));
        self.edges.extend(other.edges.iter().map(|(a, b)| (a + first, b + first)));
        self.weights.extend(&other.weights);
    }

    /// Divides the tree at a centre, whose branches hold at most half of the nodes each, then each
    /// branch in the same way. Shows `to` the nodes of each branch and then of the whole part, with
    /// their distances from the centre. So any two nodes are once together in a part, but in no branch
    /// of it: there the way from one to the other leads over the centre.
    pub fn divide(&self, mut to: impl FnMut(&[Step])) {
        let neighbours = self.neighbours();
        let mut done = vec![false; self.nodes()];
        let mut sizes = vec![0; self.nodes()];
        let mut parts = vec![0];
        while let Some(start) = parts.pop() {
            let centre = centre(&walk(&neighbours, &done, start, start, 0), &mut sizes);
            done[centre] = true;
            let mut whole = vec![Step { node: centre, before: centre, distance: 0 }];
            for next in neighbours[centre].iter().filter(|next| !done[**next]) {
                let branch = walk(&neighbours, &done, *next, centre, 1);
                to(&branch);
                whole.extend(branch);
                parts.push(*next);
            }
            if whole.len() > 1 {
                to(&whole);
            }
        }
    }
}

/// A node as a walk meets it.
#[derive(Debug, Clone, Copy)]
pub struct Step {
    pub node: usize,
    /// Where the walk came from.
    before: usize,
    pub distance: usize,
}

/// From a node and the one before it to all that are not done, near ones first.
fn walk(
    neighbours: &[Vec<usize>],
    done: &[bool],
    node: usize,
    before: usize,
    distance: usize,
) -> Vec<Step> {
    let mut steps = vec![Step { node, before, distance }];
    let mut index = 0;
    while let Some(Step { node, before, distance }) = steps.get(index).copied() {
        index += 1;
        let next = neighbours[node].iter().filter(|next| **next != before && !done[**next]);
        steps.extend(next.map(|next| Step { node: *next, before: node, distance: distance + 1 }));
    }
    steps
}

/// The last node of a walk behind which there is at least half of it, itself included.
fn centre(walk: &[Step], sizes: &mut [usize]) -> usize {
    walk.iter().for_each(|step| sizes[step.node] = 1);
    for step in walk.iter().skip(1).rev() {
        if 2 * sizes[step.node] >= walk.len() {
            return step.node;
        }
        sizes[step.before] += sizes[step.node];
    }
    walk[0].node
}

/// From every node one step towards the root; `None` at the root. And all nodes, each after the one
/// that it leads to.
pub fn rooted(neighbours: &[Vec<usize>], root: usize) -> (Vec<Option<usize>>, Vec<usize>) {
    let mut parents = vec![None; neighbours.len()];
    let mut order = vec![root];
    let mut done = 0;
    while let Some(node) = order.get(done).copied() {
        done += 1;
        for next in &neighbours[node] {
            if parents[node] != Some(*next) {
                parents[*next] = Some(node);
                order.push(*next);
            }
        }
    }
    (parents, order)
}

/// All trees whose nodes are each joined to one before it, under each parameter; nothing weighs
/// anything.
pub fn small_trees(nodes: usize, parameters: RangeInclusive<usize>) -> impl Iterator<Item = Tree> {
    parameters.flat_map(move |parameter| {
        let choices = (1..nodes).map(|node| (0..node).map(move |before| (node, before)));
        let weights = vec![0; nodes];
        let tree = move |edges| Tree { parameter, edges, weights: weights.clone() };
        choices.multi_cartesian_product().map(tree)
    })
}

/// All trees with so many edges, at least one, that differ when drawn in the plane, root and order of
/// branches included: the one after the first so many of them, and from there every `step`-th. The nodes
/// are numbered as one meets them in a walk around the tree.
pub fn plane_trees(edges: usize, first: usize, step: usize) -> impl Iterator<Item = Tree> {
    // By the depths of the nodes after the root: the last one that can be lessened is, and those
    // behind it are as deep as possible.
    let trees = successors(Some((1..=edges).collect_vec()), |depths| {
        let last = depths.iter().rposition(|depth| *depth > 1)?;
        let deepest = depths[last] - 1..;
        Some(depths[..last].iter().copied().chain(deepest).take(depths.len()).collect())
    });
    trees.skip(first).step_by(step).map(|depths| {
        let mut path = vec![0];
        let edges = depths.iter().zip(1..).map(|(depth, node)| {
            path.truncate(*depth);
            path.push(node);
            (node, path[depth - 1])
        });
        let edges = edges.collect();
        Tree { parameter: 0, edges, weights: vec![0; depths.len() + 1] }
    })
}
