//! Messages about new problems.

use crate::new::Made;

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
    format!(
        "created {}\nchanged {}\nstill missing, in this order:\n{missing}\
         The list stands in scripts/src/problems/{name}.rs, too. The next command builds the judge with \
         the new\nproblem, which takes a minute or more, as after every change of its rules.",
        created.join("\n        "),
        changed.join("\n        ")
    )
}

/// The lists that were rewritten.
pub fn refreshed(changed: &[String]) -> String {
    match changed {
        [] => "everything is up to date".into(),
        _ => format!("changed {}", changed.join("\n        ")),
    }
}
