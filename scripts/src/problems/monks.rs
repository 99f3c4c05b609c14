//! 高僧斗法: monks on steps, each may go up as far as the next one lets it.

use std::time::Duration;

use itertools::Itertools;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::SBoxedStrategy;

use crate::about::About;
use crate::game::{Board, Game};
use crate::generator::compositions;
use crate::problem::{Problem, Rules, Scale};
use crate::random::without_two;
use crate::validator::{Lines, Malformed};

#[path = "../../../src/bin/monks.rs"]
#[expect(dead_code, reason = "`main` is the program's; the judge calls the answering function")]
mod solution;

pub fn problem() -> Problem {
    let about = About {
        name: "monks",
        title: "高僧斗法",
        link: Some("https://www.luogu.com.cn/problem/P8606"),
        theory: "staircase Nim on gaps",
        complexity: "O(N)",
        sizes: "N < 100, steps < 1000",
        time_limit: Duration::from_secs(1),
        memory_limit_mib: 64,
        source_limit: None,
    };
    Problem::proven(about, Monks)
}

/// Steps start at 1.
const STEPS: u32 = 999;
const MONKS: usize = 99;
/// The highest step up to which all positions are played out by the group deep.
const DEEP_STEPS: u32 = 24;

pub struct Monks;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    from: u32,
    to: u32,
}

/// A position is a set of steps: bit `i` is set iff a monk stands on step `i`.
impl Game for Monks {
    type Position = u64;
    type Move = Move;

    fn moves(&self, monks: u64, mut visit: impl FnMut(Move, &u64)) {
        // The highest monk never moves. A free step between two monks is in reach of the lower one.
        let (lowest, highest) = (monks.trailing_zeros(), monks.ilog2());
        let between = (1 << highest) - (1 << lowest);
        for to in steps_of(between & !monks) {
            let below = (1 << to) - 1;
            let from = (monks & below).ilog2();
            visit(Move { from, to }, &(monks ^ 1 << from ^ 1 << to));
        }
    }
}

/// All positions in which the highest monk stands on this step. A move takes a bit up, so the
/// numbers count down from the fullest.
pub struct HighestOn(u32);

impl Board<Monks> for HighestOn {
    fn positions(&self) -> usize {
        1 << (self.0 - 1)
    }

    fn position(&self, number: usize) -> u64 {
        let below = self.positions() - 1 - number;
        1 << self.0 | (below as u64) << 1
    }

    fn number(&self, monks: &u64) -> usize {
        let below = (monks & !(1 << self.0)) >> 1;
        self.positions() - 1 - below as usize
    }
}

/// The steps on which monks stand, the lowest first.
fn steps_of(mut monks: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = (monks != 0).then(|| monks.trailing_zeros())?;
        monks ^= 1 << lowest;
        Some(lowest)
    })
}

impl Rules for Monks {
    type Case = Vec<u32>;
    type Answer = Option<Move>;
    type Board = HighestOn;

    const GAMES_PER_INPUT: usize = 1;
    /// So few that the time is that of starting a program.
    const SCALE: Scale = Scale { unit: "monks", largest: MONKS, exponent: 1.0 };

    fn write(&self, games: &[Vec<u32>]) -> String {
        games.iter().flatten().join(" ") + "\n"
    }

    fn read(&self, input: &str) -> Result<Vec<Vec<u32>>, Malformed> {
        let mut lines = Lines::new(input);
        let line = lines.line("the steps")?;
        let steps = line.integers("a step", 1..=STEPS)?;
        if let Some(pair) = steps.windows(2).find(|pair| pair[0] >= pair[1]) {
            let message = format!("the steps must increase, but {} follows {}", pair[1], pair[0]);
            return Err(line.malformed(message));
        }
        if steps.len() > MONKS {
            let message = format!("there must be 1 to {MONKS} monks, found {}", steps.len());
            return Err(line.malformed(message));
        }
        lines.end()?;
        Ok(vec![steps])
    }

    fn print(&self, answer: &Option<Move>) -> String {
        match answer {
            Some(Move { from, to }) => format!("{from} {to}\n"),
            None => "-1\n".into(),
        }
    }

    fn position(&self, steps: &Vec<u32>) -> Option<u64> {
        let highest = steps.last()?;
        (*highest <= 16).then(|| steps.iter().fold(0, |monks, step| monks | 1 << step))
    }

    fn case(&self, monks: u64) -> Vec<u32> {
        steps_of(monks).collect()
    }

    fn answer(&self, winning: &[Move]) -> Option<Move> {
        winning.iter().copied().min()
    }

    fn reference(&self, steps: &Vec<u32>) -> Option<Move> {
        let mut steps = steps.clone();
        for index in 0..steps.len() - 1 {
            let from = steps[index];
            for to in from + 1..steps[index + 1] {
                steps[index] = to;
                if gap_sum(&steps) == 0 {
                    return Some(Move { from, to });
                }
            }
            steps[index] = from;
        }
        None
    }

    fn solve(&self, monks: u64) -> Option<Move> {
        let mut steps = [0; u64::BITS as usize];
        let mut count = 0;
        for step in steps_of(monks) {
            steps[count] = step;
            count += 1;
        }
        let winning = solution::winning_move(&steps[..count])?;
        Some(Move { from: winning.from, to: winning.to })
    }

    /// By the highest step. A composition lists the distances from each monk to the next.
    fn small(&self) -> impl Iterator<Item = Vec<u32>> {
        compositions().map(|distances| {
            climb(0, &distances.iter().map(|distance| *distance as u32).collect::<Vec<_>>())
        })
    }

    fn shapes(&self) -> Vec<(&'static str, SBoxedStrategy<Vec<u32>>)> {
        // So many monks at most, so far apart at most, anywhere on the steps.
        let monks = |most: usize, far: u32| {
            let below = 0..=STEPS - most as u32 * far;
            (below, vec(1..=far, 1..=most)).prop_map(|(below, far)| climb(below, &far))
        };
        // One gap between monks, or none.
        let one_gap = (0..=STEPS / 2, 1..=MONKS, any::<Index>(), 0..=STEPS / 3).prop_map(
            |(below, monks, place, gap)| {
                let mut far = vec![1; monks];
                far[place.index(monks)] += gap;
                climb(below, &far)
            },
        );
        // Many monks close together, and the highest one far away.
        let close = vec(1..=3_u32, 1..=20).prop_map(|far| climb(0, &far));
        let long_gap = (close, 61..=STEPS).prop_map(|(mut steps, highest)| {
            steps.push(highest);
            steps
        });
        vec![
            ("few_random", monks(8, 12).sboxed()),
            ("far_apart", monks(8, 120).sboxed()),
            ("dense", monks(20, 2).sboxed()),
            ("one_gap", one_gap.sboxed()),
            ("long_gap", long_gap.sboxed()),
            ("max_random", monks(MONKS, STEPS / MONKS as u32).sboxed()),
        ]
    }

    fn without_two(&self, case: &Vec<u32>) -> impl Iterator<Item = Vec<u32>> {
        without_two(case)
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        let highest = |below: u32| vec![(1..=below).chain([STEPS]).collect()];
        // Nobody can move but the lower monk of the pair at the top.
        let top_pair = (800..).take(MONKS - 2).chain([STEPS - 1, STEPS]);
        vec![
            ("99_spread_evenly", self.sized(MONKS)),
            ("98_touching_and_the_highest", highest(98)),
            // Here the highest is one of a pair.
            ("97_touching_and_the_highest", highest(97)),
            ("only_the_top_pair", vec![top_pair.collect()]),
        ]
    }

    /// A monk on the last step of each ten.
    fn sized(&self, size: usize) -> Vec<Vec<u32>> {
        vec![(1..=size as u32).map(|monk| monk * 10 + 9).collect()]
    }

    fn boards(&self) -> Vec<HighestOn> {
        (1..=DEEP_STEPS).map(HighestOn).collect()
    }
}

/// The steps of monks that stand so far from the one below, the lowest from the step `below`.
fn climb(below: u32, distances: &[u32]) -> Vec<u32> {
    let steps = distances.iter().scan(below, |step, distance| {
        *step += distance;
        Some(*step)
    });
    steps.collect()
}

/// The xor of the gaps inside the pairs, counted from the lowest monk.
fn gap_sum(steps: &[u32]) -> u32 {
    steps.chunks_exact(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1))
}
