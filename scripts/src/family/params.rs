//! Input that is a list of heaps under rules with parameters: a line with the length and the
//! parameters, then a line with the list.

use std::ops::RangeInclusive;

use itertools::Itertools;

use super::heaps::Under;
use super::lists::{Lists, Number};
use crate::generator::{Random, compositions};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

pub struct WithParams<const P: usize, N> {
    /// What the statement calls the length and the parameters.
    count: &'static str,
    names: [&'static str; P],
    /// The largest parameter; all are at least 1.
    largest: u32,
    /// How many heaps there may be, from 1 on.
    longest: usize,
    /// What one number of the list is.
    what: &'static str,
    lists: Lists<N>,
}

impl<const P: usize, N> WithParams<P, N> {
    /// The length, which the statement calls `count`, and parameters of 1 to `largest`; then the
    /// list, of 1 to `longest` numbers.
    pub const fn first(
        (count, longest): (&'static str, usize),
        (names, largest): ([&'static str; P], u32),
        what: &'static str,
        numbers: RangeInclusive<u64>,
    ) -> Self {
        let lists = Lists::in_a_line(1..=longest).of(what, numbers);
        Self { count, names, largest, longest, what, lists }
    }
}

fn random_params<const P: usize>(random: &mut Random, largest: u32) -> [u32; P] {
    std::array::from_fn(|_| random.number(1..=largest.into()) as u32)
}

impl<const P: usize, N: Number> Format for WithParams<P, N> {
    type Case = Under<[u32; P], N>;

    fn write(&self, case: &Self::Case, input: &mut String) {
        *input += &format!("{} {}\n", case.heaps.len(), case.params.iter().format(" "));
        self.lists.write(&case.heaps, input);
    }

    fn what(&self) -> &'static str {
        self.what
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Self::Case, Malformed> {
        let names = [self.count].iter().chain(&self.names).join(", ");
        let line = lines.line(&names)?;
        let tokens: Vec<_> = line.text.split(' ').collect();
        if tokens.len() != P + 1 {
            return Err(line.malformed(format!("expected {names}, found `{}`", line.text)));
        }
        let count = line.value(tokens[0], self.count, &(1..=self.longest))?;
        let mut params = [0; P];
        for (index, param) in params.iter_mut().enumerate() {
            *param = line.value(tokens[index + 1], self.names[index], &(1..=self.largest))?;
        }
        let heaps = self.lists.read(lines)?;
        if heaps.len() != count {
            let plural = if count == 1 { "" } else { "s" };
            let what = self.what;
            let message = format!("expected {count} {what}{plural}, found {}", heaps.len());
            return Err(lines.malformed(message));
        }
        Ok(Under { params, heaps })
    }

    fn size(&self, case: &Self::Case) -> usize {
        case.heaps.len()
    }

    fn allows(&self, case: &Self::Case) -> bool {
        case.params.iter().all(|param| (1..=self.largest).contains(param))
            && self.lists.allows(&case.heaps)
    }

    /// By the sum of the parameters, the heaps and the length; with the least number of 1 for a heap.
    fn small(&self) -> Box<dyn Iterator<Item = Self::Case> + '_> {
        let cases = compositions().filter(|parts| parts.len() > P).map(|parts| {
            let params = std::array::from_fn(|index| parts[index] as u32);
            Under { params, heaps: parts[P..].iter().map(|part| N::of(*part)).collect() }
        });
        Box::new(cases.filter(|case| self.allows(case)))
    }

    fn shapes(&self) -> Vec<Shape<Self::Case>> {
        let largest = self.largest;
        let shapes = self.lists.shapes().into_iter();
        let under = |Shape { name, draw }: Shape<Vec<N>>| {
            Shape::new(name, move |random| {
                let params = random_params(random, largest);
                Under { params, heaps: draw(random) }
            })
        };
        shapes.map(under).collect()
    }

    /// With fewer or smaller heaps, or with a smaller parameter.
    fn smaller<'a>(&'a self, case: &'a Self::Case) -> Box<dyn Iterator<Item = Self::Case> + 'a> {
        let lists = self.lists.smaller(&case.heaps);
        let fewer = lists.map(|heaps| Under { params: case.params, heaps });
        let lower = (0..P).flat_map(move |place| {
            (1..case.params[place]).map(move |param| {
                let mut lower = case.clone();
                lower.params[place] = param;
                lower
            })
        });
        Box::new(fewer.chain(lower))
    }

    /// Lists of all sizes together, under the largest parameters.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<Self::Case> {
        let params = [self.largest; P];
        let lists = self.lists.sized(size, random).into_iter();
        lists.map(|heaps| Under { params, heaps }).collect()
    }
}
