//! Wrong idea: the value of a pile is that of its greatest prime factor.
//! Shown by `1 / 2 / 3 15`: prints Alice, but Bob wins.

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
    let mut odd_primes: Vec<usize> = vec![];
    for number in (3..=largest).step_by(2) {
        // A number that no smaller one has reached is a prime.
        if values[number] == 0 {
            odd_primes.push(number);
            values[number] = odd_primes.len() as u32 + 1;
        }
        for p in odd_primes.iter().take_while(|&p| p * number <= largest) {
            values[p * number] = values[number]; // wrong
            // With larger primes, `p` would no longer be the smallest factor of the product.
            if number % p == 0 {
                break;
            }
        }
    }
    values
}
