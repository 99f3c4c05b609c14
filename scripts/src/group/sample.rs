//! The files under `testcases/`, on the release and on the dev build.

use anyhow::{Context, Result, anyhow, bail};

use super::outcome::{Note, Outcome, Passed, Task, cases_of};
use crate::checker::{Comparison, Difference};
use crate::judge::{Judge, Trial, compare_output};
use crate::jury::{Jury, Test};
use crate::run::Limits;
use crate::workspace::{TestFile, Workspace};

/// How many times the limits the dev build may take.
const PATIENCE: u32 = 10;

pub fn run(judge: &Judge, task: &Task) -> Result<Outcome> {
    let jury = task.problem.jury.as_deref();
    let tests = tests(judge.workspace, task.problem.about.name, jury)?;
    let Limits { cpu, wall, .. } = task.limits;
    let patient = Limits { cpu: cpu * PATIENCE, wall: wall * PATIENCE, ..task.limits };
    let dev = task.programs.dev.as_ref().map(|program| (program, patient));
    let mut passed = Passed { cases: cases_of(&tests), ..Passed::default() };
    for (program, limits) in [(&task.programs.release, task.limits)].into_iter().chain(dev) {
        let trial = Trial { limits, ..task.trial(program) };
        let mut tally = judge.first_failure_of(&trial, &tests, None)?;
        if let Some((index, failure)) = tally.failed.take() {
            let count = index as usize + 1;
            return Ok(Outcome::Failed { failure, cases: count, runs: passed.runs + count });
        }
        passed.runs += tally.runs;
        if tally.other_blanks && passed.notes.is_empty() {
            passed.notes.push(Note::OtherBlanks);
        }
    }
    if jury.is_none() {
        let has_rules = task.problem.rules().is_some();
        passed.notes.insert(0, if has_rules { Note::Unsolved } else { Note::NoRules });
    }
    Ok(Outcome::Passed(passed))
}

/// The files of a problem as tests, each checked against what the judge itself knows.
///
/// # Errors
/// When a file is missing, malformed or contradicts the rules.
pub fn tests(workspace: &Workspace, problem: &str, jury: Option<&dyn Jury>) -> Result<Vec<Test>> {
    let files = workspace.test_files(problem)?.into_iter();
    files.map(|file| test(file, jury)).collect()
}

fn test(file: TestFile, jury: Option<&dyn Jury>) -> Result<Test> {
    let TestFile { name, place, input, output } = file;
    let Some(jury) = jury else {
        return Ok(Test { name, input, expected: output, cases: 1, opponent: None });
    };
    let text = String::from_utf8(input).with_context(|| format!("{place} is not valid UTF-8"))?;
    let test = jury.test(&name, &text)?;
    let test =
        test.map_err(|malformed| anyhow!("{place}:{}: {}", malformed.line, malformed.message))?;
    if let Comparison::Differs(difference) = compare_output(Some(jury), &test, &output)? {
        let Difference { token, expected, found } = difference;
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
    Ok(test)
}
