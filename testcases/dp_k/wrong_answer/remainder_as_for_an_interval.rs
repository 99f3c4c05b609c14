//! Wrong idea: another method, the remainder by a_1 + a_N, which decides only when the takes are
//! all numbers from a_1 to a_N. The samples do not show it.
//! Shown by `3 5 / 1 2 4`: prints Second, but First is right.

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
    let (least, largest) = (takes[0], takes[takes.len() - 1]);
    stones % (least + largest) >= least // wrong
}
