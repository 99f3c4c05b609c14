//! The benchmark as a table and a summary.

use std::fmt::Write as _;
use std::path::Path;

use crate::bench::fit::{ABOVE_START_UP, Fit};
use crate::bench::{Bench, Growth, TOLERANCE};
use crate::text::grouped;
use crate::text::milliseconds;

/// Why a problem is not measured.
pub fn no_rules(problem: &str) -> String {
    format!("{problem} has no rules yet, so there is nothing to measure; give it `Rules`")
}

/// A line for every size under a line of headings.
pub fn table(bench: &Bench) -> String {
    let start_up = milliseconds(bench.start_up().time);
    let mut table = format!(
        "{}: {}, medians of {} runs; ns each (start-up of {start_up:.2} ms subtracted)\n\
         {:>12}{:>12}{:>12}{:>12}{:>12}",
        bench.problem,
        bench.complexity,
        bench.rounds,
        bench.scale.unit,
        "time ms",
        "ns each",
        "of limit",
        "peak MiB"
    );
    if bench.start_up().instructions.is_some() {
        let _ = write!(table, "{:>16}", "instructions");
    }
    if bench.start_up().answering.is_some() {
        let _ = write!(table, "{:>16}", "answering ns");
    }
    table.push('\n');
    for row in &bench.rows {
        let time = milliseconds(row.time);
        let each = if time < ABOVE_START_UP * start_up {
            "-".to_owned()
        } else {
            format!("{:.1}", (time - start_up) * 1e6 / row.size as f64)
        };
        let share = 100.0 * time / milliseconds(bench.time_limit);
        let peak = row.peak_kib as f64 / 1024.0;
        let size = grouped(row.size);
        let _ = write!(table, "{size:>12}{time:>12.2}{each:>12}{share:>10.1} %{peak:>12.1}");
        if let Some(instructions) = row.instructions {
            let _ = write!(table, "{:>16}", grouped(instructions as usize));
        }
        if let Some(answering) = row.answering {
            let _ = write!(table, "{:>16}", grouped(answering.as_nanos() as usize));
        }
        table.push('\n');
    }
    table
}

/// The claim, the measurement and the headroom.
pub fn summary(bench: &Bench, picture: &Path) -> String {
    let unit = bench.scale.unit;
    let counted = bench.start_up().instructions.is_some();
    let (complexity, claimed) = (bench.complexity, bench.scale.exponent);
    let mut line = format!(
        "claimed {complexity}, so with the reading of the input at most time ~ {unit}^{claimed}"
    );
    let mut measured = |what: &str, fit: Option<Fit>| {
        let _ = match fit {
            Some(Fit { exponent, .. }) => write!(line, "; {what} ~ {unit}^{exponent:.2}"),
            None => write!(line, "; {what}: too close to the start-up to tell"),
        };
    };
    measured("measured", bench.time_fit());
    if counted {
        measured("instructions", bench.count_fit());
    }
    if bench.start_up().answering.is_some() {
        measured("the answering function alone", bench.answering_fit());
    }
    if bench.growth() == Growth::Unknown && !counted {
        line += " (try --count)";
    }
    let limit = bench.time_limit.as_secs_f64();
    let _ = writeln!(line, "; headroom ×{:.1} at the limit of {limit} s", bench.headroom());
    if bench.growth() == Growth::AboveClaim {
        let most = bench.scale.exponent + TOLERANCE;
        let _ = writeln!(line, "FAILED: grows faster than {unit}^{most}");
    }
    let _ = writeln!(line, "picture: {}", picture.display());
    line
}
