//! The answers: by play as far as that goes, by the reference beyond.

use std::sync::OnceLock;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use itertools::Itertools;
use rayon::prelude::*;

use super::deep;
use super::deep::Deep;
use super::explore::{self, Wanted};
use super::pace;
use super::random::{Drawn, RandomTests};
use super::start;
use super::{Jury, NoGame, Small, Start, Table, Test};
use crate::checker;
use crate::checker::{Comparison, Difference};
use crate::game::Oracle;
use crate::rules::{
    Answers, CaseOf, Cases, Explored, Format, Input, Play, Scale, Statement, Watch,
};
use crate::validator::Malformed;

/// How many small cases share an input: enough to be worth a program's start.
const TOGETHER: usize = 32;
/// So many small cases at least must be small enough to be played.
const PLAYED_AT_LEAST: usize = 32;
/// All lists of the first eleven sizes.
const SMALL_CASES: usize = 2047;
/// Where many share an input there can be all of the first fourteen sizes.
const SMALL_CASES_TOGETHER: usize = 16_383;
/// How many moves are looked at to play the cases of an input; the reference answers beyond.
const BUDGET: usize = 300_000;

/// A game with the rules of a problem, as its jury.
pub struct Court<P: Play> {
    pub(super) game: P,
    pub(super) input: Input<<P::Rules as Statement>::Format>,
    /// Whether there are a solution and a reference.
    pub(super) is_solved: bool,
    /// All that are tried: once for the solution and for all wrong programs.
    small: OnceLock<Small>,
}

impl<P: Play> Court<P> {
    pub fn new(game: P) -> Self {
        Self { game, input: P::Rules::INPUT, is_solved: true, small: OnceLock::new() }
    }

    /// With rules alone.
    pub(super) fn unsolved(game: P) -> Self {
        Self { is_solved: false, ..Self::new(game) }
    }

    pub(super) fn rules(&self) -> &P::Rules {
        self.game.rules()
    }

    /// The answer by play; `None` where the case is too large for that.
    pub(super) fn played(
        &self,
        oracle: &mut Oracle<'_, P>,
        case: &CaseOf<P::Rules>,
        budget: &mut usize,
    ) -> Option<Answer<P>> {
        self.rules().played(case, &mut |case| {
            let position = self.game.position(case)?;
            oracle.winning_moves(&position, budget)
        })
    }

    /// Plays the case out if it is small enough, and checks the reference against that.
    fn truth(
        &self,
        oracle: &mut Oracle<'_, P>,
        case: &CaseOf<P::Rules>,
        budget: &mut usize,
    ) -> Result<Truth<P>> {
        let answer = self.rules().reference(case);
        let played = self.played(oracle, case, budget);
        if let Some(played) = &played {
            ensure!(
                *played == answer,
                "the judge contradicts itself on {case:?}: \
                 playing gives {played:?}, the reference {answer:?}"
            );
        }
        Ok(Truth { answer, is_played: played.is_some() })
    }

    /// The cases as an input, with the reference's answers.
    pub(super) fn referenced(&self, name: String, cases: &[CaseOf<P::Rules>]) -> Result<Test> {
        let input = self.input.write(cases);
        if let Err(malformed) = self.input.read(&input) {
            bail!("the generator {name} makes input outside the statement: {malformed}");
        }
        // Inputs may repeat a case a thousand times.
        let runs: Vec<_> = cases.iter().dedup_with_count().collect();
        let answer = |number: usize| {
            let (times, case) = runs[number];
            self.rules().print(&self.rules().reference(case)).repeat(times)
        };
        let expected = if runs.len() > 1 {
            on_all_cores(runs.len(), &answer).concat()
        } else {
            (0..runs.len()).map(answer).collect()
        };
        Ok(Test {
            name,
            input: input.into(),
            expected: expected.into(),
            cases: cases.len(),
            opponent: None,
        })
    }

    fn play_small(&self, cases: usize) -> Result<Small> {
        let mut oracle = Oracle::new(&self.game);
        let (mut tests, mut first, mut played) = (vec![], 1, 0);
        let mut is_playable = true;
        let small = self.input.format.small().take(cases);
        let chunks = small.chunks(TOGETHER.min(self.input.most_cases()));
        for cases in &chunks {
            let cases: Vec<_> = cases.collect();
            let mut expected = String::new();
            for case in &cases {
                let mut budget = if is_playable { BUDGET } else { 0 };
                let truth = self.truth(&mut oracle, case, &mut budget)?;
                // Larger ones would use up their budget, too.
                is_playable &= truth.is_played;
                played += usize::from(is_playable);
                ensure!(
                    is_playable || played >= PLAYED_AT_LEAST,
                    "the small case {case:?} is too large to be played"
                );
                expected += &self.rules().print(&truth.answer);
            }
            let last = first + cases.len() - 1;
            let name = if first == last { first.to_string() } else { format!("{first}-{last}") };
            let input = self.input.write(&cases).into();
            let (expected, cases) = (expected.into(), cases.len());
            tests.push(Test { name, input, expected, cases, opponent: None });
            first = last + 1;
        }
        Ok(Small { tests, played })
    }

    /// Reads both outputs answer by answer, and plays on what differs.
    fn compare_answers(&self, test: &Test, output: &str) -> Result<Comparison> {
        let cases = self.input.read(str::from_utf8(&test.input)?)?;
        let mut wanted = str::from_utf8(&test.expected)?.split_ascii_whitespace();
        let tokens: Vec<_> = output.split_ascii_whitespace().collect();
        let mut found = tokens.iter().copied();
        for case in &cases {
            let at = tokens.len() - found.len();
            let expected = self.rules().parse(&mut wanted);
            let expected = expected.context("the expected output cannot be read")?;
            let answer = self.rules().parse(&mut found);
            if !answer.is_some_and(|answer| self.rules().accepts(case, &expected, &answer)) {
                let printed = self.rules().print(&expected);
                let first = printed.split_ascii_whitespace().next();
                let bytes = |token: &str| token.as_bytes().to_vec();
                let found = tokens.get(at).copied().map(bytes);
                let expected = first.map(bytes);
                return Ok(Comparison::Differs(Difference { token: at + 1, expected, found }));
            }
        }
        let at = tokens.len() - found.len();
        Ok(match found.next() {
            None => Comparison::Equal,
            Some(token) => Comparison::Differs(Difference {
                token: at + 1,
                expected: None,
                found: Some(token.into()),
            }),
        })
    }
}

type Answer<P> = <<P as Play>::Rules as Statement>::Answer;

struct Truth<P: Play> {
    answer: Answer<P>,
    is_played: bool,
}

impl<P: Play> Jury for Court<P> {
    fn test(&self, name: &str, input: &str) -> Result<Result<Test, Malformed>> {
        let cases = match self.input.read(input) {
            Ok(cases) => cases,
            Err(malformed) => return Ok(Err(malformed)),
        };
        let mut oracle = Oracle::new(&self.game);
        let (mut expected, mut budget) = (String::new(), BUDGET);
        for case in &cases {
            let truth = self.truth(&mut oracle, case, &mut budget)?;
            expected += &self.rules().print(&truth.answer);
        }
        Ok(Ok(Test {
            name: name.to_owned(),
            input: input.into(),
            expected: expected.into(),
            cases: cases.len(),
            opponent: None,
        }))
    }

    fn small_cases(&self) -> usize {
        if self.input.most_cases() > 1 { SMALL_CASES_TOGETHER } else { SMALL_CASES }
    }

    fn exhaustive(&self, cases: usize) -> Result<Small> {
        if cases != self.small_cases() {
            return self.play_small(cases);
        }
        if let Some(small) = self.small.get() {
            return Ok(small.clone());
        }
        let small = self.play_small(cases)?;
        Ok(self.small.get_or_init(|| small).clone())
    }

    fn alone(&self, test: &Test, first: usize) -> Result<Vec<Test>> {
        let cases = self.input.read(str::from_utf8(&test.input)?)?;
        let numbered = cases.iter().zip(first..);
        let alone = numbered
            .map(|(case, number)| self.referenced(number.to_string(), std::slice::from_ref(case)));
        alone.collect()
    }

    fn deep(&self) -> Deep {
        deep::play(self)
    }

    fn maximal(&self) -> Box<dyn ExactSizeIterator<Item = Result<Test>> + '_> {
        let tests = self.rules().maximal().into_iter();
        Box::new(tests.map(|(name, cases)| self.referenced(name.to_owned(), &cases)))
    }

    fn scale(&self) -> Scale {
        P::Rules::SCALE
    }

    fn sized(&self, size: usize) -> Result<Test> {
        let cases = self.rules().sized(size);
        self.referenced(format!("{size}_{}", P::Rules::SCALE.unit), &cases)
    }

    fn answering_time(&self, size: usize) -> Option<Duration> {
        Some(pace::answering_time(self, size))
    }

    fn random(&self, seed: u64) -> Box<dyn RandomTests + '_> {
        Box::new(Drawn::new(self, seed))
    }

    fn spellings(&self, input: &str) -> Vec<(&'static str, String)> {
        self.rules().spellings(input)
    }

    fn table(&self, start: Start<'_>, seed: u64) -> Result<Box<dyn Table + '_>, NoGame> {
        start::open(self, start, seed)
    }

    fn explore(&self, wanted: &Wanted<'_>, watch: &Watch<'_>) -> Result<Explored, NoGame> {
        explore::explore(self, wanted, watch)
    }

    fn compare(&self, test: &Test, output: &[u8]) -> Result<Comparison> {
        let compared = checker::compare(&test.expected, output);
        match (&compared, str::from_utf8(output)) {
            (Comparison::Differs(_), Ok(output)) if P::Rules::SEVERAL_ARE_RIGHT => self
                .compare_answers(test, output)
                .map_err(|error| anyhow!("cannot compare the answers to {}: {error:#}", test.name)),
            _ => Ok(compared),
        }
    }
}

/// The results in order. The work is begun in order, too, so that what takes longest can come first.
/// Not generic over the work, or rayon would be compiled anew for every problem.
pub(super) fn on_all_cores<T: Send>(count: usize, work: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
    let numbered = (0..count).par_bridge().map(|number| (number, work(number)));
    let mut results: Vec<_> = numbered.collect();
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
