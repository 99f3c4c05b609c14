//! Wrong idea: the rule of Nim, where two equal piles are lost.
//! Shown by `1 1`: prints 0, but 1 is right.

use proconio::input;

fn main() {
    input! { a: i64, b: i64 }
    let in_range = |pile| (0..=1_000_000_000).contains(pile);
    assert!([a, b].iter().all(in_range), "a pile must be at most 10^9");
    println!("{}", if first_player_wins(a, b) { 1 } else { 0 });
}

pub fn first_player_wins(a: i64, b: i64) -> bool {
    let is_lost = a == b; // wrong
    !is_lost
}
