//! Slow idea: for every heap go through all smaller ones again, O(n² · k).
//! Shown by the largest inputs, n = 10^6.

use proconio::input;

fn main() {
    input! { sticks: usize, takes_count: usize, takes: [usize; takes_count] }
    assert!((1..=1_000_000).contains(&sticks), "n must be 1 to 10^6");
    assert!((1..=100).contains(&takes_count), "k must be 1 to 100");
    assert!(takes.iter().all(|take| (1..=sticks).contains(take)), "a take must be 1 to n");
    assert!(takes.contains(&1), "1 must be among the takes");
    let is_new = |index: usize| !takes[..index].contains(&takes[index]);
    assert!((0..takes_count).all(is_new), "the takes must be different");
    let anew = (1..=sticks).map(|heap| winning_heaps(heap, &takes)[heap - 1]); // wrong
    let letters = anew.map(|wins| if wins { 'W' } else { 'L' });
    println!("{}", letters.collect::<String>());
}

/// For every heap from 1 to `sticks` whether the player to move wins.
pub fn winning_heaps(sticks: usize, takes: &[usize]) -> Vec<bool> {
    let mut is_marked = vec![false; sticks + 1];
    for heap in 0..sticks {
        if !is_marked[heap] {
            for take in takes.iter().filter(|&take| heap + take <= sticks) {
                is_marked[heap + take] = true;
            }
        }
    }
    is_marked.split_off(1)
}
