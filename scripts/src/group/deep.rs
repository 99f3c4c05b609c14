//! Millions of positions, answered by the solution's own function.
//!
//! That function may never return, or take the process down with it. So it is called in a process of
//! its own, the judge's program again, which runs within limits as every program does.

use anyhow::{Result, bail};

use super::outcome::{Note, Outcome, Passed, Task};
use crate::judge::Judge;
use crate::judge::failure::{Answering, Failure, Reason};
use crate::jury::{Deep, DeepFailure};
use crate::rules::Broken;
use crate::run::{Limits, Run};
use crate::verdict::Verdict;

pub fn run(judge: &Judge, task: &Task) -> Result<Outcome> {
    let mut player = judge.player.clone();
    player.command.push(task.problem.about.name.into());
    let limits = judge.player_limits;
    let run = judge.runner.run(&player, &[], &limits)?;
    let Some(Deep { positions: cases, certificate, failure }) = read(&run, &limits)? else {
        return Ok(Outcome::Failed { failure: ended(run, limits), cases: 0, runs: 0 });
    };
    let failure = match (failure, certificate) {
        (None, Ok(proven)) => {
            let notes = proven.map(Note::Certificate).into_iter().collect();
            return Ok(Outcome::Passed(Passed { cases, notes, ..Passed::default() }));
        }
        (None, Err(Broken { reason, case })) => Failure {
            input: case.unwrap_or_default().into(),
            ..wrong(Answering::BrokenCertificate(reason))
        },
        (Some(DeepFailure { input, expected, found }), _) => Failure {
            input: input.into(),
            expected: expected.into(),
            found: found.into(),
            ..wrong(Answering::WrongAnswer)
        },
    };
    // The input is also one for the program; the dev build checks for overflow, as this group does.
    let program = task.programs.dev.as_ref().unwrap_or(&task.programs.release);
    let program = (!failure.input.is_empty()).then(|| program.clone());
    let failure = Failure { stderr: run.measured.stderr_tail, program, ..failure };
    Ok(Outcome::Failed { failure, cases, runs: 0 })
}

fn wrong(answering: Answering) -> Failure {
    Failure::without_run(Verdict::WrongAnswer, Reason::Answering(answering))
}

/// The failure of a function that ended the player.
fn ended(run: Run, limits: Limits) -> Failure {
    let (verdict, answering) = match run.verdict(&limits) {
        Verdict::Accepted => (Verdict::RuntimeError, Answering::Exited),
        verdict @ Verdict::TimeLimitExceeded => (verdict, Answering::DidNotReturn(limits.wall)),
        verdict => (verdict, Answering::Ended { measured: run.measured.clone().into(), limits }),
    };
    let stderr = run.measured.stderr_tail;
    Failure { stderr, ..Failure::without_run(verdict, Reason::Answering(answering)) }
}

/// The player's output: its findings, or why it cannot play, as JSON. Its exit status cannot say that,
/// since the solution may exit, too. It starts on a new line, since the solution may print, too.
///
/// # Errors
/// When it cannot be written as JSON.
pub fn write(played: &Result<Deep, String>) -> Result<String> {
    Ok(format!("\n{}", serde_json::to_string(played)?))
}

/// The findings of a run of the player; `None` if the solution's function ended it.
fn read(run: &Run, limits: &Limits) -> Result<Option<Deep>> {
    if run.verdict(limits) != Verdict::Accepted {
        return Ok(None);
    }
    let last_line = run.output.trim_ascii_end().rsplit(|byte| *byte == b'\n').next();
    match serde_json::from_slice(last_line.unwrap_or_default()) {
        Ok(Ok(played)) => Ok(Some(played)),
        Ok(Err::<_, String>(reason)) => bail!("cannot play: {reason}"),
        Err(_) => Ok(None),
    }
}
