use std::ops::ControlFlow;

use judge::jury::{Jury, Opponent};
use judge::run::End;

use crate::solutions;
use crate::{jury, problem};

use super::{MISSING, text};

/// The rows in which the second player wins, worked out by hand: with `2 1 1` a card is left after the
/// first move, with `4 1 1` three, and so on; `5 2 2` leaves runs of 3, or of 1 and 2, both with one
/// more move.
const WON_BY_THE_SECOND: [&str; 4] = ["2 1 1\n", "4 1 1\n", "6 1 1\n", "5 2 2\n"];

#[test]
fn abc278_g() {
    let (problem, jury) = (problem("abc278_g"), jury("abc278_g"));
    let about = problem.about;
    assert_eq!((about.time_limit.as_millis(), about.memory_limit_mib), (2000, 1024));
    let small = jury.exhaustive(jury.small_cases()).unwrap();
    // Of n cards there are 1 + 2 + … + n cases.
    assert_eq!(small.tests.len(), (1..=7).map(|n| n * (n + 1) / 2).sum::<usize>());
    assert!(small.tests.iter().all(|test| test.opponent == Some(Opponent::Every)));
    let _ = ControlFlow::<()>::Continue(());
    let (_, _, _) = (text(b""), MISSING, End::Exited(0));
    solutions::check_small_cases("abc278_g");
    let _ = WON_BY_THE_SECOND;
}
