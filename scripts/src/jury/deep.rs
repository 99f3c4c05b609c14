//! Millions of positions, answered by the solution's own function in the judge's own code.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::{Deserialize, Serialize};

use super::truth::{Court, on_all_cores};
use crate::game::Oracle;
use crate::rules::{Answers, Broken, CaseOf, Cases, Format, Play, Statement};

/// The result of playing.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deep {
    /// How many were judged.
    pub positions: usize,
    /// The claim that a certificate proved beyond the positions, or its fault, with the case as an
    /// input.
    pub certificate: Certified,
    /// The smallest position answered wrongly.
    pub failure: Option<DeepFailure>,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeepFailure {
    pub input: String,
    pub expected: String,
    pub found: String,
}

/// How many moves are looked at to play the cases that no space holds: every position seen is
/// remembered, and memory is limited.
const EVERY_BUDGET: usize = 3_000_000;

/// How many positions were judged, and the first of them that was answered wrongly.
type Played = (usize, Option<DeepFailure>);

/// The claim that a certificate proved, or its fault.
type Certified = Result<Option<String>, Broken<String>>;

/// Plays all spaces out, smallest first; asks the solution in each position where a game may start.
pub(super) fn play<P: Play>(court: &Court<P>) -> Deep {
    let spaces = court.game.spaces();
    // The largest space starts first, so that no core waits for it at the end; then all other cases.
    let work = |number: usize| match number {
        _ if number < spaces => space(court, spaces - 1 - number),
        _ => every(court),
    };
    // It calls the solution, too.
    let certify = || {
        let certified = catch_unwind(AssertUnwindSafe(|| court.rules().certificate()))
            .unwrap_or_else(|_| Err(Broken { reason: "a panic".into(), case: None }));
        certified.map_err(|Broken { reason, case }| Broken {
            reason,
            case: case.map(|case| court.input.write(&[case])),
        })
    };
    let (mut played, certificate) = both(spaces + 1, &work, &certify);
    let positions = played.iter().map(|(positions, _)| positions).sum();
    played[..spaces].reverse();
    let failure = played.into_iter().find_map(|(_, failure)| failure);
    Deep { positions, certificate, failure }
}

/// Not generic, like [`on_all_cores`].
fn both(
    spaces: usize,
    play: &(dyn Fn(usize) -> Played + Sync),
    certify: &(dyn Fn() -> Certified + Sync),
) -> (Vec<Played>, Certified) {
    rayon::join(|| on_all_cores(spaces, play), certify)
}

fn space<P: Play>(court: &Court<P>, space: usize) -> Played {
    let (mut positions, mut failure) = (0, None);
    let format = &court.input.format;
    let _ = court.game.play_out(space, &mut |case, winning| {
        if !format.allows(case) {
            return ControlFlow::Continue(());
        }
        positions += 1;
        failure = ask(court, case, || court.rules().answer(case, winning));
        if failure.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (positions, failure)
}

/// The cases that no space holds; the reference answers those that cannot be played.
fn every<P: Play>(court: &Court<P>) -> Played {
    let mut oracle = Oracle::new(&court.game);
    let (mut positions, mut budget) = (0, EVERY_BUDGET);
    let failure = court.rules().every().find_map(|case| {
        positions += 1;
        ask(court, &case, || {
            let played = court.played(&mut oracle, &case, &mut budget);
            played.unwrap_or_else(|| court.rules().reference(&case))
        })
    });
    (positions, failure)
}

/// A wrong answer of the solution. One that panics has answered wrongly, too; the panic names its
/// own place.
fn ask<P: Play>(
    court: &Court<P>,
    case: &CaseOf<P::Rules>,
    expected: impl FnOnce() -> <P::Rules as Statement>::Answer,
) -> Option<DeepFailure> {
    let (rules, expected) = (court.rules(), expected());
    let found = match catch_unwind(AssertUnwindSafe(|| rules.solution(case))) {
        Ok(found) if rules.accepts(case, &expected, &found) => return None,
        Ok(found) => rules.print(&found),
        Err(_) => "a panic".to_owned(),
    };
    let input = court.input.write(std::slice::from_ref(case));
    Some(DeepFailure { input, expected: rules.print(&expected), found })
}
