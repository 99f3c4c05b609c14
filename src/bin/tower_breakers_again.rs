//! # Tower Breakers, Again! (HackerRank)
//!
//! <https://www.hackerrank.com/challenges/tower-breakers-again-1>, T ≤ 200, N ≤ 100, heights ≤ 10^5;
//! taken to be: 2 s, 512 MiB.
//!
//! ## Problem
//! `T` games, each with `N` towers. A move breaks a tower of height `X` into `Y > 1` towers of the
//! same height `Z`, where `Y · Z = X`. Whoever cannot move loses. For each game print who wins, 1 or
//! 2.
//!
//! ## Idea
//! The `Y` towers are a sum, worth the xor of their *Grundy values* (splitting in `docs/theory.md`),
//! and equal values cancel out: an even number of towers is worth 0, an odd one as much as a single
//! tower. So a height is worth the number of its prime factors, with multiplicity, but all twos
//! together count as one. The player to move loses iff the xor `s` of all towers is 0.
//!
//! ```text
//! height    1 2 3 4 5 6 7 8 9    6 becomes 2 2 2, worth 1, or 3 3 or 1 1 1 1 1 1, worth 0: the smallest
//! value     0 1 1 1 1 2 1 1 2    number missing is 2. And 2 4 is lost: 1 ⊕ 1 = 0
//! ```
//!
//! ## Proof
//! - The value of a height, by induction. Let it be `2^e · m` with `m` odd. If `Y` is odd, it is a
//!   product of prime factors of `m`, and the towers that are left lack these: together they are
//!   worth as much as one of them. For odd heights (`e = 0`) this makes all numbers of prime factors
//!   below that of `m`, as for `towers.rs`.
//! - If `e > 0`, each of these is one more, since the height stays even. Even `Y` add the number 0.
//!   So the moves are worth 0 and all numbers up to that of the prime factors of `m`, and no more:
//!   the smallest number missing is one greater.
//! - From `s = 0` a move replaces one value by another number, since no move is worth as much as its
//!   tower: it leaves `s ≠ 0`.
//! - If `s ≠ 0`, some value `g` has the top bit of `s`. Then `g ⊕ s < g`, so some move is worth this,
//!   and it leaves `s = 0`.
//! - Towers only get lower, and when all have height 1, `s = 0`: the player to move loses iff `s = 0`.
//!
//! ## Complexity
//! O(√M) a tower of up to `M`, by trial division; O(N) memory.
//!
//! ## Pitfalls
//! - To count all prime factors, as where a height becomes a single divisor (`towers.rs`), makes `2 4`
//!   a won game, but it is lost.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=200).contains(&games), "T must be 1 to 200");
    for _ in 0..games {
        input! { heights: [u32] }
        assert!((1..=100).contains(&heights.len()), "N must be 1 to 100");
        let in_range = heights.iter().all(|height| (1..=100_000).contains(height));
        assert!(in_range, "a height must be 1 to 100000");
        println!("{}", if first_player_wins(&heights) { 1 } else { 2 });
    }
}

pub fn first_player_wins(heights: &[u32]) -> bool {
    heights.iter().fold(0, |sum, &height| sum ^ value(height)) != 0
}

/// The Grundy value of a tower.
pub fn value(height: u32) -> u32 {
    let twos = height.trailing_zeros();
    let odd_primes = odd_prime_factors(height >> twos);
    odd_primes + u32::from(twos > 0)
}

/// How many prime factors an odd number has, counted with multiplicity.
fn odd_prime_factors(number: u32) -> u32 {
    let (mut factors, mut rest) = (0, number);
    let mut divisor = 3;
    while divisor * divisor <= rest {
        if rest % divisor == 0 {
            rest /= divisor;
            factors += 1;
        } else {
            divisor += 2;
        }
    }
    // What is left is 1 or a prime.
    factors + u32::from(rest > 1)
}
