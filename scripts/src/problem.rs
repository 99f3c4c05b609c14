//! What a problem is: what is known about it, and, once it has rules, how it is proven.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Result, ensure};
use itertools::Itertools;
use proptest::strategy::SBoxedStrategy;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::about::About;
use crate::deep::{self, Deep};
use crate::game::{Board, Game, Oracle};
use crate::random::{Random, RandomTests};
use crate::validator::Malformed;

/// A problem as the judge holds it.
pub struct Problem {
    pub about: About,
    /// `None` while nobody has written the rules down: then only its samples speak.
    pub proof: Option<Box<dyn Proof>>,
}

impl Problem {
    /// A problem that is judged on its samples alone, and says so.
    pub fn draft(about: About) -> Self {
        Self { about, proof: None }
    }

    pub fn proven(about: About, rules: impl Rules) -> Self {
        Self { about, proof: Some(Box::new(rules)) }
    }
}

/// What an input grows in while all else that the statement bounds stands still, and how the time
/// is claimed to grow with it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    /// What the size counts, such as `heaps`.
    pub unit: &'static str,
    /// The largest size that the statement allows; the smallest is 1.
    pub largest: usize,
    /// The time grows no faster than the size to this power, give or take a logarithm.
    pub exponent: f64,
}

/// Everything that proves one problem: its input, its rules, its generators. One `Case` is one
/// game; an input holds one, or several where the statement starts it with a count.
pub trait Rules: Game<Position: Send + Debug> + Send + Sized + 'static {
    type Case: Clone + Debug + PartialEq + Send + Sync + 'static;
    type Answer: PartialEq + Debug + Send;
    type Board: Board<Self>;

    /// How many games one input may hold; 1 where it has no count.
    const GAMES_PER_INPUT: usize;
    /// How many small cases are tried through input and output: all lists of the first eleven sizes.
    const SMALL_CASES: usize = 2047;
    /// What `sized` grows.
    const SCALE: Scale;

    fn write(&self, games: &[Self::Case]) -> String;
    /// The validator.
    fn read(&self, input: &str) -> Result<Vec<Self::Case>, Malformed>;
    /// What the statement wants printed for one game, line ends included.
    fn print(&self, answer: &Self::Answer) -> String;

    /// The position to play out; `None` where the case is too big for that.
    fn position(&self, case: &Self::Case) -> Option<Self::Position>;
    /// The case that is played from this position.
    fn case(&self, position: Self::Position) -> Self::Case;
    /// The answer, once it is known which moves win.
    fn answer(&self, winning: &[Self::Move]) -> Self::Answer;
    /// The plain slow method, for cases that are too big to play.
    fn reference(&self, case: &Self::Case) -> Self::Answer;
    /// What the solution's own function answers.
    fn solve(&self, position: Self::Position) -> Self::Answer;

    /// All small cases, smallest first; it may go on for ever.
    fn small(&self) -> impl Iterator<Item = Self::Case>;
    /// Random cases by shape.
    fn shapes(&self) -> Vec<(&'static str, SBoxedStrategy<Self::Case>)>;
    /// The cases that lack two parts of this one, to shrink what does not fail without just one: two
    /// equal heaps cancel out.
    fn without_two(&self, _case: &Self::Case) -> impl Iterator<Item = Self::Case> {
        std::iter::empty()
    }
    /// The largest inputs that the statement allows, the hardest for a slow method first.
    fn maximal(&self) -> Vec<(&'static str, Vec<Self::Case>)>;
    /// The games of an input of this size, 1 to the scale's largest: like those of any other size,
    /// only more or fewer.
    fn sized(&self, size: usize) -> Vec<Self::Case>;
    /// What is played out for the group deep; the smaller ones first.
    fn boards(&self) -> Vec<Self::Board>;
    /// Whether the statement lets a game start there. The solution need not know what to answer where
    /// games only get to.
    fn may_start(&self, _position: &Self::Position) -> bool {
        true
    }

    /// A proof that reaches further than any board; says what it proved, or what is wrong.
    fn certificate(&self) -> Result<Option<String>, Broken<Self::Case>> {
        Ok(None)
    }
    /// Other spellings of an input which only this problem allows, each with a name.
    fn spellings(&self, _input: &str) -> Vec<(&'static str, String)> {
        vec![]
    }
}

/// What is wrong with a certificate.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Broken<Game> {
    pub reason: String,
    /// What the solution must therefore answer wrongly, as far as that is known.
    pub game: Option<Game>,
}

/// One input and what must be printed for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    pub name: String,
    pub input: Vec<u8>,
    pub expected: Vec<u8>,
    /// How many games the input holds.
    pub games: usize,
}

/// [`Rules`] without their types: what the groups need, in terms of inputs and outputs.
///
/// Every method that answers with an error has found the judge itself at fault.
pub trait Proof: Send + Sync {
    /// Checks an input and tells what must be printed for it.
    fn test(&self, name: &str, input: &str) -> Result<Result<Test, Malformed>>;
    /// How many small cases are to be tried.
    fn small_cases(&self) -> usize;
    /// The first `cases` small cases, smallest first, each played out and held against the
    /// reference; where an input may hold several games, many share one.
    fn exhaustive(&self, cases: usize) -> Result<Vec<Test>>;
    /// The games of a test, each as a test of its own; they are numbered from `first` on.
    fn alone(&self, test: &Test, first: usize) -> Result<Vec<Test>>;
    fn deep(&self) -> Deep;
    /// One after the other, since each may be large.
    fn maximal(&self) -> Box<dyn ExactSizeIterator<Item = Result<Test>> + '_>;
    fn scale(&self) -> Scale;
    fn sized(&self, size: usize) -> Result<Test>;
    /// The random tests that come from this seed.
    fn random(&self, seed: u64) -> Box<dyn Random + '_>;
    fn spellings(&self, input: &str) -> Vec<(&'static str, String)>;
}

/// How many small games share an input: enough to be worth a program's start.
const GAMES_TOGETHER: usize = 32;

impl<R: Rules> Proof for R {
    fn test(&self, name: &str, input: &str) -> Result<Result<Test, Malformed>> {
        let games = match self.read(input) {
            Ok(games) => games,
            Err(malformed) => return Ok(Err(malformed)),
        };
        let mut oracle = Oracle::new(self);
        let mut expected = String::new();
        for game in &games {
            expected += &self.print(&true_answer(self, &mut oracle, game)?);
        }
        Ok(Ok(Test {
            name: name.to_owned(),
            input: input.into(),
            expected: expected.into(),
            games: games.len(),
        }))
    }

    fn small_cases(&self) -> usize {
        R::SMALL_CASES
    }

    fn exhaustive(&self, cases: usize) -> Result<Vec<Test>> {
        let mut oracle = Oracle::new(self);
        let small = self.small().take(cases);
        let inputs = small.chunks(GAMES_TOGETHER.min(R::GAMES_PER_INPUT));
        let mut first = 1;
        let tests = inputs.into_iter().map(|games| {
            let games: Vec<_> = games.collect();
            let mut expected = String::new();
            for game in &games {
                ensure!(
                    self.position(game).is_some(),
                    "the small case {game:?} is too big to be played: let `position` accept it"
                );
                expected += &self.print(&true_answer(self, &mut oracle, game)?);
            }
            let numbers = first..first + games.len();
            first = numbers.end;
            let name = match games.len() {
                1 => numbers.start.to_string(),
                _ => format!("{}-{}", numbers.start, numbers.end - 1),
            };
            let input = self.write(&games).into();
            Ok(Test { name, input, expected: expected.into(), games: games.len() })
        });
        tests.collect()
    }

    fn alone(&self, test: &Test, first: usize) -> Result<Vec<Test>> {
        let games = self.read(str::from_utf8(&test.input)?)?;
        let alone = games
            .iter()
            .zip(first..)
            .map(|(game, number)| referenced(self, number.to_string(), std::slice::from_ref(game)));
        alone.collect()
    }

    fn deep(&self) -> Deep {
        let boards = self.boards();
        // The largest board starts first, so that no core waits for it at the end.
        let play = |number| deep::first_wrong_answer(self, &boards[boards.len() - 1 - number]);
        // It calls the solution, too.
        let certify: &(dyn Fn() -> Result<Option<String>, Broken<String>> + Sync) = &|| {
            let certified = catch_unwind(AssertUnwindSafe(|| self.certificate()))
                .unwrap_or_else(|_| Err(Broken { reason: "a panic".into(), game: None }));
            certified.map_err(|Broken { reason, game }| Broken {
                reason,
                game: game.map(|game| self.write(&[game])),
            })
        };
        let (played, certificate) = rayon::join(|| on_all_cores(boards.len(), &play), certify);
        let positions = played.iter().map(|(positions, _)| positions).sum();
        let failure = played.into_iter().rev().find_map(|(_, failure)| failure);
        Deep { positions, certificate, failure }
    }

    fn maximal(&self) -> Box<dyn ExactSizeIterator<Item = Result<Test>> + '_> {
        let tests = Rules::maximal(self).into_iter();
        Box::new(tests.map(|(name, games)| referenced(self, name.to_owned(), &games)))
    }

    fn scale(&self) -> Scale {
        R::SCALE
    }

    fn sized(&self, size: usize) -> Result<Test> {
        referenced(self, format!("{size}_{}", R::SCALE.unit), &Rules::sized(self, size))
    }

    fn random(&self, seed: u64) -> Box<dyn Random + '_> {
        Box::new(RandomTests::new(self, seed))
    }

    fn spellings(&self, input: &str) -> Vec<(&'static str, String)> {
        Rules::spellings(self, input)
    }
}

/// Plays the case out if it is small enough and holds the reference against it.
fn true_answer<R: Rules>(
    rules: &R,
    oracle: &mut Oracle<'_, R>,
    case: &R::Case,
) -> Result<R::Answer> {
    let reference = rules.reference(case);
    if let Some(position) = rules.position(case) {
        let played = rules.answer(&oracle.winning_moves(position));
        ensure!(
            played == reference,
            "the judge contradicts itself on {case:?}: \
             playing gives {played:?}, the reference {reference:?}"
        );
    }
    Ok(reference)
}

/// The games as an input, with the reference's answers.
pub(crate) fn referenced<R: Rules>(rules: &R, name: String, games: &[R::Case]) -> Result<Test> {
    let input = rules.write(games);
    if let Err(malformed) = rules.read(&input) {
        anyhow::bail!("the generator {name} makes input outside the statement: {malformed}");
    }
    // Inputs may repeat a game a thousand times.
    let runs: Vec<_> = games.iter().dedup_with_count().collect();
    let answer = |number: usize| {
        let (times, game) = runs[number];
        rules.print(&rules.reference(game)).repeat(times)
    };
    let answers = on_all_cores(runs.len(), &answer);
    Ok(Test { name, input: input.into(), expected: answers.concat().into(), games: games.len() })
}

/// The results in order. The work is begun in order, too, so that what takes longest can come first.
/// Not generic over the work, or rayon would be compiled anew for every problem.
fn on_all_cores<T: Send>(count: usize, work: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
    let numbered = (0..count).par_bridge().map(|number| (number, work(number)));
    let mut results: Vec<_> = numbered.collect();
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
