//! Messages about new problems.

use crate::new::{Made, Step};

/// Shown while waiting for a problem.
pub fn waiting(port: u16) -> String {
    format!(
        "waiting on 127.0.0.1:{port} for a problem from Competitive Companion; click its green plus \
         on the page of the problem or contest (Ctrl-C to stop)"
    )
}

/// Why a request was not accepted.
pub fn refused(reason: &str) -> String {
    format!("refused a request: {reason}")
}

/// The rest of a contest did not come.
pub fn did_not_come(problems: usize) -> String {
    let noun = if problems == 1 { "problem" } else { "problems" };
    format!("{problems} {noun} of the contest did not come")
}

/// The files made, and the steps that are left.
pub fn made(made: &Made) -> String {
    let Made { name, created, changed, missing } = made;
    let mut text = format!(
        "created {}\nchanged {}\nstill missing, in this order:",
        created.join("\n        "),
        changed.join("\n        ")
    );
    for (step, number) in missing.iter().zip(1..) {
        text += &format!("\n{number}. {}", missing_step(name, *step));
    }
    text
}

fn missing_step(name: &str, step: Step) -> String {
    let rules = format!("scripts/src/problems/{name}.rs");
    match step {
        Step::Samples => format!(
            "testcases/{name}/: the samples of the statement, as sample-1.in, sample-1.out and so on"
        ),
        Step::Moves { are_begun } => {
            let moves = if are_begun {
                "the moves, in place of those that are there"
            } else {
                "the moves; the file says how and names a neighbour to look at"
            };
            format!(
                "{rules}: {moves}. Then `cargo judge explore {name}` shows the game: who loses, and \
                 by which pattern"
            )
        }
        Step::Solution => format!(
            "src/bin/{name}.rs: the solution; then `cargo judge check {name}` judges it on the samples"
        ),
        Step::Facts { limits_are_known } => {
            let limits = if limits_are_known { "" } else { "time and memory limits, " };
            format!("{rules}: {limits}theory and complexity; then `cargo judge new --refresh`")
        }
        Step::Rules => format!(
            "{rules}: the reference and the largest inputs, so that the judge can prove the \
             solution; the file says how"
        ),
        Step::Expected => {
            format!("scripts/tests/it/problems/{name}.rs: answers worked out by hand")
        }
        Step::WrongPrograms => format!(
            "testcases/{name}/wrong_answer/: at least three programs with a plausible mistake"
        ),
    }
}

/// The lists that were rewritten.
pub fn refreshed(changed: &[String]) -> String {
    match changed {
        [] => "everything is up to date".into(),
        _ => format!("changed {}", changed.join("\n        ")),
    }
}
