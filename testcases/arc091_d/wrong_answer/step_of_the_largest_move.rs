//! Wrong idea: a step is the largest move, one stone less than the pile without a move to it.
//! Shown by `1 / 3 2`: prints Takahashi, but Aoki is right.

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
        // All steps that begin above `q · k`: `above` divided by `q + 1` and rounded up. Where `q`
        // is 0, each is one stone, and they end at 0 stones, whose value is 0, too.
        let step = q.max(1); // wrong
        let steps = (above + step - 1) / step;
        stones -= steps * step;
    }
}
