//! The lost pairs of Wythoff's game: by the golden ratio, and without it.

use crate::generator::Random;

/// The lost pair with this difference: times the golden ratio, rounded down.
pub fn lost_pair(difference: u32) -> (u32, u32) {
    let k = u64::from(difference);
    let low = (k + (5 * k * k).isqrt()) / 2;
    (low as u32, (low + k) as u32)
}

/// The lower number of every lost pair up to a difference: the smallest in none of the pairs before.
pub fn lower_numbers(largest_difference: u32) -> impl Iterator<Item = u32> {
    let mut is_used = vec![false; 3 * largest_difference as usize + 1];
    let mut low = 0;
    (0..=largest_difference).map(move |difference| {
        while is_used[low as usize] {
            low += 1;
        }
        is_used[low as usize] = true;
        is_used[(low + difference) as usize] = true;
        low
    })
}

/// A difference which times the golden ratio is as close to an integer as can be, so that what is not
/// computed exactly is wrong.
pub fn near_integer(random: &mut Random, largest: u32) -> u32 {
    let mut fibonacci = [1, 1];
    for _ in 0..random.number(0..=40) {
        fibonacci = [fibonacci[1], fibonacci[0] + fibonacci[1]];
    }
    let fibonacci = largest.min(fibonacci[1]);
    fibonacci * random.number(1..=(largest / fibonacci).min(4).into()) as u32
}
