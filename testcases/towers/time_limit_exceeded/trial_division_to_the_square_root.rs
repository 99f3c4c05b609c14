//! Slow idea: trial division to the square root.
//! Right on small input; a single prime near 10^18 takes 10^9 divisions.

use std::io::{Read, stdin};

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("text");
    let words = text.split(|c: char| !c.is_ascii_digit());
    let heights: Vec<u64> = words.filter_map(|word| word.parse().ok()).collect();
    let wins = first_player_wins(&heights);
    println!("{}", if wins { "Amal" } else { "Bimal" });
}

fn first_player_wins(heights: &[u64]) -> bool {
    let grundy = |&height: &u64| prime_factor_count(height);
    heights.iter().map(grundy).fold(0, |sum, value| sum ^ value) != 0
}

fn prime_factor_count(height: u64) -> u32 {
    let (mut rest, mut count) = (height, 0);
    let mut factor = 2;
    while factor * factor <= rest {
        while rest % factor == 0 {
            rest /= factor;
            count += 1;
        }
        factor += 1;
    }
    if rest > 1 { count + 1 } else { count }
}
