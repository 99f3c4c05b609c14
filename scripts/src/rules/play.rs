//! How a game is played.

use std::ops::ControlFlow;

use super::{Answers, CaseOf, Cases, Format, HeapValues, Shape, Statement, Told};
use crate::drawing::{Advice, Drawing};
use crate::game::Game;

/// How the game of a problem is played; each family of games is one.
pub trait Play: Game<Move = <Self::Rules as Answers>::Move> + Send + Sync + 'static {
    type Rules: Answers;

    fn rules(&self) -> &Self::Rules;
    /// The position to play out; `None` where it cannot be written down as one.
    fn position(&self, case: &CaseOf<Self::Rules>) -> Option<Self::Position>;
    /// A move of the game that started from this case, in the statement's notation.
    fn tell(&self, start: &CaseOf<Self::Rules>, made: &Self::Move) -> Told;
    /// The position in which a game for people starts: unlike [`Play::position`], it may be too large
    /// to be played out.
    fn opening(&self, case: &CaseOf<Self::Rules>) -> Option<Self::Position> {
        self.position(case)
    }
    /// The position as a case of the statement, in a game that started from this one; it may break
    /// the bounds. `None` where the statement cannot write it.
    fn case(
        &self,
        start: &CaseOf<Self::Rules>,
        position: &Self::Position,
    ) -> Option<CaseOf<Self::Rules>> {
        (self.opening(start).as_ref() == Some(position)).then(|| start.clone())
    }
    /// The position as it is best seen, in a game that started from this case.
    fn drawing(&self, start: &CaseOf<Self::Rules>, position: &Self::Position) -> Drawing {
        let format = &<Self::Rules as Statement>::INPUT.format;
        let line = self.case(start, position).map(|case| format.line(&case));
        Drawing::Text(line.unwrap_or_else(|| format!("{position:?}")))
    }
    /// The position and a winning move, if there is one, in terms of the theory, where the family
    /// knows them.
    fn advice(&self, _position: &Self::Position, _made: Option<&Self::Move>) -> Option<Advice> {
        None
    }
    /// Where all positions are sums of single heaps: the values of heaps up to a size, under the
    /// parameters of this case, or under a few that are chosen where there is none.
    fn heap_values(
        &self,
        _case: Option<&CaseOf<Self::Rules>>,
        _up_to: u32,
        _watch: &Watch<'_>,
    ) -> Option<Vec<HeapValues>> {
        None
    }
    /// The usual random cases of the family.
    fn shapes(&self) -> Vec<Shape<CaseOf<Self::Rules>>> {
        let shapes = <Self::Rules as Statement>::INPUT.format.shapes().into_iter();
        let evened_out = shapes.map(|Shape { name, draw }| {
            Shape::new(name, move |random| {
                let mut case = draw(random);
                Self::Rules::even_out(random, &mut case);
                case
            })
        });
        evened_out.collect()
    }
    /// How many spaces are played out for the group deep.
    fn spaces(&self) -> usize;
    /// Shows every position of this space, smallest first, with its winning moves in the order of
    /// the rules, until `visit` breaks.
    fn play_out(
        &self,
        space: usize,
        visit: &mut Winning<'_, CaseOf<Self::Rules>, Self::Move>,
    ) -> ControlFlow<()>;
}

/// Is shown cases, each with the moves that win.
pub type Winning<'v, Case, M> = dyn FnMut(&Case, &[M]) -> ControlFlow<()> + 'v;

/// Is told now and then how many steps have been made since, and ends what takes too long.
pub type Watch<'w> = dyn Fn(usize) -> ControlFlow<()> + 'w;
