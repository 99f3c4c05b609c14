//! The set-up that the commands share: problems, building, Ctrl-C.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::List;
use crate::group::outcome::GroupResult;
use crate::judge::Judge;
use crate::judge::failure::Failure;
use crate::jury::Problem;
use crate::progress::Progress;
use crate::report::failure::{self, Commands};
use crate::report::line;
use crate::run::{Interrupted, Runner};
use crate::submission::{self, Built};
use crate::terminal;
use crate::text::shell_command;
use crate::workspace::Workspace;

/// The submission: the workspace's own solution unless something else is named.
#[derive(Debug, Default, clap::Args)]
pub struct Submitted {
    /// Judge this single Rust file instead of the workspace's solution
    #[arg(long, value_name = "FILE", conflicts_with = "command")]
    source: Option<PathBuf>,

    /// Judge this command instead of the workspace's solution
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

impl Submitted {
    pub fn is_own(&self) -> bool {
        self.source.is_none() && self.command.is_empty()
    }

    /// The words that name it on the command line.
    pub fn words(&self) -> Vec<OsString> {
        let source = self.source.iter();
        let source = source.flat_map(|source| ["--source".into(), source.into()]);
        let command = (!self.command.is_empty()).then(|| "--".into());
        source.chain(command).chain(self.command.iter().cloned()).collect()
    }
}

/// One run of the judge.
pub struct Session {
    pub workspace: Workspace,
    pub problems: Vec<Problem>,
    pub runner: Arc<Runner>,
    pub progress: Progress,
}

impl Session {
    /// # Errors
    /// When a problem is not known, or the judge cannot listen for Ctrl-C.
    pub fn open(names: &[String], all: List) -> Result<Self> {
        Ok(Self {
            workspace: Workspace::here()?,
            problems: choose(names, all)?,
            runner: interruptible_runner()?,
            progress: Progress::default(),
        })
    }

    /// # Errors
    /// When no thread can be started.
    pub fn judge(&self, seed: u64) -> Result<Judge<'_>> {
        Judge::new(&self.workspace, &self.runner, &self.progress, seed)
    }

    /// The submission for each problem, in their order.
    ///
    /// # Errors
    /// When a program was given without its problem, or a compiler cannot be run.
    pub fn build(&self, submitted: &Submitted) -> Result<Vec<Built>> {
        ensure!(
            submitted.is_own() || self.problems.len() == 1,
            "name the one problem that the program is for"
        );
        if let Some(broken) = self.problems.iter().find(|problem| !problem.compiles)
            && !submitted.is_own()
        {
            let name = broken.about.name;
            bail!(
                "cannot judge a program for {name}: the judge is built with src/bin/{name}.rs, \
                 which does not compile"
            );
        }
        if let Some(program) = submitted.command.first() {
            ensure!(!program.is_empty(), "the command after `--` is empty");
            return Ok(vec![submission::from_command(submitted.command.clone())]);
        }
        self.progress.start("building", "");
        let built = if let Some(source) = &submitted.source {
            let build = |problem: &Problem| {
                submission::build_source(&self.workspace, &problem.about, source)
            };
            self.problems.iter().map(build).collect()
        } else {
            let names: Vec<_> = self.problems.iter().map(|problem| problem.about.name).collect();
            submission::build_solutions(&self.workspace, &names)
        };
        self.progress.finish();
        // After a Ctrl-C the compilers were killed, which is no news.
        if self.runner.is_interrupted() {
            return Err(Interrupted.into());
        }
        built
    }

    /// The exit status after Ctrl-C, if there was one.
    pub fn interrupted(&self) -> Option<u8> {
        self.runner.is_interrupted().then(interrupted)
    }

    /// Keeps the failing input, and the command that runs the program on it again. If the input cannot
    /// be kept, there is a warning and no command.
    pub fn commands(&self, place: &str, failure: &Failure) -> Commands {
        let replay = failure.program.as_ref().and_then(|program| {
            let kept = self.workspace.keep_failed(place, &failure.input);
            let kept = kept.inspect_err(|error| terminal::warn(&format!("{error:#}")));
            let input = shell_command(&[kept.ok()?]);
            Some(format!("{} < {input}", shell_command(&program.command)))
        });
        Commands { replay, smallest: None }
    }

    /// Prints a group's result for people.
    ///
    /// # Errors
    /// When standard output cannot be written to.
    pub fn show(&self, result: &GroupResult, commands: &Commands) -> Result<()> {
        terminal::say(&line::group_line(result))?;
        match &result.failure {
            Some(found) => terminal::say(&failure::failure(&result.problem, found, commands)),
            None => Ok(()),
        }
    }
}

/// The problems with these names, in the order of the list; all of them for no name.
///
/// # Errors
/// When a problem is not known.
pub fn choose(names: &[String], all: List) -> Result<Vec<Problem>> {
    let all = all();
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
pub const INTERRUPTED: u8 = 130;

pub fn interrupted() -> u8 {
    terminal::warn("interrupted");
    INTERRUPTED
}

/// Ends the judge with Ctrl-C, where nothing has to be put away.
///
/// # Errors
/// When it cannot listen for Ctrl-C.
pub fn end_on_interrupt() -> Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM]).context("cannot listen for Ctrl-C")?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            std::process::exit(interrupted().into());
        }
    });
    Ok(())
}

/// How long the judge may take after Ctrl-C to print what it knows.
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
