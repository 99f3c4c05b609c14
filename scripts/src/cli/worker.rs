//! The hidden command behind the group deep: plays one problem in a process of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Context, Result};

use super::List;
use crate::group::deep;
use crate::jury::Deep;
use crate::terminal;

/// Plays the problem with this name and prints what it found, or why it cannot play. The exit status
/// cannot say that, since the solution may exit, too.
///
/// # Errors
/// When nothing can be printed.
pub fn run(problem: &str, all: List) -> Result<u8> {
    let played = play(problem, all).map_err(|error| format!("{error:#}"));
    terminal::say(&deep::write(&played)?)?;
    Ok(0)
}

fn play(problem: &str, all: List) -> Result<Deep> {
    let found = all().into_iter().find(|found| found.about.name == problem);
    let jury = found.and_then(|problem| problem.jury);
    let jury = jury.with_context(|| format!("{problem} has no rules"))?;
    // Panics of the solution are caught where it is called; this is one of the judge's own.
    let played = catch_unwind(AssertUnwindSafe(|| jury.deep()));
    played.ok().with_context(|| format!("playing {problem} panicked"))
}
