//! Random tests by shape, and what a failing one shrinks to.

use std::time::{Duration, Instant};

use anyhow::Result;

use super::Test;
use super::truth::Court;
use crate::generator::{Random, without_pieces};
use crate::rules::{CaseOf, Cases, Format, Play, Shape};

/// How many random cases share an input, at most: some are large.
const TOGETHER: u64 = 8;
/// Shrinking stops after this time: with a slow program it could take hours.
const SHRINK_TIME: Duration = Duration::from_secs(20);

/// The random tests of a seed, always the same.
pub trait RandomTests: Sync {
    /// The names of the shapes. Test number `n` has shape `n`, and after the last comes the first.
    fn shapes(&self) -> Vec<&'static str>;
    /// # Errors
    /// When the generator leaves the statement.
    fn test(&self, number: u64) -> Result<Test>;
    /// Shrinks the test with this number as long as `fails` says so.
    ///
    /// # Errors
    /// Those of `fails`.
    fn shrink(&self, number: u64, fails: &(dyn Fn(&Test) -> Result<bool> + Sync)) -> Result<Test>;
}

pub(super) struct Drawn<'a, P: Play> {
    court: &'a Court<P>,
    seed: u64,
    shapes: Vec<Shape<CaseOf<P::Rules>>>,
}

impl<'a, P: Play> Drawn<'a, P> {
    pub fn new(court: &'a Court<P>, seed: u64) -> Self {
        let mut shapes = court.game.shapes();
        shapes.extend(court.rules().shapes());
        Self { court, seed, shapes }
    }

    fn shape(&self, number: u64) -> &Shape<CaseOf<P::Rules>> {
        &self.shapes[number as usize % self.shapes.len()]
    }

    /// Cases of one shape, as many as one input may hold, but few.
    fn draw(&self, number: u64) -> Vec<CaseOf<P::Rules>> {
        let input = &self.court.input;
        // Seeds and numbers are small: without this, neighbours would draw the same numbers.
        let seed = Random::new(self.seed).number(0..=u64::MAX) ^ number;
        let random = &mut Random::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let most = TOGETHER.min(input.most_cases() as u64);
        let count = random.number(1..=most);
        let mut left = input.most_in_all();
        let mut cases = vec![];
        for _ in 0..count {
            let case = (self.shape(number).draw)(random);
            match left.checked_sub(input.format.size(&case)) {
                Some(less) => left = less,
                None => break,
            }
            cases.push(case);
        }
        cases
    }

    /// Every input to try instead: without a half of the cases, a quarter, one; then with a smaller
    /// case.
    fn smaller<'c>(
        &'c self,
        cases: &'c [CaseOf<P::Rules>],
    ) -> Box<dyn Iterator<Item = Vec<CaseOf<P::Rules>>> + 'c> {
        let fewer = without_pieces(cases).filter(|fewer| !fewer.is_empty());
        let smaller = cases.iter().enumerate().flat_map(move |(place, case)| {
            self.court.input.format.smaller(case).map(move |smaller| {
                let mut left = cases.to_vec();
                left[place] = smaller;
                left
            })
        });
        Box::new(fewer.chain(smaller))
    }
}

impl<P: Play> RandomTests for Drawn<'_, P> {
    fn shapes(&self) -> Vec<&'static str> {
        self.shapes.iter().map(|shape| shape.name).collect()
    }

    fn test(&self, number: u64) -> Result<Test> {
        let name = format!("{}/{number}", self.shape(number).name);
        self.court.referenced(name, &self.draw(number))
    }

    fn shrink(&self, number: u64, fails: &(dyn Fn(&Test) -> Result<bool> + Sync)) -> Result<Test> {
        let start = Instant::now();
        let name = format!("{}/{number}", self.shape(number).name);
        let mut smallest = self.draw(number);
        loop {
            let mut failing = None;
            for cases in self.smaller(&smallest).take_while(|_| start.elapsed() < SHRINK_TIME) {
                // Not everything that is smaller is a case of the statement.
                if self.court.input.read(&self.court.input.write(&cases)).is_ok()
                    && fails(&self.court.referenced(name.clone(), &cases)?)?
                {
                    failing = Some(cases);
                    break;
                }
            }
            match failing {
                Some(cases) => smallest = cases,
                None => return self.court.referenced(name, &smallest),
            }
        }
    }
}
