//! Slow idea: compute the values of all heaps up to the largest one: O(n²).
//! Shown by the largest inputs, n = 1000000: takes 2.5·10^11 steps.

use proconio::input;

fn main() {
    input! { heaps: [usize] }
    assert!((1..=100_000).contains(&heaps.len()), "the number of games must be 1 to 100000");
    assert!(heaps.iter().all(|heap| (1..=1_000_000).contains(heap)), "n must be 1 to 10^6");
    let values = grundy_values(*heaps.iter().max().expect("there is a heap")); // wrong
    let mut answers = String::new();
    for &heap in &heaps {
        answers += if first_player_wins(heap, &values) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}

pub fn first_player_wins(coins: usize, values: &[u8]) -> bool {
    values[coins] != 0
}

/// The value of each heap up to `largest`.
pub fn grundy_values(largest: usize) -> Vec<u8> {
    let mut values = vec![0];
    for heap in 1..=largest {
        let mut worths = [false; 256];
        for smaller in (1..heap).take_while(|smaller| 2 * smaller < heap) {
            worths[(values[smaller] ^ values[heap - smaller]) as usize] = true;
        }
        values.push(worths.iter().position(|worth| !worth).expect("all are below 256") as u8);
    }
    values
}
