//! `cargo judge stress`: random cases until the time is up; a failure is shrunk.

use std::hash::{BuildHasher, RandomState};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use super::{Submitted, choose, interrupted, interruptible_runner, show};
use crate::group::{Failure, GroupResult, Judge};
use crate::progress::Progress;
use crate::report;
use crate::submission::Built;
use crate::verdict::Verdict;
use crate::workspace::Workspace;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problem whose cases are made
    problem: String,

    /// Where the random cases start; a new one each time unless given
    #[arg(long)]
    seed: Option<u64>,

    /// How long to look for a failure, such as 90s or 5m; to shrink one takes up to 20s more
    #[arg(long, value_name = "TIME", default_value = "60s", allow_hyphen_values = true)]
    time: humantime::Duration,

    /// Keep a failing input as testcases/<PROBLEM>/regression-<N>.in and .out
    #[arg(long)]
    save: bool,

    #[command(flatten)]
    submitted: Submitted,
}

/// How many runs go between two updates of the counts.
const RUNS_AT_ONCE: u64 = 200;

/// The exit status.
///
/// # Errors
/// When the judge itself is at fault, or was asked for what it does not know.
pub fn run(options: &Options) -> Result<u8> {
    let workspace = Workspace::here()?;
    let problems = choose(std::slice::from_ref(&options.problem))?;
    let problem = problems.first().context("no problem was chosen")?;
    let progress = Progress::default();
    let runner = interruptible_runner()?;
    // Short enough to be typed again.
    let seed = options.seed.unwrap_or_else(|| RandomState::new().hash_one(()) % 1_000_000_000);
    let mut judge = Judge::new(&workspace, &runner, &progress, seed)?;
    let built = options.submitted.build(&workspace, &problems, &progress);
    if runner.is_interrupted() {
        return Ok(interrupted());
    }
    let built = built?;
    let programs = match built.into_iter().next().context("nothing was built")? {
        Built::Programs(programs) => programs,
        Built::CompileError(told) => {
            let failure = Failure::without_run(Verdict::CompileError, told);
            report::print(&report::failure(problem.about.name, &failure, None))?;
            return Ok(failure.verdict.exit_status());
        }
    };

    let start = Instant::now();
    let time = Duration::from(options.time);
    judge.deadline = start.checked_add(time);
    let (mut runs, mut cases) = (0, 0);
    for first in (0..).step_by(RUNS_AT_ONCE as usize) {
        let result = judge.stress_on(problem, programs.quickest(), first..first + RUNS_AT_ONCE);
        if runner.is_interrupted() {
            break;
        }
        let result = result?;
        runs += result.runs;
        cases += result.cases;
        let seconds = start.elapsed().as_secs_f64();
        let result = GroupResult { runs, cases, seconds, ..result };
        if let Some(failure) = &result.failure {
            show(&workspace, &result)?;
            if options.save {
                let saved = workspace.save_regression(
                    problem.about.name,
                    &failure.input,
                    &failure.expected,
                )?;
                report::say(&report::saved(&saved))?;
            }
            return Ok(result.verdict.exit_status());
        }
        if start.elapsed() >= time {
            break;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    report::say(&report::stressed(problem.about.name, runs, cases, seed, seconds))?;
    if runner.is_interrupted() {
        return Ok(interrupted());
    }
    Ok(0)
}
