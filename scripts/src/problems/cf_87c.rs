//! Codeforces 87 C, Interesting Game: a move splits a pile into piles of consecutive sizes.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use solutions::cf_87c as solution;

use crate::about::{About, Family};
use crate::family::nim::{mex, nim_sum};
use crate::family::numbers::Numbers;
use crate::family::splits::{Split, SplitGame, Splits};
use crate::game::Visit;
use crate::jury::Problem;
use crate::rules::{Answers, Cases, Input, Scale, Statement};

const ABOUT: About = About::new("cf_87c", "CF 87 C, Interesting Game", Family::Splits)
    .link("https://codeforces.com/problemset/problem/87/C")
    .theory("Grundy values of splits by prefix xors", "O(n log n)")
    .limits(2000, 256)
    .read(6);

const LARGEST: u32 = 100_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Splits(InterestingGame))
}

struct InterestingGame;

/// All splits of a pile, each as the number `k` of piles and their sizes.
fn splits(pile: u32) -> impl Iterator<Item = (u32, Vec<u32>)> {
    let counts = (2..).take_while(move |k| k * (k + 1) / 2 <= pile);
    counts.filter_map(move |k| {
        // k piles from `first` on hold k · first + (0 + 1 + … + k - 1).
        let rest = pile - k * (k - 1) / 2;
        let first = rest / k;
        rest.is_multiple_of(k).then(|| (k, (first..first + k).collect()))
    })
}

impl SplitGame for InterestingGame {
    type Part = u32;
    const PART: &'static str = "pile";
    const STEP: &'static str = "into";
    const STARTS: usize = 70;
    /// How many piles there are afterwards.
    type Step = u32;

    fn parts(&self, pile: &u32) -> Option<Vec<u32>> {
        Some(vec![*pile])
    }

    fn moves(&self, pile: &u32, to: &mut Visit<'_, u32, Vec<u32>>) -> ControlFlow<()> {
        splits(*pile).try_for_each(|(k, piles)| to(k, piles))
    }
}

impl Statement for InterestingGame {
    type Format = Numbers<u32>;
    /// The fewest piles that a winning move makes.
    type Answer = Option<usize>;

    const INPUT: Input<Numbers<u32>> = Input::one(Numbers::of("n", 1..=LARGEST as u64));

    fn print(&self, answer: &Option<usize>) -> String {
        answer.map_or("-1\n".into(), |k| format!("{k}\n"))
    }
}

impl Cases for InterestingGame {
    const SCALE: Scale = Scale::linear("stones", LARGEST as usize);

    fn maximal(&self) -> Vec<(&'static str, Vec<u32>)> {
        // The second has the largest answer of all, 443.
        vec![("largest", vec![LARGEST]), ("most_piles", vec![98_346])]
    }

    /// Every input there is.
    fn every(&self) -> Box<dyn Iterator<Item = u32> + Send + '_> {
        Box::new(1..=LARGEST)
    }
}

impl Answers for InterestingGame {
    type Move = Split<u32>;

    fn answer(&self, _: &u32, winning: &[Split<u32>]) -> Option<usize> {
        winning.iter().map(|made| made.step as usize).min()
    }

    fn solution(&self, pile: &u32) -> Option<usize> {
        static PREFIX_XORS: LazyLock<Vec<u8>> =
            LazyLock::new(|| solution::prefix_xors(LARGEST as usize));
        solution::smallest_winning_split(*pile as usize, &PREFIX_XORS)
    }

    fn solution_from_scratch(&self, pile: &u32) -> Option<usize> {
        solution::smallest_winning_split(*pile as usize, &solution::prefix_xors(*pile as usize))
    }

    /// By the values of all smaller piles, pile by pile.
    fn reference(&self, pile: &u32) -> Option<usize> {
        static VALUES: LazyLock<Vec<u64>> = LazyLock::new(values);
        splits(*pile).find(|(_, piles)| sum(piles, &VALUES) == 0).map(|(k, _)| k as usize)
    }
}

/// The Grundy value of every pile; 0 for none.
fn values() -> Vec<u64> {
    let mut values = vec![0];
    for pile in 1..=LARGEST {
        let reached = splits(pile).map(|(_, piles)| sum(&piles, &values));
        values.push(mex(reached.collect()));
    }
    values
}

fn sum(piles: &[u32], values: &[u64]) -> u64 {
    nim_sum(piles.iter().map(|pile| values[*pile as usize]))
}
