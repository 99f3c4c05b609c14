//! One heap, where a case asks about every size up to its own: the first move chooses the size.

use std::ops::ControlFlow;

use super::heaps::{HeapCase, HeapGame, ParamsOf, Replace, of_heaps};
use super::lists::Number;
use crate::drawing::{Drawing, rows};
use crate::game::{Game, Visit};
use crate::rules::{CaseOf, HeapValues, Play, Told, Watch, Winning};

/// A [`HeapGame`] of one heap, played from every size. The largest size of its first space is that of
/// all cases which `deep` plays.
pub struct EverySize<G>(pub G);

/// A larger case is left to the reference.
const MOST_PLAYED: u64 = 1000;
/// So many spaces share the parameters among them, and the cores.
const SPACES: usize = 8;

impl<G: HeapGame> Game for EverySize<G> {
    /// The rules' parameters, and the least and the largest size to choose from.
    type Position = (ParamsOf<G>, u32, u32);
    type Move = Replace;

    fn moves(
        &self,
        (params, least, most): &Self::Position,
        visit: &mut Visit<'_, Replace, Self::Position>,
    ) -> ControlFlow<()> {
        let mut sizes = vec![];
        for from in *least..=*most {
            sizes.clear();
            self.0.moves(params, from, |to| sizes.push(to));
            for to in sizes.iter().copied() {
                visit(Replace { index: 0, from, to }, (params.clone(), to, to))?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl<G: HeapGame> Play for EverySize<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, case: &CaseOf<G>) -> Option<Self::Position> {
        let size = case.heaps().first()?.to_u64();
        (size <= MOST_PLAYED).then(|| (case.params().clone(), 1, size as u32))
    }

    fn tell(&self, _: &CaseOf<G>, made: &Replace) -> Told {
        Told::of([("from", made.from), ("take", made.from - made.to)])
    }

    /// People play the largest heap alone.
    fn opening(&self, case: &CaseOf<G>) -> Option<Self::Position> {
        let (params, _, size) = self.position(case)?;
        Some((params, size, size))
    }

    fn drawing(&self, _: &CaseOf<G>, (_, _, size): &Self::Position) -> Drawing {
        Drawing::Rows(rows("heap", [size]))
    }

    fn heap_values(
        &self,
        case: Option<&CaseOf<G>>,
        up_to: u32,
        watch: &Watch<'_>,
    ) -> Option<Vec<HeapValues>> {
        Some(of_heaps(&self.0, case, up_to, watch))
    }

    fn spaces(&self) -> usize {
        SPACES
    }

    fn play_out(
        &self,
        space: usize,
        visit: &mut Winning<'_, CaseOf<G>, Replace>,
    ) -> ControlFlow<()> {
        let (_, largest) = G::SPACES[0];
        let (mut lost, mut winning) = (vec![], vec![]);
        let params = self.0.params();
        let in_each = params.len().div_ceil(SPACES);
        for params in params.into_iter().skip(space * in_each).take(in_each) {
            lost.clear();
            winning.clear();
            for from in 0..=largest {
                let before = winning.len();
                self.0.moves(&params, from, |to| {
                    if lost[to as usize] {
                        winning.push(Replace { index: 0, from, to });
                    }
                });
                lost.push(winning.len() == before);
                let heap = Number::of(from.into());
                visit(&<CaseOf<G>>::new(params.clone(), vec![heap]), &winning)?;
            }
        }
        ControlFlow::Continue(())
    }
}
