//! Every small case, smallest first.

use anyhow::Result;

use super::outcome::{Outcome, Task, cases_of};
use crate::judge::{Judge, Judged};

pub fn run(judge: &Judge, task: &Task) -> Result<Outcome> {
    let proof = task.proof()?;
    let (program, limits) = (task.programs.quickest(), &task.limits);
    // A reference may use all cores, and only threads of the pool need not be woken for that.
    let tests = judge.pool.install(|| proof.exhaustive(proof.small_cases()))?;
    let mut tally = judge.first_failure_of(program, limits, &tests, judge.deadline())?;
    let Some((index, failure)) = tally.failed.take() else {
        return Ok(Outcome::Passed(tally.into()));
    };
    let (before, test) = (&tests[..index as usize], &tests[index as usize]);
    let (cases, runs) = (cases_of(before), before.len() + 1);
    if test.games == 1 {
        return Ok(Outcome::Failed { failure, cases: cases + 1, runs });
    }
    // The first case that fails alone is the smallest counterexample there is.
    let alone = proof.alone(test, cases + 1)?;
    for (index, test) in alone.iter().enumerate() {
        if let Judged::Rejected(failure) = judge.judge(program, test, limits)? {
            let (cases, runs) = (cases + index + 1, runs + index + 1);
            return Ok(Outcome::Failed { failure, cases, runs });
        }
    }
    Ok(Outcome::Failed { failure, cases: cases + test.games, runs: runs + alone.len() })
}
