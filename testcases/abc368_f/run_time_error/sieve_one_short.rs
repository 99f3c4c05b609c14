//! Wrong idea: a sieve of length 100000 holds all numbers up to 100000, but its last is 99999.
//! Shown by `1 / 100000`: the index is out of bounds, but Anna is right.

use proconio::input;

fn main() {
    input! { numbers: [usize] }
    assert!((1..=100_000).contains(&numbers.len()), "N must be 1 to 100000");
    let in_range = numbers.iter().all(|number| (2..=100_000).contains(number));
    assert!(in_range, "a number must be 2 to 100000");
    println!("{}", if first_player_wins(&numbers) { "Anna" } else { "Bruno" });
}

pub fn first_player_wins(numbers: &[usize]) -> bool {
    let counts = prime_factor_counts(99_999); // wrong
    numbers.iter().fold(0, |sum, &number| sum ^ counts[number]) != 0
}

/// `Ω(X)` for every X up to `largest`.
pub fn prime_factor_counts(largest: usize) -> Vec<u8> {
    let mut counts = vec![0; largest + 1];
    let mut primes: Vec<usize> = vec![];
    for number in 2..=largest {
        // A number that no smaller one has reached is a prime.
        if counts[number] == 0 {
            counts[number] = 1;
            primes.push(number);
        }
        for p in primes.iter().take_while(|&p| p * number <= largest) {
            counts[p * number] = counts[number] + 1;
            // With larger primes, `p` would no longer be the smallest factor of the product.
            if number % p == 0 {
                break;
            }
        }
    }
    counts
}
