//! All words that the judge prints, for people and for machines.

pub mod bench;

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use anyhow::{Context, Result};
use itertools::Itertools;
use serde::Serializer;
use serde_json::{Value, json};

use crate::checker::Difference;
use crate::group::{Failure, Group, GroupResult, Rejection};
use crate::new::Made;
use crate::problem::About;
use crate::run::os;
use crate::run::{End, Limits, Run, Stop};
use crate::verdict::Verdict;
use crate::workspace::WrongProgram;

/// How much of an input or output is shown, in letters.
const SHOWN: usize = 400;
/// How much of an input or output a JSON object holds, in bytes.
const CAPPED: usize = 64 * 1024;

/// Why an input of the group shapes may be too much for a program that is right on a judge.
pub const OTHER_SPELLING: &str = "the same tokens with other blanks or line ends, which a program \
     that reads line by line may not expect";

/// Prints a line to standard output.
pub fn say(text: &str) -> Result<()> {
    print(&format!("{text}\n"))
}

/// Prints to standard output as it is.
pub fn print(text: &str) -> Result<()> {
    let mut stdout = std::io::stdout().lock();
    let printed = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
    printed.context("cannot write to standard output")
}

/// Prints to standard error. Nobody is left to be told when that fails.
pub fn warn(text: &str) {
    let _ = writeln!(std::io::stderr(), "judge: {text}");
}

/// The exit status of the judge; an error is its own fault and is told.
pub fn exit(status: Result<u8>) -> ExitCode {
    status.map_or_else(
        |error| {
            // Whoever reads the output has had enough of it.
            let cause = error.root_cause().downcast_ref::<std::io::Error>();
            if cause.is_some_and(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe) {
                return Verdict::JudgeError.exit_status().into();
            }
            warn(&format!("{error:#}"));
            Verdict::JudgeError.exit_status().into()
        },
        ExitCode::from,
    )
}

/// One line of fixed columns for a group.
pub fn group_line(result: &GroupResult) -> String {
    let noun = match (result.group, result.cases) {
        (Group::Deep, _) => "positions",
        (Group::Rejected, _) => "programs",
        (_, 1) => "case",
        _ => "cases",
    };
    let mut line = format!(
        "{:<12}{:<12}{:<4}{:>11} {:<9}{:>8.2} s",
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
    if let Some(note) = &result.note {
        let _ = write!(line, "   {note}");
    }
    line
}

/// Everything that helps to understand a failure.
pub fn failure(problem: &str, failure: &Failure, replay: Option<&str>) -> String {
    let place = format!("{problem}/{}", failure.place);
    let mut text = format!("\n  {} {}\n", failure.verdict, place.trim_end_matches('/'));
    let mut row = |name: &str, value: &str| {
        let _ = writeln!(text, "  {name:<10}{value}");
    };
    if let Some(detail) = &failure.detail {
        row("reason", &detail.trim_end().replace('\n', "\n            "));
    }
    if let Some(Difference { token, expected, found }) = &failure.difference {
        let show = |token: &Option<Vec<u8>>| match token {
            Some(token) => format!("`{}`", visible(token, SHOWN)),
            None => "the end".into(),
        };
        row("token", &format!("{token}: expected {}, found {}", show(expected), show(found)));
    }
    if !failure.input.is_empty() {
        row("input", &visible(&failure.input, SHOWN));
    }
    if !failure.expected.is_empty() {
        row("expected", &visible(&failure.expected, SHOWN));
        row("found", &visible(&failure.found, SHOWN));
    }
    if !failure.stderr.is_empty() {
        let lossy = String::from_utf8_lossy(&failure.stderr);
        let lines: Vec<_> = lossy.trim().lines().map(harmless).collect();
        row("stderr", &lines[lines.len().saturating_sub(8)..].join("\n            "));
    }
    if let Some(replay) = replay {
        row("replay", replay);
    }
    text
}

/// Why a program that must be rejected fails its group.
pub fn wrongly_rejected(program: &WrongProgram, rejection: &Rejection) -> String {
    let (wanted, got) = (program.verdict, rejection.verdict);
    match got {
        Verdict::Accepted => {
            let tried = match wanted {
                Verdict::TimeLimitExceeded => "no sample and no maximal input",
                _ => "no case",
            };
            format!("{} must get {wanted}, but {tried} rejects it", program.name)
        }
        Verdict::CompileError => {
            format!("{} must get {wanted}, but gets {got}: {}", program.name, rejection.place)
        }
        _ => format!("{} must get {wanted}, but gets {got} on {}", program.name, rejection.place),
    }
}

/// One line for each program that was rejected as it should be.
pub fn rejections(rejections: &[Rejection]) -> String {
    let lines = rejections.iter().map(|Rejection { program, verdict, place, input }| {
        format!("  {verdict:<4} {program:<54} {place:<30} {}", visible(input, 60))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// One JSON object in one line.
pub fn json(result: &GroupResult, replay: Option<&str>) -> String {
    let mut object = json!({
        "problem": result.problem,
        "group": result.group,
        "verdict": result.verdict,
        "cases": result.cases,
        "runs": result.runs,
        "seconds": result.seconds,
    });
    if let Some(usage) = &result.usage {
        object["time_ms"] = usage.time_ms.into();
        object["time_limit_ms"] = usage.time_limit_ms.into();
        object["peak_kib"] = usage.peak_kib.into();
        object["memory_limit_kib"] = usage.memory_limit_kib.into();
    }
    if let Some(seed) = result.seed {
        object["seed"] = seed.into();
    }
    if let Some(note) = &result.note {
        object["note"] = note.as_str().into();
    }
    if result.group == Group::Rejected {
        object["rejections"] = json!(result.rejections);
    }
    if let Some(failure) = &result.failure {
        add_failure(&mut object, failure);
    }
    if let Some(replay) = replay {
        object["replay"] = replay.into();
    }
    object.to_string()
}

fn add_failure(object: &mut Value, failure: &Failure) {
    object["place"] = failure.place.as_str().into();
    object["input"] = capped(&failure.input).into();
    object["expected"] = capped(&failure.expected).into();
    object["found"] = capped(&failure.found).into();
    if let Some(detail) = &failure.detail {
        object["detail"] = detail.as_str().into();
    }
    if let Some(Difference { token, .. }) = &failure.difference {
        object["token"] = (*token).into();
    }
    if !failure.stderr.is_empty() {
        object["stderr"] = capped(&failure.stderr).into();
    }
}

fn capped(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(&bytes[..bytes.len().min(CAPPED)])
}

/// As text that is not too long.
pub fn serialize_capped<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&capped(bytes))
}

/// The verdict of every problem in every group.
pub fn table(results: &[GroupResult]) -> String {
    let problems = results.iter().map(|result| &result.problem).unique();
    let mut groups: Vec<_> = results.iter().map(|result| result.group).collect();
    groups.sort();
    groups.dedup();
    let mut table = format!("\n{:<12}", "");
    for group in &groups {
        let _ = write!(table, "{:<12}", group.name());
    }
    let mut table = table.trim_end().to_owned() + "\n";
    for problem in problems {
        let mut line = format!("{problem:<12}");
        for group in &groups {
            let mut found = results.iter().filter(|result| &result.problem == problem);
            let verdict = found.find(|result| result.group == *group).map(|result| result.verdict);
            let _ = write!(line, "{:<12}", verdict.map_or("-", Verdict::short));
        }
        table += line.trim_end();
        table.push('\n');
    }
    table
}

/// The last line.
pub fn summary(results: &[GroupResult], seconds: f64) -> String {
    // Wrong programs are no cases.
    let judged = results.iter().filter(|result| result.group != Group::Rejected);
    let cases: usize = judged.map(|result| result.cases).sum();
    let runs: usize = results.iter().map(|result| result.runs).sum();
    let failed = results.iter().filter(|result| result.verdict != Verdict::Accepted).count();
    let word = match failed {
        0 => "everything accepted".into(),
        1 => "1 group failed".into(),
        _ => format!("{failed} groups failed"),
    };
    let noun = if cases == 1 { "case or position" } else { "cases or positions" };
    let (cases, runs) = (grouped(cases), grouped(runs));
    format!("{word}: {cases} {noun}, program runs: {runs}, {seconds:.1} s")
}

/// What a stress run came to without a failure.
pub fn stressed(problem: &str, runs: usize, cases: usize, seed: u64, seconds: f64) -> String {
    let (runs, cases) = (grouped(runs), grouped(cases));
    format!(
        "{problem}: {runs} random runs with {cases} cases accepted in {seconds:.1} s, seed {seed}"
    )
}

/// How to bring a paste to the clipboard.
pub fn how_to_copy(problem: &str, std: bool) -> String {
    let std = if std { " --std" } else { "" };
    format!(
        "to copy it: cargo judge paste {problem}{std} | xclip -sel c   (or wl-copy, pbcopy, clip.exe)"
    )
}

/// Where a failing input was kept.
pub fn saved(input: &str) -> String {
    format!("kept as {input}; every later check replays it")
}

/// The README's table of problems.
pub fn problem_table(problems: &[About]) -> String {
    let head = "| problem | theory | complexity | limits | file |\n|---|---|---|---|---|\n";
    let rows = problems.iter().map(|about| problem_row(about) + "\n");
    head.to_owned() + &rows.collect::<String>()
}

/// The problem's row in it.
pub fn problem_row(about: &About) -> String {
    let About { name, theory, complexity, sizes, memory_limit_mib, .. } = about;
    let seconds = about.time_limit.as_secs_f64();
    let title = markdown(about.title);
    let problem = about.link.map_or(title.clone(), |link| format!("[{title}]({link})"));
    let file = format!("src/bin/{name}.rs");
    format!(
        "| {problem} | {} | {} | {}; {seconds} s, {memory_limit_mib} MiB | [`{file}`]({file}) |",
        markdown(theory),
        markdown(complexity),
        markdown(sizes)
    )
}

/// The same text where Markdown is read.
fn markdown(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        if r"\|[]<>*_`&".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// Where a problem is waited for.
pub fn waiting(port: u16) -> String {
    format!(
        "waiting on 127.0.0.1:{port} for a problem from Competitive Companion; press its green plus \
         on the problem's page, or Ctrl-C here"
    )
}

/// What was made, and what comes next.
pub fn made(made: &Made) -> String {
    let Made { name, created, changed } = made;
    format!(
        "made {}\nchanged {}\nnext: cargo judge check {name}",
        created.join("\n     "),
        changed.join("\n        ")
    )
}

/// How to run the program on an input again, as a shell command.
pub fn shell_command(command: &[impl AsRef<OsStr>]) -> String {
    let plain = |word: &str| {
        let is_plain =
            |letter: char| letter.is_ascii_alphanumeric() || "_-./=:,+@".contains(letter);
        !word.is_empty() && word.chars().all(is_plain)
    };
    let words = command.iter().map(|word| {
        let word = word.as_ref().to_string_lossy();
        if plain(&word) { word.into_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Why a run was not accepted, when its output does not decide that.
pub fn how_it_ended(run: &Run, verdict: Verdict, limits: &Limits) -> String {
    let measured = &run.measured;
    let (cpu, limit) = (measured.cpu.as_secs_f64(), limits.cpu.as_secs_f64());
    match (verdict, measured.stopped, measured.end) {
        (.., Some(Stop::Helper), _) => {
            "stopped or killed the process that ran it, and was killed for that".into()
        }
        (Verdict::TimeLimitExceeded, Some(Stop::Time), _) => {
            let (wall, waited) = (measured.wall.as_secs_f64(), measured.waited.as_secs_f64());
            let waited = match waited {
                0.01.. => format!(" and {waited:.2} s waiting for a core"),
                _ => String::new(),
            };
            format!(
                "still running after {wall:.2} s, {cpu:.2} s of them on the processor{waited}; \
                 limit {limit:.2} s"
            )
        }
        (Verdict::TimeLimitExceeded, ..) => {
            format!("{cpu:.2} s on the processor; limit {limit:.2} s")
        }
        (Verdict::MemoryLimitExceeded, ..) => {
            let mib = |kib: u64| kib as f64 / 1024.0;
            format!("{:.1} MiB; limit {:.1} MiB", mib(measured.peak_kib), mib(limits.memory_kib))
        }
        (Verdict::OutputLimitExceeded, ..) => {
            format!("printed more than {} MiB", limits.output_bytes >> 20)
        }
        (.., End::Exited(code)) => format!("exited with code {code}"),
        (.., End::Signaled(signal)) => {
            let name = os::signal_name(signal);
            let overflowed = "has overflowed its stack";
            if String::from_utf8_lossy(&measured.stderr_tail).contains(overflowed) {
                format!("died by {name}: stack overflow")
            } else {
                format!("died by {name}")
            }
        }
    }
}

/// Blanks and line ends made visible, long text cut in the middle.
fn visible(bytes: &[u8], most: usize) -> String {
    let text = String::from_utf8_lossy(bytes);
    let letters: Vec<_> = text.chars().collect();
    let shown: String = if letters.len() > most {
        let (start, end) = (&letters[..most / 2], &letters[letters.len() - most / 2..]);
        let left_out = letters.len() - most;
        let join = |part: &[char]| part.iter().collect::<String>();
        format!("{} … {left_out} left out … {}", join(start), join(end))
    } else {
        text.into_owned()
    };
    let mut visible = String::new();
    for letter in shown.chars() {
        match letter {
            '\n' => visible.push('⏎'),
            '\r' => visible.push('␍'),
            '\t' => visible.push('⇥'),
            ' ' => visible.push('·'),
            letter if letter.is_control() => visible.push('�'),
            letter => visible.push(letter),
        }
    }
    visible
}

/// A line of a program's own, without what would steer the terminal.
fn harmless(line: &str) -> String {
    let letters = line.chars().take(SHOWN);
    letters.map(|letter| if letter.is_control() { '�' } else { letter }).collect()
}

/// With a blank between groups of three digits.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}
