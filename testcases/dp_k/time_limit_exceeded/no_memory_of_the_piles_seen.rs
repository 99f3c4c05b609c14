//! Slow idea: another method, every move and every answer to it by recursion, without a memory of the
//! piles seen.
//! Shown by `2 1000 / 1 2`: the search takes longer than anybody can wait.

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
    let fits = |take: &&u32| **take <= stones;
    takes.iter().filter(fits).any(|take| !first_player_wins(takes, stones - take)) // wrong
}
