//! Wrong idea: the first heap with a winning take, instead of the largest winning take.
//! Heaps `2 2 3`: prints 2 from heap 1, but 3 from heap 3 is right.

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
    heaps.iter().enumerate().find_map(|(index, &heap)| {
        let wins = |take| heap >= take && grundy(heap - take) == grundy(heap) ^ nim_sum;
        let take = [5, 3, 2].iter().copied().find(|&take| wins(take))?;
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
