//! The words of the command line.

pub mod check;
pub mod new;

use clap::{Parser, Subcommand};

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
    /// Makes the files of a new problem
    New(new::Options),
}

impl Default for Command {
    fn default() -> Self {
        Self::Check(check::Options::default())
    }
}
