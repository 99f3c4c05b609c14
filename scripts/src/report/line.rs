//! Single lines: one for each group, and the short messages of the commands.

use std::fmt::Write as _;

use crate::group::Group;
use crate::group::outcome::{GroupResult, Note, Rejection};
use crate::text::counted;
use crate::text::grouped;
use crate::text::visible;

/// How much of an input that rejects a program is shown, in characters.
const SHOWN: usize = 60;

/// One line of fixed columns for a group; a long name moves them to the right.
pub fn group_line(result: &GroupResult) -> String {
    let noun = match (result.group, result.cases) {
        (Group::Deep, 1) => "position",
        (Group::Deep, _) => "positions",
        (Group::Rejected, 1) => "program",
        (Group::Rejected, _) => "programs",
        (_, 1) => "case",
        _ => "cases",
    };
    let mut line = format!(
        "{:<11} {:<12}{:<4}{:>11} {:<9}{:>8.2} s",
        result.problem,
        result.group.name(),
        result.verdict,
        grouped(result.cases),
        noun,
        result.seconds
    );
    if let Some(usage) = &result.usage {
        let (peak, most) = (usage.peak_kib as f64 / 1024.0, usage.memory_limit_kib as f64 / 1024.0);
        let _ = write!(
            line,
            "   {:.0} of {:.0} ms, {peak:.1} of {most:.0} MiB",
            usage.time_ms, usage.time_limit_ms
        );
    }
    if let Some(seed) = result.seed {
        let _ = write!(line, "   seed {seed}");
    }
    if let Some(notes) = notes(result) {
        let _ = write!(line, "   {notes}");
    }
    line
}

/// The remarks on a group that passed, if there are any.
pub fn notes(result: &GroupResult) -> Option<String> {
    let notes = result.notes.iter().map(|note| match note {
        Note::NoRules => format!(
            "no rules yet: judged on its samples alone, not proven; with its moves written, `cargo \
             judge explore {}` shows the game",
            result.problem
        ),
        Note::Unsolved => format!(
            "a draft: judged on its samples alone, not proven; `cargo judge explore {}` shows the \
             game",
            result.problem
        ),
        Note::Played(cases) => {
            format!("the first {} by play, then by the reference", grouped(*cases))
        }
        Note::Certificate(proven) => proven.clone(),
        Note::OtherBlanks => "accepted, but spaces or line ends differ".to_owned(),
        Note::EveryReply(games) => {
            let games = counted(*games, "game", "games");
            format!("{games}, against every sequence of replies")
        }
        Note::NoSpellings => {
            "does not apply: the judge writes each line when it is its turn, in one way".to_owned()
        }
    });
    let cut = (result.left_out > 0).then(|| {
        let (runs, planned) = (grouped(result.runs), grouped(result.runs + result.left_out));
        format!("only {runs} of {planned} inputs, since the time was up")
    });
    let notes: Vec<_> = cut.into_iter().chain(notes).collect();
    (!notes.is_empty()).then(|| notes.join("; "))
}

/// One line for each program that was rejected as it should be.
pub fn rejections(rejections: &[Rejection]) -> String {
    let lines = rejections.iter().map(|Rejection { program, verdict, place, input }| {
        format!("  {verdict:<4} {program:<54} {place:<30} {}", visible(input, SHOWN))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The result of a stress run without a failure.
pub fn stressed(result: &GroupResult) -> String {
    let GroupResult { problem, runs, cases, seconds, .. } = result;
    let runs = counted(*runs, "random run", "random runs");
    let cases = counted(*cases, "case", "cases");
    let seed = result.seed.unwrap_or_default();
    format!("{problem}: {runs} with {cases} accepted in {seconds:.1} s, seed {seed}")
}

/// How to copy a paste to the clipboard.
pub fn how_to_copy(problem: &str, std: bool) -> String {
    let std = if std { " --std" } else { "" };
    format!(
        "to copy it: cargo judge paste {problem}{std} | xclip -sel c   (or wl-copy, pbcopy, clip.exe)"
    )
}

/// The place where a failing input was kept.
pub fn saved(input: &str) -> String {
    format!("kept as {input}; every later check replays it")
}

/// Why none of the wanted groups ran for a problem.
pub fn no_group_applies(problem: &str) -> String {
    format!("{problem} has no rules yet, so none of these groups applies")
}
