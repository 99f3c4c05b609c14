//! Random cases against every kind of opponent, and what a failing one shrinks to.

use std::time::{Duration, Instant};

use anyhow::Result;

use super::{Opponent, Table};
use crate::generator::Random;
use crate::jury::{RandomTests, Test};
use crate::rules::Format;
use crate::rules::Shape;
use crate::rules::dialogue::{Case, Dialogue};

/// Shrinking stops after this time.
const SHRINK_TIME: Duration = Duration::from_secs(20);

/// The opponents, in turn.
const OPPONENTS: [fn(u64) -> Opponent; 4] =
    [Opponent::Perfect, Opponent::Random, Opponent::Mirroring, |_| Opponent::Longest];

pub struct Drawn<'t, D: Dialogue> {
    table: &'t Table<D>,
    seed: u64,
    shapes: Vec<Shape<Case<D>>>,
}

impl<'t, D: Dialogue> Drawn<'t, D> {
    pub fn new(table: &'t Table<D>, seed: u64) -> Self {
        Self { table, seed, shapes: table.0.shapes() }
    }

    fn shape(&self, number: u64) -> &Shape<Case<D>> {
        &self.shapes[number as usize % self.shapes.len()]
    }

    fn draw(&self, number: u64) -> (Case<D>, Opponent) {
        // As for other random tests: neighbours must not draw the same numbers.
        let seed = Random::new(self.seed).number(0..=u64::MAX) ^ number;
        let random = &mut Random::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let case = (self.shape(number).draw)(random);
        let opponent = OPPONENTS[number as usize / self.shapes.len() % OPPONENTS.len()];
        (case, opponent(random.number(0..=u64::MAX)))
    }

    fn name(&self, number: u64, opponent: Opponent) -> String {
        format!("{}/{}/{number}", self.shape(number).name, opponent.name())
    }

    /// The opponents to try on a smaller case: those that need fewer turns first.
    fn opponents(&self, case: &Case<D>, opponent: Opponent) -> Vec<Opponent> {
        if self.table.0.small().contains(case) {
            return vec![Opponent::Every];
        }
        vec![Opponent::Shortest, Opponent::Perfect(0), opponent]
    }
}

impl<D: Dialogue> RandomTests for Drawn<'_, D> {
    fn shapes(&self) -> Vec<&'static str> {
        self.shapes.iter().map(|shape| shape.name).collect()
    }

    fn test(&self, number: u64) -> Result<Test> {
        let (case, opponent) = self.draw(number);
        self.table.test_of(self.name(number, opponent), &case, opponent)
    }

    fn shrink(&self, number: u64, fails: &(dyn Fn(&Test) -> Result<bool> + Sync)) -> Result<Test> {
        let start = Instant::now();
        let (mut smallest, first_opponent) = self.draw(number);
        let (name, format) = (self.name(number, first_opponent), D::FORMAT);
        let first_failing = |case: &Case<D>| {
            // Not everything that is smaller is a case of the statement.
            if !format.allows(case) {
                return Ok(None);
            }
            for opponent in self.opponents(case, first_opponent) {
                let test = self.table.test_of(name.clone(), case, opponent)?;
                if start.elapsed() < SHRINK_TIME && fails(&test)? {
                    return Ok(Some(test));
                }
            }
            Ok::<_, anyhow::Error>(None)
        };
        let mut shrunk = first_failing(&smallest)?;
        loop {
            let mut found = None;
            for case in format.smaller(&smallest) {
                if let Some(test) = first_failing(&case)? {
                    found = Some((case, test));
                    break;
                }
            }
            let Some((case, test)) = found else { break };
            (smallest, shrunk) = (case, Some(test));
        }
        shrunk.map_or_else(|| self.test(number), Ok)
    }
}
