//! Wrong idea: a take must be less than the pile, so that nobody takes the last stones.
//! Shown by `1 1 / 1`: prints Second, but First is right.

use proconio::input;

fn main() {
    input! { n: usize, k: u32, takes: [u32; n] }
    assert!((1..=100).contains(&n), "N must be 1 to 100");
    assert!((1..=100_000).contains(&k), "K must be 1 to 100000");
    assert!(takes[0] >= 1 && takes[n - 1] <= k, "a take must be 1 to K");
    assert!(takes.windows(2).all(|pair| pair[0] < pair[1]), "the takes must increase");
    println!("{}", if first_player_wins(&takes, k) { "First" } else { "Second" });
}

pub fn first_player_wins(takes: &[u32], stones: u32) -> bool {
    // Of every pile whether the player to move wins.
    let mut wins: Vec<bool> = vec![];
    for pile in 0..=stones {
        let leaves_lost_pile = |&take: &u32| take < pile && !wins[(pile - take) as usize]; // wrong
        let is_won = takes.iter().any(leaves_lost_pile);
        wins.push(is_won);
    }
    wins[stones as usize]
}
