//! Slow idea: another method, trial division of every number by all numbers up to what is left of
//! it.
//! Shown by the largest inputs, where 100000 times the prime 99991 take 10^10 divisions.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    assert!((1..=100_000).contains(&numbers.len()), "N must be 1 to 100000");
    let in_range = numbers.iter().all(|number| (2..=100_000).contains(number));
    assert!(in_range, "a number must be 2 to 100000");
    println!("{}", if first_player_wins(&numbers) { "Anna" } else { "Bruno" });
}

pub fn first_player_wins(numbers: &[usize]) -> bool {
    numbers.iter().fold(0, |sum, &number| sum ^ prime_factor_count(number)) != 0
}

/// `Ω(number)`.
fn prime_factor_count(number: usize) -> u32 {
    let (mut rest, mut count) = (number, 0);
    let mut factor = 2;
    // wrong
    while rest > 1 {
        while rest % factor == 0 {
            rest /= factor;
            count += 1;
        }
        factor += 1;
    }
    count
}
