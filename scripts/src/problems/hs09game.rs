//! HS09GAME: heaps of sticks, a move takes 2, 3 or 5 from one.

use std::cmp::Reverse;

use solutions::hs09game as solution;

use crate::about::{About, Family};
use crate::family::heaps::{HeapGame, Heaps, Replace, certify};
use crate::family::lists::Lists;
use crate::family::nim::moves_to_zero;
use crate::family::period::Period;
use crate::jury::Problem;
use crate::rules::{Answers, Broken, Cases, Input, Scale, Shape, Statement, Told};

const ABOUT: About = About::new("hs09game", "Strategy game", Family::Heaps)
    .link("https://www.spoj.com/problems/HS09GAME/")
    .theory("subtraction game with period 7", "O(n)")
    .limits(1000, 1536)
    .source_limit(50_000)
    .read(2);

const GAMES: usize = 1000;
const HEAPS: usize = 1000;
const LARGEST: u32 = 1_000_000_000;
const TAKES: [u32; 3] = [2, 3, 5];

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(SubtractionGame(Period::of(&TAKES))))
}

struct SubtractionGame(Period);

impl HeapGame for SubtractionGame {
    const SPACES: &'static [(usize, u32)] =
        &[(1, 2047), (4, 31), (5, 15), (7, 7), (3, 127), (2, 2047)];

    fn moves(&self, (): &(), heap: u32, to: impl FnMut(u32)) {
        TAKES.iter().filter_map(|take| heap.checked_sub(*take)).for_each(to);
    }

    fn steady(&self, (): &()) -> Option<u32> {
        TAKES.into_iter().max()
    }

    fn tell(&self, _: &Vec<u32>, made: &Replace) -> Told {
        Told::of([("take", made.from - made.to)]).and("from heap", made.index + 1)
    }
}

impl Statement for SubtractionGame {
    type Format = Lists<u32>;
    /// The take and the heap, counted from 1.
    type Answer = Option<(u32, usize)>;

    const INPUT: Input<Lists<u32>> =
        Input::many("T", GAMES, Lists::counted("n", 1..=HEAPS).of("heap", 0..=LARGEST as u64));

    fn print(&self, answer: &Self::Answer) -> String {
        match answer {
            Some((take, n)) => format!("Julia wins.\nTake {take} sticks from heap number {n}.\n\n"),
            None => "Robert wins.\n\n".into(),
        }
    }
}

impl Cases for SubtractionGame {
    /// The heaps of all games together.
    const SCALE: Scale = Scale::linear("heaps", GAMES * HEAPS);

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        vec![
            Shape::new("too_small_to_take", |random| {
                let heaps = random.length(1..=60);
                Self::INPUT.format.draw(random, heaps, 4)
            }),
            // No heap but the last can move: the winning move is as far back as it can be.
            Shape::new("last_heap", |random| {
                let small = random.length(0..=HEAPS - 1);
                let mut heaps = Self::INPUT.format.draw(random, small, 1);
                heaps.push(random.number(2..=LARGEST.into()) as u32);
                heaps
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        // The only winning move is the last one tried: 2 from the last heap.
        let mut last_heap = vec![LARGEST - 1; HEAPS - 1];
        last_heap.push(LARGEST);
        vec![("only_the_last_heap", vec![last_heap; GAMES]), ("random", self.sized(GAMES * HEAPS))]
    }
}

impl Answers for SubtractionGame {
    type Move = Replace;

    /// The largest take, then the first heap.
    fn answer(&self, _: &Vec<u32>, winning: &[Replace]) -> Self::Answer {
        let moves = winning.iter().map(|made| (made.from - made.to, made.index + 1));
        moves.max_by_key(|(take, heap)| (*take, Reverse(*heap)))
    }

    fn solution(&self, heaps: &Vec<u32>) -> Self::Answer {
        solution::winning_move(heaps).map(|made| (made.take, made.heap))
    }

    fn reference(&self, heaps: &Vec<u32>) -> Self::Answer {
        self.answer(heaps, &moves_to_zero(self, heaps, |heap| self.0.value(heap)))
    }

    /// The period, where sizes are small and where they are largest.
    fn certificate(&self) -> Result<Option<String>, Broken<Vec<u32>>> {
        const MANY: u32 = 1_000_000;
        let heaps = (0..MANY).chain(LARGEST - MANY..=LARGEST);
        let value = |heap| self.0.value(heap);
        certify::<Self>(heaps, value, |heap| solution::grundy(heap).into())?;
        Ok(Some(format!("period {} for every heap size", self.0.length)))
    }
}
