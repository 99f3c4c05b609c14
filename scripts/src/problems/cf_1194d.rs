//! Codeforces 1194 D, 1-2-K Game: a move takes a chip 1, 2 or k cells down.

use solutions::cf_1194d as solution;

use crate::about::{About, Family};
use crate::family::heaps::{HeapGame, Heaps, Replace, Under, winning_heaps};
use crate::family::rows::{Row, Rows};
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("cf_1194d", "CF 1194 D, 1-2-K Game", Family::Heaps)
    .link("https://codeforces.com/problemset/problem/1194/D")
    .theory("subtraction game, its period from a parameter", "O(1) a game")
    .limits(2000, 256);

const GAMES: usize = 100;
const LARGEST: u32 = 1_000_000_000;
/// `deep` plays by every k from 3 to this one.
const PLAYED: u32 = 200;
/// For every k up to this one it is proved who wins for every n.
const PROVED: u32 = 3000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(OneTwoK))
}

struct OneTwoK;

/// The chip's cell as a heap, under a k.
type Chip = Under<u32, u32>;

fn chip(n: u32, k: u32) -> Chip {
    Under { params: k, heaps: vec![n] }
}

impl HeapGame for OneTwoK {
    const SPACES: &'static [(usize, u32)] = &[(1, 10_000)];
    const TAKE: &'static str = "down";

    fn moves(&self, k: &u32, cell: u32, to: impl FnMut(u32)) {
        [1, 2, *k].iter().filter_map(|step| cell.checked_sub(*step)).for_each(to);
    }

    fn steady(&self, k: &u32) -> Option<u32> {
        Some(*k)
    }

    fn params(&self) -> Vec<u32> {
        (3..=PLAYED).collect()
    }
}

impl WhoWins for OneTwoK {
    type Format = Rows<Chip, 2>;
    type Move = Replace;

    const INPUT: Input<Rows<Chip, 2>> =
        Input::many("T", GAMES, Rows::of([("n", 0..=LARGEST as u64), ("k", 3..=LARGEST as u64)]));
    const WINNERS: [&str; 2] = ["Alice", "Bob"];

    fn solution(&self, chip: &Chip) -> bool {
        solution::first_player_wins(chip.heaps[0], chip.params)
    }

    fn reference(&self, chip: &Chip) -> bool {
        let (n, k) = (chip.heaps[0], chip.params);
        let in_block = n % period(k);
        !(in_block.is_multiple_of(3) && in_block < k)
    }

    /// No move goes further than k cells. So if k cells in a row come back one period later, all
    /// cells do, for ever.
    fn certificate(&self) -> Result<Option<String>, Broken<Chip>> {
        for k in 3..=PROVED {
            let period = period(k);
            let wins = winning_heaps(self, &k, period + k);
            let comes_back = |n: u32| wins[(n + period) as usize] == wins[n as usize];
            if !(0..k).all(comes_back) {
                let reason = format!("with k = {k}, {period} is no period");
                return Err(Broken { reason, case: None });
            }
            let mut cells = (0..period + k).chain(LARGEST - period..=LARGEST);
            let wins = |n: u32| wins[(n % period) as usize];
            if let Some(n) = cells.find(|n| solution::first_player_wins(*n, k) != wins(*n)) {
                let reason = format!("with k = {k}, cell {n} is not as cell {}", n % period);
                return Err(Broken { reason, case: Some(chip(n, k)) });
            }
        }
        Ok(Some(format!("for k up to {PROVED}, every cell")))
    }
}

impl Cases for OneTwoK {
    const SCALE: Scale = Scale::linear("games", GAMES);

    fn shapes(&self) -> Vec<Shape<Chip>> {
        // Around the end of a block of k + 1 cells, for a k that 3 divides or the next one.
        let block_end = |random: &mut Random| {
            let k = 3 * random.magnitude(1..=u64::from(LARGEST) / 3 - 1) + random.number(0..=1);
            let blocks = random.magnitude(1..=u64::from(LARGEST) / (k + 1));
            let n = (blocks * (k + 1) + random.number(0..=3)).saturating_sub(2);
            Chip::of([n.min(LARGEST.into()), k])
        };
        vec![Shape::new("block_end", block_end)]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Chip>)> {
        vec![
            ("largest_chip_and_step", vec![chip(LARGEST, LARGEST); GAMES]),
            ("most_blocks", vec![chip(LARGEST, 3); GAMES]),
            ("random", self.sized(GAMES)),
        ]
    }
}

/// After so many cells the lost ones come back.
fn period(k: u32) -> u32 {
    if k.is_multiple_of(3) { k + 1 } else { 3 }
}
