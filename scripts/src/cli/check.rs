//! `cargo judge check`: every group of every problem, or one program as a submission.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::group::{Failure, Group, GroupResult, Judge};
use crate::problem::Problem;
use crate::problems;
use crate::progress::Progress;
use crate::report;
use crate::runner::Runner;
use crate::submission;
use crate::verdict::Verdict;
use crate::workspace::Workspace;

/// The random cases of a check are always the same.
const SEED: u64 = 1;
/// The exit status after Ctrl-C, as shells have it.
pub const INTERRUPTED: u8 = 130;

#[derive(Debug, Default, clap::Args)]
pub struct Options {
    /// The problems to check; all of them if none is named
    problems: Vec<String>,

    /// Only this group of cases (repeatable)
    #[arg(long = "group", value_name = "GROUP")]
    groups: Vec<Group>,

    /// One JSON object per group on standard output, and nothing else there
    #[arg(long)]
    json: bool,

    /// Judge this lone Rust file as a submission for the problem
    #[arg(long, value_name = "FILE", conflicts_with = "command")]
    source: Option<PathBuf>,

    /// Judge this command as a submission for the problem
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

/// The exit status.
///
/// # Errors
/// When the judge itself is at fault, or was asked for what it does not know.
pub fn run(options: &Options) -> Result<u8> {
    let start = Instant::now();
    let workspace = Workspace::here()?;
    let chosen = choose(&options.problems)?;
    let submitted = options.source.is_some() || !options.command.is_empty();
    ensure!(!submitted || options.problems.len() == 1, "name the one problem that it is for");

    let judge_program = std::env::current_exe().context("cannot find the judge's own program")?;
    let runner = Arc::new(Runner::new(&judge_program));
    interrupt_on_ctrl_c(&runner)?;
    let progress = Progress::default();
    let judge = Judge::new(&workspace, &runner, &progress, SEED)?;

    progress.start("building", "");
    let names: Vec<_> = chosen.iter().map(|problem| problem.about.name).collect();
    let built: Vec<_> = if let Some(source) = &options.source {
        vec![submission::build_source(&workspace, source)?]
    } else if submitted {
        vec![submission::from_command(options.command.clone())]
    } else {
        submission::build_solutions(&workspace, &names)?
    };
    progress.finish();

    let mut results = vec![];
    for (problem, built) in chosen.iter().zip(&built) {
        let groups = Judge::groups(problem, built, &options.groups);
        ensure!(
            !groups.is_empty(),
            "none of these groups applies to {}: it has no rules, or the submission is no solution \
             of the workspace",
            problem.about.name
        );
        for group in groups {
            let result = judge.run(group, problem, built);
            if runner.is_interrupted() {
                break;
            }
            let result = result.unwrap_or_else(|error| GroupResult::broken(problem, group, &error));
            show(options, &workspace, &result)?;
            let passed = result.verdict == Verdict::Accepted;
            results.push(result);
            // What fails on the cheaper cases need not be tried on the others.
            if !passed {
                break;
            }
        }
    }
    if !options.json {
        report::say(&report::table(&results))?;
        report::say(&report::summary(&results, start.elapsed().as_secs_f64()))?;
    }
    if runner.is_interrupted() {
        report::warn("interrupted");
        return Ok(INTERRUPTED);
    }
    let worst = results.iter().map(|result| result.verdict).min();
    worst.map(Verdict::exit_status).context("nothing was checked")
}

/// The problems with these names, in the order of the list; all of them for no name.
pub fn choose(names: &[String]) -> Result<Vec<Problem>> {
    let all = problems::all();
    for name in names {
        let known: Vec<_> = all.iter().map(|problem| problem.about.name).collect();
        ensure!(
            known.contains(&name.as_str()),
            "there is no problem {name}; there are {}",
            known.join(", ")
        );
    }
    let is_wanted =
        |problem: &Problem| names.is_empty() || names.iter().any(|name| name == problem.about.name);
    Ok(all.into_iter().filter(is_wanted).collect())
}

/// From now on Ctrl-C ends what runs; a second one ends the judge at once.
pub fn interrupt_on_ctrl_c(runner: &Arc<Runner>) -> Result<()> {
    let runner = Arc::clone(runner);
    let mut signals = Signals::new([SIGINT, SIGTERM]).context("cannot listen for Ctrl-C")?;
    std::thread::spawn(move || {
        for _ in signals.forever() {
            if runner.is_interrupted() {
                std::process::exit(INTERRUPTED.into());
            }
            runner.interrupt();
        }
    });
    Ok(())
}

fn show(options: &Options, workspace: &Workspace, result: &GroupResult) -> Result<()> {
    if options.json {
        return report::say(&report::json(result));
    }
    report::say(&report::group_line(result))?;
    if let Some(failure) = &result.failure {
        let name = format!("{}-{}", result.problem, result.group.name());
        let replay = replay(workspace, &name, failure)?;
        report::say(&report::failure(&result.problem, failure, replay.as_deref()))?;
    }
    Ok(())
}

/// Keeps the failing input under this name and tells how to run the program on it again.
pub fn replay(workspace: &Workspace, name: &str, failure: &Failure) -> Result<Option<String>> {
    let Some(program) = &failure.program else {
        return Ok(None);
    };
    let folder = workspace.scratch().join("failed");
    let input = folder.join(format!("{name}.in"));
    let kept = fs::create_dir_all(&folder).and_then(|()| fs::write(&input, &failure.input));
    kept.with_context(|| format!("cannot keep the failing input as {}", input.display()))?;
    let command = report::shell_command(&program.command);
    Ok(Some(format!("{command} < {}", report::shell_command(&[&input]))))
}
