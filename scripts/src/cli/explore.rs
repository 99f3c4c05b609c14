//! `cargo judge explore`: what the rules of a problem tell before anybody has solved it.

use std::ops::ControlFlow;
use std::slice;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};

use super::List;
use super::session::Session;
use crate::jury::{self, Wanted};
use crate::report::explore::{self, Page};
use crate::report::json;
use crate::terminal;

#[derive(Debug, clap::Args)]
pub struct Options {
    /// The problem whose rules are played
    problem: String,

    /// The largest heap; in games of another kind, how many positions
    #[arg(long, value_name = "N", default_value_t = 1000,
          allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..=20_000_000))]
    up_to: u32,

    /// A case in the statement's notation, with | for line ends; the length of a list may be left
    /// out: who wins it, and by which moves. Where the input has parameters of the rules, those of
    /// this case are explored
    #[arg(long, value_name = "CASE", allow_hyphen_values = true)]
    case: Option<String>,

    /// All values, or all positions with their winning moves, even beyond a screen
    #[arg(long)]
    values: bool,

    /// All lost sizes or positions, even beyond a screen
    #[arg(long)]
    lost: bool,

    /// One JSON object on standard output, and nothing else there
    ///
    /// It has problem and seconds, and case (position, moves, winning) with --case. Where positions
    /// are sums of heaps: heaps, for each choice of parameters an object with params, lowest,
    /// largest, end, values (not with --lost alone), lost (not with --values alone); period, from,
    /// proved and proved_by (the size up to which values prove it) where the values come back; takes,
    /// takes_from, parts and stated (whether the rules say so) where large heaps move alike. In other
    /// games: positions (position, moves, winning), played and end.
    #[arg(long)]
    json: bool,
}

/// The exit status.
///
/// # Errors
/// When the problem is not known or has no rules, or the case is none or too large.
pub fn run(options: &Options, all: List) -> Result<u8> {
    let start = Instant::now();
    let session = Session::open(slice::from_ref(&options.problem), all)?;
    let problem = session.problems.first().context("no problem was chosen")?;
    let name = problem.about.name;
    let rules = problem.rules().with_context(|| explore::no_rules(name))?;
    let (width, height) = terminal::size();
    let Options { up_to, values, lost, .. } = *options;
    let page = Page { width: width.max(40), height, values, lost };
    session.progress.start(name, "explore");
    session.progress.count();
    let wanted = Wanted { up_to, case: options.case.as_deref() };
    let found = jury::explore(rules.board(), &wanted, &|steps| {
        session.progress.steps(steps as u64);
        match session.runner.is_interrupted() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    session.progress.finish();
    let case = options.case.as_deref().unwrap_or_default();
    let found = found.map_err(|reason| anyhow!(explore::no_answer(name, case, &reason)))?;
    terminal::say(&if options.json {
        json::explored(name, &found, start.elapsed().as_secs_f64(), &page)
    } else {
        explore::explored(&problem.about, &found, &page)
    })?;
    Ok(session.interrupted().unwrap_or_default())
}
