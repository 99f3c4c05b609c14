//! The text to paste into a judge that has no crates.
//!
//! The solution stays as it is. Local modules `proconio` and `itertools` are appended, which take
//! the place of the crates: `stand_ins` has them in pieces, and `choice` chooses pieces by the
//! `words` of the solution. Then `rustc` is asked, because only it knows which of them are never
//! used and what is missing.

mod choice;
mod rustc;
mod stand_ins;
mod words;

use std::collections::HashSet;
use std::fmt;

use anyhow::{Result, ensure};

use crate::paste::choice::Uses;
use crate::paste::rustc::Diagnostic;
use crate::paste::stand_ins::StandIns;

pub use crate::paste::rustc::compiler;

const PROCONIO: &str = include_str!("../stand_ins/proconio.rs");
const ITERTOOLS: &str = include_str!("../stand_ins/itertools.rs");

/// A paste has fewer bytes than this: the source limit of SPOJ, the lowest of all judges.
pub const PASTE_LIMIT: usize = 50_000;

/// A paste for every judge.
///
/// # Errors
/// Those of [`with_stand_ins`], and when the paste is too long.
pub fn for_every_judge(source: &str) -> Result<String> {
    let paste = with_stand_ins(source)?;
    ensure!(
        paste.len() < PASTE_LIMIT,
        "the paste has {} bytes and must have fewer than {PASTE_LIMIT}",
        paste.len()
    );
    Ok(paste)
}

/// Why a source cannot be pasted: it does not compile, or it needs something the stand-ins lack.
#[derive(Debug)]
pub struct Refused(String);

impl fmt::Display for Refused {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// Both stand-ins, whole. A paste is determined by these and the source.
pub fn stand_ins() -> [&'static str; 2] {
    [PROCONIO, ITERTOOLS]
}

/// Returns `source`, byte for byte, followed by std-only modules `proconio` and `itertools` with
/// what it uses of them. A source that names neither crate is returned as it is.
///
/// # Errors
/// [`Refused`] if `source` does not compile or uses what the stand-ins lack (the message names it
/// and says where to add it); others if `rustc` (or `$RUSTC`) cannot be run.
pub fn with_stand_ins(source: &str) -> Result<String> {
    let stand_ins = StandIns::new(PROCONIO, ITERTOOLS)?;
    let refuse = |error| Refused(format!("cannot be read as Rust: {error}"));
    let uses = Uses::of(source).map_err(refuse)?;
    match trimmed(source, &stand_ins, &uses)? {
        Ok(paste) => Ok(paste),
        // A macro of the source may read what its words do not show.
        Err(_) => {
            let paste = trimmed(source, &stand_ins, &uses.reading_anything())?;
            Ok(paste.map_err(|error| Refused(error.refusal()))?)
        }
    }
}

/// `source` followed by the pieces that its words ask for, without those that the compiler finds
/// unused. The inner error is the compiler's first.
fn trimmed(
    source: &str,
    stand_ins: &StandIns,
    uses: &Uses,
) -> Result<std::result::Result<String, Diagnostic>> {
    let start = source.to_owned() + if source.ends_with('\n') { "\n" } else { "\n\n" };
    let source_lines = start.lines().count();
    // Names that mean something else in the source, such as `dedup` of a `Vec`.
    let mut unused = HashSet::new();
    loop {
        let lines = stand_ins.lines(&stand_ins.used(uses, &unused));
        if lines.is_empty() {
            return Ok(Ok(source.to_owned()));
        }
        let paste = start.clone() + &lines.join("\n") + "\n";
        let mut diagnostics = rustc::check(&paste)?;
        if let Some(error) = diagnostics.iter().position(Diagnostic::is_error) {
            return Ok(Err(diagnostics.swap_remove(error)));
        }
        let known = unused.len();
        unused.extend(diagnostics.iter().flat_map(|warning| warning.names_below(source_lines)));
        if unused.len() == known {
            return Ok(Ok(paste));
        }
    }
}
