//! Wrong idea: another method, the value of a heap by recursion with a memory of the heaps seen, as
//! deep as the heap is large.
//! Shown by `1 / 1 / 1000000000`: overflows the stack, but 5 from heap 1 is right.

use proconio::input;
use std::collections::HashMap;

fn main() {
    input! { games: usize }
    let mut known = HashMap::new();
    for _ in 0..games {
        input! { heaps: [u32] }
        match winning_move(&heaps, &mut known) {
            Some(Move { take, heap }) => {
                println!("Julia wins.\nTake {} sticks from heap number {}.\n", take, heap);
            }
            None => println!("Robert wins.\n"),
        }
    }
}

fn winning_move(heaps: &[u32], known: &mut HashMap<u32, u8>) -> Option<Move> {
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap, known));
    if nim_sum == 0 {
        return None;
    }
    [5, 3, 2].iter().find_map(|&take| {
        let mut value = |heap| grundy(heap, known);
        let mut wins = |heap| heap >= take && value(heap - take) == value(heap) ^ nim_sum;
        let index = heaps.iter().position(|&heap| wins(heap))?;
        Some(Move { take, heap: index + 1 })
    })
}

struct Move {
    take: u32,
    heap: usize,
}

fn grundy(heap: u32, known: &mut HashMap<u32, u8>) -> u8 {
    if let Some(&value) = known.get(&heap) {
        return value;
    }
    let takes = [2, 3, 5];
    let possible = takes.iter().filter(|&&take| take <= heap);
    let reached: Vec<u8> = possible.map(|take| grundy(heap - take, known)).collect(); // wrong
    let value = (0..4).find(|value| !reached.contains(value)).unwrap_or(3);
    known.insert(heap, value);
    value
}
