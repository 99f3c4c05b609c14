//! The words of the command line.

pub mod bench;
pub mod check;

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
    /// Measures how a solution's time grows with its input, and draws it
    ///
    /// The growth is fitted over the sizes that take at least 3 times as long as the smallest input.
    /// An exponent that is more than 0.15 above the claimed one is a failure: exit status 1.
    Bench(bench::Options),
}

impl Default for Command {
    fn default() -> Self {
        Self::Check(check::Options::default())
    }
}
