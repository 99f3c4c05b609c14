//! Input that is a table: a line with the number of rows, then every row, of a fixed few numbers, in a
//! line of its own; and everything that follows from the bounds.

use std::ops::RangeInclusive;

use super::rows::{Row, Rows};
use crate::generator::{Random, compositions, without_pieces, without_two};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

/// How a statement writes a table of rows with `K` numbers, and what it allows in it.
pub struct Tables<R, const K: usize> {
    /// The statement's name for the number of rows.
    count: &'static str,
    length: RangeInclusive<usize>,
    row: fn() -> Rows<R, K>,
}

/// Random tables are no longer than this: starting programs should cost more than feeding them.
const LONGEST_DRAWN: usize = 1000;

impl<R, const K: usize> Tables<R, K> {
    pub const fn counted(
        count: &'static str,
        length: RangeInclusive<usize>,
        row: fn() -> Rows<R, K>,
    ) -> Self {
        Self { count, length, row }
    }
}

impl<R: Row<K>, const K: usize> Format for Tables<R, K> {
    type Case = Vec<R>;

    fn write(&self, table: &Vec<R>, input: &mut String) {
        *input += &format!("{}\n", table.len());
        let format = (self.row)();
        table.iter().for_each(|row| format.write(row, input));
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Vec<R>, Malformed> {
        let line = lines.line(self.count)?;
        let count = line.integer(self.count, self.length.clone())?;
        let format = (self.row)();
        (0..count).map(|_| format.read(lines)).collect()
    }

    fn size(&self, table: &Vec<R>) -> usize {
        table.len()
    }

    fn allows(&self, table: &Vec<R>) -> bool {
        let format = (self.row)();
        self.length.contains(&table.len()) && table.iter().all(|row| format.allows(row))
    }

    /// By the sum of what the numbers exceed the least by, and how many there are, together.
    fn small(&self) -> Box<dyn Iterator<Item = Vec<R>> + '_> {
        let least = (self.row)().least();
        let of_whole_rows = compositions().filter(|parts| parts.len() % K == 0);
        let tables = of_whole_rows.map(move |parts| {
            let row =
                |parts: &[u64]| R::of(std::array::from_fn(|place| least[place] + parts[place] - 1));
            parts.chunks_exact(K).map(row).collect()
        });
        Box::new(tables.filter(|table| self.allows(table)))
    }

    /// Rows of all the usual shapes.
    fn shapes(&self) -> Vec<Shape<Vec<R>>> {
        let (least, most) = (*self.length.start(), *self.length.end());
        let shapes = (self.row)().shapes().into_iter();
        let of_rows = shapes.map(move |Shape { name, draw }| {
            Shape::new(name, move |random| {
                let rows = random.length(least..=most.min(LONGEST_DRAWN));
                (0..rows).map(|_| draw(random)).collect()
            })
        });
        of_rows.collect()
    }

    /// Without some of its rows, or with a smaller one.
    fn smaller<'a>(&'a self, table: &'a Vec<R>) -> Box<dyn Iterator<Item = Vec<R>> + 'a> {
        let fewer = without_pieces(table).chain(without_two(table));
        let lower = (0..table.len()).flat_map(move |place| {
            let rows: Vec<_> = (self.row)().smaller(&table[place]).collect();
            rows.into_iter().map(move |row| {
                let mut lower = table.clone();
                lower[place] = row;
                lower
            })
        });
        Box::new(fewer.chain(lower))
    }

    /// A table with so many random rows.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<Vec<R>> {
        vec![(self.row)().sized(size, random)]
    }
}
