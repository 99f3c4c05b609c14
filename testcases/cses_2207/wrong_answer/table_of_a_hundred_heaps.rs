//! Wrong idea: after 53 no lost heap is seen up to 100, so none follows.
//! Shown by `1 / 270`: prints first, but second is right.

use proconio::input;

fn main() {
    input! { heaps: [usize] }
    assert!((1..=100_000).contains(&heaps.len()), "the number of games must be 1 to 100000");
    assert!(heaps.iter().all(|heap| (1..=1_000_000).contains(heap)), "n must be 1 to 10^6");
    let values = grundy_values(LAST_LOST);
    let mut answers = String::new();
    for &heap in &heaps {
        answers += if first_player_wins(heap, &values) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}

/// The largest heap up to 10^6 coins that is lost.
pub const LAST_LOST: usize = 100; // wrong

/// `values` must reach to `LAST_LOST`.
pub fn first_player_wins(coins: usize, values: &[u8]) -> bool {
    coins > LAST_LOST || values[coins] != 0
}

/// The value of each heap up to `largest`, which is at most `LAST_LOST`.
pub fn grundy_values(largest: usize) -> Vec<u8> {
    let mut values = vec![0];
    for heap in 1..=largest {
        // The numbers that the splits of this heap are worth, as bits. No value is above 32 here, so
        // all are below 64.
        let mut worths = 0u64;
        for smaller in (1..heap).take_while(|smaller| 2 * smaller < heap) {
            worths |= 1 << (values[smaller] ^ values[heap - smaller]);
        }
        values.push((!worths).trailing_zeros() as u8);
    }
    values
}
