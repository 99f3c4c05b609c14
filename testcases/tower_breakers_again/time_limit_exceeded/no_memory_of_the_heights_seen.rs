//! Slow idea: the values of all divisors by the definition, again and again; another method than the
//! solution's.
//! Shown by the largest inputs, towers of 98280: chains of divisors, more than 10^5 for each tower.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=200).contains(&games), "T must be 1 to 200");
    for _ in 0..games {
        input! { heights: [u32] }
        assert!((1..=100).contains(&heights.len()), "N must be 1 to 100");
        let in_range = heights.iter().all(|height| (1..=100_000).contains(height));
        assert!(in_range, "a height must be 1 to 100000");
        println!("{}", if first_player_wins(&heights) { 1 } else { 2 });
    }
}

pub fn first_player_wins(heights: &[u32]) -> bool {
    heights.iter().fold(0, |sum, &height| sum ^ value(height)) != 0
}

/// The Grundy value of a tower: the smallest number that no move is worth.
fn value(height: u32) -> u32 {
    let mut worths = vec![];
    for towers in (2..=height).filter(|towers| height % towers == 0) {
        worths.push(if towers % 2 == 0 { 0 } else { value(height / towers) });
    }
    (0..).find(|number| !worths.contains(number)).unwrap()
}
