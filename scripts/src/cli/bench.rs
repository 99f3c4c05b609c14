//! `cargo judge bench`: how the time of the solutions grows, as a table and as a picture.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::{choose, interrupted, interruptible_runner, replay};
use crate::bench::{self, Bench};
use crate::group::{Failure, Judge};
use crate::picture;
use crate::progress::Progress;
use crate::report;
use crate::submission::{self, Built};
use crate::terminal;
use crate::verdict::Verdict;
use crate::workspace::Workspace;

/// The random cases of a check have a seed; here nothing is random.
const SEED: u64 = 0;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problems to measure; all of them if none is named
    problems: Vec<String>,

    /// Also count instructions, which no noise of the machine changes; needs valgrind
    #[arg(long)]
    count: bool,

    /// One JSON object per problem on standard output, and nothing else there
    #[arg(long)]
    json: bool,
}

/// The exit status: 1 also when the time grows faster than claimed.
///
/// # Errors
/// When the judge itself is at fault, or was asked for what it does not know.
pub fn run(options: &Options) -> Result<u8> {
    let workspace = Workspace::here()?;
    let chosen = choose(&options.problems)?;
    if options.count {
        bench::find_callgrind()?;
    }
    let runner = interruptible_runner()?;
    let progress = Progress::default();
    let judge = Judge::new(&workspace, &runner, &progress, SEED)?;

    progress.start("building", "");
    let names: Vec<_> = chosen.iter().map(|problem| problem.about.name).collect();
    let built = submission::build_solutions(&workspace, &names)?;
    progress.finish();

    let mut worst = None;
    for (problem, built) in chosen.iter().zip(built) {
        let name = problem.about.name;
        let Some(jury) = &problem.jury else {
            terminal::warn(&report::bench::no_rules(name));
            continue;
        };
        let measured = match built {
            Built::CompileError(told) => Ok(Err(Failure::without_run(Verdict::CompileError, told))),
            Built::Programs(programs) => {
                progress.start(name, "on growing inputs");
                let count = options.count;
                let measured =
                    bench::measure(&judge, problem, jury.as_ref(), &programs.release, count);
                progress.finish();
                measured
            }
        };
        if runner.is_interrupted() {
            return Ok(interrupted());
        }
        let status = match measured? {
            Ok(bench) => show(options, &workspace, &bench)?,
            Err(failure) => show_failure(options, &workspace, name, &failure)?,
        };
        worst = worst.max(Some(status));
    }
    worst.context("nothing was measured")
}

fn show(options: &Options, workspace: &Workspace, bench: &Bench) -> Result<u8> {
    let picture = draw(workspace, bench)?;
    if options.json {
        terminal::say(&report::bench::json(bench, &picture))?;
    } else {
        terminal::say(&report::bench::table(bench))?;
        terminal::say(&report::bench::summary(bench, &picture))?;
    }
    Ok(bench.exit_status())
}

/// Where the picture is, from the root if it is there.
fn draw(workspace: &Workspace, bench: &Bench) -> Result<PathBuf> {
    let folder = workspace.scratch().join("bench");
    let path = folder.join(bench.problem).with_extension("svg");
    let drawn = picture::svg(bench)?;
    let kept = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, drawn));
    kept.with_context(|| format!("cannot write the picture {}", path.display()))?;
    Ok(path.strip_prefix(&workspace.root).unwrap_or(&path).into())
}

fn show_failure(
    options: &Options,
    workspace: &Workspace,
    problem: &str,
    failure: &Failure,
) -> Result<u8> {
    if options.json {
        terminal::say(&report::bench::json_failure(problem, failure))?;
    } else {
        let replay = replay(workspace, &format!("{problem}-bench"), failure);
        terminal::say(&report::failure(problem, failure, replay.as_deref()))?;
    }
    Ok(failure.verdict.exit_status())
}
