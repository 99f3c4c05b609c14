//! Millions of positions, answered by the solution's own function in the judge's own code.
//!
//! That function may never come back, or take the process down with it. So it is called in a process
//! of its own, the judge's program again, which runs within limits as every program does.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use crate::game::play_out;
use crate::problem::{Broken, Rules};
use crate::run::{Limits, Run};
use crate::verdict::Verdict;
use crate::{problems, report};

/// The judge's own program with this argument and a problem's name plays that problem.
pub const ARGUMENT: &str = "run-deep";

/// Far more than any problem needs on any machine. Only the wall limit can be reached, since nobody
/// knows how many cores there are.
pub const LIMITS: Limits = Limits {
    cpu: Duration::from_secs(1_000_000),
    wall: Duration::from_secs(120),
    memory_kib: 1 << 20,
    output_bytes: 1 << 20,
};

/// What playing found.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deep {
    /// How many were judged.
    pub positions: usize,
    /// What a certificate proved beyond the positions, or what is wrong.
    pub certificate: Result<Option<String>, Broken<String>>,
    /// The smallest position answered wrongly.
    pub failure: Option<DeepFailure>,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeepFailure {
    pub input: String,
    pub expected: String,
    pub found: String,
}

/// Plays the problem with this name and prints what it found, or why it cannot play, as JSON. The exit
/// status cannot say that: the solution may exit, too.
pub fn serve(problem: &str) -> Result<()> {
    let played = play(problem).map_err(|error| format!("{error:#}"));
    report::say(&write(&played)?)
}

/// # Errors
/// When there is no such problem, or it has no rules.
fn play(problem: &str) -> Result<Deep> {
    let mut problems = problems::all().into_iter();
    let found = problems.find(|found| found.about.name == problem);
    let proof = found.and_then(|problem| problem.proof).context("there are no such rules")?;
    // What panics outside the solution is the judge's own.
    let played = catch_unwind(AssertUnwindSafe(|| proof.deep()));
    played.ok().with_context(|| format!("the rules of {problem} panic"))
}

/// On a line of its own, since the solution may print something, too.
pub fn write(played: &Result<Deep, String>) -> Result<String> {
    Ok(format!("\n{}", serde_json::to_string(played)?))
}

/// What a run of the player found; `None` where the solution's function ended it.
///
/// # Errors
/// When it is the player that failed.
pub fn read(run: &Run) -> Result<Option<Deep>> {
    if run.verdict(&LIMITS) != Verdict::Accepted {
        return Ok(None);
    }
    let last_line = run.output.trim_ascii_end().rsplit(|byte| *byte == b'\n').next();
    match serde_json::from_slice(last_line.unwrap_or_default()) {
        Ok(Ok(played)) => Ok(Some(played)),
        Ok(Err::<_, String>(reason)) => bail!("cannot play: {reason}"),
        Err(_) => Ok(None),
    }
}

/// How many positions were judged, and the smallest of them that was answered wrongly.
pub fn first_wrong_answer<R: Rules>(rules: &R, board: &R::Board) -> (usize, Option<DeepFailure>) {
    let mut positions = 0;
    let visited = play_out(rules, board, |position, winning| {
        if !rules.may_start(&position) {
            return ControlFlow::Continue(());
        }
        positions += 1;
        let expected = rules.answer(winning);
        // A solution that panics has answered wrongly, too; the panic names its own place.
        let found = match catch_unwind(AssertUnwindSafe(|| rules.solve(position))) {
            Ok(found) if found == expected => return ControlFlow::Continue(()),
            Ok(found) => rules.print(&found),
            Err(_) => "a panic".to_owned(),
        };
        let (input, expected) = (rules.write(&[rules.case(position)]), rules.print(&expected));
        ControlFlow::Break(DeepFailure { input, expected, found })
    });
    (positions, visited.break_value())
}
