//! What generators of more than one problem are made of.

use std::ops::RangeInclusive;

use proptest::collection::{VecStrategy, vec};
use proptest::strategy::{Strategy, Union};

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

/// Numbers of every order of magnitude alike: up to 10, up to 100 and so on, up to the largest.
/// Nine in ten of the numbers up to 10^18 have eighteen digits, and programs fail and are slow in
/// different ways on others.
pub fn of_any_magnitude(numbers: RangeInclusive<u64>) -> Union<RangeInclusive<u64>> {
    let smallest = *numbers.start();
    Union::new(magnitudes(*numbers.end()).map(|largest| smallest..=largest))
}

/// Lists of every order of length alike.
pub fn of_any_length<S: Strategy + Clone>(
    element: S,
    lengths: RangeInclusive<usize>,
) -> Union<VecStrategy<S>> {
    let shortest = *lengths.start();
    let longest = magnitudes(*lengths.end() as u64);
    Union::new(longest.map(|longest| vec(element.clone(), shortest..=longest as usize)))
}

/// 10, 100 and so on, and the largest.
fn magnitudes(largest: u64) -> impl Iterator<Item = u64> {
    let powers = std::iter::successors(Some(10), |power| Some(power * 10));
    powers.take_while(move |power| *power < largest).chain([largest])
}
