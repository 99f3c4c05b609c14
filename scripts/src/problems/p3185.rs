//! P3185, 分裂游戏: a bean leaves its bottle, and two come into later ones.

use std::ops::ControlFlow;

use itertools::iproduct;
use solutions::p3185 as solution;

use crate::about::{About, Family};
use crate::drawing::{Drawing, Row};
use crate::family::lists::Lists;
use crate::family::nim::{mex, nim_sum, odious};
use crate::family::own::{Own, OwnGame};
use crate::game::Visit;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Answers, Broken, Cases, Input, Scale, Shape, Statement, Told};

const ABOUT: About = About::new("p3185", "分裂游戏", Family::Splits)
    .link("https://www.luogu.com.cn/problem/P3185")
    .theory("beans as games of their own; odious numbers", "O(n³)")
    .limits(1000, 125);

const GAMES: usize = 10;
const BOTTLES: usize = 21;
const BEANS: u32 = 10_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Own(SplittingGame))
}

struct SplittingGame;

/// The bottles of a move, as distances from the last one: where from, and twice where to.
type Step = (u32, u32, u32);

/// A bean so far from the last bottle becomes no more than so many that can still move.
fn weight(distance: u32) -> u64 {
    1_u64.checked_shl(distance).unwrap_or(u64::MAX) >> 1
}

/// Byte `d - 1` of a position counts the beans at distance `d`; those in the last bottle decide
/// nothing. No byte overflows where the beans weigh at most 255, for no move makes them heavier.
fn one_bean(distance: u32) -> u64 {
    distance.checked_sub(1).map_or(0, |byte| 1 << (8 * byte))
}

/// All bottles whose beans weigh so much.
fn of_weight(bottles: usize, in_all: u64) -> Box<dyn Iterator<Item = Vec<u32>>> {
    let weight = weight(bottles as u32 - 1);
    if bottles == 2 {
        return Box::new(std::iter::once(vec![in_all as u32, in_all as u32 % 3]));
    }
    Box::new((0..=in_all / weight).flat_map(move |beans| {
        let rest = of_weight(bottles - 1, in_all - beans * weight);
        rest.map(move |rest| [&[beans as u32], &rest[..]].concat())
    }))
}

impl OwnGame for SplittingGame {
    type Position = u64;

    fn position(&self, beans: &Vec<u32>) -> Option<u64> {
        let at = || (0..beans.len() as u32).rev().zip(beans).filter(|(_, beans)| **beans > 0);
        let heavy = at().map(|(distance, beans)| weight(distance).saturating_mul((*beans).into()));
        let position =
            || at().map(|(distance, beans)| u64::from(*beans) * one_bean(distance)).sum();
        (heavy.fold(0, u64::saturating_add) <= 255).then(position)
    }

    fn moves(&self, beans: &u64, visit: &mut Visit<'_, Step, u64>) -> ControlFlow<()> {
        for from in (1..=8).rev().filter(|from| beans >> (8 * (from - 1)) & 255 > 0) {
            for one in (0..from).rev() {
                for other in (0..=one).rev() {
                    let next = beans - one_bean(from) + one_bean(one) + one_bean(other);
                    visit((from, one, other), next)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn tell(&self, beans: &Vec<u32>, &(from, one, other): &Step) -> Told {
        let bottle = |distance| beans.len() - 1 - distance as usize;
        Told::of([("from", bottle(from)), ("to", bottle(one)), ("and", bottle(other))])
    }

    /// Nobody counts the beans of the last bottle in play.
    fn case(&self, start: &Vec<u32>, beans: &u64) -> Option<Vec<u32>> {
        let at = |distance: usize| match distance.checked_sub(1) {
            Some(byte @ 0..8) => (beans >> (8 * byte) & 255) as u32,
            Some(_) => 0,
            None => start[start.len() - 1],
        };
        Some((0..start.len()).rev().map(at).collect())
    }

    /// Without the last bottle, whose beans stay.
    fn drawing(&self, start: &Vec<u32>, beans: &u64) -> Option<Drawing> {
        let bottles = self.case(start, beans)?.into_iter().take(start.len() - 1).enumerate();
        let row = |(number, beans)| Row::new(format!("bottle {number}"), beans);
        Some(Drawing::Rows(bottles.map(row).collect()))
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = Vec<u32>> + '_>> {
        let space = |(bottles, most)| -> Box<dyn Iterator<Item = Vec<u32>>> {
            Box::new((0..=most).flat_map(move |in_all| of_weight(bottles, in_all)))
        };
        [(2, 255), (3, 255), (8, 70), (7, 80), (6, 95), (4, 255), (5, 150)].map(space).into()
    }
}

impl Statement for SplittingGame {
    type Format = Lists<u32>;
    /// The least winning triple, and how many there are.
    type Answer = Option<([usize; 3], usize)>;

    const INPUT: Input<Lists<u32>> =
        Input::many("t", GAMES, Lists::counted("n", 2..=BOTTLES).of("bottle", 0..=BEANS as u64));

    fn print(&self, answer: &Self::Answer) -> String {
        match answer {
            Some(([i, j, k], count)) => format!("{i} {j} {k}\n{count}\n"),
            None => "-1 -1 -1\n0\n".into(),
        }
    }
}

impl Cases for SplittingGame {
    const SCALE: Scale = Scale { unit: "bottles", largest: BOTTLES, exponent: 3.0 };

    fn even_out(random: &mut Random, beans: &mut Vec<u32>) {
        if random.once_in(2) {
            beans.iter_mut().for_each(|beans| *beans -= *beans % 2);
        }
    }

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        // One move before all beans cancel out, so that little else wins; or where they do.
        vec![Shape::new("one_move_before", |random| {
            let bottles = random.length(2..=BOTTLES);
            let pairs = random.list(bottles, 1..=3);
            let mut beans: Vec<_> = pairs.iter().map(|pairs| 2 * *pairs as u32).collect();
            if !random.once_in(4) {
                let from = random.index(bottles - 1);
                beans[from] += 1;
                (0..2).for_each(|_| beans[from + 1 + random.index(bottles - from - 1)] -= 1);
            }
            beans
        })]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        vec![("full", vec![vec![BEANS; BOTTLES]; GAMES]), ("random", self.sized(BOTTLES))]
    }

    fn sized(&self, size: usize) -> Vec<Vec<u32>> {
        let (random, bottles) = (&mut Random::new(size as u64), size.max(2));
        (0..GAMES).map(|_| Self::INPUT.format.draw(random, bottles, BEANS.into())).collect()
    }
}

impl Answers for SplittingGame {
    type Move = Step;

    fn answer(&self, beans: &Vec<u32>, winning: &[Step]) -> Self::Answer {
        let bottle = |distance| beans.len() - 1 - distance as usize;
        let triples = winning.iter().map(|(from, one, other)| [*from, *one, *other].map(bottle));
        triples.min().map(|least| (least, winning.len()))
    }

    fn solution(&self, beans: &Vec<u32>) -> Self::Answer {
        let winning = solution::winning_moves(beans);
        winning.first().map(|made| ([made.from, made.to.0, made.to.1], winning.len()))
    }

    /// The value of a bean at distance `d` is the `d`-th number with an odd number of binary ones.
    fn reference(&self, beans: &Vec<u32>) -> Self::Answer {
        let bottles = 0..beans.len();
        let value = |bottle: usize| odious(beans.len() - 1 - bottle);
        let sum = nim_sum(bottles.clone().filter(|bottle| beans[*bottle] % 2 == 1).map(value));
        let triples = iproduct!(bottles.clone(), bottles.clone(), bottles);
        let mut winning = triples
            .filter(|(i, j, k)| beans[*i] > 0 && i < j && j <= k)
            .filter(|(i, j, k)| nim_sum([*i, *j, *k].map(value)) == sum);
        winning.next().map(|(i, j, k)| ([i, j, k], 1 + winning.count()))
    }

    /// The values of beans in every bottle, as the smallest numbers missing; no play goes so far.
    fn certificate(&self) -> Result<Option<String>, Broken<Vec<u32>>> {
        for (distance, found) in solution::grundy_values(BOTTLES).into_iter().enumerate() {
            let later = iproduct!(0..distance, 0..distance);
            let value = mex(later.map(|(one, other)| odious(one) ^ odious(other)).collect());
            if [u64::from(found), odious(distance)] != [value; 2] {
                let reason = format!("a bean at distance {distance} has another value: {value}");
                return Err(Broken { reason, case: None });
            }
        }
        Ok(Some(format!("the values of beans in {BOTTLES} bottles")))
    }
}
