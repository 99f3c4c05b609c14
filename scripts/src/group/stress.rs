//! Random cases by shape; a failure is shrunk.

use std::borrow::Cow;
use std::ops::Range;
use std::time::Instant;

use anyhow::Result;

use super::outcome::{Outcome, Task};
use crate::judge::failure::{Failure, Reason};
use crate::judge::{Judge, Judged};
use crate::jury::Test;

/// Enough for many cases of every shape; `cargo judge stress` runs for as long as the user wants.
const RUNS: u64 = 500;

pub fn run(judge: &Judge, task: &Task) -> Result<Outcome> {
    run_on(judge, task, 0..RUNS, judge.deadline())
}

/// The first failure as it is: enough to know that a program is rejected.
pub fn first_rejection(judge: &Judge, task: &Task) -> Result<Outcome> {
    let trial = task.trial(task.programs.quickest());
    let random = task.jury()?.random(judge.seed);
    let draw = |number| random.test(number).map(Cow::Owned);
    let mut tally = judge.first_failure(&trial, 0..RUNS, &draw, judge.deadline())?;
    Ok(match tally.failed.take() {
        None => Outcome::Passed(tally.into()),
        Some((number, failure)) => {
            let runs = number as usize + 1;
            Outcome::Failed { failure, cases: runs, runs }
        }
    })
}

/// Runs the random tests with these numbers up to the deadline. The first failure is shrunk, and the
/// runs up to it are counted.
pub fn run_on(
    judge: &Judge,
    task: &Task,
    numbers: Range<u64>,
    deadline: Option<Instant>,
) -> Result<Outcome> {
    let trial = task.trial(task.programs.quickest());
    let first = numbers.start;
    let random = task.jury()?.random(judge.seed);
    let draw = |number| random.test(number).map(Cow::Owned);
    let mut tally = judge.first_failure(&trial, numbers, &draw, deadline)?;
    let Some((number, first_failure)) = tally.failed.take() else {
        return Ok(Outcome::Passed(tally.into()));
    };
    judge.progress.start(task.problem.about.name, "shrinking");
    let fails = |test: &Test| {
        judge.progress.step();
        Ok(matches!(judge.judge(&trial, test)?, Judged::Rejected(_)))
    };
    let smallest = random.shrink(number, &fails)?;
    let (mut cases, runs) = (0, (number - first + 1) as usize);
    for number in first..=number {
        cases += random.test(number)?.cases;
    }
    let failure = match judge.judge(&trial, &smallest)? {
        Judged::Rejected(failure) => failure,
        // It fails only now and then, so the input that failed first is all there is.
        Judged::Accepted { .. } => {
            Failure { reason: Reason::Flaky(Box::new(first_failure.reason)), ..first_failure }
        }
    };
    Ok(Outcome::Failed { failure, cases, runs })
}
