//! Luogu P1247, 取火柴游戏: Nim that asks for the first winning move and for what it leaves.

use itertools::Itertools;
use solutions::p1247 as solution;

use crate::about::{About, Family};
use crate::family::heaps::{HeapGame, Heaps, Replace};
use crate::family::lists::Lists;
use crate::family::nim::{all_but_one_bit, balanced, nim_sum};
use crate::jury::Problem;
use crate::rules::{Answers, Cases, Input, Scale, Shape, Statement, Told};

const ABOUT: About = About::new("p1247", "取火柴游戏", Family::Heaps)
    .link("https://www.luogu.com.cn/problem/P1247")
    .theory("Nim, the first winning move", "O(k)")
    .limits(1000, 64);

const PILES: usize = 500_000;
const LARGEST: u64 = 1_000_000_000;
const TOP_BIT: u64 = 1 << LARGEST.ilog2();

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(Nim))
}

struct Nim;

impl HeapGame for Nim {
    const SPACES: &'static [(usize, u32)] =
        &[(1, 1000), (6, 6), (5, 10), (4, 21), (2, 500), (3, 80)];

    fn moves(&self, (): &(), pile: u32, to: impl FnMut(u32)) {
        (0..pile).for_each(to);
    }

    fn tell(&self, _: &Vec<u32>, made: &Replace) -> Told {
        Told::of([("take", made.from - made.to)]).and("from pile", made.index + 1)
    }
}

impl Statement for Nim {
    type Format = Lists<u32>;
    /// What to take, from which pile (counted from 1), and all piles after it.
    type Answer = Option<(u32, usize, Vec<u32>)>;

    const INPUT: Input<Lists<u32>> =
        Input::one(Lists::counted("k", 1..=PILES).of("pile", 1..=LARGEST));

    fn print(&self, answer: &Self::Answer) -> String {
        match answer {
            Some((take, pile, left)) => format!("{take} {pile}\n{}\n", left.iter().format(" ")),
            None => "lose\n".into(),
        }
    }
}

impl Cases for Nim {
    const SCALE: Scale = Scale::linear("piles", PILES);

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        vec![
            Shape::new("one_bit", |random| all_but_one_bit(random, LARGEST)),
            // Of piles that all have the same top bit, either all have a winning move or none has.
            Shape::new("same_top_bit", |random| {
                let top = 1 << random.number(1..=u64::from(TOP_BIT.ilog2()) - 1);
                let piles = random.length(1..=60);
                let list = random.list(piles, top..=2 * top - 1);
                balanced(random, list, LARGEST)
            }),
            // Only one pile has the top bit, after many that have all others.
            Shape::new("one_large_pile", |random| {
                let piles = random.length(0..=1000);
                let mut list = random.list(piles, 1..=TOP_BIT - 1);
                list.insert(random.index(piles + 1), random.number(TOP_BIT..=LARGEST));
                balanced(random, list, LARGEST)
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        let last_pile = [vec![TOP_BIT as u32 - 1; PILES - 1], vec![LARGEST as u32]].concat();
        vec![
            ("only_the_last_pile", vec![last_pile]),
            // Lost, but won when one pile is overlooked.
            ("all_equal", vec![vec![LARGEST as u32; PILES]]),
            ("random", self.sized(PILES)),
        ]
    }
}

fn taken(piles: &[u32], take: u32, index: usize) -> (u32, usize, Vec<u32>) {
    let mut left = piles.to_vec();
    left[index] -= take;
    (take, index + 1, left)
}

impl Answers for Nim {
    type Move = Replace;

    /// The first pile, then the smallest take.
    fn answer(&self, piles: &Vec<u32>, winning: &[Replace]) -> Self::Answer {
        let moves = winning.iter().map(|made| (made.index, made.from - made.to));
        moves.min().map(|(index, take)| taken(piles, take, index))
    }

    fn solution(&self, piles: &Vec<u32>) -> Self::Answer {
        let made = solution::winning_move(piles)?;
        Some(taken(piles, made.take, made.index))
    }

    /// A pile can be made equal to the xor of all others if that is less.
    fn reference(&self, piles: &Vec<u32>) -> Self::Answer {
        let sum = nim_sum(piles.iter().map(|pile| u64::from(*pile)));
        piles.iter().enumerate().find_map(|(index, pile)| {
            let others = nim_sum([sum, u64::from(*pile)]) as u32;
            (others < *pile).then(|| taken(piles, pile - others, index))
        })
    }
}
