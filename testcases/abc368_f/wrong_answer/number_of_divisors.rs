//! Wrong idea: another method, which counts the moves of a number, that is, its proper divisors.
//! Shown by `2 / 4 6`: prints Anna, but Bruno is right.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    assert!((1..=100_000).contains(&numbers.len()), "N must be 1 to 100000");
    let in_range = numbers.iter().all(|number| (2..=100_000).contains(number));
    assert!(in_range, "a number must be 2 to 100000");
    println!("{}", if first_player_wins(&numbers) { "Anna" } else { "Bruno" });
}

pub fn first_player_wins(numbers: &[usize]) -> bool {
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let counts = proper_divisor_counts(largest); // wrong
    numbers.iter().fold(0, |sum, &number| sum ^ counts[number]) != 0
}

/// The proper divisors of every number up to `largest`, counted.
fn proper_divisor_counts(largest: usize) -> Vec<u8> {
    let mut counts = vec![0; largest + 1];
    for divisor in 1..=largest {
        for multiple in (2 * divisor..=largest).step_by(divisor) {
            counts[multiple] += 1;
        }
    }
    counts
}
