//! The growth of a program's time with its input.

pub mod fit;
pub mod measure;

use std::time::Duration;

use serde::Serialize;

use crate::rules::Scale;
use crate::text::milliseconds;

use fit::Fit;

/// How far the measured exponent may lie above the claimed one.
pub const TOLERANCE: f64 = 0.15;

/// The measurements of one program.
#[derive(Debug, Clone, PartialEq)]
pub struct Bench {
    pub problem: &'static str,
    /// In the statement's letters, for people; the fit is checked against the scale's exponent.
    pub complexity: &'static str,
    pub scale: Scale,
    pub time_limit: Duration,
    pub rounds: usize,
    /// How many cases the inputs hold together.
    pub cases: usize,
    /// By size. The first is of size 1: its cost is that of starting the program.
    pub rows: Vec<Row>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Row {
    pub size: usize,
    /// Processor time, the median of all rounds.
    pub time: Duration,
    /// The highest of all rounds.
    pub peak_kib: u64,
    /// Counted by callgrind, where that was asked for.
    pub instructions: Option<u64>,
    /// In the answering function alone, where starting the program takes most of the time.
    pub answering: Option<Duration>,
}

/// The measured growth compared with the claimed one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Growth {
    AsClaimed,
    AboveClaim,
    /// Nothing that was measured grows enough to tell.
    Unknown,
}

impl Bench {
    /// # Panics
    /// When there is no row.
    pub fn start_up(&self) -> &Row {
        self.rows.first().expect("the smallest size was measured")
    }

    /// # Panics
    /// When there is no row.
    pub fn largest(&self) -> &Row {
        self.rows.last().expect("the largest size was measured")
    }

    /// The fit of the times, in milliseconds.
    pub fn time_fit(&self) -> Option<Fit> {
        let costs = self.rows.iter().map(|row| (row.size, milliseconds(row.time)));
        Fit::of(&costs.collect::<Vec<_>>())
    }

    /// The fit of the instructions, where they were counted.
    pub fn count_fit(&self) -> Option<Fit> {
        let costs = self.rows.iter().map(|row| Some((row.size, row.instructions? as f64)));
        Fit::of(&costs.collect::<Option<Vec<_>>>()?)
    }

    /// The fit of the times in the answering function, in milliseconds.
    pub fn answering_fit(&self) -> Option<Fit> {
        let costs = self.rows.iter().map(|row| Some((row.size, milliseconds(row.answering?))));
        Fit::of_all(&costs.collect::<Option<Vec<_>>>()?)
    }

    pub fn growth(&self) -> Growth {
        let fits = [self.time_fit(), self.count_fit(), self.answering_fit()];
        let steepest = fits.iter().flatten().map(|fit| fit.exponent).reduce(f64::max);
        match steepest {
            None => Growth::Unknown,
            Some(exponent) if exponent > self.scale.exponent + TOLERANCE => Growth::AboveClaim,
            Some(_) => Growth::AsClaimed,
        }
    }

    /// How many times the largest input's time fits into the limit.
    pub fn headroom(&self) -> f64 {
        self.time_limit.as_secs_f64() / self.largest().time.as_secs_f64()
    }

    pub fn exit_status(&self) -> u8 {
        (self.growth() == Growth::AboveClaim).into()
    }
}
