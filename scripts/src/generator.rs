//! What generators of more than one problem are made of.

use std::ops::RangeInclusive;

use proptest::collection::{VecStrategy, vec};
use proptest::sample::{Select, select};
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

/// What goes up to 10, up to 100 and so on, and up to the largest, all alike. Nine in ten of the
/// numbers up to 10^18 have eighteen digits, and programs fail and are slow in different ways on
/// others.
pub fn of_any_magnitude<S: Strategy>(largest: u64, up_to: impl FnMut(u64) -> S) -> Union<S> {
    let powers = std::iter::successors(Some(10), |power| Some(power * 10));
    Union::new(powers.take_while(|power| *power < largest).chain([largest]).map(up_to))
}

/// Lists of every order of length alike.
pub fn of_any_length<S: Strategy + Clone>(
    element: S,
    lengths: RangeInclusive<usize>,
) -> Union<VecStrategy<S>> {
    let (shortest, longest) = lengths.into_inner();
    of_any_magnitude(longest as u64, |longest| vec(element.clone(), shortest..=longest as usize))
}

/// One of the powers of 2, 3, 5 and 7 up to the largest, 1 not among them.
pub fn prime_power(largest: u64) -> Select<u64> {
    let powers = [2, 3, 5, 7].into_iter().flat_map(|prime: u64| {
        std::iter::successors(Some(prime), move |power| power.checked_mul(prime))
            .take_while(|power| *power <= largest)
    });
    select(powers.collect::<Vec<_>>())
}
