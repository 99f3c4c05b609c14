//! Input that is a list of heaps and a list of bans, each on a single move: from a heap of exactly this
//! size exactly this much may not be taken. Both counts stand in the first line.

mod values;

pub mod decisive;

use itertools::Itertools;

use super::heaps::Under;
use super::lists::Lists;
use super::rows::Rows;
use crate::generator::{Random, compositions, without_pieces, without_two};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

pub use values::Values;

/// The size of a heap and what may not be taken from it.
pub type Ban = [u64; 2];
pub type BannedHeaps = Under<Vec<Ban>, u64>;

pub struct Bans {
    /// The names of the counts in the statement, and the most that there may be of each.
    counts: [&'static str; 2],
    most: usize,
    /// The names of a heap and of the two numbers of a ban.
    what: &'static str,
    names: [&'static str; 2],
    largest: u64,
}

impl Bans {
    /// From one heap and one ban to `most` of each; no number is above `largest`.
    pub const fn of(
        (counts, most): ([&'static str; 2], usize),
        what: &'static str,
        names: [&'static str; 2],
        largest: u64,
    ) -> Self {
        Self { counts, most, what, names, largest }
    }

    fn heaps(&self) -> Lists<u64> {
        Lists::in_a_line(1..=self.most).of(self.what, 1..=self.largest)
    }

    fn rows(&self) -> Rows<Ban, 2> {
        Rows::of(self.names.map(|name| (name, 1..=self.largest)))
    }

    fn allows_bans(bans: &[Ban]) -> bool {
        !bans.is_empty() && bans.iter().all(|[size, take]| take <= size) && bans.iter().all_unique()
    }
}

/// Bans without those that stand there twice.
pub fn distinct(mut bans: Vec<Ban>) -> Vec<Ban> {
    bans.sort_unstable();
    bans.dedup();
    bans
}

/// So many bans at most, on sizes of all magnitudes up to the largest.
fn draw_bans(random: &mut Random, count: usize, largest: u64) -> Vec<Ban> {
    let bans = (0..count).map(|_| {
        let size = random.magnitude(1..=largest);
        [size, random.number(1..=size)]
    });
    distinct(bans.collect())
}

impl Format for Bans {
    type Case = BannedHeaps;

    fn write(&self, case: &BannedHeaps, input: &mut String) {
        *input += &format!("{} {}\n", case.heaps.len(), case.params.len());
        self.heaps().write(&case.heaps, input);
        case.params.iter().for_each(|ban| self.rows().write(ban, input));
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<BannedHeaps, Malformed> {
        let counts: Rows<[usize; 2], 2> =
            Rows::of(self.counts.map(|name| (name, 1..=self.most as u64)));
        let [count, ban_count] = counts.read(lines)?;
        let heaps = self.heaps().read(lines)?;
        if heaps.len() != count {
            let (what, plural) = (self.what, if count == 1 { "" } else { "s" });
            let message = format!("expected {count} {what}{plural}, found {}", heaps.len());
            return Err(lines.malformed(message));
        }
        let mut bans = vec![];
        for _ in 0..ban_count {
            let [size, take] = self.rows().read(lines)?;
            if take > size {
                let [size_name, take_name] = self.names;
                let message = format!("{take_name} must be at most {size_name}, which is {size}");
                return Err(lines.malformed(message));
            }
            bans.push([size, take]);
        }
        if !Self::allows_bans(&bans) {
            return Err(lines.malformed("the bans must differ".into()));
        }
        Ok(Under { params: bans, heaps })
    }

    fn allows(&self, case: &BannedHeaps) -> bool {
        self.heaps().allows(&case.heaps)
            && case.params.len() <= self.most
            && case.params.iter().all(|ban| self.rows().allows(ban))
            && Self::allows_bans(&case.params)
    }

    /// By the sum of all heaps and of the sizes with bans, each counted one more; bans increase.
    fn small(&self) -> Box<dyn Iterator<Item = BannedHeaps> + '_> {
        let cases = compositions().flat_map(|parts| {
            let counts = 1..=(parts.len().saturating_sub(1)) / 2;
            counts.rev().map(move |bans| {
                let (heaps, bans) = parts.split_at(parts.len() - 2 * bans);
                let bans = bans.chunks_exact(2).map(|ban| [ban[0] + ban[1] - 1, ban[0]]);
                Under { params: bans.collect_vec(), heaps: heaps.to_vec() }
            })
        });
        Box::new(cases.filter(|case| case.params.is_sorted() && self.allows(case)))
    }

    /// Heaps of one shape, among small bans or among any.
    fn shapes(&self) -> Vec<Shape<BannedHeaps>> {
        let (most, largest) = (self.most, self.largest);
        let shapes = self.heaps().shapes().into_iter().map(|Shape { name, draw }| {
            Shape::new(name, move |random| {
                let heaps = draw(random);
                let largest = if random.once_in(2) { 8 } else { largest };
                let count = random.length(1..=most.min(60));
                Under { params: draw_bans(random, count, largest), heaps }
            })
        });
        shapes.collect()
    }

    /// With fewer or smaller heaps, without some bans, or with a smaller ban.
    fn smaller<'a>(&'a self, case: &'a BannedHeaps) -> Box<dyn Iterator<Item = BannedHeaps> + 'a> {
        let (bans, heaps) = (&case.params, &case.heaps);
        let fewer = self.heaps().smaller(heaps).collect_vec().into_iter();
        let fewer = fewer.map(|heaps| Under { params: bans.clone(), heaps });
        let lower = (0..bans.len()).flat_map(move |place| {
            let smaller = self.rows().smaller(&bans[place]).collect_vec().into_iter();
            smaller.map(move |ban| {
                let mut lower = bans.clone();
                lower[place] = ban;
                lower
            })
        });
        let lists = without_pieces(bans).chain(without_two(bans)).chain(lower);
        Box::new(fewer.chain(lists.map(|bans| Under { params: bans, heaps: heaps.clone() })))
    }

    /// So many heaps, and as many bans.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<BannedHeaps> {
        let heaps = random.list(size, 1..=self.largest);
        let bans = random.list(size, 1..=self.largest).into_iter();
        let bans = bans.map(|size| [size, random.number(1..=size)]).collect();
        vec![Under { params: distinct(bans), heaps }]
    }
}
