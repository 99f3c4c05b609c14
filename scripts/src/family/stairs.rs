//! Games in which a move carries something from a stair to the next one down: on a line, on a tree.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::play_from;
use crate::game::{Game, Visit};
use crate::rules::{Answers, CaseOf, Play, Winning};

/// The rules of a problem of this family.
pub trait StairGame: Answers<Move = Carry> {
    /// The stairs of a case; `None` where it cannot be played.
    fn stairs(&self, case: &CaseOf<Self>) -> Option<Stairs>;
    /// The cases that `deep` plays out, smallest first; several spaces share the cores.
    fn starts(&self) -> Vec<Box<dyn Iterator<Item = CaseOf<Self>> + '_>>;
}

/// Coins on stairs. A move carries any positive number of coins from one stair to the next one down.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Stairs {
    /// How many lie on every stair.
    pub coins: Vec<u32>,
    /// Where the coins of every stair go; `None` where they stay for ever.
    pub down: Arc<[Option<usize>]>,
}

/// The move of this family.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Carry {
    /// Counted from 0.
    pub stair: usize,
    pub coins: u32,
}

/// A [`StairGame`] that can be played.
pub struct OnStairs<G>(pub G);

impl<G: StairGame> Game for OnStairs<G> {
    type Position = Stairs;
    type Move = Carry;

    fn moves(&self, stairs: &Stairs, visit: &mut Visit<'_, Carry, Stairs>) -> ControlFlow<()> {
        for (stair, most) in stairs.coins.iter().copied().enumerate() {
            let Some(below) = stairs.down[stair] else { continue };
            for coins in 1..=most {
                let mut next = stairs.clone();
                next.coins[stair] -= coins;
                next.coins[below] += coins;
                visit(Carry { stair, coins }, next)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl<G: StairGame> Play for OnStairs<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, case: &CaseOf<G>) -> Option<Stairs> {
        self.0.stairs(case)
    }

    fn spaces(&self) -> usize {
        self.0.starts().len()
    }

    fn play_out(&self, space: usize, visit: &mut Winning<'_, CaseOf<G>, Carry>) -> ControlFlow<()> {
        play_from(self, self.0.starts().swap_remove(space), visit)
    }
}
