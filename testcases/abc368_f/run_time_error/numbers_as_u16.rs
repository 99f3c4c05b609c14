//! Wrong idea: sixteen bits hold every number, but they end at 65 535.
//! `65536`: the input is no u16, but Anna is right.

use proconio::input;

fn main() {
    input! { numbers: [u16] }
    let wins = first_player_wins(&numbers);
    println!("{}", if wins { "Anna" } else { "Bruno" });
}

fn first_player_wins(numbers: &[u16]) -> bool {
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let grundy = prime_factor_counts(usize::from(largest));
    let values = numbers.iter().map(|&number| grundy[usize::from(number)]);
    values.fold(0, |sum, value| sum ^ value) != 0
}

fn prime_factor_counts(largest: usize) -> Vec<u8> {
    let mut smallest_factor = vec![0; largest + 1];
    let mut counts = vec![0; largest + 1];
    for number in 2..=largest {
        if smallest_factor[number] == 0 {
            for multiple in (number..=largest).step_by(number) {
                if smallest_factor[multiple] == 0 {
                    smallest_factor[multiple] = number;
                }
            }
        }
        counts[number] = counts[number / smallest_factor[number]] + 1;
    }
    counts
}
