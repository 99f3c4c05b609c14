//! The groups of cases, and how a program passes through each of them.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;
use itertools::izip;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde::Serialize;

use crate::checker::{Comparison, Difference, compare};
use crate::deep::{self, Deep, DeepFailure};
use crate::problem::{About, Broken, Problem, Proof, Test};
use crate::progress::Progress;
use crate::report;
use crate::run::{Limits, Program, Run, Runner};
use crate::submission::{self, Built, Programs};
use crate::verdict::Verdict;
use crate::workspace::{Workspace, WrongProgram};

/// In the order in which they run: the cheapest news first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// The files under testcases/, on the release and on the dev build.
    Sample,
    /// Every small case, smallest first.
    Exhaustive,
    /// Millions of positions, by calling the answering function.
    Deep,
    /// Random cases by shape; a failure is shrunk.
    Stress,
    /// The same input with other blanks and line ends.
    Shapes,
    /// The largest inputs, alone on the machine: time and memory.
    Maximal,
    /// Programs that follow a wrong idea, each of which must get its folder's verdict.
    Rejected,
}

impl Group {
    pub const ALL: [Self; 7] = [
        Self::Sample,
        Self::Exhaustive,
        Self::Deep,
        Self::Stress,
        Self::Shapes,
        Self::Maximal,
        Self::Rejected,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Sample => "sample",
            Self::Exhaustive => "exhaustive",
            Self::Deep => "deep",
            Self::Stress => "stress",
            Self::Shapes => "shapes",
            Self::Maximal => "maximal",
            Self::Rejected => "rejected",
        }
    }
}

/// Enough for every shape to come many times; `cargo judge stress` goes on for as long as one likes.
const STRESS_RUNS: u64 = 500;
/// How many small and how many random inputs are also written in other ways.
const RESPELLED: usize = 10;

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

/// What came of one group.
#[derive(Debug, Clone, PartialEq)]
pub struct GroupResult {
    pub problem: String,
    pub group: Group,
    pub verdict: Verdict,
    /// How many games or positions were judged.
    pub cases: usize,
    /// How often a program was started.
    pub runs: usize,
    pub seconds: f64,
    pub seed: Option<u64>,
    pub usage: Option<Usage>,
    pub note: Option<String>,
    pub rejections: Vec<Rejection>,
    pub failure: Option<Failure>,
}

/// A program with a wrong idea, and what it was rejected for.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Rejection {
    /// Such as `wrong_answer/all_gaps.rs`.
    pub program: String,
    pub verdict: Verdict,
    /// Such as `exhaustive/5`; where the program does not compile, the compiler's words.
    pub place: String,
    /// The smallest input that was found to reject it.
    #[serde(serialize_with = "report::serialize_capped")]
    pub input: Vec<u8>,
}

/// The most that the maximal inputs took.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Usage {
    pub time_ms: f64,
    pub time_limit_ms: f64,
    pub peak_kib: u64,
    pub memory_limit_kib: u64,
}

/// Why a program was not accepted.
#[derive(Debug, Clone, PartialEq)]
pub struct Failure {
    pub verdict: Verdict,
    /// Such as `exhaustive/5`; empty where no case is to blame.
    pub place: String,
    pub input: Vec<u8>,
    pub expected: Vec<u8>,
    pub found: Vec<u8>,
    pub difference: Option<Difference>,
    /// How the program ended or what it used, where that decides; the compiler's words.
    pub detail: Option<String>,
    pub stderr: Vec<u8>,
    pub program: Option<Program>,
}

impl GroupResult {
    fn new(problem: &Problem, group: Group) -> Self {
        Self {
            problem: problem.about.name.into(),
            group,
            verdict: Verdict::Accepted,
            cases: 0,
            runs: 0,
            seconds: 0.0,
            seed: None,
            usage: None,
            note: None,
            rejections: vec![],
            failure: None,
        }
    }

    /// The judge itself is at fault.
    pub fn broken(problem: &Problem, group: Group, error: &anyhow::Error) -> Self {
        let mut result = Self::new(problem, group);
        let failure = Failure::without_run(Verdict::JudgeError, format!("{error:#}"));
        result.failed(Failure { place: group.name().into(), ..failure });
        result
    }

    /// Names the files that are kept of it.
    pub fn place(&self) -> String {
        format!("{}-{}", self.problem, self.group.name())
    }

    fn failed(&mut self, failure: Failure) {
        self.verdict = failure.verdict;
        self.failure = Some(failure);
    }
}

/// What a group counted when everything in it held.
#[derive(Debug, Default)]
struct Passed {
    cases: usize,
    runs: usize,
    usage: Option<Usage>,
    note: Option<String>,
    rejections: Vec<Rejection>,
    other_blanks: bool,
}

/// How a group ended.
enum Outcome {
    Passed(Passed),
    Failed { failure: Failure, cases: usize, runs: usize },
}

/// Everything that judging needs beside the problem and the programs.
#[derive(Clone)]
pub struct Judge<'a> {
    pub workspace: &'a Workspace,
    pub runner: &'a Runner,
    pub progress: &'a Progress,
    /// Where the random cases start.
    pub seed: u64,
    /// Threads that wait for programs most of the time, so there are more of them than cores.
    pub pool: Arc<ThreadPool>,
    /// With a problem's name behind it, what plays that problem for the group deep.
    pub player: Program,
    /// From then on no more tests are run.
    pub deadline: Option<Instant>,
}

impl<'a> Judge<'a> {
    pub fn new(
        workspace: &'a Workspace,
        runner: &'a Runner,
        progress: &'a Progress,
        seed: u64,
    ) -> Result<Self> {
        let threads = 2 * rayon::current_num_threads();
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = Arc::new(pool.context("cannot start threads")?);
        let player = Program { command: vec![runner.judge().into(), deep::ARGUMENT.into()] };
        Ok(Self { workspace, runner, progress, seed, pool, player, deadline: None })
    }

    /// The groups that apply to these programs, out of the wanted ones; all where none is named.
    pub fn groups(problem: &Problem, built: &Built, wanted: &[Group]) -> Vec<Group> {
        let is_solution = matches!(built, Built::Programs(programs) if programs.is_solution);
        let applies = |group: &Group| match group {
            Group::Sample => true,
            Group::Deep | Group::Rejected => problem.proof.is_some() && is_solution,
            _ => problem.proof.is_some(),
        };
        let is_wanted = |group: &Group| wanted.is_empty() || wanted.contains(group);
        Group::ALL.into_iter().filter(applies).filter(is_wanted).collect()
    }

    /// # Errors
    /// When the judge itself is at fault, never the programs.
    pub fn run(&self, group: Group, problem: &Problem, built: &Built) -> Result<GroupResult> {
        self.progress.start(problem.about.name, group.name());
        let result = self.run_group(group, problem, built);
        self.progress.finish();
        result
    }

    /// The wrong programs of several problems at once. Some do nothing but use up their time on one
    /// core; meanwhile the others are judged.
    pub fn run_rejected(&self, problems: &[(&Problem, &Built)]) -> Vec<Result<GroupResult>> {
        self.progress.start("judging", "wrong programs");
        let results = self.pool.install(|| {
            let run = |(problem, built)| self.run_group(Group::Rejected, problem, built);
            problems.par_iter().copied().map(run).collect()
        });
        self.progress.finish();
        results
    }

    fn run_group(&self, group: Group, problem: &Problem, built: &Built) -> Result<GroupResult> {
        let programs = match built {
            Built::Programs(programs) => programs,
            Built::CompileError(diagnostics) => {
                let mut result = GroupResult::new(problem, group);
                result.failed(Failure::without_run(Verdict::CompileError, diagnostics.clone()));
                return Ok(result);
            }
        };
        self.timed(group, problem, || self.outcome(group, problem, programs))
    }

    fn timed(
        &self,
        group: Group,
        problem: &Problem,
        run: impl FnOnce() -> Result<Outcome>,
    ) -> Result<GroupResult> {
        let start = Instant::now();
        let outcome = run();
        let mut result = GroupResult::new(problem, group);
        result.seconds = start.elapsed().as_secs_f64();
        result.seed = (group == Group::Stress).then_some(self.seed);
        match outcome? {
            Outcome::Passed(passed) => {
                ensure!(passed.cases > 0, "the group {} found no case", group.name());
                result.cases = passed.cases;
                result.runs = passed.runs;
                result.usage = passed.usage;
                result.rejections = passed.rejections;
                let blanks = "blanks or line ends differ from the expected ones";
                result.note = passed.note.or(passed.other_blanks.then(|| blanks.into()));
            }
            Outcome::Failed { failure, cases, runs } => {
                result.cases = cases;
                result.runs = runs;
                result.failed(failure);
            }
        }
        Ok(result)
    }

    fn outcome(&self, group: Group, problem: &Problem, programs: &Programs) -> Result<Outcome> {
        match (group, problem.proof.as_deref()) {
            (Group::Sample, proof) => self.sample(problem, proof, programs),
            (_, None) => bail!(no_rules(problem.about.name)),
            (Group::Exhaustive, Some(proof)) => {
                self.exhaustive(problem, proof, programs.quickest())
            }
            (Group::Deep, Some(_)) => self.deep(problem, programs),
            (Group::Stress, Some(proof)) => self.stress(problem, proof, programs.quickest()),
            (Group::Shapes, Some(proof)) => self.shapes(problem, proof, programs.quickest()),
            (Group::Maximal, Some(proof)) => self.maximal(problem, proof, &programs.release),
            (Group::Rejected, Some(_)) => self.rejected(problem),
        }
    }

    fn sample(
        &self,
        problem: &Problem,
        proof: Option<&dyn Proof>,
        programs: &Programs,
    ) -> Result<Outcome> {
        let tests = sample_tests(self.workspace, problem.about.name, proof)?;
        let limits = limits_of(&problem.about);
        let mut runs = 0;
        // The dev build may take its time.
        let patient = Limits { cpu: limits.cpu * 10, wall: limits.wall * 10, ..limits };
        let dev = programs.dev.as_ref().map(|program| (program, patient));
        let mut passed = Passed::default();
        for (program, limits) in [(&programs.release, limits)].into_iter().chain(dev) {
            match self.first_failure_of(program, &limits, &tests)? {
                Ok(passed_here) => {
                    runs += passed_here.runs;
                    passed.other_blanks |= passed_here.other_blanks;
                }
                Err((index, failure)) => {
                    let (cases, runs) = (index + 1, runs + index + 1);
                    return Ok(Outcome::failed(failure, Group::Sample, &tests[index], cases, runs));
                }
            }
        }
        if proof.is_none() {
            passed.note = Some("no rules yet: judged on its samples alone, not proven".into());
        }
        let cases = games_of(&tests);
        Ok(Outcome::Passed(Passed { cases, runs, ..passed }))
    }

    fn exhaustive(
        &self,
        problem: &Problem,
        proof: &dyn Proof,
        program: &Program,
    ) -> Result<Outcome> {
        // A reference may use all cores, and only threads of the pool need not be woken for that.
        let tests = self.pool.install(|| proof.exhaustive(proof.small_cases()))?;
        let limits = limits_of(&problem.about);
        let (index, failure) = match self.first_failure_of(program, &limits, &tests)? {
            Ok(passed) => return Ok(Outcome::Passed(passed)),
            Err(failed) => failed,
        };
        let runs = index + 1;
        let before = games_of(&tests[..index]);
        let together = &tests[index];
        let alone = match together.games {
            1 => vec![],
            _ => proof.alone(together, before + 1)?,
        };
        // The first game that fails alone is the smallest counterexample there is.
        for (index, test) in alone.iter().enumerate() {
            if let Judged::Rejected(failure) = self.judge(program, test, &limits)? {
                let (cases, runs) = (before + index + 1, runs + index + 1);
                return Ok(Outcome::failed(failure, Group::Exhaustive, test, cases, runs));
            }
        }
        let cases = before + together.games;
        Ok(Outcome::failed(failure, Group::Exhaustive, together, cases, runs + alone.len()))
    }

    fn deep(&self, problem: &Problem, programs: &Programs) -> Result<Outcome> {
        let mut player = self.player.clone();
        player.command.push(problem.about.name.into());
        let run = self.runner.run(&player, &[], &deep::LIMITS)?;
        let failure = |verdict, detail: &str| Failure {
            place: Group::Deep.name().into(),
            stderr: run.measured.stderr_tail.clone(),
            ..Failure::without_run(
                verdict,
                format!("the answering function, called directly{detail}"),
            )
        };
        let Some(played) = deep::read(&run)? else {
            let (verdict, ended) = match run.verdict(&deep::LIMITS) {
                verdict @ Verdict::TimeLimitExceeded => {
                    (verdict, format!("not done after {:?}", deep::LIMITS.wall))
                }
                // It ended the process as if all had been played.
                Verdict::Accepted => (Verdict::RuntimeError, "exited before its answer".into()),
                verdict => (verdict, report::how_it_ended(&run, verdict, &deep::LIMITS)),
            };
            let failure = failure(verdict, &format!(": {ended}; stress may find the input"));
            return Ok(Outcome::Failed { failure, cases: 0, runs: 0 });
        };
        let Deep { positions: cases, certificate, failure: found } = played;
        // What it gets wrong is also an input for its program: for the one that checks for overflow,
        // as this group does.
        let program = programs.dev.as_ref().unwrap_or(&programs.release).clone();
        let failure = match (found, certificate) {
            (None, Ok(note)) => {
                return Ok(Outcome::Passed(Passed { cases, note, ..Passed::default() }));
            }
            (None, Err(Broken { reason, game })) => Failure {
                program: game.is_some().then_some(program),
                input: game.unwrap_or_default().into(),
                ..failure(Verdict::WrongAnswer, &format!(": {reason}"))
            },
            (Some(DeepFailure { input, expected, found }), _) => Failure {
                program: Some(program),
                input: input.into(),
                expected: expected.into(),
                found: found.into(),
                ..failure(Verdict::WrongAnswer, "")
            },
        };
        Ok(Outcome::Failed { failure, cases, runs: 0 })
    }

    fn stress(&self, problem: &Problem, proof: &dyn Proof, program: &Program) -> Result<Outcome> {
        self.stress_range(problem, proof, program, 0..STRESS_RUNS)
    }

    /// The random tests with these numbers, as a group of their own.
    ///
    /// # Errors
    /// When the judge itself is at fault, or the problem has no rules.
    pub fn stress_on(
        &self,
        problem: &Problem,
        program: &Program,
        numbers: Range<u64>,
    ) -> Result<GroupResult> {
        let name = problem.about.name;
        let proof = problem.proof.as_deref();
        let proof = proof.with_context(|| no_rules(name))?;
        self.progress.start(name, Group::Stress.name());
        let stress = || self.stress_range(problem, proof, program, numbers);
        let result = self.timed(Group::Stress, problem, stress);
        self.progress.finish();
        result
    }

    /// Runs the random tests with these numbers; the first failure comes back shrunk, with the
    /// count of runs up to it.
    fn stress_range(
        &self,
        problem: &Problem,
        proof: &dyn Proof,
        program: &Program,
        numbers: Range<u64>,
    ) -> Result<Outcome> {
        let limits = limits_of(&problem.about);
        let first = numbers.start;
        let random = proof.random(self.seed);
        let draw = |number| random.test(number).map(Cow::Owned);
        let (number, first_failure) = match self.first_failure(program, &limits, numbers, &draw)? {
            Ok(passed) => return Ok(Outcome::Passed(passed)),
            Err(failed) => failed,
        };
        self.progress.start(problem.about.name, "shrinking");
        let fails = |test: &Test| {
            self.progress.step();
            Ok(matches!(self.judge(program, test, &limits)?, Judged::Rejected(_)))
        };
        let smallest = random.shrink(number, &fails)?;
        let (mut cases, runs) = (0, (number - first + 1) as usize);
        for number in first..=number {
            cases += random.test(number)?.games;
        }
        match self.judge(program, &smallest, &limits)? {
            Judged::Rejected(failure) => {
                Ok(Outcome::failed(failure, Group::Stress, &smallest, cases, runs))
            }
            // It does not answer the same input the same way: what it failed on first is what counts.
            Judged::Accepted { .. } => {
                let test = random.test(number)?;
                let detail = Some("fails now and then, on the same input".to_owned());
                let failure = Failure { detail, ..first_failure };
                Ok(Outcome::failed(failure, Group::Stress, &test, cases, runs))
            }
        }
    }

    fn shapes(&self, problem: &Problem, proof: &dyn Proof, program: &Program) -> Result<Outcome> {
        let mut plain = sample_tests(self.workspace, problem.about.name, Some(proof))?;
        plain.extend(proof.exhaustive(RESPELLED)?);
        let random = proof.random(self.seed);
        for number in 0..RESPELLED as u64 {
            plain.push(random.test(number)?);
        }
        let respelled =
            plain.iter().map(|test| respell(proof, test)).collect::<Result<Vec<_>>>()?.concat();
        let limits = limits_of(&problem.about);
        Ok(match self.first_failure_of(program, &limits, &respelled)? {
            Ok(passed) => Outcome::Passed(passed),
            Err((index, mut failure)) => {
                failure.detail.get_or_insert_with(|| report::OTHER_SPELLING.into());
                let cases = games_of(&respelled[..=index]);
                Outcome::failed(failure, Group::Shapes, &respelled[index], cases, index + 1)
            }
        })
    }

    /// One program at a time, and nothing else.
    fn maximal(&self, problem: &Problem, proof: &dyn Proof, program: &Program) -> Result<Outcome> {
        let tests = proof.maximal();
        let limits = limits_of(&problem.about);
        let mut usage = Usage {
            time_limit_ms: milliseconds(limits.cpu),
            memory_limit_kib: limits.memory_kib,
            ..Usage::default()
        };
        let mut passed = Passed::default();
        self.progress.more(tests.len() as u64);
        for test in tests {
            let test = test?;
            passed.cases += test.games;
            passed.runs += 2;
            // The first run warms the caches up; what it says does not count.
            self.judge(program, &test, &limits)?;
            match self.judge(program, &test, &limits)? {
                Judged::Accepted { run, other_blanks } => {
                    passed.other_blanks |= other_blanks;
                    usage.time_ms = usage.time_ms.max(milliseconds(run.measured.cpu));
                    usage.peak_kib = usage.peak_kib.max(run.measured.peak_kib);
                }
                Judged::Rejected(failure) => {
                    let Passed { cases, runs, .. } = passed;
                    return Ok(Outcome::failed(failure, Group::Maximal, &test, cases, runs));
                }
            }
            self.progress.step();
        }
        Ok(Outcome::Passed(Passed { usage: Some(usage), ..passed }))
    }

    /// Every program that must be rejected, each against the groups until one of them does.
    fn rejected(&self, problem: &Problem) -> Result<Outcome> {
        let programs = self.workspace.wrong_programs(problem.about.name)?;
        ensure!(
            !programs.is_empty(),
            "testcases/{}/wrong_answer holds no program; add one that follows a wrong idea",
            problem.about.name
        );
        let built = self.pool.install(|| {
            let built = programs.par_iter().map(|program| {
                submission::build_source(self.workspace, &problem.about, &program.path)
            });
            built.collect::<Result<Vec<_>>>()
        })?;
        self.progress.more(programs.len() as u64);
        // One by one in this order, whichever core is free: what takes longest starts first.
        let mut order: Vec<_> = (0..programs.len()).collect();
        order.sort_by_key(|index| programs[*index].verdict != Verdict::TimeLimitExceeded);
        // The programs are what is counted, not their runs.
        let hidden = Progress::hidden();
        let judge = Judge { progress: &hidden, ..self.clone() };
        let mut rejections = self.pool.install(|| {
            let rejections = order.into_iter().par_bridge().map(|index| {
                let (rejection, runs) =
                    judge.rejection(problem, &programs[index], &built[index])?;
                self.progress.step();
                Ok((index, rejection, runs))
            });
            rejections.collect::<Result<Vec<_>>>()
        })?;
        rejections.sort_by_key(|(index, ..)| *index);
        let runs = rejections.iter().map(|(.., runs)| runs).sum();
        let rejections: Vec<_> =
            rejections.into_iter().map(|(_, rejection, _)| rejection).collect();
        let cases = programs.len();
        let mut judged = izip!(&programs, &built, &rejections);
        match judged.find(|(program, _, rejection)| program.verdict != rejection.verdict) {
            None => Ok(Outcome::Passed(Passed { cases, runs, rejections, ..Passed::default() })),
            Some((program, built, rejection)) => {
                let detail = report::wrongly_rejected(program, rejection);
                let failure = Failure {
                    place: format!("{}/{}", Group::Rejected.name(), program.name),
                    input: rejection.input.clone(),
                    program: match built {
                        Built::Programs(programs) if !rejection.input.is_empty() => {
                            Some(programs.release.clone())
                        }
                        _ => None,
                    },
                    ..Failure::without_run(Verdict::JudgeError, detail)
                };
                Ok(Outcome::Failed { failure, cases, runs })
            }
        }
    }

    /// What a program that must be rejected gets, from the first group that rejects it, and how many
    /// runs that took.
    fn rejection(
        &self,
        problem: &Problem,
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
        let mut all_runs = 0;
        // A program that is too slow need not be shown right on thousands of small cases first.
        let groups: &[Group] = match program.verdict {
            Verdict::TimeLimitExceeded => &[Group::Sample, Group::Maximal],
            _ => &[Group::Sample, Group::Exhaustive, Group::Stress, Group::Shapes, Group::Maximal],
        };
        for group in groups {
            let outcome = match (group, problem.proof.as_deref()) {
                (Group::Maximal, Some(proof)) => self.one_by_one(problem, proof, &programs.release),
                _ => self.outcome(*group, problem, programs),
            };
            match outcome? {
                Outcome::Passed(Passed { runs, .. }) => all_runs += runs,
                Outcome::Failed { failure, runs, .. } => {
                    let rejection = rejection(failure.verdict, failure.place, failure.input);
                    return Ok((rejection, all_runs + runs));
                }
            }
        }
        Ok((rejection(Verdict::Accepted, String::new(), vec![]), all_runs))
    }

    /// Whether a program is too slow shows on one of the maximal inputs: no need to run the others,
    /// and none to run alone, since processor time decides.
    fn one_by_one(
        &self,
        problem: &Problem,
        proof: &dyn Proof,
        program: &Program,
    ) -> Result<Outcome> {
        let limits = limits_of(&problem.about);
        let mut passed = Passed::default();
        for test in proof.maximal() {
            let test = test?;
            passed.cases += test.games;
            passed.runs += 1;
            if let Judged::Rejected(failure) = self.judge(program, &test, &limits)? {
                let Passed { cases, runs, .. } = passed;
                return Ok(Outcome::failed(failure, Group::Maximal, &test, cases, runs));
            }
        }
        Ok(Outcome::Passed(passed))
    }

    /// Like [`Self::first_failure`], of tests that are there already.
    fn first_failure_of(
        &self,
        program: &Program,
        limits: &Limits,
        tests: &[Test],
    ) -> Result<Result<Passed, (usize, Failure)>> {
        let numbers = 0..tests.len() as u64;
        let take = |number| Ok(Cow::Borrowed(&tests[number as usize]));
        let judged = self.first_failure(program, limits, numbers, &take)?;
        Ok(judged.map_err(|(number, failure)| (number as usize, failure)))
    }

    /// Judges the tests with these numbers on all cores; the failure that comes first in their order,
    /// and its number.
    fn first_failure<'t>(
        &self,
        program: &Program,
        limits: &Limits,
        numbers: Range<u64>,
        test: &(dyn Fn(u64) -> Result<Cow<'t, Test>> + Sync),
    ) -> Result<Result<Passed, (u64, Failure)>> {
        self.progress.more(numbers.end - numbers.start);
        let runs = (numbers.end - numbers.start) as usize;
        let (games, other_blanks) = (AtomicUsize::new(0), AtomicBool::new(false));
        let started = AtomicUsize::new(0);
        let is_late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let failed = self.pool.install(|| {
            (0..runs).into_par_iter().with_max_len(1).find_map_first(|index| {
                if index > 0 && is_late() {
                    return None;
                }
                started.fetch_add(1, Ordering::Relaxed);
                let number = numbers.start + index as u64;
                let judged = test(number).and_then(|test| {
                    games.fetch_add(test.games, Ordering::Relaxed);
                    self.judge(program, &test, limits)
                });
                self.progress.step();
                match judged {
                    Ok(Judged::Accepted { other_blanks: other, .. }) => {
                        other_blanks.fetch_or(other, Ordering::Relaxed);
                        None
                    }
                    Ok(Judged::Rejected(failure)) => Some(Ok((number, failure))),
                    Err(error) => Some(Err(error)),
                }
            })
        });
        Ok(match failed.transpose()? {
            Some(failed) => Err(failed),
            None => Ok(Passed {
                cases: games.into_inner(),
                runs: started.into_inner(),
                other_blanks: other_blanks.into_inner(),
                ..Passed::default()
            }),
        })
    }

    /// # Errors
    /// When the judge itself is at fault, never the program.
    pub fn judge(&self, program: &Program, test: &Test, limits: &Limits) -> Result<Judged> {
        let run = self.runner.run(program, &test.input, limits)?;
        let ended = run.verdict(limits);
        if ended != Verdict::Accepted {
            let detail = Some(report::how_it_ended(&run, ended, limits));
            return Ok(Judged::rejected(ended, program, test, run, None, detail));
        }
        match compare(&test.expected, &run.output) {
            Comparison::Equal => Ok(Judged::Accepted { run, other_blanks: false }),
            Comparison::OtherBlanks => Ok(Judged::Accepted { run, other_blanks: true }),
            Comparison::Differs(difference) => {
                let difference = Some(difference);
                let verdict = Verdict::WrongAnswer;
                Ok(Judged::rejected(verdict, program, test, run, difference, None))
            }
        }
    }
}

/// What one run came to.
pub enum Judged {
    Accepted { run: Run, other_blanks: bool },
    Rejected(Failure),
}

impl Judged {
    fn rejected(
        verdict: Verdict,
        program: &Program,
        test: &Test,
        run: Run,
        difference: Option<Difference>,
        detail: Option<String>,
    ) -> Self {
        Self::Rejected(Failure {
            verdict,
            place: test.name.clone(),
            input: test.input.clone(),
            expected: test.expected.clone(),
            found: run.output,
            difference,
            detail,
            stderr: run.measured.stderr_tail,
            program: Some(program.clone()),
        })
    }
}

impl Failure {
    pub fn without_run(verdict: Verdict, detail: String) -> Self {
        Self {
            verdict,
            place: String::new(),
            input: vec![],
            expected: vec![],
            found: vec![],
            difference: None,
            detail: Some(detail),
            stderr: vec![],
            program: None,
        }
    }

    fn at(self, group: Group, test: &Test) -> Self {
        Self { place: format!("{}/{}", group.name(), test.name), ..self }
    }
}

impl Outcome {
    fn failed(failure: Failure, group: Group, test: &Test, cases: usize, runs: usize) -> Self {
        Self::Failed { failure: failure.at(group, test), cases, runs }
    }
}

/// The files of a problem as tests, each checked against what the judge itself knows.
pub fn sample_tests(
    workspace: &Workspace,
    problem: &str,
    proof: Option<&dyn Proof>,
) -> Result<Vec<Test>> {
    let mut tests = vec![];
    for file in workspace.test_files(problem)? {
        let Some(proof) = proof else {
            let (input, expected) = (file.input, file.output);
            tests.push(Test { name: file.name, input, expected, games: 1 });
            continue;
        };
        let place = &file.place;
        let text = String::from_utf8(file.input).with_context(|| format!("{place} is no UTF-8"))?;
        let test = proof.test(&file.name, &text)?;
        let test = test.map_err(|malformed| {
            anyhow::anyhow!("{place}:{}: {}", malformed.line, malformed.message)
        })?;
        if let Comparison::Differs(Difference { token, expected, found }) =
            compare(&test.expected, &file.output)
        {
            let show = |token: Option<Vec<u8>>| match token {
                Some(token) => format!("`{}`", String::from_utf8_lossy(&token)),
                None => "the end".into(),
            };
            bail!(
                "the output file of {place} is wrong: by the rules its token {token} is {}, not {}",
                show(expected),
                show(found)
            );
        }
        tests.push(test);
    }
    Ok(tests)
}

fn games_of(tests: &[Test]) -> usize {
    tests.iter().map(|test| test.games).sum()
}

fn no_rules(name: &str) -> String {
    format!(
        "{name} has no rules yet; write them in scripts/src/problems/{name}.rs, as its neighbours do"
    )
}

/// The same input with other blanks and line ends, and as only this problem can write it.
fn respell(proof: &dyn Proof, test: &Test) -> Result<Vec<Test>> {
    let text = std::str::from_utf8(&test.input).context("a test's input is no UTF-8")?;
    let tokens: Vec<_> = text.split_ascii_whitespace().collect();
    let mut spellings = vec![
        ("crlf", text.replace('\n', "\r\n")),
        ("no_final_newline", text.trim_end().to_owned()),
        ("extra_blanks", format!("  {}\t\n", text.replace(' ', " \t ").replace('\n', "  \n"))),
        ("blank_lines", format!("\n{}\n\n", text.replace('\n', "\n\n"))),
        ("one_token_per_line", tokens.join("\n") + "\n"),
    ];
    spellings.extend(proof.spellings(text));
    let respelled = spellings.into_iter().map(|(spelling, text)| Test {
        name: format!("{}/{spelling}", test.name),
        input: text.into(),
        ..test.clone()
    });
    Ok(respelled.collect())
}

pub fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}
