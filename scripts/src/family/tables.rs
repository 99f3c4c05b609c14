//! Input that is a table: a line with the number of rows, then as many lines of a fixed few numbers.

use std::ops::RangeInclusive;

use super::rows::{Row, Rows};
use crate::generator::{Random, compositions, without_pieces, without_two};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

pub struct Tables<R, const K: usize> {
    /// The statement's name for the number of rows, and how many there may be.
    count: (&'static str, usize),
    rows: Rows<R, K>,
}

/// Random tables are no longer than this: starting programs should cost more than feeding them.
const LONGEST_DRAWN: usize = 1000;

impl<R: Row<K>, const K: usize> Tables<R, K> {
    /// From one row to as many as `count` says; the numbers of a row, each with its name in the
    /// statement and its bounds.
    pub const fn of(
        count: (&'static str, usize),
        numbers: [(&'static str, RangeInclusive<u64>); K],
    ) -> Self {
        Self { count, rows: Rows::of(numbers) }
    }
}

impl<R: Row<K>, const K: usize> Format for Tables<R, K> {
    type Case = Vec<R>;

    fn write(&self, table: &Vec<R>, input: &mut String) {
        *input += &format!("{}\n", table.len());
        table.iter().for_each(|row| self.rows.write(row, input));
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Vec<R>, Malformed> {
        let (name, most) = self.count;
        let count = lines.line(name)?.integer(name, 1..=most)?;
        (0..count).map(|_| self.rows.read(lines)).collect()
    }

    fn size(&self, table: &Vec<R>) -> usize {
        table.len()
    }

    fn allows(&self, table: &Vec<R>) -> bool {
        (1..=self.count.1).contains(&table.len()) && table.iter().all(|row| self.rows.allows(row))
    }

    /// By the sum of the numbers, each counted from its least, and their count, together.
    fn small(&self) -> Box<dyn Iterator<Item = Vec<R>> + '_> {
        let least = self.rows.least();
        let tables =
            compositions().filter(|parts| parts.len().is_multiple_of(K)).map(move |parts| {
                let row = |parts: &[u64]| R::of(std::array::from_fn(|k| least[k] + parts[k] - 1));
                parts.chunks_exact(K).map(row).collect()
            });
        Box::new(tables.filter(|table| self.allows(table)))
    }

    /// Rows of one shape, or equal ones.
    fn shapes(&self) -> Vec<Shape<Vec<R>>> {
        let longest = self.count.1.min(LONGEST_DRAWN);
        let shapes = self.rows.shapes().into_iter().map(|Shape { name, draw }| {
            Shape::new(name, move |random| {
                let equal = random.once_in(8);
                let length = random.length(1..=longest);
                let row = draw(random);
                (0..length).map(|_| if equal { row.clone() } else { draw(random) }).collect()
            })
        });
        shapes.collect()
    }

    /// Without some rows, or with a smaller number in one.
    fn smaller<'a>(&'a self, table: &'a Vec<R>) -> Box<dyn Iterator<Item = Vec<R>> + 'a> {
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
    fn sized(&self, size: usize, random: &mut Random) -> Vec<Vec<R>> {
        vec![self.rows.sized(size, random)]
    }
}
