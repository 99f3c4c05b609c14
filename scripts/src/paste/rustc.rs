//! The diagnostics of the compiler about a paste.

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// The compiler that builds sources without cargo.
pub fn compiler() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// A warning or an error, as `rustc --error-format=json` writes it.
#[derive(Debug, Deserialize)]
pub struct Diagnostic {
    message: String,
    /// Absent where a macro is called wrongly, for instance.
    code: Option<Code>,
    level: String,
    spans: Vec<Place>,
}

#[derive(Debug, Deserialize)]
struct Code {
    code: String,
}

#[derive(Debug, Deserialize)]
struct Place {
    is_primary: bool,
    label: Option<String>,
    /// Counted from 1.
    line_start: usize,
    text: Vec<PlaceText>,
}

/// A line and the columns meant, counted from 1, the second one past the end.
#[derive(Debug, Deserialize)]
struct PlaceText {
    text: String,
    highlight_start: usize,
    highlight_end: usize,
}

impl Place {
    /// The code in this place, and what stands before it in its line.
    fn code(&self) -> Option<(String, String)> {
        let line = self.text.first()?;
        let (start, end) = (line.highlight_start.checked_sub(1)?, line.highlight_end);
        let before = line.text.chars().take(start).collect();
        let length = end.checked_sub(line.highlight_start)?;
        Some((before, line.text.chars().skip(start).take(length).collect()))
    }

    /// Whether it is the macro behind `input!` or one that this calls.
    fn is_in_input(&self) -> bool {
        self.code().is_some_and(|(_, code)| code.starts_with("macro_rules! proconio_"))
    }
}

impl Diagnostic {
    pub fn is_error(&self) -> bool {
        self.level == "error"
    }

    /// The names below line `line` that this warning is about: they are never used.
    pub fn names_below(&self, line: usize) -> impl Iterator<Item = String> {
        let is_meant = move |place: &&Place| place.is_primary && place.line_start > line;
        self.spans.iter().filter(is_meant).filter_map(|place| {
            let (_, code) = place.code()?;
            // `read_value` of `crate::proconio_read_value as read_value`.
            code.rsplit([' ', ':']).next().map(str::to_owned)
        })
    }

    /// The message to the author of the solution.
    pub fn refusal(&self) -> String {
        if let Some((krate, what)) = self.missing() {
            return format!(
                "uses {what}, which the stand-ins lack; add it to scripts/stand_ins/{krate}.rs"
            );
        }
        let place = self.spans.iter().find(|place| place.is_primary);
        let line = place.map_or(String::new(), |place| format!(", line {}", place.line_start));
        let label = place.and_then(|place| place.label.as_ref());
        let label = label.map_or(String::new(), |label| format!(": {label}"));
        format!(
            "does not compile with the stand-ins{line}: {}{label}; \
             if they lack what it uses, add it in scripts/stand_ins/",
            self.message
        )
    }

    /// The crate and the item that its stand-in lacks, if that caused this error.
    fn missing(&self) -> Option<(&str, String)> {
        let (before, code) = self.spans.iter().find(|place| place.is_primary)?.code()?;
        // The code in the message, such as ``cannot find function `max` in module `itertools` ``.
        let quoted: Vec<&str> = self.message.split('`').skip(1).step_by(2).collect();
        let (krate, what) = match (self.code.as_ref().map(|code| code.code.as_str()), &quoted[..]) {
            (Some("E0432"), [path, ..]) => (path.split("::").next()?, (*path).to_owned()),
            (Some("E0425" | "E0433"), [name, krate, ..]) => (*krate, format!("{krate}::{name}")),
            (Some("E0599"), _) if before.ends_with('.') => {
                ("itertools", format!("itertools::Itertools::{code}"))
            }
            // The solution may also call a macro of its own wrongly.
            (None, _) if !code.is_empty() && self.spans.iter().any(Place::is_in_input) => {
                ("proconio", format!("`{code}` in proconio::input!"))
            }
            _ => return None,
        };
        matches!(krate, "proconio" | "itertools").then_some((krate, what))
    }
}

/// Compiles `paste` without building a program and returns the warnings and errors.
///
/// # Errors
/// When `rustc` cannot be run, or fails without an error of its own about the paste.
pub fn check(paste: &str) -> Result<Vec<Diagnostic>> {
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let rustc = compiler();
    let mut child = Command::new(&rustc)
        .args(["-", "--crate-name=paste", "--edition=2024"])
        .args(["--emit=metadata", "--error-format=json", "--out-dir"])
        .arg(folder.path())
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run {rustc:?}, which checks a paste"))?;
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let fed = stdin.write_all(paste.as_bytes());
    drop(stdin);
    fed.context("cannot hand the paste to rustc")?;
    let output = child.wait_with_output().context("cannot wait for rustc")?;
    let text = String::from_utf8_lossy(&output.stderr);
    let read = |line| serde_json::from_str(line).ok();
    let diagnostics: Vec<Diagnostic> = text.lines().filter_map(read).collect();
    ensure!(
        output.status.success() || diagnostics.iter().any(Diagnostic::is_error),
        "rustc failed on the paste: {text}"
    );
    Ok(diagnostics)
}
