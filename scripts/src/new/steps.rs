//! The steps that a new problem still needs. Its file lists them, and so does the terminal.

use crate::new::draft::Draft;
use crate::text::{fill, wrap};

/// How wide the list is, in characters.
const WIDTH: usize = 80;
/// What the lines below the number of a step begin with.
const INDENT: &str = "   ";

/// The numbered list, without those that are done.
pub fn steps(draft: &Draft) -> String {
    let keys = [
        draft.samples.is_empty().then_some("samples"),
        Some(if draft.kind.is_some() { "moves" } else { "rules" }),
        Some("solution"),
        Some("facts"),
        Some("proof"),
        Some("expected"),
        Some("wrong_programs"),
    ];
    let text = filled(draft);
    let steps = keys.into_iter().flatten().zip(1..).map(|(key, number)| {
        let (_, step) = text.split_once(&format!("[{key}]\n")).expect("every step has a text");
        let step = step.split("\n[").next().unwrap_or(step);
        let lines = step.lines().flat_map(|line| {
            let hanging = if line.starts_with("- ") { "  " } else { "" };
            wrap(line, WIDTH - INDENT.len(), hanging)
        });
        let lines: Vec<_> = lines.collect();
        format!("{number}. {}\n", lines.join(&format!("\n{INDENT}")))
    });
    steps.collect()
}

/// The text of all steps.
fn filled(draft: &Draft) -> String {
    let rules = format!("scripts/src/problems/{}.rs", draft.name);
    let title = if draft.title == draft.name { "the title, " } else { "" };
    let limits = if draft.limits_are_known { "" } else { "the time and memory limits, " };
    let link = if draft.link.is_none() { "the `.link(…)` to its page, " } else { "" };
    let facts = format!("{title}{link}{limits}");
    let stand_in = draft.kind.map_or("", |kind| kind.stand_in());
    let values =
        [("name", &*draft.name), ("rules", &rules), ("facts", &facts), ("stand_in", stand_in)];
    fill(include_str!("templates/steps.txt"), &values)
}
