//! Wrong idea: a number is worth the number of its moves, that is, of its proper divisors.
//! `4 6`: prints Anna, but Bruno is right.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    let wins = first_player_wins(&numbers);
    println!("{}", if wins { "Anna" } else { "Bruno" });
}

fn first_player_wins(numbers: &[usize]) -> bool {
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let grundy = proper_divisor_counts(largest);
    let values = numbers.iter().map(|&number| grundy[number]);
    values.fold(0, |sum, value| sum ^ value) != 0
}

fn proper_divisor_counts(largest: usize) -> Vec<u8> {
    let mut counts = vec![0; largest + 1];
    for divisor in 1..=largest {
        for multiple in (2 * divisor..=largest).step_by(divisor) {
            counts[multiple] += 1;
        }
    }
    counts
}
