//! The facts of a problem and the claims made for its solution.

use std::time::Duration;

/// The statement's facts about a problem, and the claims made for its solution. Every limit stands
/// here and nowhere else.
#[derive(Debug, Clone, Copy)]
pub struct About {
    /// The name of the solution file, the folder of test cases and the judge's file.
    pub name: &'static str,
    pub title: &'static str,
    /// `None` for a problem without a live judge.
    pub link: Option<&'static str>,
    pub family: Family,
    /// Its place in the reading order of the README, where it has one.
    pub read: Option<u8>,
    /// The theory behind it in a few words.
    pub theory: &'static str,
    /// Time, in the statement's own letters.
    pub complexity: &'static str,
    /// Whether the program plays against the judge.
    pub is_interactive: bool,
    /// Processor time.
    pub time_limit: Duration,
    pub memory_limit_mib: u64,
    /// In bytes, where the judge has such a limit.
    pub source_limit: Option<usize>,
}

/// The kind of game, by its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// A move changes one heap, alone.
    Heaps,
    /// A move replaces one part by several.
    Splits,
    /// A move carries from a stair to the next.
    Stairs,
    /// A move takes a token over free cells.
    Strips,
    /// A move takes from several heaps at once.
    Takes,
    /// Anything else.
    Own,
}

impl Family {
    pub fn name(self) -> &'static str {
        match self {
            Self::Heaps => "heaps",
            Self::Splits => "splits",
            Self::Stairs => "stairs",
            Self::Strips => "strips",
            Self::Takes => "takes from several heaps",
            Self::Own => "own rules",
        }
    }
}

impl About {
    /// A problem with the commonest limits, 2 s and 256 MiB; the rest is still to be found.
    pub const fn new(name: &'static str, title: &'static str, family: Family) -> Self {
        Self {
            name,
            title,
            link: None,
            family,
            read: None,
            theory: "to be found",
            complexity: "to be found",
            is_interactive: false,
            time_limit: Duration::from_secs(2),
            memory_limit_mib: 256,
            source_limit: None,
        }
    }

    /// The address of its page on a live judge.
    pub const fn link(mut self, link: &'static str) -> Self {
        self.link = Some(link);
        self
    }

    /// The program plays against the judge.
    pub const fn interactive(mut self) -> Self {
        self.is_interactive = true;
        self
    }

    /// Its place in the reading order.
    pub const fn read(mut self, place: u8) -> Self {
        self.read = Some(place);
        self
    }

    /// The theory behind it in a few words, and the time of its solution in the statement's letters.
    pub const fn theory(mut self, theory: &'static str, complexity: &'static str) -> Self {
        (self.theory, self.complexity) = (theory, complexity);
        self
    }

    /// Processor time in milliseconds, and memory in MiB.
    pub const fn limits(mut self, milliseconds: u64, mib: u64) -> Self {
        self.time_limit = Duration::from_millis(milliseconds);
        self.memory_limit_mib = mib;
        self
    }

    /// The judge takes sources of fewer bytes than this.
    pub const fn source_limit(mut self, bytes: usize) -> Self {
        self.source_limit = Some(bytes);
        self
    }

    /// What to say of a source with this many bytes, if the online judge does not take it.
    pub fn too_long(&self, bytes: usize) -> Option<String> {
        let limit = self.source_limit.filter(|limit| bytes >= *limit)?;
        Some(format!("has {bytes} bytes, but the judge takes fewer than {limit}"))
    }
}
