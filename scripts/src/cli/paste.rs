//! `cargo judge paste`: the text to paste into an online judge.

use std::fs;
use std::io::IsTerminal;

use anyhow::{Context, Result, bail};

use super::List;
use super::session::choose;
use crate::paste::for_every_judge;
use crate::report::line;
use crate::terminal;
use crate::workspace::Workspace;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problem whose solution is wanted
    problem: String,

    /// Append the parts of proconio and itertools that the solution uses, for judges without crates
    #[arg(long)]
    std: bool,
}

/// The exit status.
///
/// # Errors
/// When there is no such solution, or it uses what the stand-ins lack, or it is too long for its
/// judge.
pub fn run(options: &Options, all: List) -> Result<u8> {
    let problems = choose(std::slice::from_ref(&options.problem), all)?;
    let about = problems.first().context("no problem was chosen")?.about;
    let path = Workspace::here()?.solution(about.name);
    let place = path.display();
    let source = fs::read_to_string(&path).with_context(|| format!("cannot read {place}"))?;
    let text = if options.std {
        for_every_judge(&source).with_context(|| place.to_string())?
    } else {
        source
    };
    if let Some(reason) = about.too_long(text.len()) {
        bail!("the paste of {place} {reason}");
    }
    terminal::print(&text)?;
    if std::io::stdout().is_terminal() {
        terminal::warn(&line::how_to_copy(about.name, options.std));
    }
    Ok(0)
}
