//! Wrong idea: of several heaps for the largest take the last one, instead of the first.
//! Heaps `2 2 2`: prints 2 from heap 3, but 2 from heap 1 is right.

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
        let index = heaps.iter().rposition(|&heap| wins(heap))?;
        let heap = index + 1;
        Some(Move { take, heap })
    })
}

struct Move {
    take: u32,
    heap: usize,
}

fn grundy(heap: u32) -> u8 {
    [0, 0, 1, 1, 2, 2, 3][heap as usize % 7]
}
