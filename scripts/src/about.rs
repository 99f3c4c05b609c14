//! The facts about a problem.

use std::time::Duration;

/// The facts of a statement and the claims about the solution. Every limit is here and nowhere else.
#[derive(Debug, Clone, Copy)]
pub struct About {
    /// The name of the solution's file, of the folder of tests and of the judge's file.
    pub name: &'static str,
    pub title: &'static str,
    /// `None` for a problem without a live judge.
    pub link: Option<&'static str>,
    /// The theory behind it in a few words.
    pub theory: &'static str,
    /// The solution's running time, in the statement's letters.
    pub complexity: &'static str,
    /// The sizes that the statement allows, as text.
    pub sizes: &'static str,
    /// Processor time.
    pub time_limit: Duration,
    pub memory_limit_mib: u64,
    /// In bytes, where the judge has such a limit.
    pub source_limit: Option<usize>,
}

impl About {
    /// Why the online judge rejects a source of this many bytes, if it does.
    pub fn too_long(&self, bytes: usize) -> Option<String> {
        let limit = self.source_limit.filter(|limit| bytes >= *limit)?;
        Some(format!("has {bytes} bytes, but the judge takes fewer than {limit}"))
    }
}
