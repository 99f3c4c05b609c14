//! Wrong idea: another method, the rule for all takes from 1 to m: lost are the multiples of m + 1.
//! Shown by `3 2 / 1 3`: prints WWW, but WLW is right.

use proconio::input;

fn main() {
    input! { sticks: usize, takes_count: usize, takes: [usize; takes_count] }
    assert!((1..=1_000_000).contains(&sticks), "n must be 1 to 10^6");
    assert!((1..=100).contains(&takes_count), "k must be 1 to 100");
    assert!(takes.iter().all(|take| (1..=sticks).contains(take)), "a take must be 1 to n");
    assert!(takes.contains(&1), "1 must be among the takes");
    let is_new = |index: usize| !takes[..index].contains(&takes[index]);
    assert!((0..takes_count).all(is_new), "the takes must be different");
    let letters =
        winning_heaps(sticks, &takes).into_iter().map(|wins| if wins { 'W' } else { 'L' });
    println!("{}", letters.collect::<String>());
}

/// For every heap from 1 to `sticks` whether the player to move wins.
pub fn winning_heaps(sticks: usize, takes: &[usize]) -> Vec<bool> {
    let largest = takes.iter().max().unwrap_or(&1);
    (1..=sticks).map(|heap| heap % (largest + 1) != 0).collect() // wrong
}
