//! Prime factors and divisors.

use machine_factor::factorize;

/// How many prime factors a number has, counted with multiplicity.
pub fn prime_factors(number: u64) -> u64 {
    let powers = factorize(number);
    powers.powers[..powers.len].iter().map(|power| u64::from(*power as u32)).sum()
}

/// The proper divisors of every number up to `largest`; 0 has none.
pub fn proper_divisors(largest: u32) -> Vec<Vec<u32>> {
    let mut divisors = vec![vec![]; largest as usize + 1];
    for divisor in 1..=largest {
        for multiple in (2 * divisor..=largest).step_by(divisor as usize) {
            divisors[multiple as usize].push(divisor);
        }
    }
    divisors
}

/// A lost list that becomes a won one when it is cut short anywhere: `outer` at both ends, `inner`
/// between, an even count in all. Catches buffers that are too small. The two must have different
/// counts of prime factors.
pub fn won_but_for_the_last<N: Copy>(count: usize, outer: N, inner: N) -> Vec<N> {
    let number = |index| if index == 0 || index == count - 1 { outer } else { inner };
    (0..count).map(number).collect()
}
