//! Runs a program on inputs of growing size.

use std::ffi::OsString;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::{Bench, Row};
use crate::about::About;
use crate::judge::failure::Failure;
use crate::judge::{Judge, Judged, Trial, limits_of};
use crate::jury::{Jury, Problem, Test};
use crate::run::{Limits, Program};

/// How often the largest size is halved.
const HALVINGS: u32 = 10;
/// Every round runs every size once, so whatever slows the machine for a while slows all sizes.
const FEWEST_ROUNDS: usize = 7;
const MOST_ROUNDS: usize = 25;
/// After the fewest rounds, further rounds begin only within this time.
const BUDGET: Duration = Duration::from_secs(4);
/// Under callgrind a program may take this many times its limits.
const PATIENCE: u32 = 200;

/// Size 1, then doubling up to the largest, each rounded up.
pub fn sizes(largest: usize) -> Vec<usize> {
    let halved = (0..=HALVINGS).rev().map(|halvings| largest.div_ceil(1 << halvings));
    let mut sizes: Vec<_> = std::iter::once(1).chain(halved).collect();
    sizes.dedup();
    sizes
}

/// Runs the program alone on the machine, one input after another. The inner error is a run that
/// was not accepted.
pub fn measure(
    judge: &Judge,
    problem: &Problem,
    jury: &dyn Jury,
    program: &Program,
    count: bool,
) -> Result<Result<Bench, Failure>> {
    let About { name, complexity, time_limit, .. } = problem.about;
    let (scale, limits) = (jury.scale(), limits_of(&problem.about));
    let sizes = sizes(scale.largest);
    let tests = sizes.iter().map(|size| jury.sized(*size)).collect::<Result<Vec<_>>>()?;
    let trial = Trial { program, limits, jury: Some(jury) };
    let runs = match run_in_rounds(judge, &trial, &tests)? {
        Ok(runs) => runs,
        Err(failure) => return Ok(Err(failure)),
    };
    let rounds = runs[0].len();
    let cases = tests.iter().map(|test| test.cases).sum();
    let mut rows = vec![];
    for ((size, test), mut runs) in sizes.into_iter().zip(&tests).zip(runs) {
        let instructions = count.then(|| count_instructions(judge, &trial, test)).transpose()?;
        let peak_kib = runs.iter().map(|(_, peak_kib)| *peak_kib).max().unwrap_or(0);
        runs.sort_unstable();
        let time = runs[rounds / 2].0;
        rows.push(Row { size, time, peak_kib, instructions, answering: None });
    }
    let mut bench = Bench { problem: name, complexity, scale, time_limit, rounds, cases, rows };
    if bench.time_fit().is_none() {
        for row in &mut bench.rows {
            row.answering = jury.answering_time(row.size);
        }
    }
    Ok(Ok(bench))
}

/// Processor time and peak memory in KiB of a run.
type Used = (Duration, u64);

/// The usage of every run of every test; all tests run equally often.
fn run_in_rounds(
    judge: &Judge,
    trial: &Trial,
    tests: &[Test],
) -> Result<Result<Vec<Vec<Used>>, Failure>> {
    let mut runs = vec![vec![]; tests.len()];
    let mut start = Instant::now();
    for round in 0..=MOST_ROUNDS {
        if round > FEWEST_ROUNDS && start.elapsed() > BUDGET {
            break;
        }
        for (test, runs) in tests.iter().zip(&mut runs) {
            match judge.judge(trial, test)? {
                Judged::Accepted { run, .. } => {
                    runs.push((run.measured.cpu, run.measured.peak_kib));
                }
                Judged::Rejected(failure) => {
                    let place = format!("bench/{}", test.name);
                    return Ok(Err(Failure { place, ..failure }));
                }
            }
        }
        if round == 0 {
            // The first round only warms the caches up.
            runs.iter_mut().for_each(Vec::clear);
            start = Instant::now();
        }
    }
    Ok(Ok(runs))
}

/// # Errors
/// When valgrind, of which callgrind is a part, is not installed.
pub fn find_callgrind() -> Result<()> {
    let found = Command::new("valgrind").arg("--version").output();
    let remedy = "cannot count instructions without valgrind; install it (Debian's package is \
                  valgrind) or leave --count out";
    ensure!(found.context(remedy)?.status.success(), remedy);
    Ok(())
}

fn count_instructions(judge: &Judge, trial: &Trial, test: &Test) -> Result<u64> {
    let limits = &trial.limits;
    let callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"];
    let mut command: Vec<_> = callgrind.map(OsString::from).into();
    command.extend(trial.program.command.iter().cloned());
    let (cpu, wall) = (limits.cpu * PATIENCE, limits.wall * PATIENCE);
    let patient = Limits { cpu, wall, memory_kib: u64::MAX, ..*limits };
    let program = &Program { command };
    let stderr = match judge.judge(&Trial { program, limits: patient, ..*trial }, test)? {
        Judged::Accepted { run, .. } => run.measured.stderr_tail,
        Judged::Rejected(failure) => failure.stderr,
    };
    let printed = String::from_utf8_lossy(&stderr);
    collected(&printed)
        .with_context(|| format!("callgrind counted nothing for {}: {printed}", test.name))
}

/// The count that callgrind prints at its end.
pub fn collected(printed: &str) -> Option<u64> {
    printed.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok())
}
