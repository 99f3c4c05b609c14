//! A game under way between two players: moves, positions, and what is known about them.

use std::ops::Range;
use std::time::{Duration, Instant};

use super::board::Board;
use super::written::NoCase;
use crate::drawing::{Advice, Drawing};
use crate::generator::Random;
use crate::rules::Told;

/// Where a game starts.
#[derive(Debug, Clone, Copy)]
pub enum Start<'text> {
    /// At the case that the text writes.
    At(&'text str),
    /// At a random small position, which is won for the player who begins, or else lost.
    Drawn { is_won: bool },
}

/// Why there is no game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoGame {
    /// The text is not one case of the statement.
    NoCase(NoCase),
    /// There are too many moves, or numbers that cannot be played with.
    TooLarge,
    /// No small position was found to start from.
    NothingSmall,
}

/// The basis of a move of the judge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The solution names it, or takes the position for lost.
    Solution,
    /// It wins, or none does.
    Rules,
    /// Neither knows who wins.
    Guess,
}

/// A game under way.
pub trait Table {
    /// The case that it started from, as short as it can be read again, with `|` for line ends.
    fn start(&self) -> &str;
    /// Whether the solution names the moves of the judge; else the rules are played out.
    fn against_solution(&self) -> bool;
    fn drawing(&self) -> Drawing;
    /// The legal moves, in the order of the rules; none at the end of the game.
    fn moves(&self) -> &[Told];
    fn make(&mut self, number: usize);
    /// Takes the last move back, if there is one.
    fn take_back(&mut self);
    /// The moves that win, by play or, beyond that, by the reference; `None` where neither reaches.
    fn winning(&mut self) -> Option<Vec<usize>>;
    /// The judge's move, and what it is based on. There must be one.
    fn reply(&mut self) -> (usize, Reason);
    /// The position and this winning move in terms of the theory, where they are known.
    fn advice(&self, winning: Option<usize>) -> Option<Advice>;
}

/// How many moves are looked at to find out who wins; about a second's work.
const BUDGET: usize = 1_000_000;
/// How long the references may take for that.
const REFERENCE_TIME: Duration = Duration::from_secs(1);
/// A position with more moves than this is not played.
const MOST_MOVES: usize = 200_000;

/// Of so many moves the hardest to answer is made where all lose.
const MOVES_WEIGHED: usize = 50;
/// After so many of the first moves the solution is asked whether it names moves.
const MOVES_ASKED: usize = 20;

/// A position, and what can be done there.
struct Here {
    number: usize,
    next: Range<usize>,
    told: Vec<Told>,
}

pub(super) struct Seat<'court> {
    board: Box<dyn Board + 'court>,
    written: String,
    against_solution: bool,
    random: Random,
    /// All positions up to now, the last one is played.
    positions: Vec<Here>,
}

impl<'court> Seat<'court> {
    /// Sits down to a game that has been started; `None` where it is too large to be played. The seed
    /// decides between moves that are equally good.
    pub fn take(mut board: Box<dyn Board + 'court>, seed: u64) -> Option<Self> {
        if !board.open() {
            return None;
        }
        let (written, random) = (board.written(), Random::new(seed));
        let mut seat = Self { board, written, against_solution: false, random, positions: vec![] };
        let here = seat.look(0, MOST_MOVES)?;
        seat.positions.push(here);
        seat.against_solution = seat.solution_names_moves();
        Some(seat)
    }

    /// `None` where there are more moves than `most`.
    fn look(&mut self, number: usize, most: usize) -> Option<Here> {
        let next = self.board.moves(number, most)?;
        let told = next.clone().map(|next| self.board.told(next)).collect();
        Some(Here { number, next, told })
    }

    fn here(&self) -> &Here {
        self.positions.last().expect("a game has a first position")
    }

    /// Looked for where the game starts, then a move later: in a lost position nobody names a move.
    fn solution_names_moves(&mut self) -> bool {
        let Here { number, next, .. } = self.here();
        let (number, next) = (*number, next.clone());
        let (mut asked, end) = (0, next.end);
        let mut decided = self.board.named(number, next.clone());
        for number in next {
            if asked == MOVES_ASKED || decided.as_ref().is_some_and(|named| !named.is_empty()) {
                break;
            }
            if let Some(later) = self.board.moves(number, MOST_MOVES) {
                asked += 1;
                decided = self.board.named(number, later);
                self.board.forget(end);
            }
        }
        decided.is_some_and(|named| !named.is_empty())
    }

    /// The moves after which the reference takes the other player for lost.
    fn by_reference(&self) -> Option<Vec<usize>> {
        let start = Instant::now();
        let mut winning = vec![];
        for (place, next) in self.here().next.clone().enumerate() {
            let is_lost = self.board.is_lost_by_reference(next)?;
            if start.elapsed() >= REFERENCE_TIME {
                return None;
            }
            if is_lost {
                winning.push(place);
            }
        }
        Some(winning)
    }

    /// The move that leaves the fewest winning replies, of some random ones.
    fn hardest(&mut self) -> usize {
        let next = self.here().next.clone();
        let mut places: Vec<_> = (0..next.len()).collect();
        self.random.shuffle(&mut places);
        let mut budget = BUDGET;
        let mut replies = |place: &usize| {
            self.board.how_many_win(next.start + place, &mut budget).unwrap_or(usize::MAX)
        };
        let hardest = places.iter().take(MOVES_WEIGHED).min_by_key(|place| replies(place));
        *hardest.expect("the game is not over")
    }
}

impl Table for Seat<'_> {
    fn start(&self) -> &str {
        &self.written
    }

    fn against_solution(&self) -> bool {
        self.against_solution
    }

    fn drawing(&self) -> Drawing {
        self.board.drawing(self.here().number)
    }

    fn moves(&self) -> &[Told] {
        &self.here().told
    }

    fn make(&mut self, place: usize) {
        let next = self.here().next.start + place;
        let here = self.look(next, usize::MAX).expect("there may be any number of moves");
        self.positions.push(here);
    }

    fn take_back(&mut self) {
        if self.positions.len() > 1
            && let Some(last) = self.positions.pop()
        {
            self.board.forget(last.next.start);
        }
    }

    fn winning(&mut self) -> Option<Vec<usize>> {
        let Here { number, next, .. } = self.positions.last()?;
        self.board.winning(*number, next.clone(), &mut { BUDGET }).or_else(|| self.by_reference())
    }

    fn reply(&mut self) -> (usize, Reason) {
        let Here { number, next, .. } = self.here();
        let named =
            self.against_solution.then(|| self.board.named(*number, next.clone())).flatten();
        let by_solution = named.map(|named| (named, Reason::Solution));
        let known = by_solution.or_else(|| Some((self.winning()?, Reason::Rules)));
        let (winning, reason) = known.unwrap_or((vec![], Reason::Guess));
        (winning.first().copied().unwrap_or_else(|| self.hardest()), reason)
    }

    fn advice(&self, winning: Option<usize>) -> Option<Advice> {
        let Here { number, next, .. } = self.here();
        self.board.advice(*number, winning.map(|place| next.start + place))
    }
}
