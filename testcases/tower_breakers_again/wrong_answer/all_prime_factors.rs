//! Wrong idea: all prime factors count, as where a height becomes a single divisor.
//! Shown by `1 / 2 / 2 4`: prints 1, but 2 is right.

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
    odd_primes + twos // wrong
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
