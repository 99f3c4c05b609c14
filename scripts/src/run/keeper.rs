//! The parent of a helper, which looks after it.
//!
//! A program may stop or kill its parent, the helper. Then the keeper, to which everything that the
//! helper started falls, ends all of that and itself, and the judge hears of it.

use std::process::Command;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use rustix::process::{Pid, getpid};

use super::End;
use super::{helper, os, rlimits, tree};

/// The judge's own program with this argument is the keeper of a helper.
pub const ARGUMENT: &str = "run-keeper";

/// Its exit status when its helper was killed or stopped.
pub const LOST_HELPER: u8 = 3;

/// How often it looks after the helper.
const LOOK: Duration = Duration::from_millis(500);

/// Keeps one helper until that ends; the exit status.
pub fn serve() -> Result<u8> {
    os::adopt_orphans().context("cannot set up the keeper of a helper")?;
    rlimits::prepare()?;
    let judge = std::env::args_os().next().context("cannot find the judge's own program")?;
    let mut command = Command::new(judge);
    // The judge's channel is the helper's, too. A group of its own, so that one signal cannot reach
    // both.
    let helper = os::own_group(command.arg(helper::ARGUMENT)).spawn();
    let helper = helper.context("cannot start a helper")?;
    let pid = os::pid_of(&helper);
    thread::spawn(move || {
        loop {
            thread::sleep(LOOK);
            look_after(pid);
        }
    });
    let end = os::wait_for_end(pid).context("cannot wait for the helper")?;
    os::kill_descendants().context("cannot end every process")?;
    Ok(match end {
        End::Exited(0) => 0,
        // It has said why.
        End::Exited(_) => 2,
        End::Signaled(_) => LOST_HELPER,
    })
}

/// Kills the helper if it is stopped, and the orphans of one that is dead: only when they are gone, one
/// of which may trace it, is its end seen.
fn look_after(helper: Pid) {
    if tree::is_stopped(helper) {
        os::kill(helper);
    }
    let orphans = tree::children(getpid()).into_iter().filter(|child| *child != helper);
    orphans.for_each(os::kill);
}
