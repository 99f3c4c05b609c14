//! Every small case, smallest first.

use anyhow::Result;

use super::outcome::{Note, Outcome, Passed, Task, cases_of};
use crate::judge::{Judge, Judged};
use crate::jury::Small;

pub fn run(judge: &Judge, task: &Task) -> Result<Outcome> {
    run_first(judge, task, usize::MAX)
}

/// Only on so many inputs.
pub fn run_first(judge: &Judge, task: &Task, inputs: usize) -> Result<Outcome> {
    let jury = task.jury()?;
    let trial = task.trial(task.programs.quickest());
    // A reference may use all cores, and only threads of the pool need not be woken for that.
    let Small { mut tests, played } = judge.pool.install(|| jury.exhaustive(jury.small_cases()))?;
    tests.truncate(inputs);
    let mut tally = judge.first_failure_of(&trial, &tests, judge.deadline())?;
    let Some((index, failure)) = tally.failed.take() else {
        let mut passed = Passed::from(tally);
        if jury.is_interactive() {
            passed.notes.push(Note::EveryReply(passed.runs));
        }
        if played < cases_of(&tests) {
            passed.notes.push(Note::Played(played));
        }
        return Ok(Outcome::Passed(passed));
    };
    let (before, test) = (&tests[..index as usize], &tests[index as usize]);
    let (cases, runs) = (cases_of(before), before.len() + 1);
    if test.cases == 1 {
        return Ok(Outcome::Failed { failure, cases: cases + 1, runs });
    }
    // The first case that fails alone is the smallest counterexample there is.
    let alone = jury.alone(test, cases + 1)?;
    for (index, test) in alone.iter().enumerate() {
        if let Judged::Rejected(failure) = judge.judge(&trial, test)? {
            let (cases, runs) = (cases + index + 1, runs + index + 1);
            return Ok(Outcome::Failed { failure, cases, runs });
        }
    }
    Ok(Outcome::Failed { failure, cases: cases + test.cases, runs: runs + alone.len() })
}
