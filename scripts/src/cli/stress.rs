//! `cargo judge stress`: random cases until the time is up; a failure is shrunk.

use std::hash::{BuildHasher, RandomState};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use super::List;
use super::session::{Session, Submitted};
use crate::group;
use crate::group::outcome::GroupResult;
use crate::judge::failure::Failure;
use crate::report::failure::Commands;
use crate::report::{json, line};
use crate::terminal;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problem whose cases are made
    problem: String,

    /// Seed of the random cases [default: a new one each run]
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,

    /// How long to look for a failure, such as 90s or 5m; shrinking takes up to 20 s more
    #[arg(long, value_name = "TIME", default_value = "60s", allow_hyphen_values = true)]
    time: humantime::Duration,

    /// Keep a failing input as testcases/PROBLEM/regression-N.in and .out
    #[arg(long)]
    save: bool,

    /// One JSON object on standard output, and nothing else there; `check --help` has its keys
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    submitted: Submitted,
}

/// How many runs are counted, even when a Ctrl-C ends the others.
const RUNS_AT_ONCE: u64 = 200;

/// The exit status.
///
/// # Errors
/// When the judge itself is at fault, or was asked for what it does not know.
pub fn run(options: &Options, all: List) -> Result<u8> {
    let session = Session::open(std::slice::from_ref(&options.problem), all)?;
    // Short enough to be typed again.
    let seed = options.seed.unwrap_or_else(|| RandomState::new().hash_one(()) % 1_000_000_000);
    let result = stress(options, &session, seed)?;
    let Some(result) = result else {
        return Ok(session.interrupted().unwrap_or_default());
    };
    print(options, &session, &result)?;
    Ok(session.interrupted().unwrap_or(result.verdict.exit_status()))
}

/// All runs up to a failure, the end of the time or a Ctrl-C; `None` where this came before any.
fn stress(options: &Options, session: &Session, seed: u64) -> Result<Option<GroupResult>> {
    let judge = session.judge(seed)?;
    let built = session.build(&options.submitted)?;
    let problem = session.problems.first().context("no problem was chosen")?;
    let built = built.first().context("nothing was built")?;
    let start = Instant::now();
    let deadline = start.checked_add(Duration::from(options.time));
    let mut all: Option<GroupResult> = None;
    session.progress.start(problem.about.name, "stress");
    for first in (0..).step_by(RUNS_AT_ONCE as usize) {
        let numbers = first..first + RUNS_AT_ONCE;
        let result = group::run_stress(&judge, problem, built, numbers, deadline);
        if session.runner.is_interrupted() {
            break;
        }
        let result = result.inspect_err(|_| session.progress.finish())?;
        let (runs, cases) = all.map_or((0, 0), |all| (all.runs, all.cases));
        let is_last = result.failure.is_some() || result.left_out > 0;
        all = Some(GroupResult {
            runs: runs + result.runs,
            cases: cases + result.cases,
            left_out: 0,
            seconds: start.elapsed().as_secs_f64(),
            ..result
        });
        if is_last || deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            break;
        }
    }
    session.progress.finish();
    Ok(all)
}

/// The output for the failing input. Where the program talks with the judge, it is what wins against the
/// replies that it failed against.
fn expected(session: &Session, failure: &Failure) -> Result<Vec<u8>> {
    let jury = session.problems.first().and_then(|problem| problem.jury.as_ref());
    match jury.filter(|jury| jury.is_interactive()) {
        None => Ok(failure.expected.clone()),
        Some(jury) => Ok(jury.test("kept", str::from_utf8(&failure.input)?)??.expected),
    }
}

/// Prints the result, and keeps a failing input where that is wanted.
fn print(options: &Options, session: &Session, result: &GroupResult) -> Result<()> {
    let Some(failure) = &result.failure else {
        return terminal::say(&if options.json {
            json::group(result, &Commands::default())
        } else {
            line::stressed(result)
        });
    };
    let commands = session.commands(&result.place(), failure);
    if options.json {
        terminal::say(&json::group(result, &commands))?;
    } else {
        session.show(result, &commands)?;
    }
    if options.save && failure.program.is_some() {
        let expected = expected(session, failure)?;
        let (input, workspace) = (&failure.input, &session.workspace);
        let saved = workspace.save_regression(&result.problem, input, &expected)?;
        let saved = line::saved(&saved);
        if options.json { terminal::warn(&saved) } else { terminal::say(&saved)? }
    }
    Ok(())
}
