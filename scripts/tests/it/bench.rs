//! The bench on made-up figures, and once for real.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use judge::bench::fit::Fit;
use judge::bench::measure::{collected, sizes};
use judge::bench::{Bench, Growth, Row};
use judge::report;
use judge::report::picture;
use judge::rules::Scale;
use serde_json::Value;

use crate::command_line::are_documented;

const LARGEST: usize = 100_000;

/// Figures of a program that starts in 1 ms, claims O(n) and takes this many ns for a size.
fn made_up(cost: impl Fn(f64) -> f64) -> Bench {
    let row = |size: usize| {
        let time = Duration::from_millis(1) + Duration::from_nanos(cost(size as f64) as u64);
        Row { size, time, peak_kib: 2048 + size as u64 / 64, instructions: None, answering: None }
    };
    let mut rows: Vec<_> = sizes(LARGEST).into_iter().map(row).collect();
    rows[0].time = Duration::from_millis(1);
    Bench {
        problem: "made_up",
        complexity: "O(n)",
        scale: Scale { unit: "heaps", largest: LARGEST, exponent: 1.0 },
        time_limit: Duration::from_secs(2),
        rounds: 7,
        cases: 12,
        rows,
    }
}

fn with_counts(bench: Bench, count: impl Fn(u64) -> u64) -> Bench {
    let counted = |row: Row| Row { instructions: Some(count(row.size as u64)), ..row };
    Bench { rows: bench.rows.into_iter().map(counted).collect(), ..bench }
}

fn with_answering(bench: Bench, nanoseconds: impl Fn(f64) -> f64) -> Bench {
    let answering = |size| Some(Duration::from_nanos(nanoseconds(size as f64) as u64));
    let timed = |row: Row| Row { answering: answering(row.size), ..row };
    Bench { rows: bench.rows.into_iter().map(timed).collect(), ..bench }
}

fn check_growth(bench: &Bench, exponent: Option<f64>, growth: Growth, exit_status: u8) {
    let found = bench.time_fit().map(|fit| fit.exponent);
    let close = match (found, exponent) {
        (Some(found), Some(exponent)) => (found - exponent).abs() < 0.005,
        (None, None) => true,
        _ => false,
    };
    assert!(close, "{found:?} instead of {exponent:?}");
    assert_eq!(bench.growth(), growth);
    assert_eq!(bench.exit_status(), exit_status);
}

#[test]
fn a_power_is_found_as_it_is() {
    check_growth(&made_up(|n| 500.0 * n), Some(1.0), Growth::AsClaimed, 0);
    check_growth(&made_up(|n| 5000.0 * n.powf(0.9)), Some(0.9), Growth::AsClaimed, 0);
    check_growth(&made_up(|n| 500.0 * n.powf(1.14)), Some(1.14), Growth::AsClaimed, 0);
}

#[test]
fn a_logarithm_in_addition_to_the_power_is_not_a_failure() {
    // The slope of log(n ln n) over log n is 1 + 1 / ln n: 1.12 at 5000 and 1.09 at 100 000.
    check_growth(&made_up(|n| 50.0 * n * n.ln()), Some(1.1), Growth::AsClaimed, 0);
}

#[test]
fn a_steeper_power_is_a_failure() {
    check_growth(&made_up(|n| 500.0 * n.powf(1.16)), Some(1.16), Growth::AboveClaim, 1);
    check_growth(&made_up(|n| n * n), Some(2.0), Growth::AboveClaim, 1);
    let square =
        Bench { scale: Scale { exponent: 2.0, ..made_up(|n| n).scale }, ..made_up(|n| n * n) };
    check_growth(&square, Some(2.0), Growth::AsClaimed, 0);
}

#[test]
fn a_steeper_instruction_count_is_a_failure_too() {
    let linear = || made_up(|n| 500.0 * n);
    let counted = with_counts(linear(), |n| 300_000 + 50 * n);
    check_growth(&counted, Some(1.0), Growth::AsClaimed, 0);
    let counted = with_counts(linear(), |n| 300_000 + n * n);
    check_growth(&counted, Some(1.0), Growth::AboveClaim, 1);
    // Where the times say nothing, the counts still do.
    let counted = with_counts(made_up(|_| 0.0), |n| 300_000 + n * n);
    check_growth(&counted, None, Growth::AboveClaim, 1);
}

#[test]
fn where_the_times_say_nothing_the_answering_function_tells_the_growth() {
    let timed = |cost: fn(f64) -> f64| with_answering(made_up(|_| 0.0), cost);
    check_growth(&timed(|n| 1000.0 + 5.0 * n), None, Growth::AsClaimed, 0);
    check_growth(&timed(|n| n.powf(1.3)), None, Growth::AboveClaim, 1);
    let exponent = timed(|n| n).answering_fit().unwrap().exponent;
    assert!((exponent - 1.0).abs() < 0.001, "{exponent}");
    // A constant is no faster than it is claimed to be.
    let constant = timed(|_| 7.0);
    let scale = Scale { exponent: 0.0, ..constant.scale };
    check_growth(&Bench { scale, ..constant }, None, Growth::AsClaimed, 0);
    let logarithm = timed(|n| 100.0 * n.ln());
    check_growth(&Bench { scale, ..logarithm }, None, Growth::AsClaimed, 0);
    let root = timed(|n| 100.0 * n.sqrt());
    check_growth(&Bench { scale, ..root }, None, Growth::AboveClaim, 1);
}

#[test]
fn times_close_to_the_start_up_say_nothing() {
    check_growth(&made_up(|_| 0.0), None, Growth::Unknown, 0);
    // Only the two largest sizes reach 3 ms.
    check_growth(&made_up(|n| 40.0 * n), None, Growth::Unknown, 0);
    let costs = [(1, 1.0), (10, 2.9), (20, 3.0), (40, 5.0), (80, 9.0)];
    let fit = Fit::of(&costs).expect("three costs are at least three times the start-up");
    assert_eq!(fit.from, 20);
    assert!((fit.exponent - 1.0).abs() < 1e-9 && (fit.cost(160.0) - 17.0).abs() < 1e-9);
    assert_eq!(Fit::of(&costs[..4]), None);
}

#[test]
fn sizes_double_up_to_the_largest() {
    assert_eq!(sizes(99), [1, 2, 4, 7, 13, 25, 50, 99]);
    assert_eq!(sizes(4096)[..4], [1, 4, 8, 16]);
    assert_eq!(sizes(1_000_000).last(), Some(&1_000_000));
}

#[test]
fn the_table_shows_the_measurements() {
    let mut bench = with_counts(made_up(|n| 500.0 * n), |n| 300_000 + 459 * n);
    bench.rows.drain(1..8);
    let table = "\
made_up: O(n), medians of 7 runs; ns each (start-up of 1.00 ms subtracted)
       heaps     time ms     ns each    of limit    peak MiB    instructions
           1        1.00           -       0.1 %         2.0         300 459
      12 500        7.25       500.0       0.4 %         2.2       6 037 500
      25 000       13.50       500.0       0.7 %         2.4      11 775 000
      50 000       26.00       500.0       1.3 %         2.8      23 250 000
     100 000       51.00       500.0       2.5 %         3.5      46 200 000
";
    assert_eq!(report::bench::table(&bench), table);
    let summary = "\
claimed O(n), so with the reading of the input at most time ~ heaps^1; measured ~ heaps^1.00; instructions ~ heaps^1.00; headroom ×39.2 at the limit of 2 s
picture: made_up.svg
";
    assert_eq!(report::bench::summary(&bench, Path::new("made_up.svg")), summary);
}

#[test]
fn the_last_line_says_when_a_claim_is_broken_or_nothing_can_be_said() {
    let summary = "\
claimed O(n), so with the reading of the input at most time ~ heaps^1; measured ~ heaps^2.00; headroom ×0.2 at the limit of 2 s
FAILED: grows faster than heaps^1.15
picture: made_up.svg
";
    assert_eq!(report::bench::summary(&made_up(|n| n * n), Path::new("made_up.svg")), summary);
    let summary = "\
claimed O(n), so with the reading of the input at most time ~ heaps^1; measured: too close to the start-up to tell (try --count); \
headroom ×2000.0 at the limit of 2 s
picture: made_up.svg
";
    assert_eq!(report::bench::summary(&made_up(|_| 0.0), Path::new("made_up.svg")), summary);
}

#[test]
fn the_picture_holds_the_points_the_fit_the_limit_and_labelled_axes() {
    let svg = picture::svg(&made_up(|n| 500.0 * n)).unwrap();
    let texts = [
        "made_up: claimed O(n), measured heaps^1.00",
        "size in heaps (filled dots were fitted)",
        "processor time in ms",
        "the judge's limit: 2 s",
        "start-up: 1.00 ms",
        "fit: start-up + heaps^1.00",
        "10 000",
    ];
    for text in texts {
        assert!(svg.lines().any(|line| line == text.replace('\'', "&apos;")), "{text}: {svg}");
    }
    let lines = |color: &str| {
        let drawn = svg.lines().filter(|line| line.starts_with("<polyline"));
        let points = drawn.filter(|line| line.contains(color)).map(|line| {
            line.split("points=\"").nth(1).unwrap().split_whitespace().collect::<Vec<_>>()
        });
        points.map(|points| points.iter().filter(|p| p.contains(',')).count()).collect::<Vec<_>>()
    };
    assert_eq!(lines("#C81E1E"), [2], "the limit is one line across: {svg}");
    assert_eq!(lines("#6EAAD7"), [41], "the fit is one curve: {svg}");
    assert_eq!(svg.matches("<circle").count(), sizes(LARGEST).len() - 1);
    // 6250 and its doubles take at least 4.1 ms, the sizes below 2.6 ms at most.
    assert_eq!(svg.matches("fill=\"#005AA0\"").count(), 5);
    let unknown = picture::svg(&made_up(|_| 0.0)).unwrap();
    assert!(unknown.contains("too close to the start-up to tell"));
    assert!(unknown.lines().any(|line| line == "size in heaps") && !unknown.contains("fit: "));
}

#[test]
fn the_count_is_read_from_what_callgrind_says() {
    let printed =
        "==7== Events    : Ir\n==7== Collected : 299470\n==7== \n==7== I   refs: 299,470\n";
    assert_eq!(collected(printed), Some(299_470));
    assert_eq!(collected("valgrind: failed to start tool\n"), None);
}

#[test]
fn counting_without_valgrind_names_the_package_to_install() {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    let output = judge.args(["bench", "monks", "--count"]).env("PATH", "").output().unwrap();
    let printed = String::from_utf8(output.stderr).unwrap();
    assert!(printed.contains("install it (Debian's package is valgrind)"), "{printed}");
    assert_eq!((output.status.code(), output.stdout), (Some(2), vec![]));
}

#[test]
fn a_bench_prints_one_object_and_draws_its_picture() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let picture = Path::new("target/judge/bench/monks.svg");
    // Of an earlier run, if any.
    let _ = std::fs::remove_file(root.join(picture));
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    let output = judge.args(["bench", "monks", "--json"]).output().unwrap();
    let printed = String::from_utf8_lossy(&output.stderr);
    let object: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!(
        (&object["problem"], &object["verdict"]),
        (&"monks".into(), &"AC".into()),
        "{printed}"
    );
    are_documented(&object, "bench");
    let measured = object["sizes"].as_array().unwrap();
    assert_eq!(measured.len(), sizes(99).len());
    assert!(measured.iter().all(|row| row["time_ms"].as_f64().is_some_and(|time| time > 0.0)));
    assert!(measured.iter().all(|row| row["peak_kib"].as_u64().is_some_and(|kib| kib > 0)));
    assert_eq!((&object["unit"], &object["time_limit_ms"]), (&"monks".into(), &1000.0.into()));
    // How the time grows is up to the machine; the status must agree with it.
    let status = i32::from(object["growth"] == "above_claim");
    assert_eq!(output.status.code(), Some(status), "{printed}");
    assert_eq!(object["picture"], picture.to_str().unwrap());
    assert!(root.join(picture).is_file());
}
