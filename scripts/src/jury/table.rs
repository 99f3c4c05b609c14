//! A game under way between two players, without its types: moves, positions, and what is known
//! about them.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use super::truth::Court;
use super::written::NoCase;
use crate::drawing::{Advice, Drawing};
use crate::game::Oracle;
use crate::generator::Random;
use crate::rules::{Answers, CaseOf, Format, Play, Told};

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

/// An answer that counts more winning moves than this names none.
const MOST_COUNTED: usize = 100;
/// Of so many moves the hardest to answer is made where all lose.
const MOVES_WEIGHED: usize = 50;

/// A position, and what can be done there.
struct Here<P: Play> {
    position: P::Position,
    moves: Vec<(P::Move, P::Position)>,
    told: Vec<Told>,
}

pub(super) struct Seat<'court, P: Play> {
    court: &'court Court<P>,
    oracle: Oracle<'court, P>,
    start: CaseOf<P::Rules>,
    written: String,
    against_solution: bool,
    random: Random,
    /// All positions up to now, the last one is played.
    positions: Vec<Here<P>>,
}

impl<'court, P: Play> Seat<'court, P> {
    /// Sits down to a case; `None` where it is too large to be played. The seed decides between moves
    /// that are equally good.
    pub fn take(
        court: &'court Court<P>,
        start: CaseOf<P::Rules>,
        written: String,
        seed: u64,
    ) -> Option<Self> {
        let position = court.game.opening(&start)?;
        let mut seat = Self {
            court,
            oracle: Oracle::new(&court.game),
            start,
            written,
            against_solution: false,
            random: Random::new(seed),
            positions: vec![],
        };
        let here = seat.look(position, MOST_MOVES)?;
        seat.positions.push(here);
        seat.against_solution = seat.solution_names_moves();
        Some(seat)
    }

    /// `None` where there are more moves than `most`.
    fn look(&self, position: P::Position, most: usize) -> Option<Here<P>> {
        let mut moves = vec![];
        let shown = self.court.game.moves(&position, &mut |made, next| {
            moves.push((made, next));
            if moves.len() > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let tell = |(made, _): &(P::Move, P::Position)| self.court.game.tell(&self.start, made);
        let told = moves.iter().map(tell).collect();
        shown.is_continue().then_some(Here { position, moves, told })
    }

    fn here(&self) -> &Here<P> {
        self.positions.last().expect("a game has a first position")
    }

    /// Looked for where the game starts, then a move later: in a lost position nobody names a move.
    fn solution_names_moves(&self) -> bool {
        let here = self.here();
        let next = here.moves.iter().filter_map(|(_, next)| self.look(next.clone(), MOST_MOVES));
        let next = next.take(20).filter_map(|next| self.named(&next));
        let decided = self.named(here).into_iter().chain(next);
        decided.into_iter().any(|named| !named.is_empty())
    }

    /// The moves that the solution's answer is about: with each of them as the only one that wins,
    /// however often that is counted, it would be the answer. None where it takes the position for
    /// lost; `None` where it is the answer for all moves alike, or where no game of the statement
    /// starts.
    fn named(&self, here: &Here<P>) -> Option<Vec<usize>> {
        let rules = self.court.rules();
        let case = self.court.game.case(&self.start, &here.position)?;
        if !self.court.is_solved || !self.court.input.format.allows(&case) {
            return None;
        }
        let answer = catch_unwind(AssertUnwindSafe(|| rules.solution(&case))).ok()?;
        if answer == rules.answer(&case, &[]) {
            return Some(vec![]);
        }
        let moves = here.moves.iter().enumerate();
        let named = |count: usize| -> Vec<usize> {
            let is_named =
                |made: &P::Move| rules.answer(&case, &vec![made.clone(); count]) == answer;
            moves
                .clone()
                .filter(|(_, (made, _))| is_named(made))
                .map(|(number, _)| number)
                .collect()
        };
        let counts = 1..=here.moves.len().min(MOST_COUNTED);
        let named = counts.map(named).find(|named| !named.is_empty())?;
        (named.len() < here.moves.len()).then_some(named)
    }

    /// The moves after which the reference takes the other player for lost.
    fn by_reference(&self) -> Option<Vec<usize>> {
        if !self.court.is_solved {
            return None;
        }
        let (rules, start) = (self.court.rules(), Instant::now());
        let is_lost = |next: &P::Position| {
            let case = self.court.game.case(&self.start, next)?;
            let answer = catch_unwind(AssertUnwindSafe(|| rules.reference(&case))).ok()?;
            (start.elapsed() < REFERENCE_TIME).then(|| answer == rules.answer(&case, &[]))
        };
        let mut winning = vec![];
        for (number, (_, next)) in self.here().moves.iter().enumerate() {
            if is_lost(next)? {
                winning.push(number);
            }
        }
        Some(winning)
    }

    /// The move that leaves the fewest winning replies, of some random ones.
    fn hardest(&mut self) -> usize {
        let here = self.positions.last().expect("a game has a first position");
        let mut numbers: Vec<_> = (0..here.moves.len()).collect();
        self.random.shuffle(&mut numbers);
        let mut budget = BUDGET;
        let mut replies = |number: &usize| {
            let winning = self.oracle.winning_moves(&here.moves[*number].1, &mut budget);
            winning.map_or(usize::MAX, |winning| winning.len())
        };
        let hardest = numbers.iter().take(MOVES_WEIGHED).min_by_key(|number| replies(number));
        *hardest.expect("the game is not over")
    }
}

impl<P: Play> Table for Seat<'_, P> {
    fn start(&self) -> &str {
        &self.written
    }

    fn against_solution(&self) -> bool {
        self.against_solution
    }

    fn drawing(&self) -> Drawing {
        self.court.game.drawing(&self.start, &self.here().position)
    }

    fn moves(&self) -> &[Told] {
        &self.here().told
    }

    fn make(&mut self, number: usize) {
        let next = self.here().moves[number].1.clone();
        let here = self.look(next, usize::MAX).expect("there may be any number of moves");
        self.positions.push(here);
    }

    fn take_back(&mut self) {
        if self.positions.len() > 1 {
            self.positions.pop();
        }
    }

    fn winning(&mut self) -> Option<Vec<usize>> {
        let here = self.positions.last()?;
        let mut budget = BUDGET;
        // The oracle tells the moves themselves, in their order.
        let Some(winning) = self.oracle.winning_moves(&here.position, &mut budget) else {
            return self.by_reference();
        };
        let mut winning = winning.into_iter().peekable();
        let moves = here.moves.iter().enumerate();
        let found = moves.filter(|(_, (made, _))| winning.next_if(|wins| wins == made).is_some());
        Some(found.map(|(number, _)| number).collect())
    }

    fn reply(&mut self) -> (usize, Reason) {
        let named = if self.against_solution { self.named(self.here()) } else { None };
        let by_solution = named.map(|named| (named, Reason::Solution));
        let known = by_solution.or_else(|| Some((self.winning()?, Reason::Rules)));
        let (winning, reason) = known.unwrap_or((vec![], Reason::Guess));
        (winning.first().copied().unwrap_or_else(|| self.hardest()), reason)
    }

    fn advice(&self, winning: Option<usize>) -> Option<Advice> {
        let here = self.here();
        let made = winning.map(|number| &here.moves[number].0);
        self.court.game.advice(&here.position, made)
    }
}
