//! Games whose positions are no sums of heaps: what is lost, and what wins.

use super::{Page, columns, ended, item, pad, wrapped};
use crate::rules::{End, Outcome};
use crate::text::{cut, grouped};

/// How many lines of lost positions are shown where not all were asked for.
const LINES: usize = 6;
/// What stands above and below the two lists.
const FRAME: usize = 8;
/// The widest position in a table, in characters.
const WIDEST: usize = 30;

/// The lost positions, then the winning moves of each.
pub fn positions(problem: &str, outcomes: &[Outcome], end: End, page: &Page) -> String {
    let all = grouped(outcomes.len());
    let title = match outcomes.len() {
        1 => "the smallest position, played out by the rules alone".into(),
        _ => format!("the {all} smallest positions, played out by the rules alone"),
    };
    let mut text = wrapped(&format!("{problem}: "), &title, page.width);
    let lost: Vec<_> = outcomes.iter().filter(|outcome| outcome.winning.is_empty()).collect();
    let names: Vec<_> = lost.iter().map(|outcome| outcome.position.clone()).collect();
    let lines = if page.lost { usize::MAX } else { LINES };
    let (rows, shown) = columns(&names, lines, page.width - 2);
    let count = grouped(lost.len());
    let more = if shown < lost.len() {
        format!(", the first {}; all with --lost", grouped(shown))
    } else {
        String::new()
    };
    text += &format!("\nlost: {count} of {all}{more}\n");
    rows.iter().for_each(|row| text += &format!("  {row}\n"));
    if !page.lost || page.values {
        text += "\n";
        let room = page.height.saturating_sub(FRAME + rows.len()).max(4);
        // Where nothing can be moved there is nothing to see.
        let can_move = |outcome: &&Outcome| page.values || outcome.moves > 0;
        let most = if page.values { usize::MAX } else { room };
        let shown: Vec<_> = outcomes.iter().filter(can_move).take(most).collect();
        text += &table(&shown, page.width);
    }
    if let Some(ended) = ended(end) {
        text += &format!("\n{}", item("end", &ended, page.width));
    }
    text
}

/// A line for each position: how many of its moves win, and which.
fn table(outcomes: &[&Outcome], width: usize) -> String {
    let wins = |outcome: &Outcome| format!("{} of {}", outcome.winning.len(), outcome.moves);
    let widest = |texts: &mut dyn Iterator<Item = usize>, least: usize| {
        texts.max().unwrap_or(0).clamp(least, WIDEST)
    };
    let position = widest(&mut outcomes.iter().map(|outcome| outcome.position.chars().count()), 8);
    let win = widest(&mut outcomes.iter().map(|outcome| wins(outcome).len()), 3);
    let line = |first: &str, second: &str, third: &str| {
        let line =
            format!("  {}  {}  {third}", pad(&cut(first, position), position), pad(second, win));
        // The cut adds an ellipsis.
        let fits = line.trim_end().chars().count() <= width;
        (if fits { line.trim_end().to_owned() } else { cut(&line, width - 1) }) + "\n"
    };
    let mut text = line("position", "win", "moves that win");
    for outcome in outcomes {
        let which =
            if outcome.winning.is_empty() { "lost".into() } else { outcome.winning.join("; ") };
        text += &line(&outcome.position, &wins(outcome), &which);
    }
    text
}
