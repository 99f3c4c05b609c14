//! Wrong idea: a bean is a heap of Nim of the size of its distance from the last bottle.
//! Shown by `1 / 4 / 2 0 0 0`: prints 0 1 2 and 1, but -1 -1 -1 and 0 are right.

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
        values.push(missing.map_or(0, |_| distance as u32)); // wrong
    }
    values
}
