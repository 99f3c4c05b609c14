//! Wrong idea: another method, both players always take as much as they can.
//! Shown by `2 4 / 1 2`: prints Second, but First is right.

use proconio::input;

fn main() {
    input! { n: usize, k: u32, takes: [u32; n] }
    assert!((1..=100).contains(&n), "N must be 1 to 100");
    assert!((1..=100_000).contains(&k), "K must be 1 to 100000");
    assert!(takes[0] >= 1 && takes[n - 1] <= k, "a take must be 1 to K");
    assert!(takes.windows(2).all(|pair| pair[0] < pair[1]), "the takes must increase");
    println!("{}", if first_player_wins(&takes, k) { "First" } else { "Second" });
}

pub fn first_player_wins(takes: &[u32], stones: u32) -> bool {
    let mut left = stones;
    let mut moves = 0;
    while let Some(take) = takes.iter().rfind(|&&take| take <= left) {
        left -= take; // wrong
        moves += 1;
    }
    moves % 2 == 1
}
