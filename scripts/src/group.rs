//! The groups of tests: what each is called, which of them apply, and how they run.

pub mod deep;
mod exhaustive;
mod maximal;
pub mod outcome;
mod rejected;
pub mod sample;
mod shapes;
mod stress;

use std::ops::Range;
use std::time::Instant;

use anyhow::{Result, ensure};
use clap::ValueEnum;
use rayon::prelude::*;
use serde::Serialize;

use crate::judge::Judge;
use crate::judge::failure::{Failure, Reason};
use crate::judge::limits_of;
use crate::jury::Problem;
use crate::submission::Built;
use crate::verdict::Verdict;

use outcome::{GroupResult, Outcome, Passed, Task};

/// In the order in which they run: the cheapest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// The files under testcases/, on the release and on the dev build
    Sample,
    /// Every small case, smallest first
    Exhaustive,
    /// Millions of positions, by calling the answering function directly
    Deep,
    /// Random cases by shape; a failure is shrunk
    Stress,
    /// The same input with other spaces and line ends
    Shapes,
    /// The largest inputs, alone on the machine: time and memory
    Maximal,
    /// Known-wrong programs; each must get the verdict its folder names
    Rejected,
}

impl Group {
    pub const ALL: [Self; 7] = [
        Self::Sample,
        Self::Exhaustive,
        Self::Deep,
        Self::Stress,
        Self::Shapes,
        Self::Maximal,
        Self::Rejected,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Sample => "sample",
            Self::Exhaustive => "exhaustive",
            Self::Deep => "deep",
            Self::Stress => "stress",
            Self::Shapes => "shapes",
            Self::Maximal => "maximal",
            Self::Rejected => "rejected",
        }
    }

    /// Those of the wanted groups that apply to these programs; no wanted group stands for all.
    pub fn applying(problem: &Problem, built: &Built, wanted: &[Self]) -> Vec<Self> {
        let is_solution = matches!(built, Built::Programs(programs) if programs.is_solution);
        let applies = |group: &Self| match group {
            Self::Sample => true,
            // They find that it does not compile.
            _ if !problem.compiles => true,
            Self::Deep | Self::Rejected => problem.jury.is_some() && is_solution,
            _ => problem.jury.is_some(),
        };
        let is_wanted = |group: &Self| wanted.is_empty() || wanted.contains(group);
        Self::ALL.into_iter().filter(applies).filter(is_wanted).collect()
    }
}

/// Runs one group on what was built.
///
/// # Errors
/// When the judge itself is at fault, never the programs.
pub fn run(judge: &Judge, group: Group, problem: &Problem, built: &Built) -> Result<GroupResult> {
    judge.progress.start(problem.about.name, group.name());
    let result = run_quietly(judge, group, problem, built);
    judge.progress.finish();
    result
}

/// Runs the wrong programs of several problems at once: while some only use up their time on one
/// core, the others are judged.
pub fn run_rejected(judge: &Judge, problems: &[(&Problem, &Built)]) -> Vec<Result<GroupResult>> {
    if problems.is_empty() {
        return vec![];
    }
    judge.progress.start("judging", "wrong programs");
    let results = judge.pool.install(|| {
        let run = |(problem, built)| run_quietly(judge, Group::Rejected, problem, built);
        problems.par_iter().copied().map(run).collect()
    });
    judge.progress.finish();
    results
}

/// Runs the random tests with these numbers up to the deadline, as a group of its own.
///
/// # Errors
/// When the judge itself is at fault, or the problem has no rules.
pub fn run_stress(
    judge: &Judge,
    problem: &Problem,
    built: &Built,
    numbers: Range<u64>,
    deadline: Option<Instant>,
) -> Result<GroupResult> {
    judged(judge, Group::Stress, problem, built, |task| {
        stress::run_on(judge, task, numbers, deadline)
    })
}

fn run_quietly(
    judge: &Judge,
    group: Group,
    problem: &Problem,
    built: &Built,
) -> Result<GroupResult> {
    judged(judge, group, problem, built, |task| outcome_of(judge, group, task))
}

/// Times a group and counts what it judged; what does not compile is not run.
fn judged(
    judge: &Judge,
    group: Group,
    problem: &Problem,
    built: &Built,
    run: impl FnOnce(&Task) -> Result<Outcome>,
) -> Result<GroupResult> {
    let mut result = GroupResult::new(problem.about.name, group);
    let programs = match built {
        Built::Programs(programs) => programs,
        Built::CompileError(diagnostics) => {
            let failure = Some(Failure::does_not_compile(diagnostics.clone()));
            return Ok(GroupResult { verdict: Verdict::CompileError, failure, ..result });
        }
    };
    let start = Instant::now();
    let outcome = run(&Task { problem, programs, limits: limits_of(&problem.about) });
    result.seconds = start.elapsed().as_secs_f64();
    result.seed = (group == Group::Stress).then_some(judge.seed);
    match outcome? {
        Outcome::Passed(Passed { cases, runs, left_out, usage, notes, rejections }) => {
            ensure!(cases > 0, "the group {} found no case", group.name());
            result = GroupResult { cases, runs, left_out, usage, notes, rejections, ..result };
        }
        Outcome::DoesNotApply(note) => result.notes.push(note),
        Outcome::Failed { failure, cases, runs } => {
            (result.cases, result.runs) = (cases, runs);
            result.failed(failure);
        }
    }
    Ok(result)
}

fn outcome_of(judge: &Judge, group: Group, task: &Task) -> Result<Outcome> {
    match group {
        Group::Sample => sample::run(judge, task),
        Group::Exhaustive => exhaustive::run(judge, task),
        Group::Deep => deep::run(judge, task),
        Group::Stress => stress::run(judge, task),
        Group::Shapes => shapes::run(judge, task),
        Group::Maximal => maximal::run(judge, task),
        Group::Rejected => rejected::run(judge, task),
    }
}

impl GroupResult {
    fn new(problem: &str, group: Group) -> Self {
        Self {
            problem: problem.into(),
            group,
            verdict: Verdict::Accepted,
            cases: 0,
            runs: 0,
            left_out: 0,
            seconds: 0.0,
            seed: None,
            usage: None,
            notes: vec![],
            rejections: vec![],
            failure: None,
        }
    }

    /// The result of a group in which the judge itself failed.
    pub fn broken(problem: &Problem, group: Group, error: &anyhow::Error) -> Self {
        let mut result = Self::new(problem.about.name, group);
        let reason = Reason::Judge(format!("{error:#}"));
        result.failed(Failure::without_run(Verdict::JudgeError, reason));
        result
    }

    fn failed(&mut self, failure: Failure) {
        self.verdict = failure.verdict;
        let place = format!("{}/{}", self.group.name(), failure.place);
        let place = place.trim_end_matches('/').to_owned();
        self.failure = Some(Failure { place, ..failure });
    }
}
