//! The same input with other spaces and line ends.

use anyhow::{Context, Result};

use super::outcome::{Note, Outcome, Task, cases_of};
use super::sample;
use crate::judge::Judge;
use crate::judge::failure::{Failure, Reason};
use crate::jury::{Jury, Test};

/// How many small and how many random inputs are written in other ways, besides the samples.
const RESPELLED: usize = 10;

pub fn run(judge: &Judge, task: &Task) -> Result<Outcome> {
    let jury = task.jury()?;
    if jury.is_interactive() {
        return Ok(Outcome::DoesNotApply(Note::NoSpellings));
    }
    let mut plain = sample::tests(judge.workspace, task.problem.about.name, Some(jury))?;
    plain.extend(jury.exhaustive(RESPELLED)?.tests);
    let random = jury.random(judge.seed);
    for number in 0..RESPELLED as u64 {
        plain.push(random.test(number)?);
    }
    let respelled = plain.iter().map(|test| respell(jury, test)).collect::<Result<Vec<_>>>()?;
    let respelled = respelled.concat();
    let trial = task.trial(task.programs.quickest());
    let mut tally = judge.first_failure_of(&trial, &respelled, judge.deadline())?;
    let Some((index, failure)) = tally.failed.take() else {
        return Ok(Outcome::Passed(tally.into()));
    };
    let runs = index as usize + 1;
    let reason = Reason::OtherSpelling(Box::new(failure.reason));
    let failure = Failure { reason, ..failure };
    Ok(Outcome::Failed { failure, cases: cases_of(&respelled[..runs]), runs })
}

/// The same input with other spaces and line ends, and in the spellings that only this problem has.
fn respell(jury: &dyn Jury, test: &Test) -> Result<Vec<Test>> {
    let text = std::str::from_utf8(&test.input).context("a test's input is not valid UTF-8")?;
    let tokens: Vec<_> = text.split_ascii_whitespace().collect();
    let mut spellings = vec![
        ("crlf", text.replace('\n', "\r\n")),
        ("no_final_newline", text.trim_end().to_owned()),
        ("extra_blanks", format!("  {}\t\n", text.replace(' ', " \t ").replace('\n', "  \n"))),
        ("blank_lines", format!("\n{}\n\n", text.replace('\n', "\n\n"))),
        ("one_token_per_line", tokens.join("\n") + "\n"),
    ];
    spellings.extend(jury.spellings(text));
    let respelled = spellings.into_iter().map(|(spelling, text)| Test {
        name: format!("{}/{spelling}", test.name),
        input: text.into(),
        ..test.clone()
    });
    Ok(respelled.collect())
}
