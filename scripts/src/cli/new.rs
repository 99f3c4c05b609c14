//! `cargo judge new`: the files of a new problem, from its name, its address or the browser.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, bail};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::List;
use super::session::INTERRUPTED;
use crate::new;
use crate::new::companion::{self, Listener};
use crate::new::draft::Draft;
use crate::new::kind::Kind;
use crate::new::lists::Entry;
use crate::report;
use crate::terminal;
use crate::workspace::Workspace;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problem's name [default: derived from its URL]
    #[arg(required_unless_present_any = ["url", "listen", "refresh"])]
    problem: Option<String>,

    /// The kind of game: its rules are there then, but for the moves
    #[arg(long, value_name = "KIND", conflicts_with = "refresh")]
    family: Option<Kind>,

    /// URL of the problem's page
    #[arg(long, conflicts_with = "listen")]
    url: Option<String>,

    /// Wait for a problem, or for all problems of a contest, from the browser extension Competitive
    /// Companion
    #[arg(long)]
    listen: bool,

    /// Port to listen on; enter it as a custom port in the extension's options
    #[arg(long, default_value_t = companion::PORT, allow_negative_numbers = true, requires = "listen")]
    port: u16,

    /// Update README.md, Cargo.toml and testcases/*.yml from what scripts/src/problems/ says
    #[arg(long, conflicts_with_all = ["problem", "url", "listen"])]
    refresh: bool,
}

/// Returns the exit status.
///
/// # Errors
/// When a file cannot be made, or the port cannot be opened.
pub fn run(options: &Options, all: List) -> Result<u8> {
    let workspace = Workspace::here()?;
    let busy = Arc::default();
    exit_on_ctrl_c(&busy)?;
    let lock = || busy.lock().unwrap_or_else(PoisonError::into_inner);
    if options.refresh {
        let _busy = lock();
        let problems = all();
        if let Some(broken) = problems.iter().find(|problem| !problem.compiles) {
            bail!("src/bin/{}.rs does not compile, so its facts are not known", broken.about.name);
        }
        let entries: Vec<_> = problems.iter().map(|problem| Entry::from(&problem.about)).collect();
        terminal::say(&report::new::refreshed(&new::refresh(&workspace, &entries)?))?;
        return Ok(0);
    }
    let make = |draft: &Draft| {
        let _busy = lock();
        let draft = Draft { kind: options.family, ..draft.clone() };
        terminal::say(&report::new::made(&new::make(&workspace, &draft)?))
    };
    let name = options.problem.as_deref();
    if options.listen {
        listen(name, options.port, make)?;
    } else {
        make(&Draft::new(name, None, options.url.as_deref())?)?;
    }
    Ok(0)
}

fn listen(name: Option<&str>, port: u16, make: impl FnMut(&Draft) -> Result<()>) -> Result<()> {
    let listener = Listener::bind(port)?;
    terminal::warn(&report::new::waiting(listener.port()?));
    let refused = |reason: &str| terminal::warn(&report::new::refused(reason));
    let missing = listener.wait(name, make, refused)?;
    if missing > 0 {
        terminal::warn(&report::new::did_not_come(missing));
    }
    Ok(())
}

/// Ctrl-C ends the judge, but not while it changes files.
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
