//! What generators of more than one problem are made of.

use std::ops::RangeInclusive;

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

/// How many lists of `lengths` numbers from `0..base` there are, as long as it fits.
pub fn lists(base: usize, lengths: RangeInclusive<u32>) -> usize {
    lengths.map(|length| base.pow(length)).sum()
}
