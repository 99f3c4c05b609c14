//! Impartial games under normal play, played out by their rules: who wins, which moves win.
//!
//! Nothing here knows a Grundy value or an xor. A position is lost iff no move leads to a lost one;
//! the rest is bookkeeping.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

/// The rules of a game in which both players have the same moves and whoever cannot move loses.
pub trait Game {
    type Position: Clone + Debug + Eq + Hash;
    type Move: Clone;

    /// Shows every legal move to `visit`, with the position it leads to, until `visit` breaks. Every
    /// play must end.
    fn moves(
        &self,
        position: &Self::Position,
        visit: &mut Visit<'_, Self::Move, Self::Position>,
    ) -> ControlFlow<()>;
    /// The position that is remembered for this one: where the order of heaps decides nothing, the
    /// one in which they are sorted.
    fn normal(&self, position: Self::Position) -> Self::Position {
        position
    }
    /// The cost of a move to this position, paid from the budget for playing; large positions cost
    /// more.
    fn cost(&self, _position: &Self::Position) -> usize {
        1
    }
}

/// Is shown moves, each with what it leads to.
pub type Visit<'v, M, P> = dyn FnMut(M, P) -> ControlFlow<()> + 'v;

/// Plays positions out and remembers who loses in all that it has seen.
pub struct Oracle<'game, G: Game> {
    game: &'game G,
    lost: FxHashMap<G::Position, bool>,
}

/// A position under way: its moves, and how many of them lead to positions that are known.
struct Open<G: Game> {
    position: G::Position,
    next: Vec<G::Position>,
    known: usize,
    is_lost: bool,
}

impl<'game, G: Game> Oracle<'game, G> {
    pub fn new(game: &'game G) -> Self {
        Self { game, lost: FxHashMap::default() }
    }

    /// The moves after which the other player has lost, in the order of the rules; none in a lost
    /// position. `None` where more moves would have to be looked at than the budget pays for; what is
    /// left of it stays for the next question.
    pub fn winning_moves(
        &mut self,
        position: &G::Position,
        budget: &mut usize,
    ) -> Option<Vec<G::Move>> {
        let game = self.game;
        let mut winning = vec![];
        let shown = game.moves(position, &mut |made, next| {
            let Some(next) = self.paid(next, budget) else { return ControlFlow::Break(()) };
            match self.is_lost(next, budget) {
                Some(true) => winning.push(made),
                Some(false) => {}
                None => return ControlFlow::Break(()),
            }
            ControlFlow::Continue(())
        });
        shown.is_continue().then_some(winning)
    }

    /// The position after a move as it is remembered, once the budget has paid for it.
    fn paid(&self, next: G::Position, budget: &mut usize) -> Option<G::Position> {
        *budget = budget.checked_sub(self.game.cost(&next))?;
        Some(self.game.normal(next))
    }

    /// Whether the player to move loses; `None` as for [`Self::winning_moves`]. It goes from position to
    /// position without recursion: plays may be long.
    pub fn is_lost(&mut self, position: G::Position, budget: &mut usize) -> Option<bool> {
        if let Some(known) = self.lost.get(&position) {
            return Some(*known);
        }
        let mut path = vec![self.open(position, budget)?];
        let mut is_lost = true;
        while let Some(mut open) = path.pop() {
            let unknown = loop {
                let Some(next) = open.next.get(open.known) else { break None };
                match self.lost.get(next) {
                    Some(true) => {
                        open.is_lost = false;
                        break None;
                    }
                    Some(false) => open.known += 1,
                    None => break Some(next.clone()),
                }
            };
            if let Some(next) = unknown {
                path.push(open);
                path.push(self.open(next, budget)?);
            } else {
                is_lost = open.is_lost;
                self.lost.insert(open.position, is_lost);
            }
        }
        Some(is_lost)
    }

    fn open(&self, position: G::Position, budget: &mut usize) -> Option<Open<G>> {
        let mut next = vec![];
        let shown = self.game.moves(&position, &mut |_, after| {
            let Some(after) = self.paid(after, budget) else { return ControlFlow::Break(()) };
            next.push(after);
            ControlFlow::Continue(())
        });
        shown.is_continue().then_some(Open { position, next, known: 0, is_lost: true })
    }
}
