//! `cargo judge bench`: the growth of the solutions' time, as a table and as a picture.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result};

use super::List;
use super::session::{Session, Submitted};
use crate::bench::Bench;
use crate::bench::measure::{find_callgrind, measure};
use crate::judge::Judge;
use crate::judge::failure::Failure;
use crate::jury::Problem;
use crate::report;
use crate::report::{failure, json, picture};
use crate::submission::Built;
use crate::terminal;

/// The random cases of a check have a seed; here nothing is random.
const SEED: u64 = 0;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problems to measure; all of them if none is named
    problems: Vec<String>,

    /// Also count instructions (unaffected by machine load); needs valgrind
    #[arg(long)]
    count: bool,

    /// One JSON object per problem on standard output, and nothing else there
    ///
    /// It has the keys that `check --help` names, with bench as the group, and growth (as_claimed,
    /// above_claim or unknown), complexity, unit, claimed_exponent, time_exponent, count_exponent,
    /// answering_exponent, time_limit_ms, headroom, runs_per_size, sizes (size, time_ms, peak_kib,
    /// instructions and answering_ns of each) and picture (its path).
    #[arg(long)]
    json: bool,
}

/// The exit status: 1 also when the time grows faster than claimed.
///
/// # Errors
/// When the judge itself is at fault, or was asked for what it does not know.
pub fn run(options: &Options, all: List) -> Result<u8> {
    let session = Session::open(&options.problems, all)?;
    if options.count {
        find_callgrind()?;
    }
    let judge = session.judge(SEED)?;
    let built = session.build(&Submitted::default())?;
    let mut worst = None;
    for (problem, built) in session.problems.iter().zip(&built) {
        let start = Instant::now();
        let measured = measured(options, &judge, problem, built);
        if let Some(status) = session.interrupted() {
            return Ok(status);
        }
        let seconds = start.elapsed().as_secs_f64();
        let status = match measured? {
            None => continue,
            Some(Ok(bench)) => show(options, &session, &bench, seconds)?,
            Some(Err(failure)) => show_failure(options, &session, problem, &failure, seconds)?,
        };
        worst = worst.max(Some(status));
    }
    worst.context("nothing was measured")
}

/// The measurements of a problem, or a run that was not accepted; `None` for a draft.
fn measured(
    options: &Options,
    judge: &Judge,
    problem: &Problem,
    built: &Built,
) -> Result<Option<Result<Bench, Failure>>> {
    let name = problem.about.name;
    let programs = match built {
        Built::Programs(programs) => programs,
        Built::CompileError(diagnostics) => {
            return Ok(Some(Err(Failure::does_not_compile(diagnostics.clone()))));
        }
    };
    let Some(jury) = &problem.jury else {
        terminal::warn(&report::bench::no_rules(name));
        return Ok(None);
    };
    judge.progress.start(name, "on growing inputs");
    let measured = measure(judge, problem, jury.as_ref(), &programs.release, options.count);
    judge.progress.finish();
    measured.map(Some)
}

fn show(options: &Options, session: &Session, bench: &Bench, seconds: f64) -> Result<u8> {
    let picture = draw(session, bench)?;
    if options.json {
        terminal::say(&json::bench(bench, &picture, seconds))?;
    } else {
        terminal::say(&report::bench::table(bench))?;
        terminal::say(&report::bench::summary(bench, &picture))?;
    }
    Ok(bench.exit_status())
}

/// Draws the picture; its path, from the root if it is in there.
fn draw(session: &Session, bench: &Bench) -> Result<PathBuf> {
    let folder = session.workspace.scratch().join("bench");
    let path = folder.join(bench.problem).with_extension("svg");
    let drawn = picture::svg(bench)?;
    let kept = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, drawn));
    kept.with_context(|| format!("cannot write the picture {}", path.display()))?;
    Ok(path.strip_prefix(&session.workspace.root).unwrap_or(&path).into())
}

fn show_failure(
    options: &Options,
    session: &Session,
    problem: &Problem,
    found: &Failure,
    seconds: f64,
) -> Result<u8> {
    let name = problem.about.name;
    let commands = session.commands(&format!("{name}-bench"), found);
    if options.json {
        terminal::say(&json::bench_failure(name, found, &commands, seconds))?;
    } else {
        terminal::say(&failure::failure(name, found, &commands))?;
    }
    Ok(found.verdict.exit_status())
}
