//! Slow idea: the Grundy value of every number up to the largest, from the definition, with its
//! divisors found by trying all smaller numbers.
//! Right on small input; a number near 100 000 takes 5·10^9 divisions.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    let wins = first_player_wins(&numbers);
    println!("{}", if wins { "Anna" } else { "Bruno" });
}

fn first_player_wins(numbers: &[usize]) -> bool {
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let grundy = grundy_values(largest);
    let values = numbers.iter().map(|&number| grundy[number]);
    values.fold(0, |sum, value| sum ^ value) != 0
}

fn grundy_values(largest: usize) -> Vec<usize> {
    let mut grundy = vec![0; largest + 1];
    for number in 2..=largest {
        let mut reached = [false; 20];
        for smaller in 1..number {
            if number % smaller == 0 {
                reached[grundy[smaller]] = true;
            }
        }
        let missing = reached.iter().position(|&reached| !reached);
        grundy[number] = missing.expect("a number has at most 16 prime factors");
    }
    grundy
}
