//! Slow idea: one step of ⌊a / K⌋ + 1 stones after the other.
//! Shown by the largest inputs, A = 1000000000, K = 500000001: takes 7.5·10^8 steps a pile.

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
pub fn grundy(mut stones: u32, k: u32) -> u32 {
    loop {
        let (q, above) = (stones / k, stones % k);
        if above == 0 {
            return q;
        }
        stones -= q + 1; // wrong
    }
}
