//! Wrong idea: add the remainders, as if all heaps were one: multiples of 4 are lost. The sample does
//! not show it.
//! Shown by `1 / 2 / 1 1`: prints first, but second is right.

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
    let remainders = heaps.iter().map(|heap| heap % (LARGEST_TAKE + 1));
    let nim_sum = remainders.fold(0, |sum, remainder| (sum + remainder) % 4); // wrong
    nim_sum != 0
}
