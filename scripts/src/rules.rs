//! The traits that a problem implements, one question each: what the judge gives and wants
//! ([`Statement`]), which cases are tried ([`Cases`]), who answers ([`Answers`]). How the game is
//! played is told by its family, which is a [`Play`].

pub mod dialogue;
mod explored;
mod play;
mod told;
mod who_wins;

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::generator::Random;
use crate::validator::{Lines, Malformed};

pub use explored::{End, Explored, Found, HeapValues, Outcome, Period, Proof, Steady};
pub use play::{Play, Watch, Winning};
pub use told::Told;
pub use who_wins::WhoWins;

/// How a statement writes one case, and everything that follows from its bounds.
pub trait Format: Send + Sync + 'static {
    type Case: Clone + Debug + PartialEq + Send + Sync + 'static;

    fn write(&self, case: &Self::Case, input: &mut String);
    /// The case in one line, as people write it.
    fn line(&self, case: &Self::Case) -> String {
        let mut input = String::new();
        self.write(case, &mut input);
        input.trim_end().replace('\n', " | ")
    }
    /// What one number of a case is.
    fn what(&self) -> &'static str {
        "heap"
    }
    /// The validator.
    fn read(&self, lines: &mut Lines<'_>) -> Result<Self::Case, Malformed>;
    /// The size of a case, where the statement bounds the sum of all sizes.
    fn size(&self, _case: &Self::Case) -> usize {
        1
    }
    /// Whether the statement lets a game start there; positions that occur only during play may lie
    /// outside its bounds.
    fn allows(&self, _case: &Self::Case) -> bool {
        true
    }
    /// All small cases, smallest first; it may go on for ever.
    fn small(&self) -> Box<dyn Iterator<Item = Self::Case> + '_>;
    /// The usual random cases.
    fn shapes(&self) -> Vec<Shape<Self::Case>>;
    /// Cases to try instead of one that fails, the most drastic first. They may break the bounds.
    fn smaller<'a>(&'a self, case: &'a Self::Case) -> Box<dyn Iterator<Item = Self::Case> + 'a>;
    /// Cases of this size together, like those of any other size.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<Self::Case>;
}

/// How cases make an input: one alone, or several after a line with their count.
pub struct Input<F> {
    pub format: F,
    /// The statement's name for the count, and the most it may be.
    count: Option<(&'static str, usize)>,
    /// The name of what sizes count, and the most that all sizes together may be.
    total: Option<(&'static str, usize)>,
}

impl<F> Input<F> {
    /// One case an input.
    pub const fn one(format: F) -> Self {
        Self { format, count: None, total: None }
    }

    /// A line with the count, then that many cases.
    pub const fn many(count: &'static str, most: usize, format: F) -> Self {
        Self { format, count: Some((count, most)), total: None }
    }

    /// The bound on the sizes of all cases together; `what` names what they count.
    pub const fn total(mut self, what: &'static str, most: usize) -> Self {
        self.total = Some((what, most));
        self
    }

    /// How many cases one input may hold.
    pub fn most_cases(&self) -> usize {
        self.count.map_or(1, |(_, most)| most)
    }

    /// The most that the sizes of all cases together may be.
    pub fn most_in_all(&self) -> usize {
        self.total.map_or(usize::MAX, |(_, most)| most)
    }
}

impl<F: Format> Input<F> {
    pub fn write(&self, cases: &[F::Case]) -> String {
        let mut input = String::new();
        if self.count.is_some() {
            input += &format!("{}\n", cases.len());
        }
        for case in cases {
            self.format.write(case, &mut input);
        }
        input
    }

    /// # Errors
    /// Names the line that the statement does not allow, and why.
    pub fn read(&self, input: &str) -> Result<Vec<F::Case>, Malformed> {
        let mut lines = Lines::new(input);
        let count = match self.count {
            None => 1,
            Some((name, most)) => lines.line("the number of games")?.integer(name, 1..=most)?,
        };
        let mut cases = vec![];
        let mut in_all = 0;
        for _ in 0..count {
            let case = self.format.read(&mut lines)?;
            in_all += self.format.size(&case);
            cases.push(case);
            if let Some((what, most)) = self.total
                && in_all > most
            {
                let message = format!("all games together have more than {most} {what}");
                return Err(lines.malformed(message));
            }
        }
        lines.end()?;
        Ok(cases)
    }
}

/// A named way to draw a random case.
pub struct Shape<Case> {
    pub name: &'static str,
    pub draw: Box<dyn Fn(&mut Random) -> Case + Send + Sync>,
}

impl<Case> Shape<Case> {
    pub fn new(
        name: &'static str,
        draw: impl Fn(&mut Random) -> Case + Send + Sync + 'static,
    ) -> Self {
        Self { name, draw: Box::new(draw) }
    }
}

/// The quantity that `bench` scales; everything else the statement bounds stays fixed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    /// The unit of the size, such as `heaps`.
    pub unit: &'static str,
    /// The largest size that the statement allows; the smallest is 1.
    pub largest: usize,
    /// The time grows no faster than the size to this power, give or take a logarithm.
    pub exponent: f64,
}

impl Scale {
    pub const fn linear(unit: &'static str, largest: usize) -> Self {
        Self { unit, largest, exponent: 1.0 }
    }
}

/// The input that the judge gives and the output that it wants.
pub trait Statement: Send + Sync + 'static {
    type Format: Format;
    type Answer: Clone + Debug + PartialEq + Send + Sync;

    /// How the input is written, with every bound of the statement.
    const INPUT: Input<Self::Format>;
    /// Whether several answers to a case are right; then [`Statement::parse`] reads the one printed,
    /// and [`Answers::accepts`] decides.
    const SEVERAL_ARE_RIGHT: bool = false;

    /// The text to print for the answer to one case, line ends included.
    fn print(&self, answer: &Self::Answer) -> String;
    /// Reads a printed answer from the tokens of an output; `None` where they are no answer.
    fn parse(&self, _tokens: &mut dyn Iterator<Item = &str>) -> Option<Self::Answer> {
        None
    }
    /// Other spellings of an input which only this problem allows, each with a name.
    fn spellings(&self, _input: &str) -> Vec<(&'static str, String)> {
        vec![]
    }
}

/// One case of a problem.
pub type CaseOf<S> = <<S as Statement>::Format as Format>::Case;

/// Which cases are tried, besides those that follow from the bounds.
pub trait Cases: Statement {
    /// The quantity that [`Cases::sized`] scales.
    const SCALE: Scale;

    /// Random cases that aim at what people get wrong.
    fn shapes(&self) -> Vec<Shape<CaseOf<Self>>> {
        vec![]
    }
    /// Where the usual random cases are nearly always won: makes lost ones of some.
    fn even_out(_random: &mut Random, _case: &mut CaseOf<Self>)
    where
        Self: Sized,
    {
    }
    /// The largest inputs that the statement allows, the hardest for a slow method first.
    fn maximal(&self) -> Vec<(&'static str, Vec<CaseOf<Self>>)>;
    /// An input of this size (1 to `SCALE.largest`). Inputs of different sizes must differ in size
    /// only.
    fn sized(&self, size: usize) -> Vec<CaseOf<Self>> {
        Self::INPUT.format.sized(size, &mut Random::new(size as u64))
    }
    /// Cases for the group deep that no space holds, such as every input there is.
    fn every(&self) -> Box<dyn Iterator<Item = CaseOf<Self>> + Send + '_> {
        Box::new(std::iter::empty())
    }
}

/// Who answers: play, the solution, and a slow method for cases that are too large to play.
pub trait Answers: Cases {
    type Move: Clone + Debug + PartialEq + Send + Sync;

    /// The answer, once it is known which moves win.
    fn answer(&self, case: &CaseOf<Self>, winning: &[Self::Move]) -> Self::Answer;
    /// The answer by play, where it takes the winning moves of more cases than this one;
    /// `winning_moves` gives none where a case is too large to play.
    fn played(
        &self,
        case: &CaseOf<Self>,
        winning_moves: &mut WinningMoves<'_, CaseOf<Self>, Self::Move>,
    ) -> Option<Self::Answer> {
        Some(self.answer(case, &winning_moves(case)?))
    }
    /// The answer of the file under src/bin.
    fn solution(&self, case: &CaseOf<Self>) -> Self::Answer;
    /// The same with all that the file works out before it answers, for the bench: only a problem
    /// that calls [`Answers::solution`] with such things at hand differs.
    fn solution_from_scratch(&self, case: &CaseOf<Self>) -> Self::Answer {
        self.solution(case)
    }
    /// The answer of a plain slow method.
    fn reference(&self, case: &CaseOf<Self>) -> Self::Answer;
    /// Whether this answer is right, too, where several are: usually its move is played, and the
    /// other player must have lost.
    fn accepts(&self, _case: &CaseOf<Self>, expected: &Self::Answer, found: &Self::Answer) -> bool {
        expected == found
    }
    /// A proof that reaches further than any space; says what it proved, or what is wrong.
    fn certificate(&self) -> Result<Option<String>, Broken<CaseOf<Self>>> {
        Ok(None)
    }
}

/// Tells the winning moves of a case; `None` where it is too large to be played.
pub type WinningMoves<'w, Case, M> = dyn FnMut(&Case) -> Option<Vec<M>> + 'w;

/// The fault of a certificate.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Broken<Case> {
    pub reason: String,
    /// A case that the solution must therefore answer wrongly, as far as one is known.
    pub case: Option<Case>,
}
