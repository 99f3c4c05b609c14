//! Input that is a line of a fixed few numbers, each with a name and bounds of its own, and
//! everything that follows from these.

use std::array;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use itertools::Itertools;

use super::heaps::Under;
use super::lists::Number;
use crate::generator::{Random, less, with_sum};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

/// A case that is written as `K` numbers in a line.
pub trait Row<const K: usize>: Clone + Debug + PartialEq + Send + Sync + 'static {
    fn of(numbers: [u64; K]) -> Self;
    fn numbers(&self) -> [u64; K];
}

impl<N: Number, const K: usize> Row<K> for [N; K] {
    fn of(numbers: [u64; K]) -> Self {
        numbers.map(N::of)
    }

    fn numbers(&self) -> [u64; K] {
        self.map(N::to_u64)
    }
}

/// A heap and the parameter of its game.
impl Row<2> for Under<u32, u32> {
    fn of([heap, parameter]: [u64; 2]) -> Self {
        Self { params: parameter as u32, heaps: vec![heap as u32] }
    }

    fn numbers(&self) -> [u64; 2] {
        [self.heaps[0].into(), self.params.into()]
    }
}

/// A condition on the numbers of a line.
type Relation<const K: usize> = fn(&[u64; K]) -> bool;

/// The numbers of a line, each with its name in the statement and its bounds.
pub struct Rows<C, const K: usize> {
    numbers: [(&'static str, RangeInclusive<u64>); K],
    /// The condition on them, and the message if it does not hold.
    relation: Option<(Relation<K>, &'static str)>,
    kind: PhantomData<fn() -> C>,
}

impl<C: Row<K>, const K: usize> Rows<C, K> {
    pub const fn of(numbers: [(&'static str, RangeInclusive<u64>); K]) -> Self {
        Self { numbers, relation: None, kind: PhantomData }
    }

    /// Only where this holds between the numbers; the message says what.
    pub const fn related(mut self, holds: Relation<K>, message: &'static str) -> Self {
        self.relation = Some((holds, message));
        self
    }

    fn is_related(&self, numbers: &[u64; K]) -> bool {
        self.relation.is_none_or(|(holds, _)| holds(numbers))
    }

    /// The least that each number may be.
    pub fn least(&self) -> [u64; K] {
        self.ranges().each_ref().map(least)
    }

    fn ranges(&self) -> [RangeInclusive<u64>; K] {
        array::from_fn(|place| self.numbers[place].1.clone())
    }
}

fn least(range: &RangeInclusive<u64>) -> u64 {
    *range.start()
}

fn most(range: &RangeInclusive<u64>) -> u64 {
    *range.end()
}

impl<C: Row<K>, const K: usize> Format for Rows<C, K> {
    type Case = C;

    fn write(&self, case: &C, input: &mut String) {
        *input += &format!("{}\n", case.numbers().iter().format(" "));
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<C, Malformed> {
        let names = || self.numbers.iter().map(|(name, _)| name).format(" ");
        let line = lines.line(format_args!("`{}`", names()))?;
        let tokens: Vec<_> = line.text.split(' ').collect();
        if tokens.len() != K {
            let found = tokens.len();
            let message = format!("expected {K} numbers, `{}`, found {found}", names());
            return Err(line.malformed(message));
        }
        let mut numbers = [0; K];
        for (place, (name, range)) in self.numbers.iter().enumerate() {
            numbers[place] = line.value(tokens[place], name, range)?;
        }
        match self.relation {
            Some((holds, message)) if !holds(&numbers) => Err(line.malformed(message.into())),
            _ => Ok(C::of(numbers)),
        }
    }

    fn allows(&self, case: &C) -> bool {
        let mut numbers = case.numbers().into_iter().zip(self.ranges());
        numbers.all(|(number, range)| range.contains(&number)) && self.is_related(&case.numbers())
    }

    /// By the sum, then in lexicographic order.
    fn small(&self) -> Box<dyn Iterator<Item = C> + '_> {
        let ranges = self.ranges();
        let room = ranges.iter().map(|range| most(range) - least(range));
        let sums = 0..=room.fold(0, u64::saturating_add);
        let cases = sums.flat_map(|sum| with_sum(K, sum)).map(move |excess| {
            C::of(array::from_fn(|place| least(&ranges[place]) + excess[place]))
        });
        Box::new(cases.filter(|case| self.allows(case)))
    }

    fn shapes(&self) -> Vec<Shape<C>> {
        let shape = |name, draw: fn(&mut Random, RangeInclusive<u64>) -> u64| {
            let ranges = self.ranges();
            let case =
                move |random: &mut Random| C::of(ranges.clone().map(|range| draw(random, range)));
            Shape::new(name, case)
        };
        let ranges = self.ranges();
        let lowest_end = ranges.iter().map(most).min().unwrap_or(0);
        let close_together = move |random: &mut Random| {
            let near = random.magnitude(0..=lowest_end);
            let number = |range| (near + random.number(0..=3)).clamp(least(range), most(range));
            C::of(ranges.each_ref().map(number))
        };
        vec![
            shape("small", |random, range| {
                random.number(least(&range)..=most(&range).min(least(&range) + 20))
            }),
            Shape::new("close_together", close_together),
            shape("near_limit", |random, range| {
                random.number(least(&range).max(most(&range).saturating_sub(20))..=most(&range))
            }),
            shape("random", |random, range| random.magnitude(range)),
        ]
    }

    /// With one number less; where they are related, the others may have to be less, too.
    fn smaller<'a>(&'a self, case: &'a C) -> Box<dyn Iterator<Item = C> + 'a> {
        let numbers = case.numbers();
        let places = self.numbers.iter().enumerate();
        Box::new(places.flat_map(move |(place, (_, range))| {
            less(numbers[place], least(range)).flat_map(move |number| {
                let mut smaller = numbers;
                smaller[place] = number;
                let capped = self.relation.map(|_| C::of(smaller.map(|other| other.min(number))));
                [Some(C::of(smaller)), capped].into_iter().flatten()
            })
        }))
    }

    /// So many random cases.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<C> {
        (0..size).map(|_| C::of(self.ranges().map(|range| random.number(range)))).collect()
    }
}
