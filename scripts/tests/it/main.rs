//! The one integration test crate of the judge.

// The macros of the stand-ins name `$crate::proconio`, so the modules stand at the root of the
// crate. `::proconio` and `::itertools` are the crates.
#[path = "../../stand_ins/itertools.rs"]
mod itertools;
#[path = "../../stand_ins/proconio.rs"]
mod proconio;

mod bench;
mod checker;
mod command_line;
mod dialogue;
mod explore;
mod families;
mod floors;
mod formats;
mod game;
mod generators;
mod hostile;
mod jury;
mod new;
mod other_tools;
mod pages;
mod paste;
mod play;
mod problems;
mod readme;
mod report;
mod solutions;
mod stand_ins;
mod workspace;

use std::path::Path;
use std::sync::LazyLock;

use judge::jury::{Jury, Problem};
use judge::run::Runner;
use judge::workspace::Workspace;

/// The judge's own program.
const JUDGE: &str = env!("CARGO_BIN_EXE_judge");

static RUNNER: LazyLock<Runner> = LazyLock::new(|| Runner::new(Path::new(JUDGE)));

fn workspace() -> Workspace {
    Workspace::here().unwrap()
}

fn problem(name: &str) -> Problem {
    let mut all = judge::problems::all().into_iter();
    all.find(|problem| problem.about.name == name).unwrap()
}

fn jury(name: &str) -> Box<dyn Jury> {
    problem(name).jury.unwrap()
}
