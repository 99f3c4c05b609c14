//! A draft: without rules it is judged on its samples alone. Still missing, in this order:
//!
//! 1. In `ABOUT`: the sizes and limits of the statement, the family, the theory, the complexity.
//!    Afterwards `cargo judge new --refresh` updates README.md, Cargo.toml and
//!    testcases/cf_305e.yml.
//! 2. The rules: how an input is written, which moves there are, who wins and what is printed.
//!    scripts/src/family.rs lists the kinds of games and the forms of input. Look at the neighbour
//!    that is most alike: cses_1730.rs (heaps, one word as the answer), hs09game.rs (heaps, a
//!    winning move as the answer), cf_87c.rs (splits, one number in and out), monks.rs (tokens on a
//!    strip).
//! 3. A reference that answers cases too large to be played, random cases and the largest inputs
//!    that the statement allows, as in the same neighbour.
//! 4. `Problem::proven(ABOUT, …)` below instead of `Problem::draft(ABOUT)`: then
//!    `cargo judge check cf_305e` runs every group.
//! 5. In scripts/tests/it/problems/cf_305e.rs: answers worked out by hand.
//! 6. In testcases/cf_305e/wrong_answer/: programs that must be rejected, at least three, each the
//!    solution with one plausible mistake.

use crate::about::{About, Family};
use crate::jury::Problem;

const ABOUT: About = About::new("cf_305e", "cf_305e", Family::Own)
    .link("https://codeforces.com/problemset/problem/305/E")
    .theory("to be found", "to be found")
    .sizes("to be filled in")
    // The most common limits: replace them with those of the statement.
    .limits(2000, 256);

pub fn problem() -> Problem {
    Problem::draft(ABOUT)
}
