//! Impartial games under normal play, played out by their rules: who wins, which moves win.
//!
//! Nothing here knows a Grundy value or an xor. A position loses iff no move leads to a losing one;
//! the rest is bookkeeping.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::ControlFlow;

/// The rules of a game in which both players have the same moves and whoever cannot move loses.
pub trait Game: Sync {
    type Position: Copy + Eq + Hash;
    type Move: Copy;

    /// Shows every legal move to `visit`, with the position it leads to. Every play must end.
    fn moves(&self, position: Self::Position, visit: impl FnMut(Self::Move, &Self::Position));
}

/// Plays single positions out and remembers what it has seen.
///
/// The recursion is as deep as the longest play, and the memory holds every position that can be
/// reached: for small positions only.
pub struct Oracle<'game, G: Game> {
    game: &'game G,
    loses: HashMap<G::Position, bool>,
}

impl<'game, G: Game> Oracle<'game, G> {
    pub fn new(game: &'game G) -> Self {
        Self { game, loses: HashMap::new() }
    }

    /// The moves after which the other player loses, in the order of the rules; none in a lost
    /// position.
    pub fn winning_moves(&mut self, position: G::Position) -> Vec<G::Move> {
        let mut moves = vec![];
        self.game.moves(position, |made, next| moves.push((made, *next)));
        moves.retain(|(_, next)| self.loses(*next));
        moves.into_iter().map(|(made, _)| made).collect()
    }

    fn loses(&mut self, position: G::Position) -> bool {
        if let Some(known) = self.loses.get(&position) {
            return *known;
        }
        let loses = self.winning_moves(position).is_empty();
        self.loses.insert(position, loses);
        loses
    }
}

/// A finite set of positions which no move leaves, numbered so that every move leads to a smaller
/// number.
pub trait Board<G: Game>: Sync {
    /// How many positions there are; their numbers start at 0.
    fn positions(&self) -> usize;
    fn position(&self, number: usize) -> G::Position;
    fn number(&self, position: &G::Position) -> usize;
}

/// Visits every position of the board by number, with its winning moves in the order of the rules,
/// until `visit` breaks.
///
/// # Panics
/// When a move does not lead to a smaller number.
pub fn play_out<G: Game, T>(
    game: &G,
    board: &impl Board<G>,
    mut visit: impl FnMut(G::Position, &[G::Move]) -> ControlFlow<T>,
) -> ControlFlow<T> {
    let mut loses: Vec<bool> = Vec::with_capacity(board.positions());
    let mut winning = vec![];
    for number in 0..board.positions() {
        let position = board.position(number);
        winning.clear();
        game.moves(position, |made, next| {
            if loses[board.number(next)] {
                winning.push(made);
            }
        });
        loses.push(winning.is_empty());
        visit(position, &winning)?;
    }
    ControlFlow::Continue(())
}
