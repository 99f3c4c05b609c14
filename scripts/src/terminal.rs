//! Standard output and standard error.

use std::io::Write as _;

use anyhow::{Context, Result};

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

/// Prints to standard error. A failure is ignored: there is nowhere left to report it.
pub fn warn(text: &str) {
    let _ = writeln!(std::io::stderr(), "judge: {text}");
}
