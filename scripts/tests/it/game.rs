use std::ops::ControlFlow;

use judge::game::{Game, Oracle, Visit};

/// One heap; a move takes one or two. A heap is lost iff it is a multiple of three.
struct TakeOneOrTwo;

impl Game for TakeOneOrTwo {
    type Position = u32;
    type Move = u32;

    fn moves(&self, heap: &u32, visit: &mut Visit<'_, u32, u32>) -> ControlFlow<()> {
        (1..=2).filter(|take| take <= heap).try_for_each(|take| visit(take, heap - take))
    }
}

/// By hand: 0, 3 and 6 are lost; from the others one move leads to the multiple of three below.
const WINNING: [&[u32]; 8] = [&[], &[1], &[2], &[], &[1], &[2], &[], &[1]];

#[test]
fn the_oracle_finds_the_winning_moves() {
    let mut oracle = Oracle::new(&TakeOneOrTwo);
    for (heap, winning) in (0..).zip(WINNING) {
        assert_eq!(oracle.winning_moves(&heap, &mut 100).unwrap(), winning, "heap {heap}");
    }
    // What it remembers does not change what it says.
    assert_eq!(oracle.winning_moves(&4, &mut 100).unwrap(), [1]);
}

#[test]
fn a_question_that_takes_too_many_moves_is_given_up() {
    // From 10 down to 1 there are two moves each, from 1 there is one: 18 below 10, and its own two.
    let ask = |mut budget| {
        let winning = Oracle::new(&TakeOneOrTwo).winning_moves(&10, &mut budget);
        (winning, budget)
    };
    assert_eq!(ask(2), (None, 0));
    let (winning, left) = ask(100);
    assert_eq!(winning, Some(vec![1]));
    assert_eq!(ask(100 - left), (Some(vec![1]), 0));
    assert_eq!(ask(100 - left - 1).0, None);
}

#[test]
fn long_plays_need_no_deep_recursion() {
    let winning = Oracle::new(&TakeOneOrTwo).winning_moves(&1_000_000, &mut usize::MAX.clone());
    assert_eq!(winning, Some(vec![1]));
}

/// A play that comes back to where it was.
struct Circle;

impl Game for Circle {
    type Position = bool;
    type Move = ();

    fn moves(&self, position: &bool, visit: &mut Visit<'_, (), bool>) -> ControlFlow<()> {
        visit((), !position)
    }
}

#[test]
fn a_game_without_end_is_given_up() {
    assert_eq!(Oracle::new(&Circle).winning_moves(&true, &mut 1000), None);
}
