//! Random cases against every kind of opponent, and what a failing one shrinks to.

use std::time::{Duration, Instant};

use anyhow::Result;

use super::{Interactive, Opponent};
use crate::generator::Random;
use crate::jury::{RandomTests, Test};
use crate::rules::dialogue::{Case, Dialogue};
use crate::rules::{Format, Shape};

/// Shrinking stops after this time.
const SHRINK_TIME: Duration = Duration::from_secs(20);
/// So much of it is for the small cases.
const SMALL_TIME: Duration = Duration::from_secs(10);

/// The opponents, in turn.
const OPPONENTS: [fn(u64) -> Opponent; 4] =
    [Opponent::Perfect, Opponent::Random, Opponent::Mirroring, |_| Opponent::Longest];

pub struct Drawn<'t, D: Dialogue> {
    game: &'t Interactive<D>,
    seed: u64,
    shapes: Vec<Shape<Case<D>>>,
}

impl<'t, D: Dialogue> Drawn<'t, D> {
    pub fn new(game: &'t Interactive<D>, seed: u64) -> Self {
        Self { game, seed, shapes: game.0.shapes() }
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

    /// The case against the first of these opponents that makes it fail.
    fn first_failing(
        &self,
        name: &str,
        case: &Case<D>,
        opponents: &[Opponent],
        fails: &dyn Fn(&Test) -> Result<bool>,
    ) -> Result<Option<Test>> {
        for opponent in opponents {
            let test = self.game.test_of(name.to_owned(), case, *opponent)?;
            if fails(&test)? {
                return Ok(Some(test));
            }
        }
        Ok(None)
    }
}

impl<D: Dialogue> RandomTests for Drawn<'_, D> {
    fn shapes(&self) -> Vec<&'static str> {
        self.shapes.iter().map(|shape| shape.name).collect()
    }

    fn test(&self, number: u64) -> Result<Test> {
        let (case, opponent) = self.draw(number);
        self.game.test_of(self.name(number, opponent), &case, opponent)
    }

    fn shrink(&self, number: u64, fails: &(dyn Fn(&Test) -> Result<bool> + Sync)) -> Result<Test> {
        let start = Instant::now();
        let (mut smallest, opponent) = self.draw(number);
        let (name, format) = (self.name(number, opponent), D::FORMAT);
        // Games that fail are seldom so large that no small one does.
        for case in self.game.0.small() {
            let in_time = |test: &Test| Ok(start.elapsed() < SMALL_TIME && fails(test)?);
            let found = self.first_failing(&name, &case, &[Opponent::Every], &in_time)?;
            if let Some(test) = found {
                return Ok(test);
            }
        }
        let opponents = [Opponent::Shortest, Opponent::Perfect(0), opponent];
        let in_time = |test: &Test| Ok(start.elapsed() < SHRINK_TIME && fails(test)?);
        let mut shrunk = self.first_failing(&name, &smallest, &opponents, &in_time)?;
        loop {
            let mut found = None;
            for case in format.smaller(&smallest).filter(|case| format.allows(case)) {
                let failing = self.first_failing(&name, &case, &opponents, &in_time)?;
                if let Some(test) = failing {
                    found = Some((case, test));
                    break;
                }
            }
            match found {
                Some((case, test)) => (smallest, shrunk) = (case, Some(test)),
                None => return shrunk.map_or_else(|| self.test(number), Ok),
            }
        }
    }
}
