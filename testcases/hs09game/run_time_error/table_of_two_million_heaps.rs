//! Wrong idea: another method, a table of the values up to two million, for no heap of the sample
//! is larger.
//! Shown by `1 / 1 / 2000001`: the index is out of bounds, but 3 from heap 1 is right.

use proconio::input;

fn main() {
    input! { games: usize }
    let grundy = grundy_values(2_000_000); // wrong
    for _ in 0..games {
        input! { heaps: [usize] }
        match winning_move(&heaps, &grundy) {
            Some(Move { take, heap }) => {
                println!("Julia wins.\nTake {} sticks from heap number {}.\n", take, heap);
            }
            None => println!("Robert wins.\n"),
        }
    }
}

fn winning_move(heaps: &[usize], grundy: &[u8]) -> Option<Move> {
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy[heap]);
    if nim_sum == 0 {
        return None;
    }
    [5, 3, 2].iter().find_map(|&take| {
        let wins = |heap| heap >= take && grundy[heap - take] == grundy[heap] ^ nim_sum;
        let index = heaps.iter().position(|&heap| wins(heap))?;
        Some(Move { take, heap: index + 1 })
    })
}

struct Move {
    take: usize,
    heap: usize,
}

fn grundy_values(largest: usize) -> Vec<u8> {
    let mut grundy = vec![];
    for heap in 0..=largest {
        let below = |take: &usize| heap.checked_sub(*take).map(|rest| grundy[rest]);
        let reached: Vec<u8> = [2, 3, 5].iter().filter_map(below).collect();
        grundy.push((0..4).find(|value| !reached.contains(value)).unwrap_or(3));
    }
    grundy
}
