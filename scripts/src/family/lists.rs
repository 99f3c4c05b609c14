//! Input that is a list of numbers, and everything that follows from its bounds: reading, writing,
//! the small cases, the usual random shapes, smaller lists for shrinking.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use itertools::Itertools;

use crate::generator::{Random, compositions, without_pieces, without_two};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

pub use super::numbers::Number;

/// How a statement writes a list, and what it allows in it.
pub struct Lists<N> {
    /// The statement's name for the length, which stands in a line above the list.
    count: Option<&'static str>,
    length: RangeInclusive<usize>,
    /// The name of one number, such as `heap`.
    what: &'static str,
    numbers: RangeInclusive<u64>,
    order: Order,
    kind: PhantomData<fn() -> N>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Any,
    NonDecreasing,
    Increasing,
}

/// Random lists are no longer than this: starting programs should cost more than feeding them.
const LONGEST_DRAWN: usize = 1000;

impl<N> Lists<N> {
    /// A line with the length, which the statement calls `count`, then a line with the list.
    pub const fn counted(count: &'static str, length: RangeInclusive<usize>) -> Self {
        Self { count: Some(count), ..Self::in_a_line(length) }
    }

    /// A line with the list alone.
    pub const fn in_a_line(length: RangeInclusive<usize>) -> Self {
        let (count, what, order) = (None, "number", Order::Any);
        Self { count, length, what, numbers: 0..=u64::MAX, order, kind: PhantomData }
    }

    /// The name of one number, and the range it may be in.
    pub const fn of(self, what: &'static str, numbers: RangeInclusive<u64>) -> Self {
        let Self { count, length, order, kind, .. } = self;
        Self { count, length, what, numbers, order, kind }
    }

    /// Every number is greater than the one before it.
    pub const fn increasing(mut self) -> Self {
        self.order = Order::Increasing;
        self
    }

    /// No number is less than the one before it.
    pub const fn non_decreasing(mut self) -> Self {
        self.order = Order::NonDecreasing;
        self
    }

    fn least(&self) -> u64 {
        *self.numbers.start()
    }

    fn most(&self) -> u64 {
        *self.numbers.end()
    }

    /// How much a number exceeds the least that it may be after the one before it.
    fn excess(&self, list: &[N]) -> Vec<u64>
    where
        N: Number,
    {
        let mut least = self.least();
        let excess = list.iter().map(|number| {
            let excess = number.to_u64().saturating_sub(least);
            least = self.next_least(number.to_u64());
            excess
        });
        excess.collect()
    }

    /// The list with this excess; see [`Lists::excess`].
    fn with_excess(&self, excess: &[u64]) -> Vec<N>
    where
        N: Number,
    {
        let mut least = self.least();
        let list = excess.iter().map(|excess| {
            let number = least + excess;
            least = self.next_least(number);
            N::of(number)
        });
        list.collect()
    }

    fn next_least(&self, number: u64) -> u64 {
        match self.order {
            Order::Any => self.least(),
            Order::NonDecreasing => number,
            Order::Increasing => number + 1,
        }
    }

    /// The most that each of `length` numbers may exceed the least, if all do so alike.
    fn most_excess(&self, length: usize) -> u64 {
        let room = self.most() - self.least();
        let length = length.max(1) as u64;
        match self.order {
            Order::Any => room,
            Order::NonDecreasing => room / length,
            Order::Increasing => (room + 1) / length - 1,
        }
    }

    fn is_ordered(&self, list: &[N]) -> bool
    where
        N: Number,
    {
        match self.order {
            Order::Any => true,
            Order::NonDecreasing => list.is_sorted(),
            Order::Increasing => list.is_sorted_by(|lower, upper| lower < upper),
        }
    }

    /// A list of `length` numbers, each of which exceeds the least by up to `most`.
    pub fn draw(&self, random: &mut Random, length: usize, most: u64) -> Vec<N>
    where
        N: Number,
    {
        self.with_excess(&random.list(length, 0..=most.min(self.most_excess(length))))
    }
}

impl<N: Number> Lists<N> {
    fn read_list(&self, lines: &mut Lines<'_>) -> Result<Vec<N>, Malformed> {
        let Self { length, what, .. } = self;
        let count: Option<usize> = match self.count {
            Some(name) => {
                let line = lines.line(format_args!("the number of {what}s"))?;
                Some(line.integer(name, length.clone())?)
            }
            None => None,
        };
        let line = lines.line(format_args!("the {what}s"))?;
        let article = if what.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let numbers: Vec<u64> = match count {
            Some(0) if line.text.is_empty() => vec![],
            _ => line.integers(&format!("{article} {what}"), self.numbers.clone())?,
        };
        let list: Vec<N> = numbers.into_iter().map(N::of).collect();
        if let Some(place) =
            (1..list.len()).find(|place| !self.is_ordered(&list[place - 1..=*place]))
        {
            let order = if self.order == Order::Increasing { "increase" } else { "not decrease" };
            let (before, after) = (list[place - 1], list[place]);
            let message = format!("the {what}s must {order}, but {after} follows {before}");
            return Err(line.malformed(message));
        }
        let (least, most) = match count {
            Some(count) => (count, count),
            None => (*length.start(), *length.end()),
        };
        if !(least..=most).contains(&list.len()) {
            let expected =
                if least == most { format!("{most}") } else { format!("{least} to {most}") };
            let plural = if most == 1 { "" } else { "s" };
            let message = format!("expected {expected} {what}{plural}, found {}", list.len());
            return Err(line.malformed(message));
        }
        Ok(list)
    }
}

impl<N: Number> Format for Lists<N> {
    type Case = Vec<N>;

    fn write(&self, list: &Vec<N>, input: &mut String) {
        if self.count.is_some() {
            *input += &format!("{}\n", list.len());
        }
        *input += &format!("{}\n", list.iter().format(" "));
    }

    /// Without the length.
    fn line(&self, list: &Vec<N>) -> String {
        list.iter().join(" ")
    }

    fn what(&self) -> &'static str {
        self.what
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Vec<N>, Malformed> {
        self.read_list(lines)
    }

    fn size(&self, list: &Vec<N>) -> usize {
        list.len()
    }

    fn allows(&self, list: &Vec<N>) -> bool {
        self.length.contains(&list.len())
            && list.iter().all(|number| self.numbers.contains(&number.to_u64()))
            && self.is_ordered(list)
    }

    /// By the sum of what the numbers exceed the least by, and the length, together.
    fn small(&self) -> Box<dyn Iterator<Item = Vec<N>> + '_> {
        let empty = (*self.length.start() == 0).then(Vec::new);
        let lists = compositions().map(|parts| {
            let excess: Vec<_> = parts.iter().map(|part| part - 1).collect();
            self.with_excess(&excess)
        });
        Box::new(empty.into_iter().chain(lists).filter(|list| self.allows(list)))
    }

    fn shapes(&self) -> Vec<Shape<Vec<N>>> {
        let (shortest, longest) = (*self.length.start(), *self.length.end());
        let (least, most, order) = (self.least(), self.most(), self.order);
        // A shape outlives the format it comes from.
        let lists = move || Self {
            count: None,
            length: shortest..=longest,
            what: "",
            numbers: least..=most,
            order,
            kind: PhantomData,
        };
        let shape = |name, longest: usize, excess: fn(&mut Random, usize, u64) -> Vec<u64>| {
            Shape::new(name, move |random| {
                let lists = lists();
                let length = random.length(shortest..=longest.max(shortest));
                let most = lists.most_excess(length);
                lists.with_excess(&excess(random, length, most))
            })
        };
        let drawn = longest.min(LONGEST_DRAWN);
        vec![
            shape("few_small", 6.min(longest), |random, length, most| {
                random.list(length, 0..=20.min(most))
            }),
            shape("all_equal", drawn, |random, length, most| {
                vec![random.magnitude(0..=most); length]
            }),
            shape("near_limit", 60.min(longest), |random, length, most| {
                random.list(length, most.saturating_sub(20)..=most)
            }),
            shape("random", drawn, |random, length, most| {
                let most = random.magnitude(0..=most);
                random.list(length, 0..=most)
            }),
        ]
    }

    /// Without some of its numbers, or with one that exceeds its least by less.
    fn smaller<'a>(&'a self, list: &'a Vec<N>) -> Box<dyn Iterator<Item = Vec<N>> + 'a> {
        let fewer = without_pieces(list).chain(without_two(list));
        let excess = self.excess(list);
        let lower = (0..list.len()).flat_map(move |place| {
            let now = excess[place];
            let less = [0, now / 2, now.saturating_sub(1)];
            let excess = excess.clone();
            less.into_iter().dedup().filter(move |less| *less < now).map(move |less| {
                let mut lower = excess.clone();
                lower[place] = less;
                self.with_excess(&lower)
            })
        });
        Box::new(fewer.chain(lower))
    }

    /// Random numbers, in lists that are full but for the last one.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<Vec<N>> {
        let longest = *self.length.end();
        let lengths = (0..size).step_by(longest).map(|start| longest.min(size - start));
        lengths.map(|length| self.draw(random, length, self.most())).collect()
    }
}
