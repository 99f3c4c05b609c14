//! `cargo judge new`: the files of a new problem, from its name or its address.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::cli::check::INTERRUPTED;
use crate::new::{self, Draft};
use crate::report;
use crate::workspace::Workspace;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problem's name; by default its address tells it
    #[arg(required_unless_present = "url")]
    problem: Option<String>,

    /// The address of the problem's page
    #[arg(long)]
    url: Option<String>,
}

/// The exit status.
///
/// # Errors
/// When the problem cannot be made.
pub fn run(options: &Options) -> Result<u8> {
    let workspace = Workspace::here()?;
    let busy = Arc::default();
    exit_on_ctrl_c(&busy)?;
    let draft = Draft::new(options.problem.as_deref(), None, options.url.as_deref())?;
    let made = {
        let _busy = busy.lock().unwrap_or_else(PoisonError::into_inner);
        new::make(&workspace, &draft)?
    };
    report::say(&report::made(&made))?;
    Ok(0)
}

/// Ctrl-C ends the judge, but never while it is busy.
fn exit_on_ctrl_c(busy: &Arc<Mutex<()>>) -> Result<()> {
    let busy = Arc::clone(busy);
    let mut signals = Signals::new([SIGINT, SIGTERM]).context("cannot listen for Ctrl-C")?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            let _busy = busy.lock().unwrap_or_else(PoisonError::into_inner);
            report::warn("interrupted");
            std::process::exit(INTERRUPTED.into());
        }
    });
    Ok(())
}
