//! Slow idea: list all dumpers; another method than the solution's.
//! Shown by `1 / 1 10000000000000000`: there are 10^16 of them.

use proconio::input;

fn main() {
    input! { quarries: [(u64, u64)] }
    assert!((1..=100_000).contains(&quarries.len()), "n must be 1 to 100000");
    let in_range = |number: u64| (1..=10_000_000_000_000_000).contains(&number);
    let are_in_range =
        quarries.iter().all(|&(first, dumpers)| in_range(first) && in_range(dumpers));
    assert!(are_in_range, "x and m must be 1 to 10^16");
    println!("{}", if first_player_wins(&quarries) { "tolik" } else { "bolik" });
}

/// Of every quarry the stones of its first dumper, and how many dumpers it has.
pub fn first_player_wins(quarries: &[(u64, u64)]) -> bool {
    let mut heaps = vec![];
    for &(first, dumpers) in quarries {
        for stones in first..first + dumpers {
            heaps.push(stones);
        }
    }
    let nim_sum = heaps.iter().fold(0, |sum, stones| sum ^ stones);
    nim_sum != 0
}
