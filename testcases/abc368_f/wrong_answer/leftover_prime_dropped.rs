//! Wrong idea: trial division to the square root finds all prime factors; what is left is dropped.
//! `2`: prints Bruno, but Anna is right.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    let wins = first_player_wins(&numbers);
    println!("{}", if wins { "Anna" } else { "Bruno" });
}

fn first_player_wins(numbers: &[usize]) -> bool {
    let values = numbers.iter().map(|&number| prime_factor_count(number));
    values.fold(0, |sum, value| sum ^ value) != 0
}

fn prime_factor_count(number: usize) -> u32 {
    let (mut rest, mut count) = (number, 0);
    let mut factor = 2;
    while factor * factor <= rest {
        while rest % factor == 0 {
            rest /= factor;
            count += 1;
        }
        factor += 1;
    }
    count
}
