//! Failures for people: verdict, place, reason, the trimmed texts, and what to do next.

use std::fmt::Write as _;

use super::talk;
use crate::checker::Difference;
use crate::judge::failure::{Answering, Failure, Reason};
use crate::run::os;
use crate::run::{End, Limits, Measured, Stop};
use crate::text::first_and_last_lines;
use crate::text::harmless;
use crate::text::visible;
use crate::verdict::Verdict;

/// How much of an input or output is shown, in characters; also of a line of other text.
const SHOWN: usize = 400;
/// How many lines of a reason are shown, of its beginning and of its end.
const REASON_LINES: (usize, usize) = (30, 5);
/// The same for the error output.
const STDERR_LINES: (usize, usize) = (1, 7);

/// Why an input of the group shapes may be too much for a program that real judges accept.
const OTHER_SPELLING: &str = "the same tokens with other spaces or line ends, which a program that \
     reads line by line may not expect";
/// The advice on a failure that shows only inside the player.
const STRESS: &str = "`cargo judge stress` may find the input";

/// Commands that help with a failure.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Commands {
    /// Runs the program on the input again.
    pub replay: Option<String>,
    /// Looks for the smallest counterexample.
    pub smallest: Option<String>,
}

/// Everything that helps to understand a failure.
pub fn failure(problem: &str, failure: &Failure, commands: &Commands) -> String {
    let place = format!("{problem}/{}", failure.place);
    let mut text = format!("\n  {} {}\n", failure.verdict, place.trim_end_matches('/'));
    let mut row = |name: &str, value: &str| {
        let _ = writeln!(text, "  {name:<10}{value}");
    };
    if let Some(reason) = reason(failure) {
        row("reason", &lines(&reason, REASON_LINES));
    }
    if let Some(Difference { token, expected, found }) = difference(&failure.reason) {
        let show = |token: &Option<Vec<u8>>| match token {
            Some(token) => format!("`{}`", visible(token, SHOWN)),
            None => "the end".into(),
        };
        row("token", &format!("{token}: expected {}, found {}", show(expected), show(found)));
    }
    if !failure.talk.is_empty() {
        row("talk", &talk::transcript(&failure.talk).join("\n            "));
    } else if !failure.input.is_empty() {
        row("input", &visible(&failure.input, SHOWN));
    }
    if !failure.expected.is_empty() {
        row("expected", &visible(&failure.expected, SHOWN));
        row("found", &visible(&failure.found, SHOWN));
    }
    if !failure.stderr.is_empty() {
        row("stderr", &lines(&String::from_utf8_lossy(&failure.stderr), STDERR_LINES));
    }
    if let Some(replay) = &commands.replay {
        row("replay", replay);
    }
    if let Some(smallest) = &commands.smallest {
        row("next", &format!("for the smallest counterexample: {smallest}"));
    }
    text
}

/// The lines of a text below each other, those in the middle left out.
fn lines(text: &str, (first, last): (usize, usize)) -> String {
    first_and_last_lines(harmless(text).trim(), first, last, SHOWN).join("\n            ")
}

/// The first token that differs, where the output decides.
pub fn difference(reason: &Reason) -> Option<&Difference> {
    match reason {
        Reason::Differs(difference) => Some(difference),
        Reason::OtherSpelling(reason) | Reason::Flaky(reason) => difference(reason),
        _ => None,
    }
}

/// Why the program was not accepted; `None` where the differing token says it all.
pub fn reason(failure: &Failure) -> Option<String> {
    reason_of(failure.verdict, &failure.reason)
}

fn reason_of(verdict: Verdict, reason: &Reason) -> Option<String> {
    let also = |reason: &Reason, text: &str| match reason_of(verdict, reason) {
        Some(reason) => format!("{reason}; {text}"),
        None => text.to_owned(),
    };
    Some(match reason {
        Reason::Differs(_) => return None,
        Reason::Talk(fault) => talk::reason(fault),
        Reason::Ended { measured, limits } => how_it_ended(measured, verdict, limits),
        Reason::DoesNotCompile(diagnostics) => diagnostics.clone(),
        Reason::OtherSpelling(reason) => also(reason, OTHER_SPELLING),
        Reason::Flaky(reason) => also(reason, "fails now and then, on the same input"),
        Reason::Answering(answering) => wrong_answering(verdict, answering),
        Reason::WronglyRejected { program, wanted, got, place } => {
            wrongly_rejected(program, *wanted, *got, place)
        }
        Reason::Judge(error) => error.clone(),
    })
}

fn wrong_answering(verdict: Verdict, answering: &Answering) -> String {
    let function = "the answering function";
    match answering {
        Answering::WrongAnswer => format!("{function}, called directly"),
        Answering::BrokenCertificate(reason) => format!("{function}, called directly: {reason}"),
        Answering::DidNotReturn(time) => {
            format!(
                "{function} did not return within {} s when called directly; {STRESS}",
                time.as_secs()
            )
        }
        Answering::Exited => {
            format!("{function}, called directly: exited without answering; {STRESS}")
        }
        Answering::Ended { measured, limits } => {
            let ended = how_it_ended(measured, verdict, limits);
            format!("{function}, called directly: {ended}; {STRESS}")
        }
    }
}

/// Why a program that must be rejected fails its group.
fn wrongly_rejected(program: &str, wanted: Verdict, got: Verdict, place: &str) -> String {
    match got {
        Verdict::Accepted => {
            let tried = match wanted {
                Verdict::TimeLimitExceeded => "no sample and no maximal input",
                _ => "no case",
            };
            format!("{program} must get {wanted}, but {tried} rejects it")
        }
        Verdict::CompileError => format!("{program} must get {wanted}, but gets {got}: {place}"),
        _ => format!("{program} must get {wanted}, but gets {got} on {place}"),
    }
}

/// Why a run was not accepted, where its output does not decide that.
pub fn how_it_ended(measured: &Measured, verdict: Verdict, limits: &Limits) -> String {
    let (cpu, limit) = (measured.cpu.as_secs_f64(), limits.cpu.as_secs_f64());
    match (verdict, measured.stopped, measured.end) {
        (Verdict::TimeLimitExceeded, Some(Stop::Silent), _) => talk::silence(),
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
