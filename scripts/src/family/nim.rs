//! The room that knows the xor. It serves references and certificates, never what plays.

use std::ops::RangeInclusive;

use super::heaps::{HeapCase, HeapGame, Replace};
use super::lists::Number;
use crate::drawing::Advice;
use crate::generator::Random;
use crate::rules::CaseOf;

/// The xor of all values.
pub fn nim_sum(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// The list with another element for the last one that allows it, so that all values cancel out: then
/// any wrong value shows. `of` makes an element with a value of this range.
pub fn cancelled_out<T>(
    mut list: Vec<T>,
    value: impl Fn(&T) -> u64,
    range: RangeInclusive<u64>,
    of: impl Fn(u64) -> T,
) -> Vec<T> {
    let sum = nim_sum(list.iter().map(&value));
    for element in list.iter_mut().rev() {
        let other = sum ^ value(element);
        if range.contains(&other) {
            *element = of(other);
            break;
        }
    }
    list
}

/// The smallest number that is not among these.
pub fn mex(mut values: Vec<u64>) -> u64 {
    values.sort_unstable();
    values.dedup();
    values
        .iter()
        .zip(0..)
        .find(|(value, least)| *value != least)
        .map_or(values.len() as u64, |(_, least)| least)
}

/// What the theory says about parts with these values; the values cancel out after a winning move,
/// which changes this part.
pub fn advice(values: Vec<u64>, what: &'static str, part: Option<usize>) -> Advice {
    let sum = nim_sum(values.iter().copied());
    let change = part.map(|part| (part, values[part] ^ sum));
    Advice { values, sum, what, change }
}

/// The `d`-th odious number, which has an odd number of binary ones; 0 for `d = 0`.
pub fn odious(d: usize) -> u64 {
    let before = |d: usize| (2 * d + usize::from(d.count_ones().is_multiple_of(2))) as u64;
    d.checked_sub(1).map_or(0, before)
}

/// All moves after which the heaps' values cancel out, in the order of the rules.
pub fn moves_to_zero<G: HeapGame>(
    game: &G,
    case: &CaseOf<G>,
    value: impl Fn(u32) -> u64,
) -> Vec<Replace> {
    let sizes = || case.heaps().iter().map(|heap| heap.to_u64() as u32);
    let sum = nim_sum(sizes().map(&value));
    let mut winning = vec![];
    for (index, from) in sizes().enumerate() {
        let wanted = sum ^ value(from);
        game.moves(case.params(), from, |to| {
            if value(to) == wanted {
                winning.push(Replace { index, from, to });
            }
        });
    }
    winning
}

/// Heaps, from 1 to the largest, that mostly cancel out, or do so but for one bit: programs that drop
/// bits take the latter for lost.
pub fn all_but_one_bit(random: &mut Random, largest: u64) -> Vec<u32> {
    let heaps = random.length(1..=60);
    let mut heaps = random.list(heaps, 1..=largest);
    let bit = if random.once_in(3) { 0 } else { 1 << random.number(0..=largest.ilog2().into()) };
    let last = nim_sum(heaps.iter().copied().chain([bit]));
    if (1..=largest).contains(&last) {
        heaps.push(last);
    }
    heaps.into_iter().map(|heap| heap as u32).collect()
}

/// Half of the time with one heap more, up to the largest, after which all cancel out.
pub fn balanced(random: &mut Random, mut heaps: Vec<u64>, largest: u64) -> Vec<u32> {
    let sum = nim_sum(heaps.iter().copied());
    if (1..=largest).contains(&sum) && random.once_in(2) {
        heaps.insert(random.index(heaps.len() + 1), sum);
    }
    heaps.into_iter().map(|heap| heap as u32).collect()
}
