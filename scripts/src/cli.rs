//! The words of the command line.

pub mod bench;
pub mod check;
pub mod new;
pub mod paste;
pub mod stress;

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::group::{Failure, GroupResult};
use crate::problem::Problem;
use crate::progress::Progress;
use crate::run::Runner;
use crate::submission::{self, Built};
use crate::workspace::Workspace;
use crate::{problems, report};

/// Judges solutions to impartial-game problems by playing the games out.
///
/// Without a command: checks every problem.
#[derive(Debug, Parser)]
#[command(name = "judge", bin_name = "cargo judge", version, max_term_width = 100)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Judges solutions, or any program as a submission for one problem
    Check(check::Options),
    /// Feeds random cases to a solution, or to any program, until the time is up
    Stress(stress::Options),
    /// Prints the text to paste into an online judge
    Paste(paste::Options),
    /// Measures how a solution's time grows with its input, and draws it
    ///
    /// The growth is fitted over the sizes that take at least 3 times as long as the smallest input.
    /// An exponent that is more than 0.15 above the claimed one is a failure: exit status 1.
    Bench(bench::Options),
    /// Makes the files of a new problem
    New(new::Options),
}

impl Default for Command {
    fn default() -> Self {
        Self::Check(check::Options::default())
    }
}

/// What is judged: the workspace's own solution unless something else is named.
#[derive(Debug, Default, clap::Args)]
pub struct Submitted {
    /// Judge this lone Rust file instead of the workspace's solution
    #[arg(long, value_name = "FILE", conflicts_with = "command")]
    source: Option<PathBuf>,

    /// Judge this command instead of the workspace's solution
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

impl Submitted {
    fn is_own(&self) -> bool {
        self.source.is_none() && self.command.is_empty()
    }

    /// One for every problem, in their order.
    fn build(
        &self,
        workspace: &Workspace,
        problems: &[Problem],
        progress: &Progress,
    ) -> Result<Vec<Built>> {
        ensure!(
            self.is_own() || problems.len() == 1,
            "name the one problem that the program is for"
        );
        // Such as `-- $PROGRAM` where that is not set: the solution is not meant.
        let ends_there = std::env::args_os().next_back().is_some_and(|last| last == "--");
        let is_empty = self.command.first().map_or(ends_there, |program| program.is_empty());
        ensure!(!is_empty, "the command after `--` is empty");
        progress.start("building", "");
        let built = if let Some(source) = &self.source {
            let build =
                |problem: &Problem| submission::build_source(workspace, &problem.about, source);
            problems.iter().map(build).collect::<Result<_>>()?
        } else if !self.command.is_empty() {
            vec![submission::from_command(self.command.clone())]
        } else {
            let names: Vec<_> = problems.iter().map(|problem| problem.about.name).collect();
            submission::build_solutions(workspace, &names)?
        };
        progress.finish();
        Ok(built)
    }
}

/// The problems with these names, in the order of the list; all of them for no name.
fn choose(names: &[String]) -> Result<Vec<Problem>> {
    let all = problems::all();
    for name in names {
        let known: Vec<_> = all.iter().map(|problem| problem.about.name).collect();
        ensure!(
            known.contains(&name.as_str()),
            "there is no problem `{name}`; there are {}",
            known.join(", ")
        );
    }
    let is_wanted =
        |problem: &Problem| names.is_empty() || names.iter().any(|name| name == problem.about.name);
    Ok(all.into_iter().filter(is_wanted).collect())
}

/// The exit status after Ctrl-C, as shells have it.
const INTERRUPTED: u8 = 130;

fn interrupted() -> u8 {
    report::warn("interrupted");
    INTERRUPTED
}

/// How long the judge has after Ctrl-C to tell what it knows.
const GRACE: Duration = Duration::from_secs(2);

/// A runner whose programs end with Ctrl-C, and soon the judge, even while it waits for compilers. A
/// second Ctrl-C ends the judge at once.
fn interruptible_runner() -> Result<Arc<Runner>> {
    let judge = std::env::current_exe().context("cannot find the judge's own program")?;
    let runner = Arc::new(Runner::new(&judge));
    let mut signals = Signals::new([SIGINT, SIGTERM]).context("cannot listen for Ctrl-C")?;
    let to_interrupt = Arc::clone(&runner);
    std::thread::spawn(move || {
        for _ in signals.forever() {
            if to_interrupt.is_interrupted() {
                to_interrupt.kill_compilers();
                std::process::exit(INTERRUPTED.into());
            }
            to_interrupt.interrupt();
            let runner = Arc::clone(&to_interrupt);
            std::thread::spawn(move || {
                std::thread::sleep(GRACE);
                runner.kill_compilers();
                std::process::exit(interrupted().into());
            });
        }
    });
    Ok(runner)
}

/// Keeps the failing input and tells how to run the program on it again. What cannot be kept is no
/// reason to keep the failure back: then there is a warning and no command.
fn replay(workspace: &Workspace, place: &str, failure: &Failure) -> Option<String> {
    let program = failure.program.as_ref()?;
    match workspace.keep_failed(place, &failure.input) {
        Ok(input) => {
            let command = report::shell_command(&program.command);
            Some(format!("{command} < {}", report::shell_command(&[input])))
        }
        Err(error) => {
            report::warn(&format!("{error:#}"));
            None
        }
    }
}

/// Prints a group's result for people.
fn show(workspace: &Workspace, result: &GroupResult) -> Result<()> {
    report::say(&report::group_line(result))?;
    if let Some(failure) = &result.failure {
        let replay = replay(workspace, &result.place(), failure);
        report::say(&report::failure(&result.problem, failure, replay.as_deref()))?;
    }
    Ok(())
}
