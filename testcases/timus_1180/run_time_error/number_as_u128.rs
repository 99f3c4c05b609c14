//! Wrong idea: N fits into u128. The sample does not show it.
//! Shown by `340282366920938463463374607431768211456`: cannot read it, but 1 is right.

use proconio::input;

fn main() {
    input! { n: String }
    assert!(is_one_to_10_to_the_250(&n), "N must be 1 to 10^250, without leading zeros");
    match smallest_winning_take(&n) {
        Some(take) => println!("1\n{}", take),
        None => println!("2"),
    }
}

fn is_one_to_10_to_the_250(n: &str) -> bool {
    let is_number = n.bytes().all(|digit| digit.is_ascii_digit());
    let is_largest = n.len() == 251 && n.starts_with('1') && n.ends_with(&"0".repeat(250));
    is_number && !n.starts_with('0') && (n.len() <= 250 || is_largest)
}

/// `stones` in decimal digits.
pub fn smallest_winning_take(stones: &str) -> Option<u32> {
    let number: u128 = stones.parse().unwrap(); // wrong
    match (number % 3) as u32 {
        0 => None,
        rest => Some(rest),
    }
}
