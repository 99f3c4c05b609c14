//! What a statement says about a problem.

use std::time::Duration;

/// What a statement says about a problem, and what we claim of its solution. Every limit stands
/// here and nowhere else.
#[derive(Debug, Clone, Copy)]
pub struct About {
    /// The name of the solution file, the folder of test cases and the judge's file.
    pub name: &'static str,
    pub title: &'static str,
    /// `None` for a problem without a live judge.
    pub link: Option<&'static str>,
    /// The theory behind it in a few words.
    pub theory: &'static str,
    /// Time, in the statement's own letters.
    pub complexity: &'static str,
    /// The sizes that the statement allows.
    pub sizes: &'static str,
    /// Processor time.
    pub time_limit: Duration,
    pub memory_limit_mib: u64,
    /// In bytes, where the judge has such a limit.
    pub source_limit: Option<usize>,
}

impl About {
    /// Why the online judge takes no source of so many bytes, if it does not.
    pub fn too_long(&self, bytes: usize) -> Option<String> {
        let limit = self.source_limit.filter(|limit| bytes >= *limit)?;
        Some(format!("has {bytes} bytes, but the judge takes fewer than {limit}"))
    }
}
