//! From rules to tests: what must be printed for an input, by play where that is possible. No
//! program runs here.

mod deep;
mod dialogue;
mod explore;
mod pace;
mod random;
mod start;
mod table;
mod truth;
mod written;

use std::time::Duration;

use anyhow::Result;

use crate::about::{About, Family};
use crate::checker::Comparison;
use crate::rules::dialogue::Dialogue;
use crate::rules::{Explored, Play, Scale, Watch};
use crate::validator::Malformed;

pub use deep::{Deep, DeepFailure};
pub use dialogue::{Fault, FaultKind, Interactive, Mistake, Opponent, Spoken, Talk, Talked};
pub use explore::Wanted;
pub use random::RandomTests;
pub use table::{NoGame, Reason, Start, Table};
pub use truth::Court;
pub use written::NoCase;

/// A problem as the judge holds it.
pub struct Problem {
    pub about: About,
    /// `None` until rules and solution are written; then only the samples are judged.
    pub jury: Option<Box<dyn Jury>>,
    /// The rules of a draft that has no solution yet.
    unsolved: Option<Box<dyn Jury>>,
    /// Whether the solution has ever compiled; otherwise the rules cannot be used either.
    pub compiles: bool,
}

impl Problem {
    /// A problem that is judged on its samples alone, and says so.
    pub fn draft(about: About) -> Self {
        Self { about, jury: None, unsolved: None, compiles: true }
    }

    /// A problem whose solution has never compiled: only its name is known.
    pub fn broken(name: &'static str) -> Self {
        let about = About::new(name, name, Family::Own);
        Self { about, jury: None, unsolved: None, compiles: false }
    }

    /// A draft whose rules can be explored. It is judged as a draft without rules.
    pub fn unsolved(about: About, game: impl Play) -> Self {
        let rules: Box<dyn Jury> = Box::new(Court::unsolved(game));
        Self { about, jury: None, unsolved: Some(rules), compiles: true }
    }

    pub fn proven(about: About, game: impl Play) -> Self {
        let jury: Box<dyn Jury> = Box::new(Court::new(game));
        Self { about, jury: Some(jury), unsolved: None, compiles: true }
    }

    /// The rules, as far as they are written.
    pub fn rules(&self) -> Option<&dyn Jury> {
        self.jury.as_deref().or(self.unsolved.as_deref())
    }

    /// A problem whose program plays against the judge.
    pub fn interactive(about: About, rules: impl Dialogue) -> Self {
        let jury: Box<dyn Jury> = Box::new(Interactive::new(rules));
        Self { about, jury: Some(jury), unsolved: None, compiles: true }
    }
}

/// One input and what must be printed for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    pub name: String,
    pub input: Vec<u8>,
    pub expected: Vec<u8>,
    /// How many cases the input holds.
    pub cases: usize,
    /// How the judge replies in a talk that begins with the input; the lines of the input after the case
    /// are its first replies. `None` where the program only reads and prints.
    pub opponent: Option<Opponent>,
}

/// The small cases of a problem, smallest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Small {
    pub tests: Vec<Test>,
    /// How many cases were answered by play; those beyond were too large for that.
    pub played: usize,
}

/// The side that has the answers: rules without their types, in terms of inputs and outputs.
///
/// Every method that answers with an error has found the judge itself at fault.
pub trait Jury: Send + Sync {
    /// Checks an input and tells what must be printed for it.
    fn test(&self, name: &str, input: &str) -> Result<Result<Test, Malformed>>;
    /// How many small cases are to be tried.
    fn small_cases(&self) -> usize;
    /// The first `cases` small cases, smallest first, played out as far as that goes and checked
    /// against the reference; where an input may hold several cases, many share one.
    fn exhaustive(&self, cases: usize) -> Result<Small>;
    /// The cases of a test, each as a test of its own; they are numbered from `first` on.
    fn alone(&self, test: &Test, first: usize) -> Result<Vec<Test>>;
    fn deep(&self) -> Deep;
    /// One after the other, since each may be large.
    fn maximal(&self) -> Box<dyn ExactSizeIterator<Item = Result<Test>> + '_>;
    fn scale(&self) -> Scale;
    fn sized(&self, size: usize) -> Result<Test>;
    /// The time that the solution's own function takes for all cases of [`Jury::sized`], where it can
    /// be told.
    fn answering_time(&self, size: usize) -> Option<Duration>;
    /// The random tests that come from this seed, always the same.
    fn random(&self, seed: u64) -> Box<dyn RandomTests + '_>;
    fn spellings(&self, input: &str) -> Vec<(&'static str, String)>;
    /// Sits down to a game; the seed decides what is random in it.
    ///
    /// # Errors
    /// Where no game can start there.
    fn table(&self, start: Start<'_>, seed: u64) -> Result<Box<dyn Table + '_>, NoGame>;
    /// What the rules alone tell; `watch` may end it, and then it is what was found so far.
    ///
    /// # Errors
    /// Where the case that is asked about is none of the statement, or too large to be played.
    fn explore(&self, wanted: &Wanted<'_>, watch: &Watch<'_>) -> Result<Explored, NoGame>;
    /// Compares what a program printed for a test.
    fn compare(&self, test: &Test, output: &[u8]) -> Result<Comparison>;
    /// The judge's side of a talk, where a program has to talk. Of the talks with every opponent it is
    /// the one with these choices; the first one has none.
    fn talk<'t>(&'t self, _test: &Test, _path: &[usize]) -> Result<Option<Box<dyn Talk + 't>>> {
        Ok(None)
    }
    fn is_interactive(&self) -> bool {
        false
    }
}
