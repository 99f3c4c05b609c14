//! Input that is a list with every number in a line of its own.

use std::ops::RangeInclusive;

use super::lists::{Lists, Number};
use crate::generator::Random;
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

/// A line with the length, then a line for every number.
pub struct Columns<N> {
    /// The statement's name for the length, and what it may be.
    count: (&'static str, RangeInclusive<usize>),
    /// The name of one number, such as `pile`, and what it may be.
    number: (&'static str, RangeInclusive<u64>),
    /// All but how it is written.
    lists: Lists<N>,
}

impl<N> Columns<N> {
    pub const fn counted(
        count: &'static str,
        length: RangeInclusive<usize>,
        what: &'static str,
        numbers: RangeInclusive<u64>,
    ) -> Self {
        let (fewest, most) = (*length.start(), *length.end());
        let (least, largest) = (*numbers.start(), *numbers.end());
        let lists = Lists::counted(count, length).of(what, numbers);
        Self { count: (count, fewest..=most), number: (what, least..=largest), lists }
    }
}

impl<N: Number> Format for Columns<N> {
    type Case = Vec<N>;

    fn write(&self, list: &Vec<N>, input: &mut String) {
        *input += &format!("{}\n", list.len());
        list.iter().for_each(|number| *input += &format!("{number}\n"));
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Vec<N>, Malformed> {
        let (name, length) = &self.count;
        let (what, numbers) = &self.number;
        let count: usize =
            lines.line(format_args!("the number of {what}s"))?.integer(name, length.clone())?;
        let number = |_| {
            let name = format!("a {what}");
            Ok(N::of(lines.line(&name)?.integer(&name, numbers.clone())?))
        };
        (0..count).map(number).collect()
    }

    fn size(&self, list: &Vec<N>) -> usize {
        self.lists.size(list)
    }

    fn allows(&self, list: &Vec<N>) -> bool {
        self.lists.allows(list)
    }

    fn small(&self) -> Box<dyn Iterator<Item = Vec<N>> + '_> {
        self.lists.small()
    }

    fn shapes(&self) -> Vec<Shape<Vec<N>>> {
        self.lists.shapes()
    }

    fn smaller<'a>(&'a self, list: &'a Vec<N>) -> Box<dyn Iterator<Item = Vec<N>> + 'a> {
        self.lists.smaller(list)
    }

    fn sized(&self, size: usize, random: &mut Random) -> Vec<Vec<N>> {
        self.lists.sized(size, random)
    }
}
