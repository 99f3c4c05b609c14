//! CSES 1099, Stair Game: a move carries any positive number of balls down to the next stair.

use solutions::cses_1099 as solution;

use crate::about::{About, Family};
use crate::family::lists::Lists;
use crate::family::nim::nim_sum;
use crate::family::stairs::{Carry, OnStairs, StairGame, Stairs};
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("cses_1099", "Stair Game", Family::Stairs)
    .link("https://cses.fi/problemset/task/1099")
    .theory("staircase Nim", "O(n)")
    .limits(1000, 512)
    .source_limit(128_000)
    .read(4);

const STAIRS: usize = 200_000;
const MOST: u32 = 1_000_000_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, OnStairs(StairGameOnALine))
}

struct StairGameOnALine;

impl StairGame for StairGameOnALine {
    fn stairs(&self, balls: &Vec<u32>) -> Option<Stairs> {
        let down = (0..balls.len()).map(|stair: usize| stair.checked_sub(1));
        Some(Stairs { coins: balls.clone(), ways: vec![down.collect()] })
    }

    fn set_coins(&self, balls: &mut Vec<u32>, coins: &[u32]) {
        balls.copy_from_slice(coins);
    }

    fn spaces(&self) -> Vec<Vec<(Vec<u32>, u32)>> {
        let stairs_and_balls =
            [(1, 1000), (2, 600), (3, 100), (12, 7), (4, 45), (8, 13), (5, 28), (6, 20)];
        stairs_and_balls.map(|(stairs, most)| vec![(vec![0; stairs], most)]).into()
    }
}

impl WhoWins for StairGameOnALine {
    type Format = Lists<u32>;
    type Move = Carry;

    const INPUT: Input<Lists<u32>> =
        Input::many("t", STAIRS, Lists::counted("n", 1..=STAIRS).of("stair", 0..=MOST as u64))
            .total("stairs", STAIRS);
    const WINNERS: [&str; 2] = ["first", "second"];

    fn solution(&self, balls: &Vec<u32>) -> bool {
        solution::first_player_wins(balls)
    }

    fn reference(&self, balls: &Vec<u32>) -> bool {
        nim_sum(balls.chunks_exact(2).map(|pair| u64::from(pair[1]))) != 0
    }
}

impl Cases for StairGameOnALine {
    const SCALE: Scale = Scale::linear("stairs", STAIRS);

    /// The same stairs twice: of an even number, so that what counts once counts twice.
    fn even_out(random: &mut Random, balls: &mut Vec<u32>) {
        let kept = balls.len() / 4 * 2;
        if kept > 0 && random.once_in(2) {
            balls.truncate(kept);
            balls.extend_from_within(..);
        }
    }

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        vec![
            // Balls on one stair of many.
            Shape::new("one_stair", |random| {
                let mut balls = vec![0; random.length(1..=60)];
                let stair = random.index(balls.len());
                balls[stair] = random.magnitude(1..=MOST.into()) as u32;
                balls
            }),
            // Balls where they count, or where they do not.
            Shape::new("every_other_stair", |random| {
                let stairs = random.length(2..=60);
                let (first, balls) = (random.index(2), random.magnitude(1..=MOST.into()) as u32);
                let has_balls = |stair| stair % 2 == first;
                (0..stairs).map(|stair| if has_balls(stair) { balls } else { 0 }).collect()
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        // Lost, but won when one of the stairs that count is overlooked.
        let all_equal = vec![MOST; STAIRS];
        vec![
            ("one_stair_a_game", vec![vec![MOST]; STAIRS]),
            ("one_game_of_equal_stairs", vec![all_equal]),
            ("random", self.sized(STAIRS)),
        ]
    }
}
