//! Wrong idea: a sieve of length 100 000 holds all numbers up to 100 000, but its last is 99 999.
//! `100000`: the index is out of bounds, but Anna is right.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    let wins = first_player_wins(&numbers);
    println!("{}", if wins { "Anna" } else { "Bruno" });
}

fn first_player_wins(numbers: &[usize]) -> bool {
    let grundy = prime_factor_counts(100_000);
    let values = numbers.iter().map(|&number| grundy[number]);
    values.fold(0, |sum, value| sum ^ value) != 0
}

fn prime_factor_counts(length: usize) -> Vec<u8> {
    let mut smallest_factor = vec![0; length];
    let mut counts = vec![0; length];
    for number in 2..length {
        if smallest_factor[number] == 0 {
            for multiple in (number..length).step_by(number) {
                if smallest_factor[multiple] == 0 {
                    smallest_factor[multiple] = number;
                }
            }
        }
        counts[number] = counts[number / smallest_factor[number]] + 1;
    }
    counts
}
