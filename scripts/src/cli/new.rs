//! `cargo judge new`: the files of a new problem, from its name, its address or the browser.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::session::INTERRUPTED;
use crate::companion::{self, Listener};
use crate::new::{self, Draft};
use crate::report;
use crate::terminal;
use crate::workspace::Workspace;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problem's name; by default its address tells it
    #[arg(required_unless_present_any = ["url", "listen"])]
    problem: Option<String>,

    /// The address of the problem's page
    #[arg(long, conflicts_with = "listen")]
    url: Option<String>,

    /// Wait for one problem from the browser extension Competitive Companion
    #[arg(long)]
    listen: bool,

    /// The port to wait on; the extension's options name it as a custom port
    #[arg(long, default_value_t = companion::PORT, requires = "listen")]
    port: u16,
}

/// The exit status.
///
/// # Errors
/// When the problem cannot be made, or the port cannot be had.
pub fn run(options: &Options) -> Result<u8> {
    let workspace = Workspace::here()?;
    let busy = Arc::default();
    exit_on_ctrl_c(&busy)?;
    let make = |draft: &Draft| {
        let _busy = busy.lock().unwrap_or_else(PoisonError::into_inner);
        new::make(&workspace, draft)
    };
    let name = options.problem.as_deref();
    let made = if options.listen {
        let listener = Listener::bind(options.port)?;
        terminal::warn(&report::new::waiting(listener.port()?));
        listener.wait(name, make)?
    } else {
        make(&Draft::new(name, None, options.url.as_deref())?)?
    };
    terminal::say(&report::new::made(&made))?;
    Ok(0)
}

/// Ctrl-C ends the judge, but never while it is busy.
fn exit_on_ctrl_c(busy: &Arc<Mutex<()>>) -> Result<()> {
    let busy = Arc::clone(busy);
    let mut signals = Signals::new([SIGINT, SIGTERM]).context("cannot listen for Ctrl-C")?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            let _busy = busy.lock().unwrap_or_else(PoisonError::into_inner);
            terminal::warn("interrupted");
            std::process::exit(INTERRUPTED.into());
        }
    });
    Ok(())
}
