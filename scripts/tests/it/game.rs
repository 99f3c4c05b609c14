use std::ops::ControlFlow;

use judge::game::{Board, Game, Oracle, play_out};

/// One heap; a move takes one or two. A heap is lost iff it is a multiple of three.
struct TakeOneOrTwo;

impl Game for TakeOneOrTwo {
    type Position = u32;
    type Move = u32;

    fn moves(&self, heap: u32, mut visit: impl FnMut(u32, &u32)) {
        (1..=2).filter(|take| *take <= heap).for_each(|take| visit(take, &(heap - take)));
    }
}

struct UpTo(usize);

impl Board<TakeOneOrTwo> for UpTo {
    fn positions(&self) -> usize {
        self.0 + 1
    }

    fn position(&self, number: usize) -> u32 {
        number as u32
    }

    fn number(&self, heap: &u32) -> usize {
        *heap as usize
    }
}

/// By hand: 0, 3 and 6 are lost; from the others one move leads to the multiple of three below.
const WINNING: [&[u32]; 8] = [&[], &[1], &[2], &[], &[1], &[2], &[], &[1]];

#[test]
fn the_oracle_finds_the_winning_moves() {
    let mut oracle = Oracle::new(&TakeOneOrTwo);
    for (heap, winning) in (0..).zip(WINNING) {
        assert_eq!(oracle.winning_moves(heap), winning, "heap {heap}");
    }
    // What it remembers does not change what it says.
    assert_eq!(oracle.winning_moves(4), [1]);
}

#[test]
fn a_board_is_played_out_by_number() {
    let mut seen = vec![];
    let ended: ControlFlow<()> = play_out(&TakeOneOrTwo, &UpTo(7), |heap, winning| {
        seen.push((heap, winning.to_vec()));
        ControlFlow::Continue(())
    });
    assert_eq!(ended, ControlFlow::Continue(()));
    let expected: Vec<_> = (0..).zip(WINNING.map(<[u32]>::to_vec)).collect();
    assert_eq!(seen, expected);
}

#[test]
fn playing_out_stops_when_it_is_told_to() {
    let mut visits = 0;
    let ended = play_out(&TakeOneOrTwo, &UpTo(100), |heap, _| {
        visits += 1;
        if heap == 4 { ControlFlow::Break("enough") } else { ControlFlow::Continue(()) }
    });
    assert_eq!((ended, visits), (ControlFlow::Break("enough"), 5));
}

/// The numbers of [`UpTo`] the wrong way round.
struct Backwards(usize);

impl Board<TakeOneOrTwo> for Backwards {
    fn positions(&self) -> usize {
        self.0 + 1
    }

    fn position(&self, number: usize) -> u32 {
        (self.0 - number) as u32
    }

    fn number(&self, heap: &u32) -> usize {
        self.0 - *heap as usize
    }
}

#[test]
#[should_panic(expected = "out of bounds")]
fn a_board_whose_moves_lead_to_larger_numbers_is_refused() {
    let _: ControlFlow<()> =
        play_out(&TakeOneOrTwo, &Backwards(5), |_, _| ControlFlow::Continue(()));
}
