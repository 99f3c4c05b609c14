//! Wrong idea: another method, the largest take that leaves a multiple of 3, instead of the
//! smallest, as far as the number fits into 128 bits.
//! Shown by `4`: prints 4, but 1 is right.

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
    let rest = (stones.bytes()).fold(0u32, |rest, digit| (rest * 10 + u32::from(digit - b'0')) % 3);
    if rest == 0 {
        return None;
    }
    let fits = |take: &u32| stones.parse().map_or(true, |stones: u128| u128::from(*take) <= stones);
    (0..32).rev().map(|power| 1u32 << power).find(|take| fits(take) && take % 3 == rest) // wrong
}
