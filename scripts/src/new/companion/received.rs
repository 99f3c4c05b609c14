//! A problem as the extension sends it.

use std::time::Duration;

use anyhow::{Result, ensure};
use serde::Deserialize;

use crate::new::draft::{Draft, Sample};

const MOST_SAMPLES: usize = 100;

/// Only the parts that are used here.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Received {
    name: String,
    url: String,
    /// In milliseconds.
    time_limit: f64,
    /// In MB.
    memory_limit: f64,
    tests: Vec<Sample>,
    #[serde(default)]
    interactive: bool,
    batch: Option<Batch>,
    input: Option<Stream>,
    output: Option<Stream>,
}

/// The problems of a contest come in requests of their own with the same batch.
#[derive(Debug, Default, Clone, PartialEq, Eq, Deserialize)]
pub struct Batch {
    #[serde(default)]
    id: String,
    pub size: usize,
}

#[derive(Debug, Deserialize)]
struct Stream {
    r#type: String,
}

impl Received {
    /// # Errors
    /// When it cannot be judged on samples, or something in it is beyond any problem.
    pub fn draft(&self, name: Option<&str>) -> Result<Draft> {
        ensure!(
            !self.interactive,
            "an interactive problem cannot be judged on samples; make its files by its URL"
        );
        let is = |stream: &Option<Stream>, kind: &str| {
            stream.as_ref().is_none_or(|stream| stream.r#type == kind)
        };
        let is_plain = is(&self.input, "stdin") && is(&self.output, "stdout");
        ensure!(is_plain, "the problem does not use standard input and standard output");
        let (time, memory) = (self.time_limit, self.memory_limit);
        ensure!((1.0..=600_000.0).contains(&time), "{} ms is not a time limit", short(time));
        ensure!(
            (1.0..=1_000_000.0).contains(&memory),
            "{} MB is not a memory limit",
            short(memory)
        );
        let samples = self.tests.len();
        ensure!(
            samples <= MOST_SAMPLES,
            "the problem has {samples} samples, but at most {MOST_SAMPLES} are accepted"
        );
        let mut draft = Draft::new(name, Some(&self.name), Some(&self.url))?;
        draft.time_limit = Duration::from_millis(time as u64);
        draft.memory_limit_mib = memory as u64;
        draft.limits_are_known = true;
        draft.samples.clone_from(&self.tests);
        Ok(draft)
    }

    /// The contest of which it is one problem of several.
    pub fn contest(&self) -> Option<&Batch> {
        self.batch.as_ref().filter(|batch| batch.size != 1)
    }
}

/// A number without the three hundred digits that it may have.
fn short(number: f64) -> String {
    if number.abs() < 1e9 { number.to_string() } else { format!("{number:e}") }
}
