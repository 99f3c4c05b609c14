//! The facts of each problem, one file each, and the one function that checks them.

use std::collections::HashSet;

use judge::jury::{Jury, Test};
use judge::run::End;

use crate::solutions;

include!(concat!(env!("OUT_DIR"), "/facts.rs"));

/// What must hold for one problem; facts are worked out by hand or counted in closed form.
#[derive(Default)]
struct Expected<'a> {
    problem: &'a str,
    /// Inputs and what the rules make of them.
    by_hand: &'a [(&'a str, &'a str)],
    /// The first small cases, each as an input of its own.
    first_small: &'a [&'a str],
    /// The counterexamples of the solution's header: they must be among the small cases.
    counterexamples: &'a [&'a str],
    /// Inputs at the bounds of the statement.
    accepted: &'a [&'a str],
    /// Inputs outside the statement, with the line and the message of the validator.
    malformed: &'a [(&'a str, usize, &'a str)],
    /// Inputs that stop the solution, with what it says.
    refused: &'a [(&'a str, &'a str)],
    /// Inputs that the solution answers although the validator might not take them.
    answered: &'a [(&'a str, &'a str)],
    /// How many positions `deep` plays.
    positions: usize,
    certificate: Option<&'a str>,
    /// The maximal inputs: their names, how many cases and how many tokens they hold.
    maximal: &'a [(&'a str, usize, usize)],
    /// How many tokens an input of size 1001 holds, or of the largest if that is smaller.
    sized: usize,
    /// A line that is printed for lost games only, or what such a line begins with, or after `…` ends
    /// with.
    lost: &'a str,
    /// Milliseconds, MiB, and bytes of source where the judge limits them.
    limits: (u128, u64, Option<usize>),
}

/// What proconio says when a token is no number, and when there is none.
const NO_NUMBER: &str = "failed to parse the input";
const MISSING: &str = "failed to get the next token";

fn check(expected: &Expected) {
    let problem = crate::problem(expected.problem);
    assert!(problem.compiles, "src/bin/{}.rs does not compile", expected.problem);
    let Some(jury) = problem.jury else { return };
    let about = problem.about;
    let limits = (about.time_limit.as_millis(), about.memory_limit_mib, about.source_limit);
    assert_eq!(limits, expected.limits);
    check_truth(expected, &*jury);
    check_small(expected, &*jury);
    check_bounds(expected, &*jury);
    check_deep(expected, &*jury);
    check_maximal(expected, &*jury);
    check_shapes(expected, &*jury);
    check_solution(expected);
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap()
}

/// Plays the input out, if it is small, and compares.
fn check_truth(expected: &Expected, jury: &dyn Jury) {
    for (input, output) in expected.by_hand {
        let test = jury.test("by hand", input).unwrap().unwrap();
        assert_eq!(text(&test.expected), *output, "{input:?}");
    }
}

fn check_small(expected: &Expected, jury: &dyn Jury) {
    let tests = jury.exhaustive(2047).unwrap().tests;
    let alone = tests.iter().flat_map(|test| jury.alone(test, 1).unwrap());
    let inputs: Vec<_> = alone.map(|test| text(&test.input).to_owned()).collect();
    assert_eq!(inputs.len(), 2047);
    assert_eq!(inputs.iter().collect::<HashSet<_>>().len(), 2047, "a small case is repeated");
    assert_eq!(inputs[..expected.first_small.len()], *expected.first_small);
    for input in expected.counterexamples {
        assert!(inputs.iter().any(|small| small == input), "{input:?} is no small case");
    }
}

fn check_bounds(expected: &Expected, jury: &dyn Jury) {
    for input in expected.accepted {
        assert!(jury.test("at the bounds", input).unwrap().is_ok(), "{:?}", first_part(input));
    }
    for (input, line, message) in expected.malformed {
        let malformed = jury.test("malformed", input).unwrap().unwrap_err();
        let found = (malformed.line, malformed.message.as_str());
        assert_eq!(found, (*line, *message), "{:?}", first_part(input));
    }
}

fn first_part(input: &str) -> &str {
    &input[..input.len().min(100)]
}

fn check_deep(expected: &Expected, jury: &dyn Jury) {
    let deep = jury.deep();
    assert_eq!(deep.failure, None);
    assert_eq!(deep.positions, expected.positions);
    // What no space can hold.
    assert_eq!(deep.certificate.unwrap().as_deref(), expected.certificate);
}

fn check_maximal(expected: &Expected, jury: &dyn Jury) {
    let size = |test: &Test| text(&test.input).split_ascii_whitespace().count();
    let tests = jury.maximal().map(Result::unwrap);
    let found: Vec<_> = tests.map(|test| (test.name.clone(), test.cases, size(&test))).collect();
    let wanted = expected.maximal.iter().map(|(name, cases, size)| (*name, *cases, *size));
    let found = found.iter().map(|(name, cases, size)| (name.as_str(), *cases, *size));
    assert_eq!(found.collect::<Vec<_>>(), wanted.collect::<Vec<_>>());
    for size in [1, 2, 1001.min(jury.scale().largest)] {
        let test = jury.sized(size).unwrap();
        assert_eq!(test.name, format!("{size}_{}", jury.scale().unit));
    }
    assert_eq!(size(&jury.sized(1001.min(jury.scale().largest)).unwrap()), expected.sized);
}

/// A shape that one player always wins would try no more than a program that always says so.
fn check_shapes(expected: &Expected, jury: &dyn Jury) {
    let random = jury.random(1);
    let shapes = random.shapes();
    for (first, shape) in shapes.iter().enumerate() {
        let numbers = (first as u64..).step_by(shapes.len()).take(100);
        let (mut cases, mut losses) = (0, 0);
        for number in numbers {
            // An input outside the statement is an error.
            let test = random.test(number).unwrap();
            assert_eq!(test.name, format!("{shape}/{number}"));
            // A winning move may look like that from its second line on.
            let decisive = if test.cases == 1 { 1 } else { usize::MAX };
            let is_lost = |line: &&str| match expected.lost.strip_prefix('…') {
                Some(end) => line.ends_with(end),
                None => line
                    .strip_prefix(expected.lost)
                    .is_some_and(|rest| matches!(rest.get(..1), None | Some(" "))),
            };
            losses += text(&test.expected).lines().take(decisive).filter(is_lost).count();
            cases += test.cases;
        }
        let rare = cases / 20;
        assert!((rare..=cases - rare).contains(&losses), "{shape}: {losses} of {cases} lost");
    }
}

fn check_solution(expected: &Expected) {
    for (input, message) in expected.refused {
        let run = solutions::run(expected.problem, input);
        let said = String::from_utf8_lossy(&run.measured.stderr_tail).into_owned();
        assert_eq!(run.measured.end, End::Exited(101), "{:?}: {said}", first_part(input));
        assert!(said.contains(message), "{:?}: {said}", first_part(input));
        assert_eq!(run.output, b"", "{:?}", first_part(input));
    }
    for (input, output) in expected.answered {
        let run = solutions::run(expected.problem, input);
        let said = String::from_utf8_lossy(&run.measured.stderr_tail).into_owned();
        assert_eq!(run.measured.end, End::Exited(0), "{:?}: {said}", first_part(input));
        assert_eq!(text(&run.output), *output, "{:?}", first_part(input));
    }
    solutions::check_small_cases(expected.problem);
}
