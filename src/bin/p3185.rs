//! # 分裂游戏 (Splitting game)
//!
//! <https://www.luogu.com.cn/problem/P3185>, t ≤ 10, n ≤ 21, time limit 1 s (assumed, not seen).
//!
//! ## Problem
//! Beans are in bottles `0` to `n - 1`. A move `i j k`, where `i < j ≤ k`, takes one bean out of
//! bottle `i` and puts one into `j` and one into `k`; whoever cannot move loses. Print the
//! lexicographically least winning move and how many win, or `-1 -1 -1` and 0.
//!
//! ## Idea
//! Every bean is a game of its own: `i j k` is worth the xor of the values in `j` and `k`, and the
//! value in `i`, a *Grundy value* (`docs/theory.md`), is the smallest of 0, 1, 2, … that no move is
//! worth. The player to move loses iff the xor `s` of the values of all beans is 0. A move turns `s`
//! into `s` ⊕ the three values in `i`, `j` and `k`, so it wins iff these have the xor `s`.
//!
//! ```text
//! bottle  0 1 2 3    in 3 nothing moves: 0. In 2 the one move is worth 0 ⊕ 0 = 0, so the value is
//! value   4 2 1 0    1. In 1 a move is worth 0 ⊕ 0, 0 ⊕ 1 or 1 ⊕ 1, that is 0 or 1: 2 is missing
//! beans   1 0 1 4    s = 4 ⊕ 1 = 5, and `0 2 3` wins, since 4 ⊕ 1 ⊕ 0 = 5, too
//! ```
//!
//! ## Proof
//! By this choice no move is worth the value of its bean, and every smaller number is the worth of
//! some move.
//! - A bean `d` bottles before the last allows at most `2^d - 1` moves, counting those of the beans
//!   it becomes. So every game ends, with all beans in the last bottle, and `s = 0`.
//! - If `s = 0`, a move replaces one value by two of another xor, and leaves `s ≠ 0`.
//! - If `s ≠ 0`, some bean's value `g` has the top bit of `s`. Then `g ⊕ s < g`, so some move of it
//!   is worth `g ⊕ s`, and this move leaves `s = 0`.
//! - So who finds `s ≠ 0` can leave `s = 0` on every turn, and the other player finds it each
//!   time, also at the end: the player to move loses iff `s = 0`.
//!
//! ## Complexity
//! O(n³) time a game, to try all moves.
//!
//! ## Pitfalls
//! - Two beans in the same bottle cancel out in `s`, but can move: in `1 2 0 0 0`, `1 2 3` wins.
//! - `j` and `k` may be the same, as in `1 0`. A move counts
//!   once, however many beans are in `i`: in `3 0` one move wins.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=10).contains(&games), "the number of games must be 1 to 10");
    for _ in 0..games {
        input! { beans: [u32] }
        assert!((2..=21).contains(&beans.len()), "the number of bottles must be 2 to 21");
        assert!(beans.iter().all(|&beans| beans <= 10_000), "a bottle must hold 0 to 10^4 beans");
        let winning = winning_moves(&beans);
        match winning.first() {
            Some(Move { from, to: (one, other) }) => println!("{} {} {}", from, one, other),
            None => println!("-1 -1 -1"),
        }
        println!("{}", winning.len());
    }
}

/// In lexicographic order.
pub fn winning_moves(beans: &[u32]) -> Vec<Move> {
    let bottles = beans.len();
    // From the first bottle to the last.
    let values: Vec<u32> = grundy_values(bottles).into_iter().rev().collect();
    let odd = (0..bottles).filter(|&bottle| beans[bottle] % 2 == 1);
    let nim_sum = odd.fold(0, |sum, bottle| sum ^ values[bottle]);
    let mut winning = vec![];
    for from in (0..bottles).filter(|&bottle| beans[bottle] > 0) {
        for one in from + 1..bottles {
            for other in one..bottles {
                if nim_sum == values[from] ^ values[one] ^ values[other] {
                    winning.push(Move { from, to: (one, other) });
                }
            }
        }
    }
    winning
}

pub struct Move {
    pub from: usize,
    pub to: (usize, usize),
}

/// The value of a bean at each distance from the last bottle.
pub fn grundy_values(bottles: usize) -> Vec<u32> {
    let mut values = vec![];
    for distance in 0..bottles {
        // The values of 21 bottles are below 64.
        let mut is_worth = [false; 64];
        for one in 0..distance {
            for other in 0..=one {
                is_worth[(values[one] ^ values[other]) as usize] = true;
            }
        }
        let missing = (0..64).find(|&value| !is_worth[value as usize]);
        values.push(missing.expect("all values are below 64"));
    }
    values
}
