//! Standard output and standard error.

use std::io::{IsTerminal as _, Write as _};

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

/// The columns and lines of the terminal that standard output goes to; those of an old terminal where
/// it is none. `COLUMNS` and `LINES` stand in for both.
pub fn size() -> (usize, usize) {
    let stdout = std::io::stdout();
    let found = stdout.is_terminal().then(|| rustix::termios::tcgetwinsize(&stdout).ok()).flatten();
    let found = found.filter(|found| found.ws_col > 0 && found.ws_row > 0);
    let (columns, lines) = found.map_or((80, 24), |size| (size.ws_col.into(), size.ws_row.into()));
    let variable = |name| std::env::var(name).ok()?.parse().ok();
    (variable("COLUMNS").unwrap_or(columns), variable("LINES").unwrap_or(lines))
}

/// Prints to standard error. A failure is ignored: there is nowhere left to report it.
pub fn warn(text: &str) {
    let _ = writeln!(std::io::stderr(), "judge: {text}");
}
