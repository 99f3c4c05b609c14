//! Games with rules of their own: a problem says what a position is and which moves it has.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use super::play_from;
use crate::drawing::Drawing;
use crate::game::{Game, Visit};
use crate::rules::{Answers, CaseOf, Format, Play, Told, Winning};

/// The rules of a problem of this kind.
pub trait OwnGame: Answers {
    type Position: Clone + Debug + Eq + Hash;

    /// `None` where the case cannot be written as a position.
    fn position(&self, case: &CaseOf<Self>) -> Option<Self::Position>;
    /// The rules: shows `visit` every move and where it leads. Each call of `visit` must end
    /// with `?`, so that it can stop the search.
    fn moves(
        &self,
        position: &Self::Position,
        visit: &mut Visit<'_, Self::Move, Self::Position>,
    ) -> ControlFlow<()>;
    /// A move in the statement's notation.
    fn tell(&self, _start: &CaseOf<Self>, made: &Self::Move) -> Told {
        Told::plainly(made)
    }
    /// The position as a case, in a game that started from this one; `None` where the statement
    /// cannot write it, or where nobody has said how.
    fn case(&self, _start: &CaseOf<Self>, _position: &Self::Position) -> Option<CaseOf<Self>> {
        None
    }
    /// The position as it is best seen; `None` for the case in a line.
    fn drawing(&self, _start: &CaseOf<Self>, _position: &Self::Position) -> Option<Drawing> {
        None
    }
    /// The cases that `deep` plays out, smallest first; several spaces share the cores.
    fn starts(&self) -> Vec<Box<dyn Iterator<Item = CaseOf<Self>> + '_>>;
}

/// An [`OwnGame`] that can be played.
pub struct Own<G>(pub G);

impl<G: OwnGame> Game for Own<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn moves(
        &self,
        position: &G::Position,
        visit: &mut Visit<'_, G::Move, G::Position>,
    ) -> ControlFlow<()> {
        self.0.moves(position, visit)
    }
}

impl<G: OwnGame> Play for Own<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, case: &CaseOf<G>) -> Option<G::Position> {
        self.0.position(case)
    }

    fn tell(&self, start: &CaseOf<G>, made: &Self::Move) -> Told {
        self.0.tell(start, made)
    }

    fn case(&self, start: &CaseOf<G>, position: &G::Position) -> Option<CaseOf<G>> {
        let is_start = || self.0.position(start).as_ref() == Some(position);
        self.0.case(start, position).or_else(|| is_start().then(|| start.clone()))
    }

    fn drawing(&self, start: &CaseOf<G>, position: &G::Position) -> Drawing {
        self.0.drawing(start, position).unwrap_or_else(|| {
            let line = self.case(start, position).map(|case| G::INPUT.format.line(&case));
            Drawing::Text(line.unwrap_or_else(|| format!("{position:?}")))
        })
    }

    fn spaces(&self) -> usize {
        self.0.starts().len()
    }

    fn play_out(
        &self,
        space: usize,
        visit: &mut Winning<'_, CaseOf<G>, G::Move>,
    ) -> ControlFlow<()> {
        play_from(self, self.0.starts().swap_remove(space), visit)
    }
}
