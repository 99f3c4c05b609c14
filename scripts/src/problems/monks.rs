//! 高僧斗法: monks on steps, each may go up as far as the next one lets it.

use solutions::monks as solution;

use crate::about::{About, Family};
use crate::drawing::Advice;
use crate::family::lists::Lists;
use crate::family::nim::{advice, nim_sum};
use crate::family::strips::{Slide, Strip, StripGame, bits};
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Answers, Cases, Input, Scale, Shape, Statement};

const ABOUT: About = About::new("monks", "高僧斗法", Family::Strips)
    .link("https://www.luogu.com.cn/problem/P8606")
    .theory("staircase Nim on gaps", "O(N)")
    .limits(1000, 64)
    .read(5);

/// Steps start at 1.
const STEPS: u32 = 999;
const MONKS: usize = 99;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Strip(Monks))
}

struct Monks;

impl StripGame for Monks {
    type Cell = u32;

    const CELLS: u32 = 24;

    /// A free step between two monks is in reach of the lower one.
    fn moves(&self, monks: u64, mut to: impl FnMut(Slide)) {
        let (lowest, highest) = (monks.trailing_zeros(), monks.ilog2());
        let between = (1 << highest) - (1 << lowest);
        for step in bits(between & !monks) {
            let below = monks & ((1 << step) - 1);
            to(Slide { from: below.ilog2(), to: step });
        }
    }

    /// The gaps between the two monks of each pair, from the lowest monk up.
    fn advice(&self, monks: u64, made: Option<&Slide>) -> Option<Advice> {
        let steps: Vec<_> = bits(monks).collect();
        let gaps = steps.chunks_exact(2).map(|pair| u64::from(pair[1] - pair[0] - 1));
        let place = |made: &Slide| steps.iter().position(|step| *step == made.from);
        Some(advice(gaps.collect(), "gap", made.and_then(place).map(|place| place / 2)))
    }
}

impl Statement for Monks {
    type Format = Lists<u32>;
    type Answer = Option<Slide>;

    const INPUT: Input<Lists<u32>> =
        Input::one(Lists::in_a_line(1..=MONKS).of("step", 1..=STEPS as u64).increasing());

    fn print(&self, answer: &Option<Slide>) -> String {
        match answer {
            Some(Slide { from, to }) => format!("{from} {to}\n"),
            None => "-1\n".into(),
        }
    }
}

impl Cases for Monks {
    /// So few that the time is that of starting a program.
    const SCALE: Scale = Scale::linear("monks", MONKS);

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        let monks = |name, most: usize, far: u64| {
            Shape::new(name, move |random| {
                let monks = random.length(1..=most);
                let distances = random.list(monks, 1..=far);
                climb(random, STEPS - most as u32 * far as u32, &distances)
            })
        };
        vec![
            monks("few_random", 8, 12),
            monks("far_apart", 8, 120),
            monks("dense", 20, 2),
            monks("spread", MONKS, u64::from(STEPS) / MONKS as u64),
            // One gap between monks, or none.
            Shape::new("one_gap", |random| {
                let monks = random.number(1..=MONKS as u64) as usize;
                let mut distances = vec![1; monks];
                distances[random.index(monks)] += random.number(0..=u64::from(STEPS) / 3);
                climb(random, STEPS / 2, &distances)
            }),
            // Many monks close together, and the highest one far away.
            Shape::new("long_gap", |random| {
                let monks = random.length(1..=20);
                let distances = random.list(monks, 1..=3);
                let mut steps = climb(random, 0, &distances);
                steps.push(random.number(61..=STEPS.into()) as u32);
                steps
            }),
        ]
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
}

impl Answers for Monks {
    type Move = Slide;

    /// The smallest A; from there at most one move wins.
    fn answer(&self, _: &Vec<u32>, winning: &[Slide]) -> Option<Slide> {
        winning.iter().copied().min()
    }

    fn solution(&self, steps: &Vec<u32>) -> Option<Slide> {
        solution::winning_move(steps).map(|made| Slide { from: made.from, to: made.to })
    }

    fn reference(&self, steps: &Vec<u32>) -> Option<Slide> {
        let mut steps = steps.clone();
        for index in 0..steps.len() - 1 {
            let from = steps[index];
            for to in from + 1..steps[index + 1] {
                steps[index] = to;
                if nim_sum(steps.chunks_exact(2).map(|pair| u64::from(pair[1] - pair[0] - 1))) == 0
                {
                    return Some(Slide { from, to });
                }
            }
            steps[index] = from;
        }
        None
    }
}

/// The steps of monks with these distances between them; the lowest stands `distances[0]` above a
/// step up to `highest`.
fn climb(random: &mut Random, highest: u32, distances: &[u64]) -> Vec<u32> {
    let mut step = random.number(0..=highest.into());
    let steps = distances.iter().map(|distance| {
        step += distance;
        step as u32
    });
    steps.collect()
}
