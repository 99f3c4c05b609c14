//! The hidden command behind the group deep: plays one problem in a process of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Context, Result};

use crate::deep::Deep;
use crate::group::deep;
use crate::problems;
use crate::terminal;

/// Plays the problem with this name and prints what it found, or why it cannot play. The exit status
/// cannot say that, since the solution may exit, too.
///
/// # Errors
/// When nothing can be printed.
pub fn run(problem: &str) -> Result<u8> {
    let played = play(problem).map_err(|error| format!("{error:#}"));
    terminal::say(&deep::write(&played)?)?;
    Ok(0)
}

fn play(problem: &str) -> Result<Deep> {
    let mut problems = problems::all().into_iter();
    let found = problems.find(|found| found.about.name == problem);
    let proof = found.and_then(|problem| problem.proof);
    let proof = proof.with_context(|| format!("{problem} has no rules"))?;
    // Panics of the solution are caught where it is called; this is one of the judge's own.
    let played = catch_unwind(AssertUnwindSafe(|| proof.deep()));
    played.ok().with_context(|| format!("playing {problem} panicked"))
}
