//! Wrong idea: the lost cells come back after k cells, except that the multiples of k are won.
//! Shown by `1 / 4 3`: prints Alice, but Bob is right.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=100).contains(&games), "the number of games must be 1 to 100");
    for _ in 0..games {
        input! { n: u32, k: u32 }
        assert!(n <= 1_000_000_000, "n must be 0 to 10^9");
        assert!((3..=1_000_000_000).contains(&k), "k must be 3 to 10^9");
        println!("{}", if first_player_wins(n, k) { "Alice" } else { "Bob" });
    }
}

pub fn first_player_wins(n: u32, k: u32) -> bool {
    if k % 3 != 0 {
        return n % 3 != 0;
    }
    n % k % 3 != 0 || (n > 0 && n % k == 0) // wrong
}
