//! How the judge chooses its replies.

use std::ops::ControlFlow;

use super::{BUDGET, Interactive};
use crate::game::Oracle;
use crate::generator::Random;
use crate::rules::dialogue::{Answering, Case, Dialogue};

/// The way in which the judge plays; numbers are seeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// All ways, one talk after the other.
    Every,
    /// The first legal move each time.
    Longest,
    /// The last legal move each time.
    Shortest,
    Random(u64),
    /// The image of the program's move, where that is legal.
    Mirroring(u64),
    /// A winning move, where there is one and it can be found.
    Perfect(u64),
}

impl Opponent {
    pub fn name(self) -> &'static str {
        match self {
            Self::Every => "every",
            Self::Longest => "longest",
            Self::Shortest => "shortest",
            Self::Random(_) => "random",
            Self::Mirroring(_) => "mirroring",
            Self::Perfect(_) => "perfect",
        }
    }

    fn seed(self) -> u64 {
        match self {
            Self::Random(seed) | Self::Mirroring(seed) | Self::Perfect(seed) => seed,
            Self::Every | Self::Longest | Self::Shortest => 0,
        }
    }
}

/// A choice among several replies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// Counted from 0.
    pub chosen: usize,
    pub of: usize,
}

/// An opponent at work in one talk.
pub struct Playing<'t, D: Dialogue> {
    game: &'t Interactive<D>,
    case: Case<D>,
    opponent: Opponent,
    random: Random,
    reference: Option<Box<Answering<D::Position, D::Move>>>,
    /// The cost of the last position that was too large to be played out.
    too_large: Option<usize>,
    /// Where it is one of every opponent: the choices to make first.
    path: Vec<usize>,
    pub choices: Vec<Choice>,
}

impl<'t, D: Dialogue> Playing<'t, D> {
    pub fn new(
        game: &'t Interactive<D>,
        case: Case<D>,
        opponent: Opponent,
        path: &[usize],
    ) -> Self {
        let knows = matches!(opponent, Opponent::Perfect(_));
        let reference = knows.then(|| game.0.reference(&case)).flatten();
        Self {
            game,
            case,
            opponent,
            random: Random::new(opponent.seed()),
            reference: reference.map(|player| player.answer),
            too_large: None,
            path: path.into(),
            choices: vec![],
        }
    }

    /// A legal move; `None` if there is none. `last` is the program's.
    pub fn reply(&mut self, position: &D::Position, last: Option<&D::Move>) -> Option<D::Move> {
        let rules = &self.game.0;
        match self.opponent {
            Opponent::Every => self.chosen(position),
            Opponent::Longest => self.first(position),
            Opponent::Shortest => self.all(position).pop(),
            Opponent::Random(_) => rules.any_move(position, &mut self.random),
            Opponent::Mirroring(_) => {
                let image = last.and_then(|last| rules.mirrored(&self.case, last));
                let image = image.filter(|image| rules.play(position, image).is_some());
                image.or_else(|| rules.any_move(position, &mut self.random))
            }
            Opponent::Perfect(_) => {
                let winning = self.winning(position, last);
                winning.or_else(|| rules.any_move(position, &mut self.random))
            }
        }
    }

    /// The next choice on the path, and the last move where it ends: plays of last moves are short.
    fn chosen(&mut self, position: &D::Position) -> Option<D::Move> {
        let mut moves = self.all(position);
        moves.reverse();
        let of = moves.len();
        let last = of.checked_sub(1)?;
        let chosen = self.path.get(self.choices.len()).map_or(0, |choice| last.min(*choice));
        self.choices.push(Choice { chosen, of });
        Some(moves.swap_remove(chosen))
    }

    /// By the reference, and by play where that does not know the case. It is not tried again as long as
    /// the position is nearly as large as one that was too large: most likely in vain, and for long.
    fn winning(&mut self, position: &D::Position, last: Option<&D::Move>) -> Option<D::Move> {
        if let Some(answer) = &self.reference {
            return answer(position, last);
        }
        let rules = &self.game.0;
        let cost = rules.cost(&rules.essence(position.clone()));
        if self.too_large.is_some_and(|too_large| 4 * cost > 3 * too_large) {
            return None;
        }
        let mut oracle = Oracle::new(self.game);
        let Some(winning) = oracle.winning_moves(position, &mut { BUDGET }) else {
            self.too_large = Some(cost);
            return None;
        };
        (!winning.is_empty()).then(|| self.random.pick(&winning).clone())
    }

    fn first(&self, position: &D::Position) -> Option<D::Move> {
        let mut first = None;
        let _ = self.game.0.moves(position, &mut |made| {
            first = Some(made);
            ControlFlow::Break(())
        });
        first
    }

    fn all(&self, position: &D::Position) -> Vec<D::Move> {
        let mut moves = vec![];
        let _ = self.game.0.moves(position, &mut |made| {
            moves.push(made);
            ControlFlow::Continue(())
        });
        moves
    }
}

/// The path of the next talk, once every reply after the last choice of this one was tried; `None`
/// after the last talk.
pub fn next_path(choices: &[Choice]) -> Option<Vec<usize>> {
    let last = choices.iter().rposition(|choice| choice.chosen + 1 < choice.of)?;
    let mut path: Vec<_> = choices[..=last].iter().map(|choice| choice.chosen).collect();
    path[last] += 1;
    Some(path)
}
