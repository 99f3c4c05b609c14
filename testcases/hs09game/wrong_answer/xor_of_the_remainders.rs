//! Wrong idea: a heap is worth its remainder by 7, as if every take up to 6 were allowed.
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

fn grundy(heap: u32) -> u32 {
    heap % 7
}
