//! Wrong idea: the number of all prime factors is the number of moves, and its parity decides.
//! `4`: prints Bruno, but Anna is right.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    let wins = first_player_wins(&numbers);
    println!("{}", if wins { "Anna" } else { "Bruno" });
}

fn first_player_wins(numbers: &[usize]) -> bool {
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let counts = prime_factor_counts(largest);
    let moves = numbers.iter().map(|&number| u32::from(counts[number]));
    moves.sum::<u32>() % 2 == 1
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
