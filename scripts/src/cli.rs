//! The command line.

pub mod bench;
pub mod check;
pub mod explore;
pub mod new;
pub mod paste;
pub mod play;
mod session;
pub mod stress;
pub mod worker;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser, Subcommand};

use crate::jury::Problem;
use crate::run::Interrupted;
use crate::terminal;
use crate::text::harmless;
use crate::text::shell_command;
use crate::verdict::Verdict;

/// Makes the problems, in the order of their list.
pub type List = fn() -> Vec<Problem>;

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
    /// Plays a game with you in the terminal
    Play(play::Options),
    /// Tells what the rules of a problem alone show: Grundy values, lost positions, periods
    Explore(explore::Options),
    /// Makes the files of a new problem
    New(new::Options),
}

impl Default for Command {
    fn default() -> Self {
        Self::Check(check::Options::default())
    }
}

impl Arguments {
    /// # Errors
    /// With a hint at the command `check` where it was left out, and when nothing follows `--`.
    pub fn read(words: &[OsString], all: List) -> Result<Self, clap::Error> {
        if words.last().is_some_and(|word| word == "--") {
            let message = "no command follows `--`";
            return Err(Self::command().error(ErrorKind::MissingRequiredArgument, message));
        }
        Self::try_parse_from(words).map_err(|mut error| {
            if let Some(meant) = with_check(words, all) {
                let tip = StyledStr::from(format!("did you mean `{meant}`?"));
                error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
            }
            error
        })
    }
}

/// The command line with `check` in its place, if that is one.
fn with_check(words: &[OsString], all: List) -> Option<String> {
    let (_, own) = words.split_first()?;
    let meant = [&["cargo".into(), "judge".into(), "check".into()], own].concat();
    let parsed = Arguments::try_parse_from(&meant[1..]).ok()?;
    let Some(Command::Check(options)) = parsed.command else {
        return None;
    };
    let known = all();
    let is_known = |name: &String| known.iter().any(|problem| problem.about.name == name);
    options.problems.iter().all(is_known).then(|| shell_command(&meant))
}

/// The exit status of the judge; the message of an error is printed.
pub fn exit(status: Result<u8>) -> ExitCode {
    status.map_or_else(
        |error| {
            if error.is::<Interrupted>() {
                return session::interrupted().into();
            }
            // Whatever reads the output has closed it, as `head` does.
            let cause = error.root_cause().downcast_ref::<std::io::Error>();
            if cause.is_none_or(|cause| cause.kind() != std::io::ErrorKind::BrokenPipe) {
                terminal::warn(&harmless(&format!("{error:#}")));
            }
            Verdict::JudgeError.exit_status().into()
        },
        ExitCode::from,
    )
}
