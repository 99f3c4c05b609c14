//! Wrong idea: every stair that balls can leave is a heap of Nim.
//! Shown by `1 / 3 / 0 0 1`: prints first, but second is right.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=200_000).contains(&games), "the number of games must be 1 to 200000");
    let mut answers = String::new();
    let mut stairs_in_all = 0;
    for _ in 0..games {
        input! { balls: [u32] }
        assert!((1..=200_000).contains(&balls.len()), "the number of stairs must be 1 to 200000");
        let in_range = balls.iter().all(|&balls| balls <= 1_000_000_000);
        assert!(in_range, "the balls on a stair must be 0 to 10^9");
        stairs_in_all += balls.len();
        assert!(stairs_in_all <= 200_000, "the stairs of all games must be at most 200000");
        answers += if first_player_wins(&balls) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}

/// `balls[0]` lies on stair 1.
pub fn first_player_wins(balls: &[u32]) -> bool {
    let even_stairs = balls.iter().skip(1); // wrong
    let nim_sum = even_stairs.fold(0, |sum, balls| sum ^ balls);
    nim_sum != 0
}
