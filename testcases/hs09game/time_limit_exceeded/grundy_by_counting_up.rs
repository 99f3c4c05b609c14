//! Slow idea: no period, the Grundy value of every heap is counted up from the empty heap.
//! Right on small heaps; too slow for a single heap of 10^9 sticks, and there are a million.

use proconio::input;

fn main() {
    input! { games: usize }
    for _ in 0..games {
        input! { heaps: [u32] }
        match winning_move(&heaps) {
            Some(Move { take, heap }) => {
                println!("Julia wins.");
                println!("Take {} sticks from heap number {}.\n", take, heap);
            }
            None => println!("Robert wins.\n"),
        }
    }
}

fn winning_move(heaps: &[u32]) -> Option<Move> {
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap));
    [5, 3, 2].iter().find_map(|&take| {
        let wins = |heap| heap >= take && grundy(heap - take) == grundy(heap) ^ nim_sum;
        let index = heaps.iter().position(|&heap| wins(heap))?;
        let heap = index + 1;
        Some(Move { take, heap })
    })
}

struct Move {
    take: u32,
    heap: usize,
}

fn grundy(heap: u32) -> u8 {
    // The values of the five heaps below, the next one first; no heap has the value 4.
    let mut below = [0, 4, 4, 4, 4];
    (0..heap).fold(0, |_, _| {
        let [one, two, three, four, five] = below;
        let reached = [two, three, five];
        let value = (0..4).find(|value| !reached.contains(value)).unwrap_or(3);
        below = [value, one, two, three, four];
        value
    })
}
