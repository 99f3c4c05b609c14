//! JSON objects, each in one line. `FORMAT` says what is in them.

use std::path::Path;

use serde_json::{Value, json};

use super::explore::Page;
use super::failure::{Commands, difference, reason};
use super::line::notes;
use super::table::Totals;
use super::talk;
use crate::bench::fit::Fit;
use crate::bench::{Bench, Growth};
use crate::checker::Difference;
use crate::group::Group;
use crate::group::outcome::{GroupResult, Rejection};
use crate::judge::failure::Failure;
use crate::rules::{End, Explored, Found, HeapValues, Outcome, Proof};
use crate::text::milliseconds;
use crate::verdict::Verdict;

/// How much of an input or output an object holds, in bytes.
const CAPPED: usize = 64 * 1024;
/// How many lines of a transcript.
const MOST_LINES: usize = 1000;

/// One group.
pub fn group(result: &GroupResult, commands: &Commands) -> String {
    let mut object = json!({
        "problem": result.problem,
        "group": result.group,
        "verdict": result.verdict,
        "cases": result.cases,
        "runs": result.runs,
        "seconds": rounded(result.seconds),
    });
    if result.left_out > 0 {
        object["left_out"] = result.left_out.into();
    }
    if let Some(usage) = &result.usage {
        object["time_ms"] = usage.time_ms.into();
        object["time_limit_ms"] = usage.time_limit_ms.into();
        object["peak_kib"] = usage.peak_kib.into();
        object["memory_limit_kib"] = usage.memory_limit_kib.into();
    }
    if let Some(seed) = result.seed {
        object["seed"] = seed.into();
    }
    if let Some(note) = notes(result) {
        object["note"] = note.into();
    }
    if result.group == Group::Rejected {
        object["rejections"] = result.rejections.iter().map(rejection).collect();
    }
    if let Some(failure) = &result.failure {
        add_failure(&mut object, failure, commands);
    }
    object.to_string()
}

/// The last object of a check.
pub fn summary(totals: &Totals, seconds: f64) -> String {
    let Totals { worst, groups, failed, cases, runs } = totals;
    let object = json!({
        "summary": true,
        "verdict": worst,
        "groups": groups,
        "failed": failed,
        "cases": cases,
        "runs": runs,
        "seconds": rounded(seconds),
    });
    object.to_string()
}

/// One benchmark. Growth above the claim has no verdict of its own, since the program was accepted.
pub fn bench(bench: &Bench, picture: &Path, seconds: f64) -> String {
    let rows = bench.rows.iter().map(|row| {
        json!({
            "size": row.size,
            "time_ms": milliseconds(row.time),
            "peak_kib": row.peak_kib,
            "instructions": row.instructions,
            "answering_ns": row.answering.map(|time| time.as_nanos()),
        })
    });
    let exponent = |fit: Option<Fit>| fit.map(|fit| fit.exponent);
    let growth: Growth = bench.growth();
    let object = json!({
        "problem": bench.problem,
        "group": "bench",
        "verdict": Verdict::Accepted,
        "cases": bench.cases,
        "runs": bench.rounds * bench.rows.len(),
        "seconds": rounded(seconds),
        "growth": growth,
        "complexity": bench.complexity,
        "unit": bench.scale.unit,
        "claimed_exponent": bench.scale.exponent,
        "time_exponent": exponent(bench.time_fit()),
        "count_exponent": exponent(bench.count_fit()),
        "answering_exponent": exponent(bench.answering_fit()),
        "time_limit_ms": milliseconds(bench.time_limit),
        "headroom": bench.headroom(),
        "runs_per_size": bench.rounds,
        "sizes": rows.collect::<Vec<_>>(),
        "picture": picture.display().to_string(),
    });
    object.to_string()
}

/// What the rules alone tell; with the values or only what is lost, if one of these was asked for.
pub fn explored(problem: &str, explored: &Explored, seconds: f64, page: &Page) -> String {
    let mut object = json!({ "problem": problem, "seconds": rounded(seconds) });
    match &explored.found {
        Found::Heaps(heaps) => {
            object["heaps"] = heaps.iter().map(|heap| heap_values(heap, page)).collect();
        }
        Found::Positions { outcomes, end } => {
            let wanted =
                |outcome: &&Outcome| !page.lost || page.values || outcome.winning.is_empty();
            object["positions"] = outcomes.iter().filter(wanted).map(outcome).collect();
            object["played"] = outcomes.len().into();
            object["end"] = ended(*end).into();
        }
    }
    if let Some(case) = &explored.case {
        object["case"] = outcome(case);
    }
    object.to_string()
}

fn heap_values(heap: &HeapValues, page: &Page) -> Value {
    let mut object = json!({
        "params": heap.params,
        "lowest": heap.lowest,
        "largest": heap.largest(),
        "end": ended(heap.end),
    });
    if page.values || !page.lost {
        object["values"] = heap.values.as_slice().into();
    }
    if page.lost || !page.values {
        object["lost"] = heap.lost().collect();
    }
    if let Some(period) = heap.period {
        object["period"] = period.length.into();
        object["from"] = period.from.into();
        let (proved, by) = match period.proof {
            Proof::Done { up_to } => (true, Some(up_to)),
            Proof::IfSteady { up_to } | Proof::Further { up_to } => (false, Some(up_to)),
            Proof::Unknown => (false, None),
        };
        object["proved"] = proved.into();
        object["proved_by"] = by.into();
    }
    if let Some(steady) = &heap.steady {
        object["takes"] = steady.takes.as_slice().into();
        object["takes_from"] = steady.from.into();
        object["parts"] = steady.parts.into();
        object["stated"] = steady.is_stated.into();
    }
    object
}

fn outcome(outcome: &Outcome) -> Value {
    json!({
        "position": outcome.position,
        "moves": outcome.moves,
        "winning": outcome.winning,
    })
}

fn ended(end: End) -> &'static str {
    match end {
        End::Asked => "asked",
        End::Interrupted => "interrupted",
        End::TooLarge => "too large",
        End::Panic(_) => "panic",
        End::NotSmaller { .. } => "not smaller",
    }
}

/// A benchmark that a run ended which was not accepted.
pub fn bench_failure(
    problem: &str,
    failure: &Failure,
    commands: &Commands,
    seconds: f64,
) -> String {
    let mut object = json!({
        "problem": problem,
        "group": "bench",
        "verdict": failure.verdict,
        "cases": 0,
        "runs": 0,
        "seconds": rounded(seconds),
    });
    add_failure(&mut object, failure, commands);
    object.to_string()
}

fn add_failure(object: &mut Value, failure: &Failure, commands: &Commands) {
    object["place"] = failure.place.as_str().into();
    object["input"] = capped(&failure.input).into();
    object["expected"] = capped(&failure.expected).into();
    object["found"] = capped(&failure.found).into();
    if !failure.talk.is_empty() {
        let lines = failure.talk.iter().take(MOST_LINES).map(talk::line);
        object["talk"] = lines.collect();
    }
    if let Some(reason) = reason(failure) {
        object["detail"] = capped(reason.as_bytes()).into();
    }
    if let Some(Difference { token, .. }) = difference(&failure.reason) {
        object["token"] = (*token).into();
    }
    if !failure.stderr.is_empty() {
        object["stderr"] = capped(&failure.stderr).into();
    }
    if let Some(replay) = &commands.replay {
        object["replay"] = replay.as_str().into();
    }
    if let Some(smallest) = &commands.smallest {
        object["next"] = smallest.as_str().into();
    }
}

fn rejection(rejection: &Rejection) -> Value {
    json!({
        "program": rejection.program,
        "verdict": rejection.verdict,
        "place": rejection.place,
        "input": capped(&rejection.input),
    })
}

fn capped(bytes: &[u8]) -> String {
    String::from_utf8_lossy(&bytes[..bytes.len().min(CAPPED)]).into_owned()
}

/// With three decimals.
fn rounded(seconds: f64) -> f64 {
    (seconds * 1000.0).round() / 1000.0
}
