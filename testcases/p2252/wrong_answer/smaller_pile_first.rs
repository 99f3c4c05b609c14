//! Wrong idea: the input gives the smaller pile first.
//! Shown by `2 1`: prints 1, but 0 is right.

use proconio::input;

fn main() {
    input! { a: i64, b: i64 }
    let in_range = |pile| (0..=1_000_000_000).contains(pile);
    assert!([a, b].iter().all(in_range), "a pile must be at most 10^9");
    println!("{}", if first_player_wins(a, b) { 1 } else { 0 });
}

pub fn first_player_wins(a: i64, b: i64) -> bool {
    let (low, k) = (a, b - a); // wrong
    let x = 2 * low - k;
    let is_lost = x >= 0 && x * x <= 5 * k * k && 5 * k * k < (x + 2) * (x + 2);
    !is_lost
}
