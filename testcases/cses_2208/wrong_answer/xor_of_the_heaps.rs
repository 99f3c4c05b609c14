//! Wrong idea: the rule of Nim Game I, where a move takes from one heap, as many as it likes.
//! Shown by `1 / 2 / 1 1`: prints second, but first is right.

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

pub fn first_player_wins(heaps: &[u32]) -> bool {
    heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0 // wrong
}
