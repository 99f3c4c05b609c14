//! The end of a check: a table of all verdicts and a summary.

use std::fmt::Write as _;

use itertools::Itertools;

use crate::group::Group;
use crate::group::outcome::GroupResult;
use crate::text::counted;
use crate::verdict::Verdict;

/// The verdict of every problem in every group.
pub fn table(results: &[GroupResult]) -> String {
    let problems = results.iter().map(|result| &result.problem).unique();
    let groups: Vec<_> = results.iter().map(|result| result.group).sorted().dedup().collect();
    let longest = problems.clone().map(String::len).max().unwrap_or(0).max(11);
    let row = |name: &str, cells: &mut dyn Iterator<Item = &'static str>| {
        let mut line = format!("{name:<longest$} ");
        for cell in cells {
            let _ = write!(line, "{cell:<12}");
        }
        line.trim_end().to_owned() + "\n"
    };
    let mut table = "\n".to_owned() + &row("", &mut groups.iter().map(|group| group.name()));
    for problem in problems {
        let verdict = |group: &Group| {
            let mut found = results.iter().filter(|result| &result.problem == problem);
            let found = found.find(|result| result.group == *group);
            found.map_or("-", |result| result.verdict.short())
        };
        table += &row(problem, &mut groups.iter().map(verdict));
    }
    table
}

/// The counts of a whole check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// `None` where nothing was checked.
    pub worst: Option<Verdict>,
    pub groups: usize,
    pub failed: usize,
    /// Without wrong programs, which are not cases.
    pub cases: usize,
    pub runs: usize,
}

impl Totals {
    pub fn of(results: &[GroupResult]) -> Self {
        let judged = results.iter().filter(|result| result.group != Group::Rejected);
        let failed = results.iter().filter(|result| result.verdict != Verdict::Accepted);
        Self {
            worst: results.iter().map(|result| result.verdict).min(),
            groups: results.len(),
            failed: failed.count(),
            cases: judged.map(|result| result.cases).sum(),
            runs: results.iter().map(|result| result.runs).sum(),
        }
    }
}

/// The last line.
pub fn summary(totals: &Totals, seconds: f64) -> String {
    let failed = match totals.failed {
        0 => "everything accepted".into(),
        failed => counted(failed, "group", "groups") + " failed",
    };
    let cases = counted(totals.cases, "case or position", "cases and positions");
    let runs = counted(totals.runs, "program run", "program runs");
    format!("{failed}; {cases}, {runs}, {seconds:.1} s")
}
