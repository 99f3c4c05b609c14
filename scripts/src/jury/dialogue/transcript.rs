//! The transcript of a talk, and its faults.

use crate::run::Partner;

/// Why a program has not won its game, but for its end and its limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    /// The line names no side.
    NoSide,
    /// The line cannot be read as a move.
    NotAMove,
    /// The move is not allowed.
    Illegal,
    /// It says that it has no move, but it has one.
    GivesUp,
    /// It says more before the judge has answered.
    OutOfTurn,
    /// It goes on after the last words.
    AfterTheEnd,
    /// It has no move left.
    Loses(Option<Mistake>),
    /// It ends in the middle of a line.
    HalfLine,
    /// It ends in the middle of the game.
    Leaves,
    /// It closes its output in the middle of the game, and goes on.
    ClosesOutput,
}

/// Where a game was lost: after it the judge could win whatever the program did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mistake {
    Side,
    Turn(usize),
}

/// A fault in a talk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub kind: FaultKind,
    /// The line at fault, if there is one.
    pub said: String,
}

/// A line of a transcript.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spoken {
    /// The number of the turn, from 1; `None` for what is no turn.
    pub turn: Option<usize>,
    pub by_program: bool,
    pub text: String,
    /// Whether its end was never said.
    pub is_half: bool,
}

/// A talk under way, as the judge holds it.
pub trait Talk: Partner {
    /// The result, once the program has ended.
    fn finish(self: Box<Self>) -> Talked;
}

/// A talk that has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Talked {
    pub lines: Vec<Spoken>,
    /// The first one.
    pub fault: Option<Fault>,
    /// The fault of a program that has ended before the game did, if nothing else is wrong.
    pub unfinished: Option<Fault>,
    /// What the program was given to read, and the last words that a loser hears.
    pub input: Vec<u8>,
    /// Where it was one talk of many: the path of the next one.
    pub next: Option<Vec<usize>>,
}
