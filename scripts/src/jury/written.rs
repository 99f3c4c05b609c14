//! Cases as people write them, in a line.

use super::truth::Court;
use crate::rules::{CaseOf, Format, Play};
use crate::validator::{Lines, Malformed};

/// Why a text is not one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoCase {
    /// The statement does not allow it, for this reason.
    Malformed {
        reason: String,
        /// A case of the statement, where that has several lines and the text only one.
        lines: Option<String>,
    },
    /// It is an input with so many cases.
    Several(usize),
}

/// What ends a line of a case. The first is the one that people are told.
const LINE_ENDS: [char; 3] = ['|', '/', '\n'];

/// Reads one case, with `|` or `/` for line ends. Where the statement has the length of the only line
/// above it, that may be left out. An input with one case is taken, too.
pub(super) fn read<P: Play>(court: &Court<P>, text: &str) -> Result<CaseOf<P::Rules>, NoCase> {
    let (plain, counted) = inputs(text);
    let fault = match read_case(court, &plain) {
        Ok(case) => return Ok(case),
        Err(fault) => fault,
    };
    if let Ok(case) = read_case(court, &counted) {
        return Ok(case);
    }
    if let Ok(cases) = court.input.read(&plain) {
        return match <[_; 1]>::try_from(cases) {
            Ok([case]) => Ok(case),
            Err(cases) => Err(NoCase::Several(cases.len())),
        };
    }
    // With the length above it the list is found to be wrong, where there is a length.
    let of_list = court.input.format.read(&mut Lines::new(&counted)).err();
    let fault = of_list.filter(|of_list| of_list.line > fault.line).unwrap_or(fault);
    let example = || court.input.format.small().next().map(|case| write(court, &case));
    let example = if text.contains(LINE_ENDS) { None } else { example() };
    let lines = example.filter(|example| example.contains(LINE_ENDS));
    Err(NoCase::Malformed { reason: fault.message, lines })
}

/// The lines of the text, and the same below their length.
fn inputs(text: &str) -> (String, String) {
    let lines: Vec<_> = text.split(LINE_ENDS).map(str::trim).collect();
    let plain = lines.join("\n").trim_end().to_owned() + "\n";
    let counted = format!("{}\n{plain}", plain.split_ascii_whitespace().count());
    (plain, counted)
}

fn read_case<P: Play>(court: &Court<P>, input: &str) -> Result<CaseOf<P::Rules>, Malformed> {
    let mut lines = Lines::new(input);
    let case = court.input.format.read(&mut lines)?;
    lines.end()?;
    Ok(case)
}

/// The case as short as it can be read again.
pub(super) fn write<P: Play>(court: &Court<P>, case: &CaseOf<P::Rules>) -> String {
    let line = court.input.format.line(case);
    if read(court, &line).as_ref() == Ok(case) {
        return line;
    }
    let mut input = String::new();
    court.input.format.write(case, &mut input);
    input.trim_end().replace('\n', " | ")
}
