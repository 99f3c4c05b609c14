//! Timus 1180, Stone Game: one heap, a move takes a power of two; numbers of 250 digits.

use std::iter;
use std::ops::ControlFlow;

use solutions::timus_1180 as solution;

use crate::about::{About, Family};
use crate::drawing::{Drawing, rows};
use crate::family::digits::{
    Digits, drawn, is_at_most, minus, minus_small, plus_small, powers_of_two, remainder,
};
use crate::family::own::{Own, OwnGame};
use crate::game::Visit;
use crate::jury::Problem;
use crate::rules::{Answers, Broken, Cases, Input, Scale, Shape, Statement, Told};

const ABOUT: About = About::new("timus_1180", "Timus 1180, Stone Game", Family::Heaps)
    .link("https://acm.timus.ru/problem.aspx?space=1&num=1180")
    .theory("multiples of 3 are lost", "O(log N)")
    .limits(1000, 64);

/// 10^250 is the largest number.
const ZEROS: usize = 250;
/// The largest heap that `deep` plays out.
const PLAYED: u32 = 300_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Own(StoneGame))
}

struct StoneGame;

impl OwnGame for StoneGame {
    type Position = u32;

    fn position(&self, stones: &String) -> Option<u32> {
        stones.parse().ok().filter(|stones| *stones <= PLAYED)
    }

    fn moves(&self, stones: &u32, visit: &mut Visit<'_, u32, u32>) -> ControlFlow<()> {
        let takes = iter::successors(Some(1_u32), |take| take.checked_mul(2));
        takes
            .map_while(|take| Some((take, stones.checked_sub(take)?)))
            .try_for_each(|(take, rest)| visit(take, rest))
    }

    fn tell(&self, _: &String, take: &u32) -> Told {
        Told::of([("take", take)])
    }

    fn case(&self, _: &String, stones: &u32) -> Option<String> {
        Some(stones.to_string())
    }

    fn drawing(&self, _: &String, stones: &u32) -> Option<Drawing> {
        Some(Drawing::Rows(rows("heap", [stones])))
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = String> + '_>> {
        vec![Box::new((1..=PLAYED).map(|stones| stones.to_string()))]
    }
}

impl Statement for StoneGame {
    type Format = Digits;
    /// The smallest take that wins.
    type Answer = Option<String>;

    const INPUT: Input<Digits> = Input::one(Digits::up_to_power_of_ten("N", ZEROS));

    fn print(&self, take: &Option<String>) -> String {
        take.as_ref().map_or("2\n".into(), |take| format!("1\n{take}\n"))
    }
}

impl Cases for StoneGame {
    const SCALE: Scale = Scale::linear("digits", ZEROS);

    fn shapes(&self) -> Vec<Shape<String>> {
        vec![
            // One or two more than many of them are multiples of 3.
            Shape::new("powers_of_two", |random| {
                let power = powers_of_two().nth(random.number(0..=828) as usize);
                let power = power.expect("there is no last power of two");
                plus_small(&power, random.number(0..=2) as u8)
            }),
            // Where integers and floating point of usual sizes end.
            Shape::new("near_machine_words", |random| {
                let exponent = *random.pick(&[24, 31, 32, 53, 63, 64, 127, 128]);
                let power = powers_of_two().nth(exponent).expect("there is no last power of two");
                let above = plus_small(&power, random.number(0..=9) as u8);
                minus_small(&above, random.number(0..=9))
            }),
            Shape::new("one_digit_repeated", |random| {
                let digit = random.number(1..=9).to_string();
                digit.repeat(random.length(1..=ZEROS))
            }),
            Shape::new("digits_and_zeros", |random| {
                let digits = random.length(1..=6);
                let zeros = random.number(0..=ZEROS as u64 - 6) as usize;
                drawn(random, digits) + &"0".repeat(zeros)
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<String>)> {
        let largest = Self::INPUT.format.largest();
        let powers = powers_of_two().take_while(|power| is_at_most(power, &largest));
        let largest_power = powers.last().expect("1 is a power of two");
        vec![
            ("all_nines", vec!["9".repeat(ZEROS)]),
            ("largest", vec![largest]),
            ("largest_power_of_two", vec![largest_power]),
        ]
    }
}

impl Answers for StoneGame {
    type Move = u32;

    fn answer(&self, _: &String, winning: &[u32]) -> Option<String> {
        winning.iter().min().map(u32::to_string)
    }

    fn solution(&self, stones: &String) -> Option<String> {
        solution::smallest_winning_take(stones).map(|take| take.to_string())
    }

    /// Every take in turn, until one leaves a multiple of 3.
    fn reference(&self, stones: &String) -> Option<String> {
        let mut takes = powers_of_two().take_while(|take| is_at_most(take, stones));
        takes.find(|take| remainder(&minus(stones, take), 3) == 0)
    }

    /// The proof of the solution's header, for every take there is; and what the solution says next
    /// to each of them.
    fn certificate(&self) -> Result<Option<String>, Broken<String>> {
        let largest = Self::INPUT.format.largest();
        let takes: Vec<_> = powers_of_two().take_while(|take| is_at_most(take, &largest)).collect();
        for (take, more) in takes.iter().flat_map(|take| [0, 1, 2].map(|more| (take, more))) {
            if remainder(take, 3) == 0 {
                return Err(Broken { reason: format!("3 divides {take}"), case: None });
            }
            let heap = plus_small(take, more);
            let smallest = (1..=2).find(|take| remainder(&minus_small(&heap, *take), 3) == 0);
            let smallest = smallest.map(|take| take.to_string());
            if self.solution(&heap) != smallest {
                let truth = smallest.map_or("lost".into(), |take| format!("won first by {take}"));
                let reason = format!("a heap of {heap} is {truth}, and not taken for that");
                return Err(Broken { reason, case: Some(heap) });
            }
        }
        Ok(Some(format!("no multiple of 3 among the {} takes up to 10^{ZEROS}", takes.len())))
    }
}
