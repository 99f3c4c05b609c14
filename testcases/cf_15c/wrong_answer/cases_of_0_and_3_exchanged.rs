//! Wrong idea: 0 ⊕ 1 ⊕ … ⊕ n is 0 where n is a multiple of 4, and n where n mod 4 is 3. The samples
//! do not show it.
//! Shown by `1 / 1 3`: prints tolik, but bolik is right.

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
    let mut nim_sum = 0;
    for (first, dumpers) in quarries {
        let last = first + dumpers - 1;
        nim_sum ^= xor_up_to(last) ^ xor_up_to(first - 1);
    }
    nim_sum != 0
}

/// `0 ⊕ 1 ⊕ … ⊕ n`.
fn xor_up_to(n: u64) -> u64 {
    match n % 4 {
        3 => n, // wrong
        1 => 1,
        2 => n + 1,
        _ => 0,
    }
}
