//! Codeforces 87 C, Interesting Game: a move splits a pile into piles of consecutive sizes.

use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::time::Duration;

use crate::about::About;
use crate::family::nim::{mex, nim_sum};
use crate::family::numbers::Numbers;
use crate::family::splits::{Split, SplitGame, Splits};
use crate::game::Visit;
use crate::jury::Problem;
use crate::rules::{Answers, Cases, Input, Scale, Statement, solution};

solution!("../../../src/bin/cf_87c.rs");

const ABOUT: About = About {
    name: "cf_87c",
    title: "CF 87 C, Interesting Game",
    link: Some("https://codeforces.com/problemset/problem/87/C"),
    theory: "Grundy values, splits as ranges of prefix xors",
    complexity: "O(n√n)",
    sizes: "n ≤ 10^5",
    time_limit: Duration::from_secs(2),
    memory_limit_mib: 256,
    source_limit: None,
};

const LARGEST: u32 = 100_000;
/// The largest pile that `deep` plays out.
const PLAYED: u32 = 70;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Splits(InterestingGame))
}

struct InterestingGame;

/// The sizes of the `k` consecutive piles that a pile can be split into, if it can.
fn split(pile: u32, k: u32) -> Option<Vec<u32>> {
    // k piles from `first` on hold k · first + (0 + 1 + … + k - 1).
    let rest = pile.checked_sub(k * (k - 1) / 2)?;
    let first = rest / k;
    (rest % k == 0 && first > 0).then(|| (first..first + k).collect())
}

impl SplitGame for InterestingGame {
    type Part = u32;
    /// How many piles there are afterwards.
    type Step = u32;

    fn parts(&self, pile: &u32) -> Option<Vec<u32>> {
        Some(vec![*pile])
    }

    fn moves(&self, pile: &u32, to: &mut Visit<'_, u32, Vec<u32>>) -> ControlFlow<()> {
        let counts = (2..).take_while(|k| k * (k + 1) / 2 <= *pile);
        counts.filter_map(|k| Some((k, split(*pile, k)?))).try_for_each(|(k, piles)| to(k, piles))
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = u32> + '_>> {
        vec![Box::new(1..=PLAYED)]
    }
}

impl Statement for InterestingGame {
    type Format = Numbers<u32>;
    /// The fewest piles that a winning move makes.
    type Answer = Option<u32>;

    const INPUT: Input<Numbers<u32>> = Input::one(Numbers::of("n", 1..=LARGEST as u64));

    fn print(&self, answer: &Option<u32>) -> String {
        answer.map_or("-1\n".into(), |k| format!("{k}\n"))
    }
}

impl Cases for InterestingGame {
    const SCALE: Scale = Scale { unit: "stones", largest: LARGEST as usize, exponent: 1.5 };

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

    fn answer(&self, _: &u32, winning: &[Split<u32>]) -> Option<u32> {
        winning.iter().map(|made| made.step).min()
    }

    fn solution(&self, pile: &u32) -> Option<u32> {
        static PREFIX_XORS: LazyLock<Vec<u8>> =
            LazyLock::new(|| solution::prefix_xors(LARGEST as usize));
        let winning = solution::smallest_winning_split(*pile as usize, &PREFIX_XORS);
        winning.map(|k| k as u32)
    }

    /// By the values of all smaller piles, pile by pile.
    fn reference(&self, pile: &u32) -> Option<u32> {
        static VALUES: LazyLock<Vec<u64>> = LazyLock::new(values);
        let splits = (2..).take_while(|k| k * (k + 1) / 2 <= *pile);
        let mut splits = splits.filter_map(|k| Some((k, split(*pile, k)?)));
        splits.find_map(|(k, piles)| {
            let sum = nim_sum(piles.iter().map(|pile| VALUES[*pile as usize]));
            (sum == 0).then_some(k)
        })
    }
}

/// The Grundy value of every pile; 0 for none.
fn values() -> Vec<u64> {
    let mut values = vec![0];
    for pile in 1..=LARGEST {
        let counts = (2..).take_while(|k| k * (k + 1) / 2 <= pile);
        let reached = counts
            .filter_map(|k| split(pile, k))
            .map(|piles| nim_sum(piles.iter().map(|pile| values[*pile as usize])));
        values.push(mex(reached.collect()));
    }
    values
}
