//! Runs a program on tests and compares what it prints with what it should print.

pub mod failure;
mod talk;

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::about::About;
use crate::checker::{Comparison, compare};
use crate::jury::{Jury, Test};
use crate::progress::Progress;
use crate::run::{Limits, Program, Run, Runner};
use crate::verdict::Verdict;
use crate::workspace::Workspace;

use failure::{Failure, Reason};

/// The judge's own program with this argument and a problem's name plays that problem.
pub const PLAY: &str = "run-deep";

/// Far more than any problem needs on any machine. Only the wall limit can be reached, since the number
/// of cores differs.
const PLAYER_LIMITS: Limits = Limits {
    cpu: Duration::from_secs(1_000_000),
    wall: Duration::from_secs(120),
    memory_kib: 1 << 20,
    output_bytes: 1 << 20,
};

/// No output of a right answer comes near it.
const OUTPUT_BYTES: u64 = 8 << 20;

/// The problem's limits. A program that sleeps or waits uses no processor time; on a busy machine a
/// good one may wait, too, so the wall limit is wider.
pub fn limits_of(about: &About) -> Limits {
    Limits {
        cpu: about.time_limit,
        wall: about.time_limit * 2 + Duration::from_secs(1),
        memory_kib: about.memory_limit_mib * 1024,
        output_bytes: OUTPUT_BYTES,
    }
}

/// Everything that judging needs besides the problem and the programs.
#[derive(Clone)]
pub struct Judge<'a> {
    pub workspace: &'a Workspace,
    pub runner: &'a Runner,
    pub progress: &'a Progress,
    /// The seed of the random tests.
    pub seed: u64,
    /// How long a group may go on starting the program; `None` until all its tests have run.
    pub time: Option<Duration>,
    /// Threads that mostly wait for programs, so there are more of them than cores.
    pub pool: Arc<ThreadPool>,
    /// Followed by a problem's name, the command that plays this problem for the group deep.
    pub player: Program,
    pub player_limits: Limits,
}

/// A program, within which limits it runs, and who compares what it prints.
#[derive(Clone, Copy)]
pub struct Trial<'a> {
    pub program: &'a Program,
    pub limits: Limits,
    /// `None` while a problem has no rules.
    pub jury: Option<&'a dyn Jury>,
}

/// The result of one run.
pub enum Judged {
    Accepted {
        /// The last one.
        run: Run,
        /// More than one where a game was played against every reply.
        runs: usize,
        other_blanks: bool,
        /// Whether replies were left out when the time was up.
        is_cut: bool,
    },
    Rejected(Failure),
}

/// The results of many tests.
#[derive(Debug)]
pub struct Tally {
    pub cases: usize,
    pub runs: usize,
    /// How many tests were left out when the time was up, or not judged to their end.
    pub left_out: usize,
    /// Whether some output differed from the expected one in spaces or line ends alone.
    pub other_blanks: bool,
    /// The first failure in the order of the tests, and the number of its test. Then nothing else
    /// here says much: how many later tests ran meanwhile is chance.
    pub failed: Option<(u64, Failure)>,
}

impl<'a> Judge<'a> {
    /// # Errors
    /// When no thread can be started.
    pub fn new(
        workspace: &'a Workspace,
        runner: &'a Runner,
        progress: &'a Progress,
        seed: u64,
    ) -> Result<Self> {
        // Not rayon's own count, which panics where no thread can be started.
        let threads = 2 * thread::available_parallelism().map_or(1, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = Arc::new(pool.context(
            "cannot start threads; does the shell limit memory or processes (ulimit -v, -u)?",
        )?);
        let player = Program { command: vec![runner.judge().into(), PLAY.into()] };
        let player_limits = PLAYER_LIMITS;
        Ok(Self { workspace, runner, progress, seed, time: None, pool, player, player_limits })
    }

    /// When a group that begins now has to end.
    pub fn deadline(&self) -> Option<Instant> {
        self.time.and_then(|time| Instant::now().checked_add(time))
    }

    /// # Errors
    /// When the judge itself is at fault, never the program.
    pub fn judge(&self, trial: &Trial, test: &Test) -> Result<Judged> {
        self.judge_until(trial, test, None)
    }

    /// After the deadline no further talk of a test is begun.
    fn judge_until(&self, trial: &Trial, test: &Test, deadline: Option<Instant>) -> Result<Judged> {
        let Trial { program, limits, jury } = *trial;
        if let Some(jury) = jury.filter(|jury| jury.is_interactive()) {
            return talk::judge(self.runner, trial, jury, test, deadline);
        }
        let run = self.runner.run(program, &test.input, &limits)?;
        let ended = run.verdict(&limits);
        if ended != Verdict::Accepted {
            let measured = Box::new(run.measured.clone());
            let reason = Reason::Ended { measured, limits };
            return Ok(Judged::Rejected(Failure::of_run(ended, program, test, run, reason)));
        }
        let compared = compare_output(jury, test, &run.output)?;
        if let Comparison::Differs(difference) = compared {
            let (verdict, reason) = (Verdict::WrongAnswer, Reason::Differs(difference));
            return Ok(Judged::Rejected(Failure::of_run(verdict, program, test, run, reason)));
        }
        let other_blanks = compared == Comparison::OtherBlanks;
        Ok(Judged::Accepted { run, runs: 1, other_blanks, is_cut: false })
    }

    /// Judges these tests on all cores, as [`Self::first_failure`] does.
    ///
    /// # Errors
    /// When the judge itself is at fault, never the program.
    pub fn first_failure_of(
        &self,
        trial: &Trial,
        tests: &[Test],
        deadline: Option<Instant>,
    ) -> Result<Tally> {
        let numbers = 0..tests.len() as u64;
        let take = |number| Ok(Cow::Borrowed(&tests[number as usize]));
        self.first_failure(trial, numbers, &take, deadline)
    }

    /// Judges the tests with these numbers on all cores, in their order, up to the first failure. After
    /// the deadline no further test is begun; the first one always is.
    ///
    /// # Errors
    /// When the judge itself is at fault, never the program.
    pub fn first_failure<'t>(
        &self,
        trial: &Trial,
        numbers: Range<u64>,
        test: &(dyn Fn(u64) -> Result<Cow<'t, Test>> + Sync),
        deadline: Option<Instant>,
    ) -> Result<Tally> {
        let planned = numbers.end - numbers.start;
        self.progress.more(planned);
        let [cases, tests, runs, cut] = [(); 4].map(|()| AtomicUsize::new(0));
        let (other_blanks, stop) = (AtomicBool::new(false), AtomicU64::new(numbers.end));
        let judge_one = |number| {
            let judged = test(number).and_then(|test| {
                cases.fetch_add(test.cases, Ordering::Relaxed);
                tests.fetch_add(1, Ordering::Relaxed);
                self.judge_until(trial, &test, deadline)
            });
            self.progress.step();
            if let Ok(Judged::Accepted { runs: more, other_blanks: other, is_cut, .. }) = judged {
                runs.fetch_add(more, Ordering::Relaxed);
                cut.fetch_add(is_cut.into(), Ordering::Relaxed);
                other_blanks.fetch_or(other, Ordering::Relaxed);
                return None;
            }
            stop.fetch_min(number, Ordering::Relaxed);
            Some((number, judged))
        };
        let first = numbers.start;
        let is_due = |number: &u64| {
            let in_time = deadline.is_none_or(|deadline| Instant::now() < deadline);
            *number < stop.load(Ordering::Relaxed) && (in_time || *number == first)
        };
        let failed = self.pool.install(|| {
            let due = numbers.take_while(is_due).par_bridge();
            due.filter_map(judge_one).min_by_key(|(number, _)| *number)
        });
        let failed = failed.map(|(number, judged)| Ok::<_, anyhow::Error>((number, judged?)));
        let failed = match failed.transpose()? {
            Some((number, Judged::Rejected(failure))) => Some((number, failure)),
            Some((_, Judged::Accepted { .. })) | None => None,
        };
        Ok(Tally {
            cases: cases.into_inner(),
            runs: runs.into_inner(),
            left_out: planned as usize - tests.into_inner() + cut.into_inner(),
            other_blanks: other_blanks.into_inner(),
            failed,
        })
    }
}

/// Compares an output with what must be printed for the test.
///
/// # Errors
/// When the jury itself is at fault.
pub fn compare_output(jury: Option<&dyn Jury>, test: &Test, output: &[u8]) -> Result<Comparison> {
    match jury {
        Some(jury) => jury.compare(test, output),
        None => Ok(compare(&test.expected, output)),
    }
}
