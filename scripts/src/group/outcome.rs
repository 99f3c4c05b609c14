//! The results of groups.

use anyhow::{Context, Result};

use super::Group;
use crate::judge::failure::Failure;
use crate::judge::{Tally, Trial};
use crate::jury::Jury;
use crate::jury::Problem;
use crate::jury::Test;
use crate::run::{Limits, Program};
use crate::submission::Programs;
use crate::verdict::Verdict;

/// The programs that a group judges, and the problem that they are for.
pub struct Task<'a> {
    pub problem: &'a Problem,
    pub programs: &'a Programs,
    pub limits: Limits,
}

impl Task<'_> {
    /// The trial of one of the programs.
    pub fn trial<'t>(&'t self, program: &'t Program) -> Trial<'t> {
        Trial { program, limits: self.limits, jury: self.problem.jury.as_deref() }
    }

    /// # Errors
    /// When the problem has no rules.
    pub fn jury(&self) -> Result<&dyn Jury> {
        let name = self.problem.about.name;
        self.problem.jury.as_deref().with_context(|| {
            format!(
                "{name} has no rules yet; write them in scripts/src/problems/{name}.rs, as its \
                 neighbours do"
            )
        })
    }
}

/// The end of a group. The place of a failure is the one within the group, such as `5`.
pub enum Outcome {
    Passed(Passed),
    Failed {
        failure: Failure,
        cases: usize,
        runs: usize,
    },
    /// There is nothing to judge; the note says why.
    DoesNotApply(Note),
}

/// The counts of a group that passed.
#[derive(Debug, Default)]
pub struct Passed {
    pub cases: usize,
    pub runs: usize,
    pub left_out: usize,
    pub usage: Option<Usage>,
    pub notes: Vec<Note>,
    pub rejections: Vec<Rejection>,
}

impl From<Tally> for Passed {
    fn from(Tally { cases, runs, left_out, other_blanks, .. }: Tally) -> Self {
        let notes = other_blanks.then_some(Note::OtherBlanks).into_iter().collect();
        Self { cases, runs, left_out, notes, ..Self::default() }
    }
}

/// The result of one group.
#[derive(Debug, Clone, PartialEq)]
pub struct GroupResult {
    pub problem: String,
    pub group: Group,
    pub verdict: Verdict,
    /// How many cases, positions or wrong programs were judged.
    pub cases: usize,
    /// How often a program was started.
    pub runs: usize,
    /// How many runs were left out when the time was up.
    pub left_out: usize,
    pub seconds: f64,
    pub seed: Option<u64>,
    pub usage: Option<Usage>,
    pub notes: Vec<Note>,
    pub rejections: Vec<Rejection>,
    pub failure: Option<Failure>,
}

impl GroupResult {
    /// The beginning of the names of files that are kept of it.
    pub fn place(&self) -> String {
        format!("{}-{}", self.problem, self.group.name())
    }
}

/// A remark on a group that passed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// Only the samples are judged.
    NoRules,
    /// Only the samples are judged, but the rules can be explored.
    Unsolved,
    /// So many small cases were answered by play; the others were too large for that.
    Played(usize),
    /// Proven beyond the positions played.
    Certificate(String),
    /// Some output differs in spaces or line ends.
    OtherBlanks,
    /// So many games were played, against every sequence of replies.
    EveryReply(usize),
    /// The judge writes the lines of a talk in one way.
    NoSpellings,
}

/// The most that the maximal inputs took.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Usage {
    pub time_ms: f64,
    pub time_limit_ms: f64,
    pub peak_kib: u64,
    pub memory_limit_kib: u64,
}

/// A wrong program, and what it was rejected for.
#[derive(Debug, Clone, PartialEq)]
pub struct Rejection {
    /// Such as `wrong_answer/all_gaps.rs`.
    pub program: String,
    pub verdict: Verdict,
    /// Such as `exhaustive/5`; where the program does not compile, the compiler's output.
    pub place: String,
    /// The smallest input that was found to reject it.
    pub input: Vec<u8>,
}

/// How many cases the tests hold together.
pub fn cases_of(tests: &[Test]) -> usize {
    tests.iter().map(|test| test.cases).sum()
}
