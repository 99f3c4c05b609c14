//! Judges a program that plays against the judge.

use std::time::Instant;

use anyhow::{Context, Result};

use super::failure::{Failure, Reason};
use super::{Judged, Trial};
use crate::jury::{Fault, FaultKind, Jury, Talked, Test};
use crate::run::{Run, Runner, Stop};
use crate::verdict::Verdict;

/// Has the program play against the opponent of a test: once, or against every reply until the deadline.
///
/// # Errors
/// When the judge itself is at fault, never the program.
pub fn judge(
    runner: &Runner,
    trial: &Trial,
    jury: &dyn Jury,
    test: &Test,
    deadline: Option<Instant>,
) -> Result<Judged> {
    let mut path = vec![];
    for runs in 1.. {
        let talk = jury.talk(test, &path)?;
        let mut talk = talk.context("an interactive problem has no partner for a talk")?;
        let run = runner.talk(trial.program, &mut *talk, &trial.limits)?;
        let talked = talk.finish();
        if let Some((verdict, reason)) = rejection(trial, &run, &talked) {
            let Talked { lines, input, .. } = talked;
            let failure = Failure::of_run(verdict, trial.program, test, run, reason);
            return Ok(Judged::Rejected(Failure {
                input,
                expected: vec![],
                talk: lines,
                ..failure
            }));
        }
        let is_cut = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        match talked.next.filter(|_| !is_cut) {
            Some(next) => path = next,
            None => {
                let is_cut = is_cut && !path.is_empty();
                return Ok(Judged::Accepted { run, runs, other_blanks: false, is_cut });
            }
        }
    }
    unreachable!("the paths end before the numbers do")
}

/// Why the program was not accepted. The first thing that was wrong decides: what was said came before
/// the program's end.
fn rejection(trial: &Trial, run: &Run, talked: &Talked) -> Option<(Verdict, Reason)> {
    let ended = run.verdict(&trial.limits);
    let reached_a_limit = ended < Verdict::RuntimeError;
    let wrong = |fault: &Fault| Some((Verdict::WrongAnswer, Reason::Talk(fault.clone())));
    match (&talked.fault, &talked.unfinished) {
        (Some(fault), _) if !reached_a_limit => wrong(fault),
        (None, _) if run.measured.stopped == Some(Stop::Mute) => {
            wrong(&Fault { kind: FaultKind::ClosesOutput, said: String::new() })
        }
        (None, Some(fault)) if ended == Verdict::Accepted => wrong(fault),
        _ if ended == Verdict::Accepted => None,
        _ => {
            let measured = Box::new(run.measured.clone());
            Some((ended, Reason::Ended { measured, limits: trial.limits }))
        }
    }
}
