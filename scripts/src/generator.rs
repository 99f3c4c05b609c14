//! Building blocks of generators: random numbers, and all small lists.

use std::iter::successors;
use std::ops::RangeInclusive;

use itertools::Itertools;

/// Random numbers that depend on a seed alone.
pub struct Random(fastrand::Rng);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }

    /// Every number of the range is equally likely.
    pub fn number(&mut self, range: RangeInclusive<u64>) -> u64 {
        self.0.u64(range)
    }

    pub fn index(&mut self, length: usize) -> usize {
        self.0.usize(..length)
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.0.u64(..times) == 0
    }

    /// Draws an upper bound from 10, 100, … and the end of the range with equal probability, then a
    /// number up to it. Otherwise nine in ten numbers up to 10^18 would have eighteen digits.
    pub fn magnitude(&mut self, range: RangeInclusive<u64>) -> u64 {
        let (least, most) = range.into_inner();
        let powers = successors(Some(10_u64), |power| power.checked_mul(10));
        let bounds = powers.skip_while(|power| *power <= least).take_while(|power| *power < most);
        let bounds: Vec<_> = bounds.chain([most]).collect();
        let bound = *self.pick(&bounds);
        self.number(least..=bound)
    }

    /// A length between these, equally likely to have one, two, three … digits.
    pub fn length(&mut self, range: RangeInclusive<usize>) -> usize {
        self.magnitude(*range.start() as u64..=*range.end() as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.index(from.len())]
    }

    /// So many numbers of the range.
    pub fn list(&mut self, length: usize, range: RangeInclusive<u64>) -> Vec<u64> {
        (0..length).map(|_| self.number(range.clone())).collect()
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        self.0.shuffle(list);
    }
}

/// All lists of positive integers by their sum, then in lexicographic order; of every sum there are
/// 2^(sum - 1). It goes on for ever.
pub fn compositions() -> impl Iterator<Item = Vec<u64>> {
    (1..).flat_map(compositions_of)
}

/// All lists of positive integers with this sum, in lexicographic order. Sums up to 64.
pub fn compositions_of(sum: u64) -> impl Iterator<Item = Vec<u64>> {
    // A set bit ends a part: the first one as high as possible makes the first part short.
    let cuts = 1_u64 << (sum - 1);
    (0..cuts).rev().map(move |cut| {
        let mut parts = vec![1];
        for place in (0..sum - 1).rev() {
            if cut >> place & 1 == 1 {
                parts.push(1);
            } else {
                *parts.last_mut().expect("there is a first part") += 1;
            }
        }
        parts
    })
}

/// All lists of this many numbers with this sum, in lexicographic order. At least one number.
pub fn with_sum(length: usize, sum: u64) -> impl Iterator<Item = Vec<u64>> {
    // In a row of ones, bars end all numbers but the last.
    let places = sum + length as u64 - 1;
    (0..places).combinations(length - 1).map(move |bars| {
        let mut start = 0;
        let ends = bars.into_iter().chain([places]);
        let numbers = ends.map(|end| {
            let number = end - start;
            start = end + 1;
            number
        });
        numbers.collect()
    })
}

/// Smaller numbers, but not below `least`: less by all that is possible, by a half of it, … by one.
pub fn less(number: u64, least: u64) -> impl Iterator<Item = u64> {
    let room = number.checked_sub(least).filter(|room| *room > 0);
    let steps = successors(room, |step| (*step > 1).then(|| step / 2));
    steps.map(move |step| number - step)
}

/// One of the powers of 2, 3, 5 and 7 up to the largest, 1 not among them.
pub fn prime_power(random: &mut Random, largest: u64) -> u64 {
    let powers = [2, 3, 5, 7].into_iter().flat_map(|prime: u64| {
        successors(Some(prime), move |power| power.checked_mul(prime))
            .take_while(|power| *power <= largest)
    });
    let powers: Vec<_> = powers.collect();
    *random.pick(&powers)
}

/// The list without a half of it, without a quarter, … without one element; each in every place.
pub fn without_pieces<T: Clone>(list: &[T]) -> impl Iterator<Item = Vec<T>> {
    let first = (!list.is_empty()).then(|| list.len().div_ceil(2));
    let pieces = successors(first, |piece| (*piece > 1).then_some(piece / 2));
    pieces.flat_map(move |piece| {
        (0..list.len()).step_by(piece).map(move |start| {
            let end = (start + piece).min(list.len());
            [&list[..start], &list[end..]].concat()
        })
    })
}

/// How far apart two elements may be that are taken out at once, unless they are equal.
const NEAR: usize = 8;

/// The list without an element and the next one that equals it, or one near behind it: two equal
/// heaps cancel out, so what fails may need both to go at once.
pub fn without_two<T: Clone + PartialEq>(list: &[T]) -> impl Iterator<Item = Vec<T>> {
    let pairs = list.iter().enumerate().flat_map(move |(first, element)| {
        let rest = first + 1..list.len();
        let equal = rest.clone().find(|second| list[*second] == *element);
        equal.into_iter().chain(rest.take(NEAR)).map(move |second| (first, second))
    });
    pairs.map(move |(first, second)| {
        let mut left = list.to_vec();
        left.remove(second);
        left.remove(first);
        left
    })
}
