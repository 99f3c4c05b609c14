//! ABC368 F: the game of `towers`, with small numbers.

use std::ops::ControlFlow;
use std::time::Duration;

use itertools::Itertools;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::SBoxedStrategy;

use super::towers::{
    DividingGame, Lists, MOST_PLAYED, Numbers, Replace, prime_factors, won_but_for_the_last,
};
use crate::about::About;
use crate::game::{Board, Game, play_out};
use crate::generator::{compositions, of_any_length, of_any_magnitude, prime_power};
use crate::problem::{Broken, Problem, Rules, Scale};
use crate::random::without_two;
use crate::validator::{Lines, Malformed};

#[path = "../../../src/bin/abc368_f.rs"]
#[expect(dead_code, reason = "`main` is the program's; the judge calls the answering function")]
mod solution;

pub fn problem() -> Problem {
    let about = About {
        name: "abc368_f",
        title: "ABC368 F, Dividing Game",
        link: Some("https://atcoder.jp/contests/abc368/tasks/abc368_f"),
        theory: "prime factors as Nim heaps, sieved",
        complexity: "O(M + N)",
        sizes: "N ≤ 10^5, numbers ≤ M = 10^5",
        time_limit: Duration::from_secs(2),
        memory_limit_mib: 1024,
        source_limit: None,
    };
    Problem::proven(about, Abc368F { game: DividingGame::up_to(DEEP_NUMBER) })
}

const NUMBERS: usize = 100_000;
const LARGEST: usize = 100_000;
/// The largest number that lists of numbers are played out with.
const DEEP_NUMBER: usize = 300;

struct Abc368F {
    game: DividingGame,
}

impl Game for Abc368F {
    type Position = Numbers;
    type Move = Replace;

    fn moves(&self, numbers: Numbers, visit: impl FnMut(Replace, &Numbers)) {
        self.game.moves(numbers, visit);
    }
}

impl Rules for Abc368F {
    type Case = Vec<usize>;
    /// Whether the first player wins.
    type Answer = bool;
    type Board = Lists;

    const GAMES_PER_INPUT: usize = 1;
    /// N and the largest number M grow together: with M at its largest, its sieve would take longer
    /// than reading all numbers, and no growth could be told.
    const SCALE: Scale = Scale { unit: "numbers", largest: NUMBERS, exponent: 1.0 };

    fn write(&self, games: &[Vec<usize>]) -> String {
        let numbers = games.iter().flatten();
        format!("{}\n{}\n", numbers.clone().count(), numbers.format(" "))
    }

    fn read(&self, input: &str) -> Result<Vec<Vec<usize>>, Malformed> {
        let mut lines = Lines::new(input);
        let count: usize = lines.line("the number of numbers")?.integer("N", 1..=NUMBERS)?;
        let line = lines.line("the numbers")?;
        let numbers = line.integers("a number", 2..=LARGEST)?;
        if numbers.len() != count {
            let message = format!("there must be {count} numbers, found {}", numbers.len());
            return Err(line.malformed(message));
        }
        lines.end()?;
        Ok(vec![numbers])
    }

    fn print(&self, first_player_wins: &bool) -> String {
        if *first_player_wins { "Anna\n".into() } else { "Bruno\n".into() }
    }

    fn position(&self, numbers: &Vec<usize>) -> Option<Numbers> {
        let numbers: Vec<_> = numbers.iter().map(|number| *number as u64).collect();
        self.game.position(&numbers)
    }

    fn case(&self, numbers: Numbers) -> Vec<usize> {
        numbers.into_iter().map(|number| number as usize).collect()
    }

    fn answer(&self, winning: &[Replace]) -> bool {
        !winning.is_empty()
    }

    fn reference(&self, numbers: &Vec<usize>) -> bool {
        numbers.iter().fold(0, |sum, number| sum ^ prime_factors(*number as u64)) != 0
    }

    fn solve(&self, numbers: Numbers) -> bool {
        let mut indices = [0; MOST_PLAYED];
        for (index, number) in indices.iter_mut().zip(numbers) {
            *index = number as usize;
        }
        solution::first_player_wins(&indices[..numbers.len()])
    }

    /// By the sum, after 1 is taken from every number.
    fn small(&self) -> impl Iterator<Item = Vec<usize>> {
        compositions().map(|parts| parts.iter().map(|part| *part as usize + 1).collect())
    }

    fn shapes(&self) -> Vec<(&'static str, SBoxedStrategy<Vec<usize>>)> {
        let numbers = LARGEST as u64;
        let number = of_any_magnitude(numbers, |largest| 2..=largest as usize);
        let all_equal = (number, 1..=300_usize).prop_map(|(number, n)| vec![number; n]);
        let prime_powers = of_any_magnitude(numbers, |largest| {
            vec(prime_power(largest).prop_map(|power| power as usize), 1..=40)
        });
        // The sieve ends there.
        let near_powers_of_ten = of_any_magnitude(numbers, |largest| {
            vec(largest.saturating_sub(20).max(2) as usize..=largest as usize, 1..=60)
        });
        let random =
            of_any_magnitude(numbers, |largest| of_any_length(2..=largest as usize, 1..=1000));
        vec![
            ("few_small", vec(2..=60_usize, 1..=6).sboxed()),
            ("all_equal", all_equal.sboxed()),
            ("prime_powers", prime_powers.sboxed()),
            ("near_powers_of_ten", near_powers_of_ten.sboxed()),
            ("random", random.sboxed()),
        ]
    }

    fn without_two(&self, case: &Vec<usize>) -> impl Iterator<Item = Vec<usize>> {
        without_two(case)
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<usize>>)> {
        // The largest prime: trial division takes longest on it.
        let largest_prime = vec![vec![99_991; NUMBERS]];
        vec![
            ("all_the_largest_prime", largest_prime),
            ("every_number", self.sized(NUMBERS)),
            (
                "won_but_for_the_last_number",
                vec![won_but_for_the_last(NUMBERS, 3_usize.pow(10), 2_usize.pow(16))],
            ),
        ]
    }

    /// Every number there may be from 2 on; after the largest 2 comes again.
    fn sized(&self, size: usize) -> Vec<Vec<usize>> {
        vec![(2..=LARGEST).cycle().take(size).collect()]
    }

    fn boards(&self) -> Vec<Lists> {
        let shapes = [(1, 100), (2, DEEP_NUMBER as u32), (5, 13), (3, 85), (4, 34)];
        shapes.map(|(count, largest)| Lists { count, largest }).into()
    }

    /// 1 comes up in play, but not in the statement's lists.
    fn may_start(&self, numbers: &Numbers) -> bool {
        numbers.iter().all(|number| *number > 1)
    }

    /// `X` beside `2^k` is lost for the player to move iff both are worth the same, so playing that
    /// pair for all `k` shows what `X` is worth, for every number the statement allows.
    fn certificate(&self) -> Result<Option<String>, Broken<Vec<usize>>> {
        let counts = solution::prime_factor_counts(LARGEST);
        let game = DividingGame::up_to(LARGEST);
        let board = BesidePowers;
        let visited = play_out(&game, &board, |pair, winning| {
            let (number, exponent) = (pair[0], pair[1].trailing_zeros());
            let loses = u32::from(counts[number as usize]) == exponent;
            if number == 1 || loses == winning.is_empty() {
                return ControlFlow::Continue(());
            }
            let reason = format!("{number} beside 2^{exponent} shows that its count is wrong");
            // The game is the same without 1.
            let game = pair.iter().map(|number| *number as usize).filter(|number| *number > 1);
            ControlFlow::Break(Broken { reason, game: Some(game.collect()) })
        });
        match visited {
            ControlFlow::Break(broken) => Err(broken),
            ControlFlow::Continue(()) => {
                let pairs = Board::<DividingGame>::positions(&board);
                Ok(Some(format!("every number up to {LARGEST} by playing {pairs} pairs")))
            }
        }
    }
}

/// Every number the statement allows, and 1, beside every power of two that it allows.
struct BesidePowers;

impl BesidePowers {
    const POWERS: usize = LARGEST.ilog2() as usize + 1;
}

impl Board<DividingGame> for BesidePowers {
    fn positions(&self) -> usize {
        LARGEST * Self::POWERS
    }

    fn position(&self, number: usize) -> Numbers {
        let (above_one, exponent) = (number / Self::POWERS, number % Self::POWERS);
        [above_one as u32 + 1, 1 << exponent].into_iter().collect()
    }

    fn number(&self, pair: &Numbers) -> usize {
        (pair[0] as usize - 1) * Self::POWERS + pair[1].trailing_zeros() as usize
    }
}
