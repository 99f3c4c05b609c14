//! The largest inputs: time and memory.

use anyhow::Result;

use super::outcome::{Note, Outcome, Passed, Task, Usage};
use crate::judge::{Judge, Judged};
use crate::text::milliseconds;

/// One program at a time, and nothing else on the machine.
pub fn run(judge: &Judge, task: &Task) -> Result<Outcome> {
    let tests = task.jury()?.maximal();
    let trial = task.trial(&task.programs.release);
    let (mut cases, mut runs, mut differs) = (0, 0, false);
    let mut usage = Usage {
        time_limit_ms: milliseconds(task.limits.cpu),
        memory_limit_kib: task.limits.memory_kib,
        ..Usage::default()
    };
    judge.progress.more(tests.len() as u64);
    for test in tests {
        let test = test?;
        (cases, runs) = (cases + test.cases, runs + 2);
        // The first run only warms the caches up.
        judge.judge(&trial, &test)?;
        match judge.judge(&trial, &test)? {
            Judged::Accepted { run, other_blanks, .. } => {
                differs |= other_blanks;
                usage.time_ms = usage.time_ms.max(milliseconds(run.measured.cpu));
                usage.peak_kib = usage.peak_kib.max(run.measured.peak_kib);
            }
            Judged::Rejected(failure) => return Ok(Outcome::Failed { failure, cases, runs }),
        }
        judge.progress.step();
    }
    let notes = differs.then_some(Note::OtherBlanks).into_iter().collect();
    Ok(Outcome::Passed(Passed { cases, runs, usage: Some(usage), notes, ..Passed::default() }))
}

/// Runs the program on one maximal input after another until one rejects it. It need not run alone,
/// because the limit is on processor time.
pub fn first_rejection(judge: &Judge, task: &Task) -> Result<Outcome> {
    let trial = task.trial(&task.programs.release);
    let (mut cases, mut runs) = (0, 0);
    for test in task.jury()?.maximal() {
        let test = test?;
        (cases, runs) = (cases + test.cases, runs + 1);
        if let Judged::Rejected(failure) = judge.judge(&trial, &test)? {
            return Ok(Outcome::Failed { failure, cases, runs });
        }
    }
    Ok(Outcome::Passed(Passed { cases, runs, ..Passed::default() }))
}
