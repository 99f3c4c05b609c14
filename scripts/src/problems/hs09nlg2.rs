//! HS09NLG2: four stacks of sticks, a move takes from two of them.

use std::array;
use std::ops::RangeInclusive;

use itertools::Itertools;
use solutions::hs09nlg2 as solution;

use crate::about::{About, Family};
use crate::family::rows::Rows;
use crate::family::takes::{TakeGame, Takes};
use crate::jury::Problem;
use crate::rules::{Answers, Cases, Input, Scale, Shape, Statement};

const ABOUT: About = About::new("hs09nlg2", "Nim-like game 2", Family::Takes)
    .link("https://www.spoj.com/HSPLARCH/problems/HS09NLG2/")
    .theory("three equal smallest stacks", "O(1) a game")
    .limits(200, 1536)
    .source_limit(50_000);

const GAMES: usize = 1000;
const LARGEST: u32 = 1_000_000;
const STACK: RangeInclusive<u64> = 0..=LARGEST as u64;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Takes(PairsOfStacks))
}

struct PairsOfStacks;

type Stacks = [u32; 4];

impl TakeGame<4> for PairsOfStacks {
    const LARGEST: u32 = 31;

    fn moves(&self, most: &Stacks, mut to: impl FnMut(Stacks)) {
        for (first, second) in (0..4).tuple_combinations() {
            for (take, other) in (1..=most[first]).cartesian_product(1..=most[second]) {
                let mut takes = [0; 4];
                takes[first] = take;
                takes[second] = other;
                to(takes);
            }
        }
    }

    /// Only the largest stack stays above the smallest.
    fn lost_like(stacks: &Stacks) -> Stacks {
        let smallest = stacks.iter().copied().min().unwrap_or(0);
        let mut lost = [smallest; 4];
        if let Some(largest) = (0..4).max_by_key(|place| stacks[*place]) {
            lost[largest] = stacks[largest];
        }
        lost
    }
}

impl Statement for PairsOfStacks {
    type Format = Rows<Stacks, 4>;
    /// What to take from each stack.
    type Answer = Option<Stacks>;

    const INPUT: Input<Rows<Stacks, 4>> = Input::many(
        "C",
        GAMES,
        Rows::of([("a[1]", STACK), ("a[2]", STACK), ("a[3]", STACK), ("a[4]", STACK)]),
    );

    fn print(&self, answer: &Option<Stacks>) -> String {
        match answer {
            Some(takes) => format!("Julia wins.\n{}\n\n", takes.iter().format(" ")),
            None => "Robert wins.\n\n".into(),
        }
    }
}

impl Cases for PairsOfStacks {
    const SCALE: Scale = Scale::linear("games", GAMES);

    fn shapes(&self) -> Vec<Shape<Stacks>> {
        vec![
            // Many are equal, but not always the smallest ones.
            Shape::new("two_sizes", |random| {
                let low = random.magnitude(0..=LARGEST.into()) as u32;
                let high = random.magnitude(0..=LARGEST.into()) as u32;
                array::from_fn(|_| if random.once_in(2) { low } else { high })
            }),
            Shape::new("three_equal", |random| {
                let equal = random.number(3..=LARGEST as u64 - 3) as u32;
                let mut stacks = [equal; 4];
                stacks[random.index(4)] = equal - 3 + random.number(0..=6) as u32;
                stacks
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Stacks>)> {
        vec![
            ("most_to_take", vec![[LARGEST, LARGEST, LARGEST, 0]; GAMES]),
            ("all_equal", vec![[LARGEST; 4]; GAMES]),
            ("random", self.sized(GAMES)),
        ]
    }
}

impl Answers for PairsOfStacks {
    type Move = Stacks;

    fn answer(&self, _: &Stacks, winning: &[Stacks]) -> Option<Stacks> {
        winning.iter().copied().max()
    }

    fn solution(&self, stacks: &Stacks) -> Option<Stacks> {
        let takes = solution::winning_takes(stacks)?;
        takes.try_into().ok()
    }

    /// Tries every two stacks, cut down to sizes that others have.
    fn reference(&self, stacks: &Stacks) -> Option<Stacks> {
        let places = (0..4).tuple_combinations::<(usize, usize)>();
        let sizes = stacks.iter().cartesian_product(stacks);
        let cuts = places.cartesian_product(sizes).filter_map(|((i, j), (first, second))| {
            let mut takes = [0; 4];
            takes[i] = stacks[i].checked_sub(*first).filter(|take| *take > 0)?;
            takes[j] = stacks[j].checked_sub(*second).filter(|take| *take > 0)?;
            let left = array::from_fn(|place| stacks[place] - takes[place]);
            is_lost(&left).then_some(takes)
        });
        cuts.max()
    }
}

fn is_lost(stacks: &Stacks) -> bool {
    let smallest = stacks.iter().min();
    stacks.iter().filter(|stack| Some(*stack) == smallest).count() >= 3
}
