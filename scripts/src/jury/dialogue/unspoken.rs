//! The game of a dialogue without the talk, for those who explore it or play it themselves.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::drawing::Drawing;
use crate::game::{Game, Visit};
use crate::rules::dialogue::{Case, Dialogue, Side};
use crate::rules::{Answers, Cases, Input, Play, Scale, Statement, Told, Winning};

pub struct Unspoken<D>(pub Arc<D>);

impl<D: Dialogue> Game for Unspoken<D> {
    type Position = D::Position;
    type Move = D::Move;

    fn moves(
        &self,
        position: &D::Position,
        visit: &mut Visit<'_, D::Move, D::Position>,
    ) -> ControlFlow<()> {
        self.0.moves(position, &mut |made| {
            let next = self.0.play(position, &made).expect("the moves that are shown are legal");
            visit(made, next)
        })
    }

    fn normal(&self, position: D::Position) -> D::Position {
        self.0.essence(position)
    }

    fn cost(&self, position: &D::Position) -> usize {
        self.0.cost(position)
    }
}

impl<D: Dialogue> Statement for Unspoken<D> {
    type Format = D::Format;
    /// The side that wins.
    type Answer = Side;

    const INPUT: Input<D::Format> = Input::one(D::FORMAT);

    fn print(&self, side: &Side) -> String {
        format!("{side:?}\n")
    }
}

impl<D: Dialogue> Cases for Unspoken<D> {
    const SCALE: Scale = D::SCALE;

    fn maximal(&self) -> Vec<(&'static str, Vec<Case<D>>)> {
        vec![]
    }
}

impl<D: Dialogue> Answers for Unspoken<D> {
    type Move = D::Move;

    fn answer(&self, _: &Case<D>, winning: &[D::Move]) -> Side {
        Side::that_wins(winning.is_empty())
    }

    fn solution(&self, case: &Case<D>) -> Side {
        self.0.solution(case).side
    }

    fn reference(&self, case: &Case<D>) -> Side {
        self.0.reference(case).map_or_else(|| self.solution(case), |player| player.side)
    }
}

impl<D: Dialogue> Play for Unspoken<D> {
    type Rules = Self;

    fn rules(&self) -> &Self {
        self
    }

    fn position(&self, case: &Case<D>) -> Option<D::Position> {
        Some(self.0.start(case))
    }

    fn tell(&self, _: &Case<D>, made: &D::Move) -> Told {
        let written = self.0.write(made);
        written.split_ascii_whitespace().fold(Told::default(), |told, word| told.and("", word))
    }

    fn drawing(&self, _: &Case<D>, position: &D::Position) -> Drawing {
        Drawing::Text(self.0.show(position))
    }

    fn spaces(&self) -> usize {
        0
    }

    fn play_out(&self, _: usize, _: &mut Winning<'_, Case<D>, D::Move>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
