//! Octal games: a move takes some things next to each other out of a row, and may leave a row on each
//! side. How many may be taken depends on how many rows are left.

use super::nim::{mex, nim_sum};
use super::period::Repeating;

/// The rules. The first digit is for moves that take one, the second for two, and so on: it is the sum
/// of 1 if nothing may be left, 2 if one row may be left, and 4 if two rows may.
pub struct Octal {
    pub digits: &'static [u8],
}

impl Octal {
    /// The Grundy values of all rows shorter than this.
    pub fn values(&self, rows: usize) -> Vec<u64> {
        let mut values: Vec<u64> = vec![];
        for row in 0..rows {
            let mut reached = vec![];
            for (taken, digit) in (1..=row).zip(self.digits) {
                let splits = (0..=(row - taken) / 2).map(|left| [left, row - taken - left]);
                let allowed = splits.filter(|split| {
                    let rows_left = split.iter().filter(|row| **row > 0).count();
                    digit >> rows_left & 1 == 1
                });
                reached.extend(allowed.map(|split| nim_sum(split.map(|row| values[row]))));
            }
            values.push(mex(reached));
        }
        values
    }

    /// The values of all rows, if they have this period from `from` on: a theorem of Guy and Smith.
    /// It is enough that they do below `bound`. For let `row` be at least that. Of what a move leaves
    /// of `row + length` the longer row is `from + length` or more, so it may be `length` shorter, and
    /// this is what a move leaves of `row`; the other way round, too. So both have the same value.
    pub fn repeating(&self, from: usize, length: usize) -> Option<Repeating<u64>> {
        let bound = 2 * from + length + self.digits.len();
        let known = self.values(bound + length);
        let repeats = (from..bound).all(|row| known[row] == known[row + length]);
        repeats.then_some(Repeating { known, from, length })
    }
}
