//! HS09GAME: heaps of sticks, a move takes 2, 3 or 5 from one.

use std::cmp::Reverse;
use std::time::Duration;

use itertools::Itertools;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::SBoxedStrategy;
use tinyvec::ArrayVec;

use crate::about::About;
use crate::game::{Board, Game};
use crate::generator::{compositions, of_any_length, of_any_magnitude};
use crate::problem::{Broken, Problem, Rules, Scale};
use crate::random::without_two;
use crate::validator::{Lines, Malformed};

#[path = "../../../src/bin/hs09game.rs"]
#[expect(dead_code, reason = "`main` is the program's; the judge calls the answering function")]
mod solution;

pub fn problem() -> Problem {
    let about = About {
        name: "hs09game",
        title: "Strategy game",
        link: Some("https://www.spoj.com/problems/HS09GAME/"),
        theory: "subtraction game with period 7",
        complexity: "O(n)",
        sizes: "T ≤ 1000, n ≤ 1000, heaps ≤ 10^9",
        time_limit: Duration::from_secs(1),
        memory_limit_mib: 1536,
        source_limit: Some(50_000),
    };
    Problem::proven(about, SubtractionGame { grundy: Grundy::of_one_heap() })
}

const GAMES: usize = 1000;
const HEAPS: usize = 1000;
const LARGEST: u32 = 1_000_000_000;
const TAKES: [u16; 3] = [2, 3, 5];

pub struct SubtractionGame {
    grundy: Grundy,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    take: u16,
    /// Counted from 1.
    heap: usize,
}

/// Positions of more are not played out.
const MOST_PLAYED: usize = 14;

/// What is played out is small; small positions are fast.
type Heaps = ArrayVec<[u16; MOST_PLAYED]>;

impl Game for SubtractionGame {
    type Position = Heaps;
    type Move = Move;

    fn moves(&self, heaps: Heaps, mut visit: impl FnMut(Move, &Heaps)) {
        let mut left = heaps;
        for (index, heap) in heaps.iter().enumerate() {
            for take in TAKES.into_iter().filter(|take| take <= heap) {
                left[index] = heap - take;
                visit(Move { take, heap: index + 1 }, &left);
            }
            left[index] = *heap;
        }
    }
}

/// All lists of `heaps` heaps with fewer than `2^bits` sticks each: a list is those bits in a row,
/// which is the quickest of numberings.
pub struct Lists {
    heaps: u32,
    bits: u32,
}

impl Board<SubtractionGame> for Lists {
    fn positions(&self) -> usize {
        1 << (self.heaps * self.bits)
    }

    fn position(&self, number: usize) -> Heaps {
        let heap = |index| (number >> (index * self.bits) & ((1 << self.bits) - 1)) as u16;
        (0..self.heaps).map(heap).collect()
    }

    fn number(&self, heaps: &Heaps) -> usize {
        heaps.iter().rev().fold(0, |number, heap| number << self.bits | *heap as usize)
    }
}

impl Rules for SubtractionGame {
    type Case = Vec<u32>;
    type Answer = Option<Move>;
    type Board = Lists;

    const GAMES_PER_INPUT: usize = GAMES;
    // Many share an input, so there can be all of the first fourteen sizes.
    const SMALL_CASES: usize = 16_383;
    /// The heaps of all games together.
    const SCALE: Scale = Scale { unit: "heaps", largest: GAMES * HEAPS, exponent: 1.0 };

    fn write(&self, games: &[Vec<u32>]) -> String {
        let mut input = format!("{}\n", games.len());
        for heaps in games {
            input += &format!("{}\n{}\n", heaps.len(), heaps.iter().format(" "));
        }
        input
    }

    fn read(&self, input: &str) -> Result<Vec<Vec<u32>>, Malformed> {
        let mut lines = Lines::new(input);
        let games: usize = lines.line("the number of games")?.integer("T", 1..=GAMES)?;
        let mut read = vec![];
        for _ in 0..games {
            let count: usize = lines.line("the number of heaps")?.integer("n", 1..=HEAPS)?;
            let line = lines.line("the heaps")?;
            let heaps = line.integers("a heap", 0..=LARGEST)?;
            if heaps.len() != count {
                let message = format!("there must be {count} heaps, found {}", heaps.len());
                return Err(line.malformed(message));
            }
            read.push(heaps);
        }
        lines.end()?;
        Ok(read)
    }

    fn print(&self, answer: &Option<Move>) -> String {
        match answer {
            Some(Move { take, heap }) => {
                format!("Julia wins.\nTake {take} sticks from heap number {heap}.\n\n")
            }
            None => "Robert wins.\n\n".into(),
        }
    }

    fn position(&self, heaps: &Vec<u32>) -> Option<Heaps> {
        let sizes = heaps.iter().map(|heap| u64::from(*heap) + 1);
        let reachable = sizes.fold(1, u64::saturating_mul);
        let playable = heaps.len() <= MOST_PLAYED && reachable <= 10_000;
        playable.then(|| heaps.iter().map(|heap| *heap as u16).collect())
    }

    fn case(&self, heaps: Heaps) -> Vec<u32> {
        heaps.into_iter().map(u32::from).collect()
    }

    /// The largest take, then the first heap.
    fn answer(&self, winning: &[Move]) -> Option<Move> {
        winning.iter().copied().max_by_key(|made| (made.take, Reverse(made.heap)))
    }

    fn reference(&self, heaps: &Vec<u32>) -> Option<Move> {
        let mut values: Vec<_> = heaps.iter().map(|heap| self.grundy.value(*heap)).collect();
        for take in TAKES.into_iter().rev() {
            for (index, heap) in
                heaps.iter().enumerate().filter(|(_, heap)| **heap >= u32::from(take))
            {
                let before = std::mem::replace(
                    &mut values[index],
                    self.grundy.value(heap - u32::from(take)),
                );
                if values.iter().copied().reduce(|sum, value| sum ^ value) == Some(0) {
                    return Some(Move { take, heap: index + 1 });
                }
                values[index] = before;
            }
        }
        None
    }

    fn solve(&self, heaps: Heaps) -> Option<Move> {
        let mut widened = [0; MOST_PLAYED];
        for (wide, heap) in widened.iter_mut().zip(heaps) {
            *wide = u32::from(heap);
        }
        let winning = solution::winning_move(&widened[..heaps.len()])?;
        Some(Move { take: winning.take as u16, heap: winning.heap })
    }

    /// By the number of sticks and heaps together.
    fn small(&self) -> impl Iterator<Item = Vec<u32>> {
        compositions().map(|parts| parts.iter().map(|part| *part as u32 - 1).collect())
    }

    fn shapes(&self) -> Vec<(&'static str, SBoxedStrategy<Vec<u32>>)> {
        let heaps = of_any_magnitude(HEAPS as u64, |most| 1..=most as usize);
        let all_equal = (0..=LARGEST, heaps).prop_map(|(heap, heaps)| vec![heap; heaps]);
        // All heaps but the last are dead, so the winning move is as far back as it can be.
        let dead = of_any_length(0..=1_u32, 0..=HEAPS - 1);
        let last_heap = (dead, 2..=LARGEST).prop_map(|(mut heaps, last)| {
            heaps.push(last);
            heaps
        });
        vec![
            ("few_small", vec(0..=20_u32, 1..=6).sboxed()),
            ("one_heap", vec(0..=LARGEST, 1..=1).sboxed()),
            ("all_equal", all_equal.sboxed()),
            ("too_small_to_take", vec(0..=4_u32, 1..=60).sboxed()),
            ("last_heap", last_heap.sboxed()),
            ("near_limit", vec(LARGEST - 20..=LARGEST, 1..=60).sboxed()),
            ("max_random", of_any_length(0..=LARGEST, 1..=HEAPS).sboxed()),
        ]
    }

    fn without_two(&self, case: &Vec<u32>) -> impl Iterator<Item = Vec<u32>> {
        without_two(case)
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        // Every heap can move, but the only winning move is the last one tried: 2 from the last heap.
        let mut last_heap = vec![LARGEST - 1; HEAPS - 1];
        last_heap.push(LARGEST);
        vec![("only_the_last_heap", vec![last_heap; GAMES]), ("random", self.sized(GAMES * HEAPS))]
    }

    /// Random heaps, in games that are full but for the last one.
    fn sized(&self, size: usize) -> Vec<Vec<u32>> {
        // A linear congruential generator suffices: the heaps only have to differ.
        let mut state = 1_u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as u32 % (LARGEST + 1)
        };
        let heaps: Vec<_> = (0..size).map(|_| random()).collect();
        heaps.chunks(HEAPS).map(<[u32]>::to_vec).collect()
    }

    fn boards(&self) -> Vec<Lists> {
        let shapes = [(1, 11), (4, 5), (5, 4), (7, 3), (3, 7), (2, 11)];
        shapes.map(|(heaps, bits)| Lists { heaps, bits }).into()
    }

    /// The period of one heap, for every size.
    fn certificate(&self) -> Result<Option<String>, Broken<Vec<u32>>> {
        const MANY: u32 = 1_000_000;
        // What the period tells, where sizes are small and where they are largest.
        for heap in (0..MANY).chain(LARGEST - MANY..=LARGEST) {
            let (value, taken_for) = (self.grundy.value(heap), solution::grundy(heap));
            if taken_for != value {
                let reason = format!("a heap of {heap} has Grundy value {value} by the rules");
                // Beside a heap of that value it is taken for lost.
                let mut heaps = 0..self.grundy.period as u32;
                let beside = heaps.find(|heap| self.grundy.value(*heap) == taken_for);
                return Err(Broken { reason, game: beside.map(|beside| vec![beside, heap]) });
            }
        }
        Ok(Some(format!("period {} for every heap size", self.grundy.period)))
    }
}

/// The Grundy values of one heap, by the rules, as far as it takes to prove their period.
struct Grundy {
    values: Vec<u8>,
    period: usize,
}

impl Grundy {
    /// A value depends on the five before it alone. So when five values in a row come back after
    /// some steps, everything from there on comes back, for ever.
    fn of_one_heap() -> Self {
        const WINDOW: usize = 5;
        let mut values: Vec<u8> = vec![];
        loop {
            let reached: Vec<_> = TAKES
                .into_iter()
                .filter_map(|take| Some(values[values.len().checked_sub(take as usize)?]))
                .collect();
            let value = (0..).find(|value| !reached.contains(value));
            values.push(value.expect("three moves leave one of four values"));
            let repeats = |period: &usize| values[*period..].starts_with(&values[..WINDOW]);
            let longest = values.len().saturating_sub(WINDOW);
            if let Some(period) = (1..=longest).find(repeats) {
                return Self { values, period };
            }
        }
    }

    fn value(&self, heap: u32) -> u8 {
        self.values[heap as usize % self.period]
    }
}
