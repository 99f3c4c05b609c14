//! How a program's time grows with its input: measured at doubling sizes, then fitted.

use std::ffi::OsString;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde::Serialize;

use crate::group::{Failure, Judge, Judged, limits_of, milliseconds};
use crate::problem::{About, Problem, Proof, Scale, Test};
use crate::run::{Limits, Program};

/// How often the largest size is halved.
const HALVINGS: u32 = 10;
/// Every round runs every size once, so whatever slows the machine for a while slows all sizes.
const FEWEST_ROUNDS: usize = 7;
const MOST_ROUNDS: usize = 25;
/// After the fewest rounds there are more as long as they fit into this.
const BUDGET: Duration = Duration::from_secs(4);
/// A cost tells something of the growth from this many times the start-up cost on.
pub const ABOVE_START_UP: f64 = 3.0;
/// Fewer sizes than this tell no exponent.
const FEWEST_SIZES: usize = 3;
/// How far the measured exponent may lie above the claimed one.
pub const TOLERANCE: f64 = 0.15;
/// Under callgrind a program may take this many times its limits.
const PATIENCE: u32 = 200;

/// What came of measuring one program.
#[derive(Debug, Clone, PartialEq)]
pub struct Bench {
    pub problem: &'static str,
    /// In the statement's letters, for people; the scale's exponent is what is held against the fit.
    pub complexity: &'static str,
    pub scale: Scale,
    pub time_limit: Duration,
    pub rounds: usize,
    /// By size. The first is of size 1: all it costs is starting the program, and what is done once.
    pub rows: Vec<Row>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Row {
    pub size: usize,
    /// Processor time, the median of all rounds.
    pub time: Duration,
    /// The most of all rounds.
    pub peak_kib: u64,
    /// Counted by callgrind, where that was asked for.
    pub instructions: Option<u64>,
}

/// `start_up + factor · size^exponent`, as close to the costs as it gets.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fit {
    pub start_up: f64,
    pub factor: f64,
    pub exponent: f64,
    /// The sizes from here on cost so much more than the start-up that the fit is of them alone.
    pub from: usize,
}

/// The measured exponents beside the claimed one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Growth {
    AsClaimed,
    AboveClaim,
    /// Even the largest inputs take little more than starting the program: no fault of it.
    Unknown,
}

impl Fit {
    /// Least squares on `log(cost - start_up)` over `log(size)`, of costs by size; the first cost
    /// is the start-up. `None` where too few costs are well above it.
    pub fn of(costs: &[(usize, f64)]) -> Option<Self> {
        let (&(_, start_up), others) = costs.split_first()?;
        let below = others.iter().rposition(|(_, cost)| *cost < ABOVE_START_UP * start_up);
        let told = &others[below.map_or(0, |last| last + 1)..];
        let logs = told.iter().map(|(size, cost)| ((*size as f64).ln(), (cost - start_up).ln()));
        let logs: Vec<_> = logs.collect();
        if logs.len() < FEWEST_SIZES {
            return None;
        }
        let mean = |values: &dyn Fn(&(f64, f64)) -> f64| {
            logs.iter().map(values).sum::<f64>() / logs.len() as f64
        };
        let (x, y) = (mean(&|log| log.0), mean(&|log| log.1));
        let exponent = mean(&|log| (log.0 - x) * (log.1 - y)) / mean(&|log| (log.0 - x).powi(2));
        let factor = (y - exponent * x).exp();
        Some(Self { start_up, factor, exponent, from: told[0].0 })
    }

    pub fn cost(&self, size: f64) -> f64 {
        self.start_up + self.factor * size.powf(self.exponent)
    }
}

impl Bench {
    /// # Panics
    /// When there is no row.
    pub fn start_up(&self) -> &Row {
        self.rows.first().expect("the smallest size was measured")
    }

    /// # Panics
    /// When there is no row.
    pub fn largest(&self) -> &Row {
        self.rows.last().expect("the largest size was measured")
    }

    /// Of the times, in milliseconds.
    pub fn time_fit(&self) -> Option<Fit> {
        let costs = self.rows.iter().map(|row| (row.size, milliseconds(row.time)));
        Fit::of(&costs.collect::<Vec<_>>())
    }

    /// Of the instructions, where they were counted.
    pub fn count_fit(&self) -> Option<Fit> {
        let costs = self.rows.iter().map(|row| Some((row.size, row.instructions? as f64)));
        Fit::of(&costs.collect::<Option<Vec<_>>>()?)
    }

    pub fn growth(&self) -> Growth {
        let fits = [self.time_fit(), self.count_fit()];
        let steepest = fits.iter().flatten().map(|fit| fit.exponent).reduce(f64::max);
        match steepest {
            None => Growth::Unknown,
            Some(exponent) if exponent > self.scale.exponent + TOLERANCE => Growth::AboveClaim,
            Some(_) => Growth::AsClaimed,
        }
    }

    /// How many times the largest input's time fits into the limit.
    pub fn headroom(&self) -> f64 {
        self.time_limit.as_secs_f64() / self.largest().time.as_secs_f64()
    }

    pub fn exit_status(&self) -> u8 {
        (self.growth() == Growth::AboveClaim).into()
    }
}

/// Size 1, then doubling up to the largest, rounded up.
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
    proof: &dyn Proof,
    program: &Program,
    count: bool,
) -> Result<Result<Bench, Failure>> {
    let About { name, complexity, time_limit, .. } = problem.about;
    let (scale, limits) = (proof.scale(), limits_of(&problem.about));
    let sizes = sizes(scale.largest);
    let tests = sizes.iter().map(|size| proof.sized(*size)).collect::<Result<Vec<_>>>()?;
    let runs = match run_in_rounds(judge, program, &tests, &limits)? {
        Ok(runs) => runs,
        Err(failure) => return Ok(Err(failure)),
    };
    let rounds = runs[0].len();
    let mut rows = vec![];
    for ((size, test), mut runs) in sizes.into_iter().zip(&tests).zip(runs) {
        let instructions =
            count.then(|| count_instructions(judge, program, test, &limits)).transpose()?;
        let peak_kib = runs.iter().map(|(_, peak_kib)| *peak_kib).max().unwrap_or(0);
        runs.sort_unstable();
        rows.push(Row { size, time: runs[rounds / 2].0, peak_kib, instructions });
    }
    Ok(Ok(Bench { problem: name, complexity, scale, time_limit, rounds, rows }))
}

/// Processor time and peak memory in KiB of a run.
type Used = (Duration, u64);

/// What the runs of every test used, equally many of each.
fn run_in_rounds(
    judge: &Judge,
    program: &Program,
    tests: &[Test],
    limits: &Limits,
) -> Result<Result<Vec<Vec<Used>>, Failure>> {
    let mut runs = vec![vec![]; tests.len()];
    let mut start = Instant::now();
    for round in 0..=MOST_ROUNDS {
        if round > FEWEST_ROUNDS && start.elapsed() > BUDGET {
            break;
        }
        for (test, runs) in tests.iter().zip(&mut runs) {
            match judge.judge(program, test, limits)? {
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
            // It warmed the caches up; what it says does not count.
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

fn count_instructions(
    judge: &Judge,
    program: &Program,
    test: &Test,
    limits: &Limits,
) -> Result<u64> {
    let callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"];
    let mut command: Vec<_> = callgrind.map(OsString::from).into();
    command.extend(program.command.iter().cloned());
    let (cpu, wall) = (limits.cpu * PATIENCE, limits.wall * PATIENCE);
    let patient = Limits { cpu, wall, memory_kib: u64::MAX, ..*limits };
    let run = judge.runner.run(&Program { command }, &test.input, &patient)?;
    let told = String::from_utf8_lossy(&run.measured.stderr_tail);
    collected(&told)
        .with_context(|| format!("callgrind counts nothing for {}; it says: {told}", test.name))
}

/// The count in what callgrind prints at its end.
pub fn collected(told: &str) -> Option<u64> {
    told.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok())
}
