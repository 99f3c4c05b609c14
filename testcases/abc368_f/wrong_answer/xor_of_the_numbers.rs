//! Wrong idea: ordinary Nim, a number is a heap of its own size.
//! `2 3`: prints Anna, but Bruno is right.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    let wins = first_player_wins(&numbers);
    println!("{}", if wins { "Anna" } else { "Bruno" });
}

fn first_player_wins(numbers: &[usize]) -> bool {
    // A heap of 1 has no move.
    numbers.iter().fold(0, |sum, number| sum ^ (number - 1)) != 0
}
