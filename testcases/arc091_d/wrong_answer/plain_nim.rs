//! Wrong idea: another method, it is Nim, whatever K is.
//! Shown by `1 / 1 2`: prints Takahashi, but Aoki is right.

use proconio::input;

fn main() {
    input! { piles: [(u32, u32)] }
    assert!((1..=200).contains(&piles.len()), "N must be 1 to 200");
    let in_range = |number: u32| (1..=1_000_000_000).contains(&number);
    assert!(
        piles.iter().all(|&(stones, k)| in_range(stones) && in_range(k)),
        "A and K must be 1 to 10^9"
    );
    println!("{}", if first_player_wins(&piles) { "Takahashi" } else { "Aoki" });
}

/// Of every pile the stones and its number `K`.
pub fn first_player_wins(piles: &[(u32, u32)]) -> bool {
    piles.iter().fold(0, |xor, &(stones, k)| xor ^ grundy(stones, k)) != 0
}

/// The value of a pile.
pub fn grundy(stones: u32, _: u32) -> u32 {
    stones // wrong
}
