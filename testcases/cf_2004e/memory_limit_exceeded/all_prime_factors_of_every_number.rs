//! Wrong idea: there is room for a list of the prime factors of every number; another method than the
//! solution's.
//! Shown by `1 / 1 / 9999991`: the lists take more than 512 MiB.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=10_000).contains(&games), "t must be 1 to 10000");
    let (mut lists, mut piles_in_all) = (vec![], 0);
    for _ in 0..games {
        input! { piles: [usize] }
        assert!(!piles.is_empty(), "n must be 1 to 300000");
        piles_in_all += piles.len();
        assert!(piles_in_all <= 300_000, "the piles of all games must be at most 300000");
        let in_range = piles.iter().all(|pile| (1..=10_000_000).contains(pile));
        assert!(in_range, "a pile must be 1 to 10^7");
        lists.push(piles);
    }
    let largest = lists.iter().flatten().copied().max().unwrap_or(1);
    let values = grundy_values(largest);
    let mut answers = String::new();
    for piles in &lists {
        answers += if first_player_wins(piles, &values) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}

/// `values` must reach to the largest pile.
pub fn first_player_wins(piles: &[usize], values: &[u32]) -> bool {
    piles.iter().fold(0, |sum, &pile| sum ^ values[pile]) != 0
}

/// The Grundy value of every pile up to `largest`, which is at least 1.
pub fn grundy_values(largest: usize) -> Vec<u32> {
    let mut values = vec![0; largest + 1];
    values[1] = 1;
    let mut prime_factors = vec![vec![]; largest + 1];
    let mut primes = 0;
    for number in 2..=largest {
        if prime_factors[number].is_empty() {
            primes += 1;
            for multiple in (number..=largest).step_by(number) {
                prime_factors[multiple].push((number as u32, primes));
            }
        }
        let (p, number_of_p) = prime_factors[number][0];
        values[number] = if p == 2 { 0 } else { number_of_p };
    }
    values
}
