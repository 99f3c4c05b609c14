//! Every position that the solution can reach, against every reply, in the judge's own code.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::Interactive;
use crate::game::Oracle;
use crate::jury::truth::on_all_cores;
use crate::jury::{Deep, DeepFailure};
use crate::rules::dialogue::{Case, Dialogue, PlayerOf, Side, Sides};

/// How many positions the solution was asked about, and the first wrong answer.
type Played = (usize, Option<DeepFailure>);

pub fn play<D: Dialogue>(game: &Interactive<D>) -> Deep {
    let lists = game.0.starts().len();
    let list = |number: usize| {
        // The last list starts first, since it may take longest.
        let cases = game.0.starts().swap_remove(lists - 1 - number);
        let mut positions = 0;
        for case in cases {
            let (more, failure) = Asked::play(game, &case);
            positions += more;
            if failure.is_some() {
                return (positions, failure);
            }
        }
        (positions, None)
    };
    let mut played: Vec<Played> = on_all_cores(lists, &list);
    played.reverse();
    let positions = played.iter().map(|(positions, _)| positions).sum();
    let failure = played.into_iter().find_map(|(_, failure)| failure);
    Deep { positions, certificate: Ok(None), failure }
}

/// The solution that is asked about one case.
struct Asked<'t, D: Dialogue> {
    game: &'t Interactive<D>,
    case: &'t Case<D>,
    oracle: Oracle<'t, Interactive<D>>,
    seen: HashSet<(D::Position, Option<D::Move>)>,
    /// The judge's moves that lead to the position.
    replies: Vec<D::Move>,
}

impl<'t, D: Dialogue> Asked<'t, D> {
    fn play(game: &'t Interactive<D>, case: &'t Case<D>) -> Played {
        let (oracle, seen) = (Oracle::new(game), HashSet::new());
        let mut asked = Self { game, case, oracle, seen, replies: vec![] };
        let found = asked.side();
        (asked.seen.len(), found.err())
    }

    fn side(&mut self) -> Result<(), DeepFailure> {
        let start = self.game.0.start(self.case);
        let player = catch_unwind(AssertUnwindSafe(|| self.game.0.solution(self.case)));
        let side = Side::that_wins(self.winning(&start).is_empty());
        let name = |side| match (D::SIDES, side) {
            (Sides::Chosen { first, .. }, Side::First) => first,
            (Sides::Chosen { second, .. }, Side::Second) => second,
            (Sides::Given(_), _) => "",
        };
        let Ok(player) = player else { return Err(self.wrong(name(side), "a panic")) };
        match D::SIDES {
            Sides::Chosen { .. } if player.side != side => {
                return Err(self.wrong(name(side), name(player.side)));
            }
            _ => {}
        }
        match player.side {
            Side::First => self.answer(&player, &start, None),
            Side::Second => self.replies(&player, &start),
        }
    }

    fn winning(&mut self, position: &D::Position) -> Vec<D::Move> {
        let winning = self.oracle.winning_moves(position, &mut { usize::MAX });
        winning.expect("the budget is endless")
    }

    /// The player is to move.
    fn answer(
        &mut self,
        player: &PlayerOf<D>,
        position: &D::Position,
        last: Option<&D::Move>,
    ) -> Result<(), DeepFailure> {
        if !self.seen.insert((position.clone(), last.cloned())) {
            return Ok(());
        }
        let rules = &self.game.0;
        let found = catch_unwind(AssertUnwindSafe(|| (player.answer)(position, last)));
        let next = match &found {
            Ok(Some(made)) => rules.play(position, made),
            _ => None,
        };
        if let Some(next) = next {
            let reached = rules.essence(next.clone());
            if self.oracle.is_lost(reached, &mut { usize::MAX }) == Some(true) {
                return self.replies(player, &next);
            }
        }
        let found = match found {
            Ok(Some(made)) => rules.write(&made),
            Ok(None) => "no move".to_owned(),
            Err(_) => "a panic".to_owned(),
        };
        let expected = self.winning(position).first().map(|made| rules.write(made));
        Err(self.wrong(&expected.unwrap_or_default(), &found))
    }

    /// The judge is to move, in every way.
    fn replies(&mut self, player: &PlayerOf<D>, position: &D::Position) -> Result<(), DeepFailure> {
        let game = self.game;
        let mut moves = vec![];
        let _ = game.0.moves(position, &mut |made| {
            moves.push(made);
            ControlFlow::Continue(())
        });
        for made in moves {
            let next = game.0.play(position, &made).expect("the moves that are shown are legal");
            self.replies.push(made.clone());
            self.answer(player, &next, Some(&made))?;
            self.replies.pop();
        }
        Ok(())
    }

    fn wrong(&self, expected: &str, found: &str) -> DeepFailure {
        let lines: Vec<_> = self.replies.iter().map(|made| self.game.0.write(made)).collect();
        let input = Interactive::<D>::input(self.case, &lines);
        DeepFailure {
            input: String::from_utf8_lossy(&input).into_owned(),
            expected: format!("{expected}\n"),
            found: format!("{found}\n"),
        }
    }
}
