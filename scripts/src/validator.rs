//! Reads input as strictly as a problem's statement words it: single spaces and line feeds, every
//! value within its bounds.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Why an input is not one of its problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Malformed {
    /// Counted from 1.
    pub line: usize,
    pub message: String,
}

impl Display for Malformed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for Malformed {}

/// The lines of an input, in order.
pub struct Lines<'text> {
    rest: &'text str,
    number: usize,
}

/// One line, without its line feed.
#[derive(Debug, Clone, Copy)]
pub struct Line<'text> {
    /// Counted from 1.
    pub number: usize,
    pub text: &'text str,
}

impl<'text> Lines<'text> {
    pub fn new(input: &'text str) -> Self {
        Self { rest: input, number: 0 }
    }

    /// The next line, which holds `what`.
    pub fn line(&mut self, what: impl Display) -> Result<Line<'text>, Malformed> {
        self.number += 1;
        let number = self.number;
        let malformed = |message: String| Malformed { line: number, message };
        if self.rest.is_empty() {
            return Err(malformed(format!("the input ends where {what} should be")));
        }
        let Some((text, rest)) = self.rest.split_once('\n') else {
            return Err(malformed("the last line must end with a line feed".into()));
        };
        if text.ends_with('\r') {
            return Err(malformed(
                "the line must end with a line feed alone, without a carriage return".into(),
            ));
        }
        self.rest = rest;
        Ok(Line { number, text })
    }

    /// A fault of the last line that was read.
    pub fn malformed(&self, message: String) -> Malformed {
        Malformed { line: self.number, message }
    }

    pub fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Nothing may follow.
    pub fn end(self) -> Result<(), Malformed> {
        if self.rest.is_empty() {
            return Ok(());
        }
        let text = self.rest.lines().next().unwrap_or_default();
        let message = format!("the input should end here, but `{text}` follows");
        Err(Malformed { line: self.number + 1, message })
    }
}

impl Line<'_> {
    /// Integers with single spaces between them, each within `range`; at least one.
    pub fn integers<T>(&self, what: &str, range: RangeInclusive<T>) -> Result<Vec<T>, Malformed>
    where
        T: FromStr + PartialOrd + Display,
    {
        self.text.split(' ').map(|token| self.value(token, what, &range)).collect()
    }

    pub fn integer<T>(&self, what: &str, range: RangeInclusive<T>) -> Result<T, Malformed>
    where
        T: FromStr + PartialOrd + Display,
    {
        self.value(self.text, what, &range)
    }

    pub fn value<T>(
        &self,
        token: &str,
        what: &str,
        range: &RangeInclusive<T>,
    ) -> Result<T, Malformed>
    where
        T: FromStr + PartialOrd + Display,
    {
        let written_plainly = token == "0"
            || (!token.starts_with('0') && token.bytes().all(|byte| byte.is_ascii_digit()));
        let value = token.parse().ok().filter(|value| written_plainly && range.contains(value));
        value.ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            self.malformed(format!("{what} must be {least} to {most}, found `{token}`"))
        })
    }

    pub fn malformed(&self, message: String) -> Malformed {
        Malformed { line: self.number, message }
    }
}
