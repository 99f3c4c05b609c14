//! # Stair Game (CSES 1099)
//!
//! <https://cses.fi/problemset/task/1099>, t and ∑n ≤ 2·10^5, balls ≤ 10^9 a stair, time limit 1 s.
//!
//! ## Problem
//! `t` games, each on stairs 1 to `n` with some balls on every stair. A move carries one or more
//! balls from one stair down to the next, `k` to `k - 1`. From stair 1 nothing moves; whoever
//! cannot move loses. For each game print who wins, `first` or `second`.
//!
//! ## Idea
//! The even stairs are heaps of Nim (`cses_1730.rs`, `docs/theory.md`), and the odd ones do not
//! count. The player to move loses iff the xor `s` of the balls on the even stairs is 0.
//!
//! ```text
//! stair  1 2 3 4
//! balls  7 2 5 3    s = 2 ⊕ 3 = 1: carrying one ball from stair 4 to 3 wins
//!        7 2 6 2    s = 0. If the other player now carries all 6 down from stair 3,
//!        7 8 0 2    carry these 6 on from stair 2, and s is 0 again
//!       13 2 0 2
//! ```
//!
//! ## Proof
//! - A ball that is on stair `k` moves at most `k - 1` times, so every game ends. Then all balls
//!   are on stair 1, and `s = 0`.
//! - Of two neighbouring stairs exactly one is even. So a move changes exactly one even stair, and
//!   if `s = 0`, it leaves `s ≠ 0`.
//! - If `s ≠ 0`, some even stair's number `b` has the top bit of `s`, so `b ⊕ s < b`. Carry balls
//!   down from it until `b ⊕ s` are left: the xor becomes `s ⊕ b ⊕ (b ⊕ s) = 0`. There is a stair
//!   below it, for the lowest even stair is 2.
//! - So a player who finds `s ≠ 0` can leave `s = 0` on every turn. The other player finds `s = 0`
//!   each time, also when nobody can move any more: the player to move loses iff `s = 0`.
//!
//! ## Complexity
//! O(n) time and memory a game; the answers of all games are kept until the end.
//!
//! ## Pitfalls
//! - Stair 1, where balls end up, decides which stairs count, not the top one: the ball on the top
//!   stair counts in `0 1`, but not in `1`.
//! - `0 0 1` is lost: the ball goes down to stair 2, and then to stair 1.

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
    let even_stairs = balls.iter().skip(1).step_by(2);
    let nim_sum = even_stairs.fold(0, |sum, balls| sum ^ balls);
    nim_sum != 0
}
