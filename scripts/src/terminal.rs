//! Standard output and standard error.

use std::io::Write as _;

use anyhow::{Context, Result};

/// Prints a line to standard output.
///
/// # Errors
/// When standard output cannot be written to.
pub fn say(text: &str) -> Result<()> {
    print(&format!("{text}\n"))
}

/// Prints to standard output as it is.
///
/// # Errors
/// When standard output cannot be written to.
pub fn print(text: &str) -> Result<()> {
    let mut stdout = std::io::stdout().lock();
    let printed = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
    printed.context("cannot write to standard output")
}

/// Prints a line to standard error; a failure to do so is ignored.
pub fn warn(text: &str) {
    let _ = writeln!(std::io::stderr(), "judge: {text}");
}
