//! Known-wrong programs; each must get the verdict its folder names.

use anyhow::{Result, ensure};
use itertools::izip;
use rayon::prelude::*;

use super::outcome::{Outcome, Passed, Rejection, Task};
use super::{Group, exhaustive, maximal, outcome_of, stress};
use crate::judge::Judge;
use crate::judge::failure::{Failure, Reason};
use crate::progress::Progress;
use crate::submission::{self, Built};
use crate::verdict::Verdict;
use crate::workspace::WrongProgram;

/// How many inputs of a group are run.
const ALL: usize = usize::MAX;
const FEW: usize = 256;

pub fn run(judge: &Judge, task: &Task) -> Result<Outcome> {
    let name = task.problem.about.name;
    let programs = judge.workspace.wrong_programs(name)?;
    ensure!(
        !programs.is_empty(),
        "testcases/{name}/wrong_answer contains no programs; add one that implements a plausible \
         wrong idea"
    );
    let built = judge.pool.install(|| {
        let built = programs.par_iter().map(|program| {
            submission::build_source(judge.workspace, &task.problem.about, &program.path)
        });
        built.collect::<Result<Vec<_>>>()
    })?;
    let judged = reject_all(judge, task, &programs, &built)?;
    let runs = judged.iter().map(|(_, runs)| runs).sum();
    let rejections: Vec<_> = judged.into_iter().map(|(rejection, _)| rejection).collect();
    let cases = programs.len();
    let mut judged = izip!(&programs, &built, &rejections);
    let wrong = judged.find(|(program, _, rejection)| program.verdict != rejection.verdict);
    Ok(match wrong {
        None => Outcome::Passed(Passed { cases, runs, rejections, ..Passed::default() }),
        Some((program, built, rejection)) => {
            let failure = wrongly_rejected(program, built, rejection);
            Outcome::Failed { failure, cases, runs }
        }
    })
}

/// The rejection of each program and how many runs it took, in the order of the programs.
fn reject_all(
    judge: &Judge,
    task: &Task,
    programs: &[WrongProgram],
    built: &[Built],
) -> Result<Vec<(Rejection, usize)>> {
    judge.progress.more(programs.len() as u64);
    // Each starts as soon as a core is free; what takes longest starts first.
    let mut order: Vec<_> = (0..programs.len()).collect();
    order.sort_by_key(|index| programs[*index].verdict != Verdict::TimeLimitExceeded);
    // The progress counts programs, not their runs.
    let hidden = Progress::hidden();
    let quiet = Judge { progress: &hidden, time: None, ..judge.clone() };
    let mut judged = judge.pool.install(|| {
        let judged = order.into_iter().par_bridge().map(|index| {
            let rejected = reject(&quiet, task, &programs[index], &built[index])?;
            judge.progress.step();
            Ok((index, rejected))
        });
        judged.collect::<Result<Vec<_>>>()
    })?;
    judged.sort_by_key(|(index, _)| *index);
    Ok(judged.into_iter().map(|(_, rejected)| rejected).collect())
}

/// The rejection by the first group that rejects the program, and how many runs it took.
fn reject(
    judge: &Judge,
    task: &Task,
    program: &WrongProgram,
    built: &Built,
) -> Result<(Rejection, usize)> {
    let rejection = |verdict: Verdict, place: String, input: Vec<u8>| Rejection {
        program: program.name.clone(),
        verdict,
        place,
        input,
    };
    let programs = match built {
        Built::Programs(programs) => programs,
        Built::CompileError(diagnostics) => {
            return Ok((rejection(Verdict::CompileError, diagnostics.clone(), vec![]), 0));
        }
    };
    // A program that takes too much time or memory need not be shown right on thousands of small cases
    // first. What is wrong mostly shows in the smallest ones, and else in random ones sooner than in all
    // small ones.
    let groups: &[(Group, usize)] = match program.verdict {
        Verdict::TimeLimitExceeded | Verdict::MemoryLimitExceeded => {
            &[(Group::Sample, ALL), (Group::Maximal, ALL)]
        }
        _ => &[
            (Group::Sample, ALL),
            (Group::Exhaustive, FEW),
            (Group::Stress, ALL),
            (Group::Exhaustive, ALL),
            (Group::Shapes, ALL),
            (Group::Maximal, ALL),
        ],
    };
    let task = Task { programs, ..*task };
    let mut all_runs = 0;
    for (group, inputs) in groups {
        let outcome = match group {
            Group::Exhaustive => exhaustive::run_first(judge, &task, *inputs),
            Group::Stress => stress::first_rejection(judge, &task),
            Group::Maximal => maximal::first_rejection(judge, &task),
            _ => outcome_of(judge, *group, &task),
        };
        match outcome? {
            Outcome::Passed(Passed { runs, .. }) => all_runs += runs,
            Outcome::DoesNotApply(_) => {}
            Outcome::Failed { failure, runs, .. } => {
                let place = format!("{}/{}", group.name(), failure.place);
                return Ok((rejection(failure.verdict, place, failure.input), all_runs + runs));
            }
        }
    }
    Ok((rejection(Verdict::Accepted, String::new(), vec![]), all_runs))
}

/// The failure of the group for a program that got another verdict than it must.
fn wrongly_rejected(program: &WrongProgram, built: &Built, rejection: &Rejection) -> Failure {
    let reason = Reason::WronglyRejected {
        program: program.name.clone(),
        wanted: program.verdict,
        got: rejection.verdict,
        place: rejection.place.clone(),
    };
    let release = match built {
        Built::Programs(programs) => Some(programs.release.clone()),
        Built::CompileError(_) => None,
    };
    Failure {
        place: program.name.clone(),
        input: rejection.input.clone(),
        program: release.filter(|_| !rejection.input.is_empty()),
        ..Failure::without_run(Verdict::JudgeError, reason)
    }
}
