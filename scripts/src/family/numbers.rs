//! Input that is one number.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use crate::generator::{Random, less};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

/// A type of number that a solution takes.
pub trait Number: Copy + Ord + Hash + Display + Debug + Send + Sync + 'static {
    /// # Panics
    /// When the bounds of the input do not fit the type.
    fn of(number: u64) -> Self;
    fn to_u64(self) -> u64;
}

macro_rules! number {
    ($($kind:ty)*) => {$(
        impl Number for $kind {
            fn of(number: u64) -> Self {
                Self::try_from(number).expect("the bounds of the input fit the type")
            }

            fn to_u64(self) -> u64 {
                self as u64
            }
        }
    )*};
}
number!(u32 u64 usize);

/// How a statement calls the number, which stands in a line of its own, and what it may be.
pub struct Numbers<N> {
    name: &'static str,
    range: RangeInclusive<u64>,
    /// Whether inputs grow in the count of numbers, and not by the number itself.
    many: bool,
    kind: PhantomData<fn() -> N>,
}

impl<N> Numbers<N> {
    pub const fn of(name: &'static str, range: RangeInclusive<u64>) -> Self {
        Self { name, range, many: false, kind: PhantomData }
    }

    /// Inputs with many numbers grow in their count, and not by the number itself.
    pub const fn many(name: &'static str, range: RangeInclusive<u64>) -> Self {
        Self { many: true, ..Self::of(name, range) }
    }
}

impl<N: Number> Format for Numbers<N> {
    type Case = N;

    fn write(&self, number: &N, input: &mut String) {
        *input += &format!("{number}\n");
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<N, Malformed> {
        let line = lines.line(self.name)?;
        line.integer(self.name, self.range.clone()).map(N::of)
    }

    fn allows(&self, number: &N) -> bool {
        self.range.contains(&number.to_u64())
    }

    fn small(&self) -> Box<dyn Iterator<Item = N> + '_> {
        Box::new(self.range.clone().map(N::of))
    }

    fn shapes(&self) -> Vec<Shape<N>> {
        let (least, most) = (*self.range.start(), *self.range.end());
        let near = least.max(most.saturating_sub(1000));
        vec![
            Shape::new("small", move |random| N::of(random.number(least..=most.min(least + 100)))),
            Shape::new("near_limit", move |random| N::of(random.number(near..=most))),
            Shape::new("random", move |random| N::of(random.magnitude(least..=most))),
        ]
    }

    fn smaller<'a>(&'a self, number: &'a N) -> Box<dyn Iterator<Item = N> + 'a> {
        Box::new(less(number.to_u64(), *self.range.start()).map(N::of))
    }

    /// So many random numbers, or the number itself.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<N> {
        if self.many {
            return (0..size).map(|_| N::of(random.number(self.range.clone()))).collect();
        }
        vec![N::of((size as u64).clamp(*self.range.start(), *self.range.end()))]
    }
}
