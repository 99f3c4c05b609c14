//! The rules of an interactive problem: the program plays one side and the judge the other.
//!
//! A talk goes like this. The judge says the case; the program says its side, if it may choose. Then
//! whoever is to move says the move, each in a line, until somebody has no move and has lost.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use super::{Format, Scale, Shape};
use crate::generator::Random;

/// Who moves first and who second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    First,
    Second,
}

impl Side {
    /// The side of the player to move who is in a lost position, or not.
    pub fn that_wins(is_lost: bool) -> Self {
        if is_lost { Self::Second } else { Self::First }
    }
}

/// How the program comes by its side.
#[derive(Debug, Clone, Copy)]
pub enum Sides {
    /// It chooses, and says so with one of these lines.
    Chosen { first: &'static str, second: &'static str },
    /// The statement says it.
    Given(Side),
}

/// The lines that are no moves; `None` where nothing is said.
#[derive(Debug, Clone, Copy)]
pub struct Ends {
    /// The program's when it has no move. Where it says nothing, the talk ends by itself.
    pub program_cannot_move: Option<&'static str>,
    /// The judge's when it has no move: the program has won.
    pub judge_cannot_move: Option<&'static str>,
    /// The judge's last when the program has lost.
    pub program_has_lost: Option<&'static str>,
}

/// Somebody who plays well: the side chosen for a case, and the answer to every position in which the
/// player is to move, together with the move that led there. `None` where no move wins.
pub struct Player<P, M> {
    pub side: Side,
    pub answer: Box<Answering<P, M>>,
}

/// Answers a position.
pub type Answering<P, M> = dyn Fn(&P, Option<&M>) -> Option<M> + Send;

/// The player of a problem.
pub type PlayerOf<D> = Player<<D as Dialogue>::Position, <D as Dialogue>::Move>;

/// One case of a dialogue.
pub type Case<D> = <<D as Dialogue>::Format as Format>::Case;

/// Everything that the judge has to know of an interactive problem.
pub trait Dialogue: Send + Sync + 'static {
    type Format: Format;
    /// Holds all that moves depend on, the case's own numbers, too.
    type Position: Clone + Debug + Eq + Hash + Send + Sync;
    type Move: Clone + Debug + Eq + Hash + Send + Sync;

    /// How the case is written that the judge says first.
    const FORMAT: Self::Format;
    const SIDES: Sides;
    const ENDS: Ends;
    /// The quantity that [`Dialogue::sized`] scales.
    const SCALE: Scale;

    fn start(&self, case: &Case<Self>) -> Self::Position;
    /// Shows `visit` every legal move, in an order in which plays of first moves take longest.
    fn moves(
        &self,
        position: &Self::Position,
        visit: &mut dyn FnMut(Self::Move) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
    /// The position after this move; `None` where the rules do not allow it.
    fn play(&self, position: &Self::Position, made: &Self::Move) -> Option<Self::Position>;
    /// A position that is lost iff this one is: equal for as many positions as possible.
    fn essence(&self, position: Self::Position) -> Self::Position {
        position
    }
    /// The cost of a move to this position, paid from the budget for playing.
    fn cost(&self, _position: &Self::Position) -> usize {
        1
    }
    /// A random move; better to be written where there may be millions.
    fn any_move(&self, position: &Self::Position, random: &mut Random) -> Option<Self::Move> {
        let mut moves = vec![];
        let _ = self.moves(position, &mut |made| {
            moves.push(made);
            ControlFlow::Continue(())
        });
        (!moves.is_empty()).then(|| random.pick(&moves).clone())
    }
    /// The image of a move, for an opponent that mirrors.
    fn mirrored(&self, _case: &Case<Self>, _made: &Self::Move) -> Option<Self::Move> {
        None
    }

    /// The position as it is best seen.
    fn show(&self, position: &Self::Position) -> String {
        format!("{position:?}")
    }
    /// A move as both sides say it, without its line end.
    fn write(&self, made: &Self::Move) -> String;
    /// Reads a move, legal or not, from a line without spaces around it.
    fn read(&self, line: &str) -> Option<Self::Move>;

    /// The player of the file under src/bin.
    fn solution(&self, case: &Case<Self>) -> PlayerOf<Self>;
    /// A player by a plain slow method; `None` where a case is too large for it.
    fn reference(&self, case: &Case<Self>) -> Option<PlayerOf<Self>>;

    /// The cases that are played against every sequence of replies, smallest first.
    fn small(&self) -> Vec<Case<Self>>;
    /// The cases whose positions in reach `deep` asks the solution about, smallest first; several lists
    /// share the cores.
    fn starts(&self) -> Vec<Box<dyn Iterator<Item = Case<Self>> + '_>>;
    /// Random cases.
    fn shapes(&self) -> Vec<Shape<Case<Self>>>;
    /// The largest cases, those with the most turns first.
    fn maximal(&self) -> Vec<(&'static str, Case<Self>)>;
    /// A case of this size (1 to `SCALE.largest`), for plays that take as long as possible.
    fn sized(&self, size: usize) -> Case<Self>;
}
