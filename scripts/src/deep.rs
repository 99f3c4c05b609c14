//! Millions of positions, answered by the solution's own function in the judge's own code.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::{Deserialize, Serialize};

use crate::game::play_out;
use crate::problem::{Broken, Rules};

/// What playing found.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deep {
    /// How many were judged.
    pub positions: usize,
    /// What a certificate proved beyond the positions, or what is wrong.
    pub certificate: Result<Option<String>, Broken<String>>,
    /// The smallest position answered wrongly.
    pub failure: Option<DeepFailure>,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeepFailure {
    pub input: String,
    pub expected: String,
    pub found: String,
}

/// How many positions were judged, and the smallest of them that was answered wrongly.
pub fn first_wrong_answer<R: Rules>(rules: &R, board: &R::Board) -> (usize, Option<DeepFailure>) {
    let mut positions = 0;
    let visited = play_out(rules, board, |position, winning| {
        if !rules.may_start(&position) {
            return ControlFlow::Continue(());
        }
        positions += 1;
        let expected = rules.answer(winning);
        // A solution that panics has answered wrongly, too; the panic names its own place.
        let found = match catch_unwind(AssertUnwindSafe(|| rules.solve(position))) {
            Ok(found) if found == expected => return ControlFlow::Continue(()),
            Ok(found) => rules.print(&found),
            Err(_) => "a panic".to_owned(),
        };
        let (input, expected) = (rules.write(&[rules.case(position)]), rules.print(&expected));
        ControlFlow::Break(DeepFailure { input, expected, found })
    });
    (positions, visited.break_value())
}
