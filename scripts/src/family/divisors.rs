//! Prime factors and divisors.

use machine_factor::factorize;
use machine_prime::is_prime;

use crate::generator::Random;

/// How many prime factors a number has, counted with multiplicity.
pub fn prime_factors(number: u64) -> u64 {
    let powers = factorize(number);
    powers.powers[..powers.len].iter().map(|power| u64::from(*power as u32)).sum()
}

/// The prime factors of a number, each with its exponent.
pub fn prime_powers(number: u64) -> Vec<(u64, u32)> {
    let found = factorize(number);
    let factors = found.factors[..found.len].iter().copied();
    factors.zip(found.powers.map(u32::from)).collect()
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

/// The smallest numbers that pass the test of Miller and Rabin to the first one to seven primes, and
/// to {2, 7, 61} and {2, 13, 23, 1662803}, which others found enough below them (Jaeschke 1993), and
/// to {2, 3, 7, 61, 24251}, which is often copied as if it were enough. The last two pass Fermat's
/// test to 2, 3, 5, 7, 61 and to the first nine primes.
pub const PSEUDOPRIMES: [u64; 12] = [
    2047,
    1_373_653,
    25_326_001,
    3_215_031_751,
    2_152_302_898_747,
    3_474_749_660_383,
    341_550_071_728_321,
    4_759_123_141,
    1_122_004_669_633,
    46_856_248_255_981,
    576_691_741,
    979_998_546_100_539_241,
];

/// The twelve largest primes with this many digits.
pub fn large_primes(digits: u32) -> Vec<u64> {
    (2..10_u64.pow(digits)).rev().filter(|number| is_prime(*number)).take(12).collect()
}

/// One to three primes, or a power of one, with about `digits` digits in all.
pub fn few_prime_factors(random: &mut Random, digits: u32) -> u64 {
    let factors = random.number(1..=3) as u32;
    let primes = large_primes(digits / factors);
    if random.once_in(2) {
        return random.pick(&primes).pow(factors);
    }
    (0..factors).map(|_| random.pick(&primes)).product()
}
