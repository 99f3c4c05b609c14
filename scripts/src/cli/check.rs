//! `cargo judge check`: every group of every problem, or one program as a submission.

use std::time::Instant;

use anyhow::{Context, Result, ensure};

use super::{Submitted, choose, interrupted, interruptible_runner, replay, show};
use crate::group::{Group, GroupResult, Judge};
use crate::problem::Problem;
use crate::progress::Progress;
use crate::report;
use crate::verdict::Verdict;
use crate::workspace::Workspace;

/// The random cases of a check are always the same.
const SEED: u64 = 1;

#[derive(Debug, Default, clap::Args)]
pub struct Options {
    /// The problems to check; all of them if none is named
    problems: Vec<String>,

    /// Only this group of cases (repeatable)
    #[arg(long = "group", value_name = "GROUP")]
    groups: Vec<Group>,

    /// One JSON object per group on standard output, and nothing else there
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    submitted: Submitted,
}

/// The exit status.
///
/// # Errors
/// When the judge itself is at fault, or was asked for what it does not know.
pub fn run(options: &Options) -> Result<u8> {
    let start = Instant::now();
    let workspace = Workspace::here()?;
    let problems = choose(&options.problems)?;
    let progress = Progress::default();
    let runner = interruptible_runner()?;
    let judge = Judge::new(&workspace, &runner, &progress, SEED)?;
    let built = options.submitted.build(&workspace, &problems, &progress);
    if runner.is_interrupted() {
        return Ok(interrupted());
    }
    let built = built?;

    let mut results = vec![];
    let mut tell = |problem: &Problem, group, result: Result<GroupResult>| -> Result<bool> {
        let result = result.unwrap_or_else(|error| GroupResult::broken(problem, group, &error));
        if options.json {
            let failure = result.failure.as_ref();
            let replay = failure.and_then(|failure| replay(&workspace, &result.place(), failure));
            report::say(&report::json(&result, replay.as_deref()))?;
        } else {
            show(&workspace, &result)?;
            // Among all the groups they are too many lines.
            if options.groups.contains(&group) && !result.rejections.is_empty() {
                report::say(&report::rejections(&result.rejections))?;
            }
        }
        let passed = result.verdict == Verdict::Accepted;
        results.push(result);
        Ok(passed)
    };
    let mut to_reject = vec![];
    for (problem, built) in problems.iter().zip(&built) {
        let groups = Judge::groups(problem, built, &options.groups);
        if groups.is_empty() {
            let name = problem.about.name;
            // A draft is no reason not to check the others.
            ensure!(
                options.problems.is_empty() && problem.proof.is_none(),
                "none of these groups applies to {name}: it has no rules yet, or what is judged is \
                 not the workspace's own solution"
            );
            report::warn(&format!("{name} has no rules yet, so none of these groups applies"));
        }
        for group in groups {
            if group == Group::Rejected {
                to_reject.push((problem, built));
                break;
            }
            let result = judge.run(group, problem, built);
            if runner.is_interrupted() {
                return Ok(interrupted());
            }
            // What fails on the cheaper cases need not be tried on the others.
            if !tell(problem, group, result)? {
                break;
            }
        }
    }
    let rejected = judge.run_rejected(&to_reject);
    if runner.is_interrupted() {
        return Ok(interrupted());
    }
    for ((problem, _), result) in to_reject.into_iter().zip(rejected) {
        tell(problem, Group::Rejected, result)?;
    }
    if !options.json {
        report::print(&report::table(&results))?;
        report::say(&report::summary(&results, start.elapsed().as_secs_f64()))?;
    }
    let worst = results.iter().map(|result| result.verdict).min();
    worst.map(Verdict::exit_status).context("nothing was checked")
}
