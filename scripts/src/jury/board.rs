//! A game without its types: positions go by numbers. Only what touches positions, moves and cases is
//! here, since it is compiled for every problem.

use std::ops::{ControlFlow, Range};
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::truth::Court;
use super::written::{self, NoCase};
use crate::drawing::{Advice, Drawing};
use crate::game::Oracle;
use crate::generator::Random;
use crate::rules::{
    Answers, CaseOf, Format, HeapValues, Outcome, Play, Shape, Statement, Told, Watch,
};

/// The small cases among which one is drawn.
const SMALL: usize = 2047;
/// An answer that counts more winning moves than this names none.
const MOST_COUNTED: usize = 100;

/// The questions to a game. The position in which it starts has the number 0; budgets say how many
/// moves may be looked at, and `None` is the answer to what is too large for them.
pub trait Board {
    /// Starts from the case that the text writes.
    fn start_at(&mut self, text: &str) -> Result<(), NoCase>;
    /// Starts from a random case of the first usual shape, which is that of small cases, or from one of
    /// the smallest; whether there is one.
    fn start_anywhere(&mut self, random: &mut Random) -> bool;
    /// Starts from the next of the small cases; whether there is one.
    fn start_at_next(&mut self) -> bool;
    /// The case from which it starts, as short as it can be read again.
    fn written(&self) -> String;
    /// Makes the first position; false where it cannot be played.
    fn open(&mut self) -> bool;

    /// Numbers what a position leads to, if it has no more moves than `most`.
    fn moves(&mut self, number: usize, most: usize) -> Option<Range<usize>>;
    /// Forgets the positions from this number on.
    fn forget(&mut self, from: usize);
    /// The move that led to a position.
    fn told(&self, number: usize) -> Told;
    fn drawing(&self, number: usize) -> Drawing;
    /// A position in terms of the theory, with the move to a next one.
    fn advice(&self, number: usize, next: Option<usize>) -> Option<Advice>;

    /// How many moves win.
    fn how_many_win(&mut self, number: usize, budget: &mut usize) -> Option<usize>;
    /// The places of those that win among all moves of this position.
    fn winning(
        &mut self,
        number: usize,
        next: Range<usize>,
        budget: &mut usize,
    ) -> Option<Vec<usize>>;
    /// The places of the moves that the solution's answer is about: with each of them as the only one
    /// that wins, however often that is counted, it would be the answer. None where it takes the position
    /// for lost; `None` where it is the answer for all moves alike, or where no game of the statement
    /// starts.
    fn named(&self, number: usize, next: Range<usize>) -> Option<Vec<usize>>;
    /// Whether the reference takes the player to move for lost; `None` where it does not know.
    fn is_lost_by_reference(&self, number: usize) -> Option<bool>;

    /// Who wins the case from which it starts.
    fn outcome(&mut self, budget: &mut usize) -> Option<Outcome>;
    /// See [`Play::heap_values`]; under the parameters of the case from which it starts, if it has been
    /// started.
    fn heap_values(&self, up_to: u32, watch: &Watch<'_>) -> Option<Vec<HeapValues>>;
    /// The smallest case, in a line.
    fn example(&self) -> Option<String>;
}

/// The game of a court, with the positions that have a number.
pub(super) struct Pieces<'court, P: Play> {
    court: &'court Court<P>,
    oracle: Oracle<'court, P>,
    shapes: Vec<Shape<CaseOf<P::Rules>>>,
    small: Box<dyn Iterator<Item = CaseOf<P::Rules>> + 'court>,
    start: Option<CaseOf<P::Rules>>,
    /// Each with the move that led there.
    reached: Vec<(Option<P::Move>, P::Position)>,
}

impl<'court, P: Play> Pieces<'court, P> {
    pub fn new(court: &'court Court<P>) -> Self {
        Self {
            court,
            oracle: Oracle::new(&court.game),
            shapes: court.game.shapes(),
            small: court.input.format.small(),
            start: None,
            reached: vec![],
        }
    }

    fn start_from(&mut self, case: Option<CaseOf<P::Rules>>) -> bool {
        self.reached.clear();
        self.start = case;
        self.start.is_some()
    }

    fn start(&self) -> &CaseOf<P::Rules> {
        self.start.as_ref().expect("a game starts before it is asked about")
    }

    fn position(&self, number: usize) -> &P::Position {
        &self.reached[number].1
    }

    /// The position as a case that the solution and the reference can be asked about.
    fn case(&self, number: usize) -> Option<CaseOf<P::Rules>> {
        let case = || self.court.game.case(self.start(), self.position(number));
        self.court.is_solved.then(case).flatten()
    }

    fn answer(
        &self,
        answer: impl FnOnce(&P::Rules) -> <P::Rules as Statement>::Answer,
    ) -> Option<<P::Rules as Statement>::Answer> {
        catch_unwind(AssertUnwindSafe(|| answer(self.court.rules()))).ok()
    }
}

impl<P: Play> Board for Pieces<'_, P> {
    fn start_at(&mut self, text: &str) -> Result<(), NoCase> {
        let case = written::read(self.court, text)?;
        self.start_from(Some(case));
        Ok(())
    }

    fn start_anywhere(&mut self, random: &mut Random) -> bool {
        let case = match self.shapes.first() {
            Some(shape) if random.once_in(2) => Some((shape.draw)(random)),
            _ => self.court.input.format.small().nth(random.index(SMALL)),
        };
        self.start_from(case)
    }

    fn start_at_next(&mut self) -> bool {
        let case = self.small.next();
        self.start_from(case)
    }

    fn written(&self) -> String {
        written::write(self.court, self.start())
    }

    fn open(&mut self) -> bool {
        let first = self.court.game.opening(self.start());
        self.reached.clear();
        self.reached.extend(first.map(|first| (None, first)));
        !self.reached.is_empty()
    }

    fn moves(&mut self, number: usize, most: usize) -> Option<Range<usize>> {
        let (position, first) = (self.position(number).clone(), self.reached.len());
        let shown = self.court.game.moves(&position, &mut |made, next| {
            self.reached.push((Some(made), next));
            match self.reached.len() - first > most {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        if shown.is_break() {
            self.forget(first);
            return None;
        }
        Some(first..self.reached.len())
    }

    fn forget(&mut self, from: usize) {
        self.reached.truncate(from);
    }

    fn told(&self, number: usize) -> Told {
        let tell = |made| self.court.game.tell(self.start(), made);
        self.reached[number].0.as_ref().map_or_else(Told::default, tell)
    }

    fn drawing(&self, number: usize) -> Drawing {
        self.court.game.drawing(self.start(), self.position(number))
    }

    fn advice(&self, number: usize, next: Option<usize>) -> Option<Advice> {
        let made = next.and_then(|next| self.reached[next].0.as_ref());
        self.court.game.advice(self.position(number), made)
    }

    fn how_many_win(&mut self, number: usize, budget: &mut usize) -> Option<usize> {
        Some(self.oracle.winning_moves(&self.reached[number].1, budget)?.len())
    }

    fn winning(
        &mut self,
        number: usize,
        next: Range<usize>,
        budget: &mut usize,
    ) -> Option<Vec<usize>> {
        // The oracle tells the moves themselves, in their order.
        let mut winning =
            self.oracle.winning_moves(&self.reached[number].1, budget)?.into_iter().peekable();
        let mut places = vec![];
        for (place, (made, _)) in self.reached[next].iter().enumerate() {
            if winning.next_if(|wins| Some(wins) == made.as_ref()).is_some() {
                places.push(place);
            }
        }
        Some(places)
    }

    fn named(&self, number: usize, next: Range<usize>) -> Option<Vec<usize>> {
        let (case, rules) = (self.case(number)?, self.court.rules());
        if !self.court.input.format.allows(&case) {
            return None;
        }
        let answer = self.answer(|rules| rules.solution(&case))?;
        if answer == rules.answer(&case, &[]) {
            return Some(vec![]);
        }
        for count in 1..=next.len().min(MOST_COUNTED) {
            let mut named = vec![];
            for (place, (made, _)) in self.reached[next.clone()].iter().enumerate() {
                let winning: Vec<_> = std::iter::repeat_n(made.clone()?, count).collect();
                if rules.answer(&case, &winning) == answer {
                    named.push(place);
                }
            }
            if !named.is_empty() {
                return (named.len() < next.len()).then_some(named);
            }
        }
        None
    }

    fn is_lost_by_reference(&self, number: usize) -> Option<bool> {
        let case = self.case(number)?;
        let answer = self.answer(|rules| rules.reference(&case))?;
        Some(answer == self.court.rules().answer(&case, &[]))
    }

    fn outcome(&mut self, budget: &mut usize) -> Option<Outcome> {
        let (game, start) = (&self.court.game, self.start.as_ref()?);
        let position = game.position(start)?;
        let winning = self.oracle.winning_moves(&position, budget)?;
        let mut moves = 0;
        let _ = game.moves(&position, &mut |_, _| {
            moves += 1;
            ControlFlow::Continue(())
        });
        let winning = winning.iter().map(|made| game.tell(start, made).to_string()).collect();
        Some(Outcome { position: self.court.input.format.line(start), moves, winning })
    }

    fn heap_values(&self, up_to: u32, watch: &Watch<'_>) -> Option<Vec<HeapValues>> {
        self.court.game.heap_values(self.start.as_ref(), up_to, watch)
    }

    fn example(&self) -> Option<String> {
        let format = &self.court.input.format;
        format.small().next().map(|case| format.line(&case))
    }
}
