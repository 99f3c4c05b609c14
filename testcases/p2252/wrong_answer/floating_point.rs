//! Wrong idea: f64 is exact enough, as in most programs for this game.
//! Shown by `165580141 267914296`: prints 0, but 1 is right.

use proconio::input;

fn main() {
    input! { a: i64, b: i64 }
    let in_range = |pile| (0..=1_000_000_000).contains(pile);
    assert!([a, b].iter().all(in_range), "a pile must be at most 10^9");
    println!("{}", if first_player_wins(a, b) { 1 } else { 0 });
}

pub fn first_player_wins(a: i64, b: i64) -> bool {
    let (low, k) = (a.min(b), (a - b).abs());
    let is_lost = (k as f64 * (1.0 + 5f64.sqrt()) / 2.0) as i64 == low; // wrong
    !is_lost
}
