//! Input that is a table: a line with the number of rows, then as many lines of a fixed few numbers.

use std::ops::RangeInclusive;

use super::lists::Number;
use super::rows::{Row, Rows};
use crate::generator::{Random, compositions, without_pieces, without_two};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

pub struct Tables<N, const K: usize> {
    /// The statement's name for the number of rows, and how many there may be.
    count: (&'static str, usize),
    rows: Rows<[N; K], K>,
}

impl<N: Number, const K: usize> Tables<N, K> {
    /// From one row to as many as `count` says; the numbers of a row, each with its name in the
    /// statement and its bounds.
    pub const fn of(
        count: (&'static str, usize),
        numbers: [(&'static str, RangeInclusive<u64>); K],
    ) -> Self {
        Self { count, rows: Rows::of(numbers) }
    }
}

impl<N: Number, const K: usize> Format for Tables<N, K> {
    type Case = Vec<[N; K]>;

    fn write(&self, table: &Self::Case, input: &mut String) {
        *input += &format!("{}\n", table.len());
        table.iter().for_each(|row| self.rows.write(row, input));
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Self::Case, Malformed> {
        let (name, most) = self.count;
        let count = lines.line(name)?.integer(name, 1..=most)?;
        (0..count).map(|_| self.rows.read(lines)).collect()
    }

    fn size(&self, table: &Self::Case) -> usize {
        table.len()
    }

    fn allows(&self, table: &Self::Case) -> bool {
        (1..=self.count.1).contains(&table.len()) && table.iter().all(|row| self.rows.allows(row))
    }

    /// By the sum of the numbers, each counted from its least, and their count, together.
    fn small(&self) -> Box<dyn Iterator<Item = Self::Case> + '_> {
        let least = self.rows.least();
        let tables =
            compositions().filter(|parts| parts.len().is_multiple_of(K)).map(move |parts| {
                let row = |parts: &[u64]| Row::of(std::array::from_fn(|k| least[k] + parts[k] - 1));
                parts.chunks_exact(K).map(row).collect()
            });
        Box::new(tables.filter(|table| self.allows(table)))
    }

    /// Rows of one shape, or equal ones.
    fn shapes(&self) -> Vec<Shape<Self::Case>> {
        let longest = self.count.1;
        let shapes = self.rows.shapes().into_iter().map(|Shape { name, draw }| {
            Shape::new(name, move |random| {
                let equal = random.once_in(8);
                let length = random.length(1..=longest);
                let row = draw(random);
                (0..length).map(|_| if equal { row } else { draw(random) }).collect()
            })
        });
        shapes.collect()
    }

    /// Without some rows, or with a smaller number in one.
    fn smaller<'a>(&'a self, table: &'a Self::Case) -> Box<dyn Iterator<Item = Self::Case> + 'a> {
        let fewer = without_pieces(table).chain(without_two(table));
        let lower = table.iter().enumerate().flat_map(move |(place, row)| {
            self.rows.smaller(row).map(move |row| {
                let mut lower = table.clone();
                lower[place] = row;
                lower
            })
        });
        Box::new(fewer.chain(lower))
    }

    /// So many random rows.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<Self::Case> {
        vec![self.rows.sized(size, random)]
    }
}
