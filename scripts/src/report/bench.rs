//! The words of the bench.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::json;

use super::{add_failure, grouped};
use crate::bench::{ABOVE_START_UP, Bench, Fit, Growth, TOLERANCE};
use crate::group::{Failure, milliseconds};
use crate::verdict::Verdict;

/// What a problem that has no growing inputs is told.
pub fn no_rules(problem: &str) -> String {
    format!("{problem} has no rules yet, so there is nothing to measure; give it `Rules`")
}

/// A line for every size, and one above that says what stands in them.
pub fn table(bench: &Bench) -> String {
    let start_up = milliseconds(bench.start_up().time);
    let mut table = format!(
        "{}: {}, medians of {} runs; ns each: beyond the start-up of {start_up:.2} ms\n\
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
    let counted = bench.start_up().instructions.is_some();
    table += if counted { "    instructions\n" } else { "\n" };
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
        table.push('\n');
    }
    table
}

/// What is claimed, what was measured, what is left of the limit.
pub fn summary(bench: &Bench, picture: &Path) -> String {
    let unit = bench.scale.unit;
    let counted = bench.start_up().instructions.is_some();
    let mut line = format!("claimed {}, {unit}^{}", bench.complexity, bench.scale.exponent);
    let mut measured = |what: &str, fit: Option<Fit>| {
        let _ = match fit {
            Some(Fit { exponent, .. }) => write!(line, "; {what} {unit}^{exponent:.2}"),
            None => write!(line, "; {what} too near the start-up to tell"),
        };
    };
    measured("time", bench.time_fit());
    if counted {
        measured("instructions", bench.count_fit());
    }
    if bench.growth() == Growth::Unknown && !counted {
        line += " (try --count)";
    }
    let limit = bench.time_limit.as_secs_f64();
    let _ = writeln!(line, "; headroom ×{:.1} at the limit of {limit} s", bench.headroom());
    if bench.growth() == Growth::AboveClaim {
        let most = bench.scale.exponent + TOLERANCE;
        let _ = writeln!(line, "FAILED: it grows faster than {unit}^{most}");
    }
    let _ = writeln!(line, "picture: {}", picture.display());
    line
}

/// One JSON object in one line.
pub fn json(bench: &Bench, picture: &Path) -> String {
    let rows = bench.rows.iter().map(|row| {
        json!({
            "size": row.size,
            "time_ms": milliseconds(row.time),
            "peak_kib": row.peak_kib,
            "instructions": row.instructions,
        })
    });
    let exponent = |fit: Option<Fit>| fit.map(|fit| fit.exponent);
    let object = json!({
        "problem": bench.problem,
        "verdict": Verdict::Accepted,
        "growth": bench.growth(),
        "complexity": bench.complexity,
        "unit": bench.scale.unit,
        "claimed_exponent": bench.scale.exponent,
        "time_exponent": exponent(bench.time_fit()),
        "count_exponent": exponent(bench.count_fit()),
        "time_limit_ms": milliseconds(bench.time_limit),
        "headroom": bench.headroom(),
        "runs_per_size": bench.rounds,
        "sizes": rows.collect::<Vec<_>>(),
        "picture": picture.display().to_string(),
    });
    object.to_string()
}

/// One JSON object in one line, of a run that was not accepted.
pub fn json_failure(problem: &str, failure: &Failure) -> String {
    let mut object = json!({ "problem": problem, "verdict": failure.verdict });
    add_failure(&mut object, failure);
    object.to_string()
}
