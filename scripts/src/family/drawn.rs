//! Input whose random cases stay below the bounds of the statement, where a large case takes a
//! program too long to try hundreds of them. The maximal inputs go up to the bounds.

use crate::generator::Random;
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

pub struct Drawn<F> {
    /// As the statement has it.
    pub format: F,
    /// The same with lower bounds.
    pub drawn: F,
}

impl<F: Format> Format for Drawn<F> {
    type Case = F::Case;

    fn write(&self, case: &F::Case, input: &mut String) {
        self.format.write(case, input);
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<F::Case, Malformed> {
        self.format.read(lines)
    }

    fn size(&self, case: &F::Case) -> usize {
        self.format.size(case)
    }

    fn allows(&self, case: &F::Case) -> bool {
        self.format.allows(case)
    }

    fn small(&self) -> Box<dyn Iterator<Item = F::Case> + '_> {
        self.format.small()
    }

    fn shapes(&self) -> Vec<Shape<F::Case>> {
        self.drawn.shapes()
    }

    fn smaller<'a>(&'a self, case: &'a F::Case) -> Box<dyn Iterator<Item = F::Case> + 'a> {
        self.format.smaller(case)
    }

    fn sized(&self, size: usize, random: &mut Random) -> Vec<F::Case> {
        self.format.sized(size, random)
    }
}
