//! Games in which a move takes a token of a strip up over free cells, never onto or past another.

use std::ops::ControlFlow;

use super::lists::Number;
use crate::drawing::{Advice, Drawing};
use crate::game::{Game, Visit};
use crate::rules::{Answers, Format, Play, Told, Winning};

/// The rules of a problem of this family. A case lists the cells with tokens, from the lowest up;
/// cells are counted from 1.
pub trait StripGame: Answers<Move = Slide, Format: Format<Case = Vec<Self::Cell>>> {
    type Cell: Number;
    /// `deep` plays all sets of tokens on the cells up to this one.
    const CELLS: u32;

    /// The rules: shows `to` every move. Bit `i` of `tokens` is set iff a token is on cell `i`. No
    /// move takes the highest token any further.
    fn moves(&self, tokens: u64, to: impl FnMut(Slide));
    /// A move in the statement's notation: from which cell to which.
    fn tell(&self, _start: &[Self::Cell], made: &Slide) -> Told {
        Told::of([("from", made.from), ("to", made.to)])
    }
    /// The view of the theory on these tokens and a winning move, where it is known.
    fn advice(&self, _tokens: u64, _made: Option<&Slide>) -> Option<Advice> {
        None
    }
}

/// The move of this family: the token on one cell goes up to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slide {
    pub from: u32,
    pub to: u32,
}

impl Slide {
    fn of(self, tokens: u64) -> u64 {
        tokens ^ 1 << self.from ^ 1 << self.to
    }
}

/// A [`StripGame`] that can be played.
pub struct Strip<G>(pub G);

impl<G: StripGame> Game for Strip<G> {
    type Position = u64;
    type Move = Slide;

    fn moves(&self, tokens: &u64, visit: &mut Visit<'_, Slide, u64>) -> ControlFlow<()> {
        let mut moves = vec![];
        self.0.moves(*tokens, |made| moves.push(made));
        moves.into_iter().try_for_each(|made| visit(made, made.of(*tokens)))
    }
}

impl<G: StripGame> Play for Strip<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, cells: &Vec<G::Cell>) -> Option<u64> {
        let highest = cells.last()?.to_u64();
        let set = || cells.iter().fold(0, |tokens, cell| tokens | 1 << cell.to_u64());
        (highest < u64::BITS.into()).then(set)
    }

    fn tell(&self, start: &Vec<G::Cell>, made: &Slide) -> Told {
        self.0.tell(start, made)
    }

    fn case(&self, _: &Vec<G::Cell>, tokens: &u64) -> Option<Vec<G::Cell>> {
        Some(bits(*tokens).map(|cell| G::Cell::of(cell.into())).collect())
    }

    fn drawing(&self, _: &Vec<G::Cell>, tokens: &u64) -> Drawing {
        Drawing::Strip(bits(*tokens).collect())
    }

    fn advice(&self, tokens: &u64, made: Option<&Slide>) -> Option<Advice> {
        self.0.advice(*tokens, made)
    }

    /// One for every cell that the highest token may be on.
    fn spaces(&self) -> usize {
        G::CELLS as usize
    }

    /// A move takes a bit up, so the numbers count down from the fullest strip.
    fn play_out(
        &self,
        space: usize,
        visit: &mut Winning<'_, Vec<G::Cell>, Slide>,
    ) -> ControlFlow<()> {
        let highest = space + 1;
        let sets = 1_usize << (highest - 1);
        let number = |tokens: u64| sets - 1 - ((tokens & !(1 << highest)) >> 1) as usize;
        let mut lost: Vec<bool> = Vec::with_capacity(sets);
        let (mut cells, mut winning) = (vec![], vec![]);
        for below in (0..sets as u64).rev() {
            let tokens = 1 << highest | below << 1;
            winning.clear();
            self.0.moves(tokens, |made| {
                if lost[number(made.of(tokens))] {
                    winning.push(made);
                }
            });
            lost.push(winning.is_empty());
            cells.clear();
            cells.extend(bits(tokens).map(|cell| G::Cell::of(cell.into())));
            visit(&cells, &winning)?;
        }
        ControlFlow::Continue(())
    }
}

/// The places of the set bits, the lowest first.
pub fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros())?;
        set ^= 1 << lowest;
        Some(lowest)
    })
}
