//! Wrong idea: a number is worth its distinct prime factors, without their multiplicity.
//! `2 4`: prints Bruno, but Anna is right.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    let wins = first_player_wins(&numbers);
    println!("{}", if wins { "Anna" } else { "Bruno" });
}

fn first_player_wins(numbers: &[usize]) -> bool {
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let grundy = distinct_prime_counts(largest);
    let values = numbers.iter().map(|&number| grundy[number]);
    values.fold(0, |sum, value| sum ^ value) != 0
}

fn distinct_prime_counts(largest: usize) -> Vec<u8> {
    let mut counts = vec![0; largest + 1];
    for number in 2..=largest {
        // No smaller prime divides it: it is a prime itself.
        if counts[number] == 0 {
            for multiple in (number..=largest).step_by(number) {
                counts[multiple] += 1;
            }
        }
    }
    counts
}
