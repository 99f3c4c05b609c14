//! Slow idea: another method, compute the value of every heap from those of the three heaps below it,
//! from 0 up.
//! Shown by the largest inputs, where 200000 heaps of 10^9 take 2·10^14 steps.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=200_000).contains(&games), "the number of games must be 1 to 200000");
    let mut answers = String::new();
    let mut heaps_in_all = 0;
    for _ in 0..games {
        input! { heaps: [u32] }
        assert!((1..=200_000).contains(&heaps.len()), "the number of heaps must be 1 to 200000");
        let in_range = heaps.iter().all(|heap| (1..=1_000_000_000).contains(heap));
        assert!(in_range, "a heap must be 1 to 10^9");
        heaps_in_all += heaps.len();
        assert!(heaps_in_all <= 200_000, "the heaps of all games must be at most 200000");
        answers += if first_player_wins(&heaps) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}

const LARGEST_TAKE: u32 = 3;

pub fn first_player_wins(heaps: &[u32]) -> bool {
    let remainders = heaps.iter().map(|heap| grundy(*heap));
    let nim_sum = remainders.fold(0, |sum, remainder| sum ^ remainder);
    nim_sum != 0
}

fn grundy(heap: u32) -> u32 {
    // Those of the three heaps below.
    let mut below = vec![];
    // wrong
    for _ in 0..heap {
        let value = (0..=LARGEST_TAKE).find(|value| !below.contains(value)).unwrap_or(0);
        below.push(value);
        if below.len() > 3 {
            below.remove(0);
        }
    }
    (0..=LARGEST_TAKE).find(|value| !below.contains(value)).unwrap_or(0)
}
