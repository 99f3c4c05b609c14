//! Wrong idea: ordinary Nim, a heap is worth its number of sticks.
//! Heap `4`: prints Robert, but Julia wins by 3 from heap 1.

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
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ heap);
    [5, 3, 2].iter().find_map(|&take| {
        let wins = |heap| heap >= take && heap - take == heap ^ nim_sum;
        let index = heaps.iter().position(|&heap| wins(heap))?;
        let heap = index + 1;
        Some(Move { take, heap })
    })
}

struct Move {
    take: u32,
    heap: usize,
}
