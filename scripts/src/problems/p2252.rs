//! Luogu P2252, Wythoff's game: a move takes from one of two piles, or equally from both.

use solutions::p2252 as solution;

use crate::about::{About, Family};
use crate::family::rows::Rows;
use crate::family::takes::{TakeGame, Takes};
use crate::family::wythoff::{self, lost_pair, lower_numbers};
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("p2252", "取石子游戏 (Wythoff)", Family::Takes)
    .link("https://www.luogu.com.cn/problem/P2252")
    .theory("Wythoff's game", "O(1)")
    .limits(1000, 128)
    .read(7);

const LARGEST: u32 = 1_000_000_000;
/// The largest difference of a lost pair within the statement.
const LARGEST_DIFFERENCE: u32 = 381_966_011;
/// For every difference up to this one it is proved which pair is lost.
const PROVED: u32 = 3_000_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Takes(Wythoff))
}

struct Wythoff;

impl TakeGame<2> for Wythoff {
    const LARGEST: u32 = 1500;

    fn moves(&self, most: &[u32; 2], mut to: impl FnMut([u32; 2])) {
        let [a, b] = *most;
        (1..=a).for_each(|take| to([take, 0]));
        (1..=b).for_each(|take| to([0, take]));
        (1..=a.min(b)).for_each(|take| to([take, take]));
    }

    /// The one with the same difference, if it is within the statement.
    fn lost_like(piles: &[u32; 2]) -> [u32; 2] {
        let difference = piles[0].abs_diff(piles[1]) % (LARGEST_DIFFERENCE + 1);
        let (low, high) = lost_pair(difference);
        if piles[0] < piles[1] { [low, high] } else { [high, low] }
    }
}

impl WhoWins for Wythoff {
    type Format = Rows<[u32; 2], 2>;
    type Move = [u32; 2];

    const INPUT: Input<Rows<[u32; 2], 2>> =
        Input::one(Rows::of([("a", 1..=LARGEST as u64), ("b", 1..=LARGEST as u64)]));
    const WINNERS: [&str; 2] = ["1", "0"];

    fn solution(&self, &[a, b]: &[u32; 2]) -> bool {
        solution::first_player_wins(a.into(), b.into())
    }

    fn reference(&self, &[a, b]: &[u32; 2]) -> bool {
        (a.min(b), a.max(b)) != lost_pair(a.abs_diff(b))
    }

    fn certificate(&self) -> Result<Option<String>, Broken<[u32; 2]>> {
        for (low, difference) in lower_numbers(PROVED).zip(0..) {
            for (low, is_lost) in [(low, true), (low + 1, false), (low.max(1) - 1, low == 0)] {
                let piles = [low, low + difference];
                if self.solution(&piles) == is_lost {
                    let reason = format!("of the difference {difference}, {low} is taken wrongly");
                    return Err(Broken { reason, case: Some(piles) });
                }
            }
        }
        Ok(Some(format!("the lost pair of every difference up to {PROVED}")))
    }
}

impl Cases for Wythoff {
    /// The time is that of starting a program.
    const SCALE: Scale = Scale { unit: "stones", largest: LARGEST as usize, exponent: 0.0 };

    fn shapes(&self) -> Vec<Shape<[u32; 2]>> {
        // The pair above the lost one, or this one itself.
        let near_integer = |random: &mut Random| {
            let (low, high) = lost_pair(wythoff::near_integer(random, LARGEST_DIFFERENCE));
            let above = random.number(0..=1) as u32;
            let mut piles = [low + above, high + above];
            random.shuffle(&mut piles);
            piles
        };
        vec![Shape::new("near_integer", near_integer)]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<[u32; 2]>)> {
        let (low, high) = lost_pair(LARGEST_DIFFERENCE);
        vec![
            ("largest_lost_pair", vec![[low, high]]),
            ("largest", vec![[LARGEST, LARGEST]]),
            ("farthest_apart", vec![[LARGEST, 1]]),
        ]
    }

    /// The size is that of the larger pile.
    fn sized(&self, size: usize) -> Vec<[u32; 2]> {
        vec![[size as u32, (size as u32).div_ceil(2)]]
    }
}
