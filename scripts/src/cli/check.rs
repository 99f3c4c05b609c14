//! `cargo judge check`: every group of every problem, or one program as a submission.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::List;
use super::session::{Session, Submitted};
use crate::group::outcome::GroupResult;
use crate::group::{self, Group};
use crate::judge::Judge;
use crate::jury::Problem;
use crate::report::failure::Commands;
use crate::report::table::{Totals, summary, table};
use crate::report::{json, line};
use crate::submission::Built;
use crate::terminal;
use crate::text::shell_command;
use crate::verdict::Verdict;

/// The random cases of a check are always the same.
const SEED: u64 = 1;
/// How long a group may go on starting a program that is not the workspace's own solution.
const TIME: Duration = Duration::from_secs(60);

#[derive(Debug, Default, clap::Args)]
pub struct Options {
    /// The problems to check; all of them if none is named
    pub problems: Vec<String>,

    /// Only this group of cases (repeatable)
    #[arg(long = "group", value_name = "GROUP")]
    groups: Vec<Group>,

    /// How long exhaustive, stress and shapes may run each, such as 5m; then they leave out the rest
    /// [default: 60s for --source and commands, no limit for solutions]
    #[arg(long, value_name = "TIME", allow_hyphen_values = true)]
    time: Option<humantime::Duration>,

    /// One JSON object per group on standard output, and nothing else there
    ///
    /// Every object has problem, group, verdict, cases, runs and seconds. Where they apply there are
    /// seed, note, left_out (runs for which there was no time), time_ms, time_limit_ms, peak_kib and
    /// memory_limit_kib (maximal), rejections (rejected: program, verdict, place and input of each).
    /// A failure adds place, input, expected, found, token (the first that differs, counted from 1),
    /// talk (the lines of a transcript, where the program talked with the judge), detail, stderr,
    /// replay and next (two commands); texts are cut at 64 KiB. The last object has summary (true),
    /// verdict, groups, failed, cases, runs and seconds.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    submitted: Submitted,
}

/// The exit status.
///
/// # Errors
/// When the judge itself is at fault, or was asked for what it does not know.
pub fn run(options: &Options, all: List) -> Result<u8> {
    let start = Instant::now();
    let session = Session::open(&options.problems, all)?;
    let mut judge = session.judge(SEED)?;
    let default = (!options.submitted.is_own()).then_some(TIME);
    judge.time = options.time.map(Duration::from).or(default);
    let built = session.build(&options.submitted)?;
    let mut check = Check { options, session: &session, judge, results: vec![] };
    let mut to_reject = vec![];
    for (problem, built) in session.problems.iter().zip(&built) {
        if let Some(status) = session.interrupted() {
            return Ok(status);
        }
        if check.problem(problem, built)? {
            to_reject.push((problem, built));
        }
    }
    check.rejected(&to_reject)?;
    if let Some(status) = session.interrupted() {
        return Ok(status);
    }
    check.finish(start.elapsed().as_secs_f64())
}

/// A check under way. After a Ctrl-C it prints nothing more.
struct Check<'a> {
    options: &'a Options,
    session: &'a Session,
    judge: Judge<'a>,
    results: Vec<GroupResult>,
}

impl Check<'_> {
    /// Runs the groups of a problem, up to one that fails; whether its wrong programs are to follow.
    fn problem(&mut self, problem: &Problem, built: &Built) -> Result<bool> {
        let groups = Group::applying(problem, built, &self.options.groups);
        if groups.is_empty() {
            self.no_group_applies(problem)?;
        }
        let mut passed = true;
        for group in groups {
            if group == Group::Rejected {
                return Ok(passed);
            }
            let result = group::run(&self.judge, group, problem, built);
            if self.session.runner.is_interrupted() {
                break;
            }
            passed &= self.print(problem, group, result)?;
            // Real judges do not ask for shapes, so the largest inputs are run nevertheless.
            if !passed && group != Group::Shapes {
                break;
            }
        }
        Ok(false)
    }

    /// A draft among others is skipped with a warning.
    fn no_group_applies(&self, problem: &Problem) -> Result<()> {
        let name = problem.about.name;
        ensure!(
            self.options.problems.is_empty() && problem.jury.is_none(),
            "none of these groups applies to {name}: {}",
            if problem.jury.is_none() {
                "it has no rules yet"
            } else {
                "they need the workspace's own solution"
            }
        );
        terminal::warn(&line::no_group_applies(name));
        Ok(())
    }

    fn rejected(&mut self, problems: &[(&Problem, &Built)]) -> Result<()> {
        let results = group::run_rejected(&self.judge, problems);
        if self.session.runner.is_interrupted() {
            return Ok(());
        }
        for ((problem, _), result) in problems.iter().zip(results) {
            self.print(problem, Group::Rejected, result)?;
        }
        Ok(())
    }

    /// Prints the result of a group; whether it passed.
    fn print(
        &mut self,
        problem: &Problem,
        group: Group,
        result: Result<GroupResult>,
    ) -> Result<bool> {
        let result = result.unwrap_or_else(|error| GroupResult::broken(problem, group, &error));
        let commands = self.commands(problem, &result);
        if self.options.json {
            terminal::say(&json::group(&result, &commands))?;
        } else {
            self.session.show(&result, &commands)?;
            // Among all the groups they would be too many lines.
            if self.options.groups.contains(&group) && !result.rejections.is_empty() {
                terminal::say(&line::rejections(&result.rejections))?;
            }
        }
        let passed = result.verdict == Verdict::Accepted;
        self.results.push(result);
        Ok(passed)
    }

    /// After a failure in the samples, the group exhaustive finds the smallest counterexample.
    fn commands(&self, problem: &Problem, result: &GroupResult) -> Commands {
        let Some(failure) = &result.failure else {
            return Commands::default();
        };
        let can_be_smaller =
            result.group == Group::Sample && problem.jury.is_some() && failure.program.is_some();
        let smallest = can_be_smaller.then(|| {
            let words = ["cargo", "judge", "check", problem.about.name, "--group", "exhaustive"];
            let words = words.map(OsString::from).into_iter();
            shell_command(&words.chain(self.options.submitted.words()).collect::<Vec<_>>())
        });
        Commands { smallest, ..self.session.commands(&result.place(), failure) }
    }

    fn finish(self, seconds: f64) -> Result<u8> {
        let totals = Totals::of(&self.results);
        let worst = totals.worst.context("nothing was checked")?;
        if self.options.json {
            terminal::say(&json::summary(&totals, seconds))?;
        } else {
            terminal::print(&table(&self.results))?;
            terminal::say(&summary(&totals, seconds))?;
        }
        Ok(worst.exit_status())
    }
}
