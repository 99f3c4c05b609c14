//! Wrong idea: the remainder by 7 is all there is to a heap, so it need not hold the take.
//! Heaps `0 2`: prints 5 from heap 1, but 2 from heap 2 is right.

use proconio::input;

fn main() {
    input! { games: usize }
    for _ in 0..games {
        input! { heaps: [i64] }
        match winning_move(&heaps) {
            Some(Move { take, heap }) => {
                println!("Julia wins.");
                println!("Take {} sticks from heap number {}.\n", take, heap);
            }
            None => println!("Robert wins.\n"),
        }
    }
}

fn winning_move(heaps: &[i64]) -> Option<Move> {
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap));
    [5, 3, 2].iter().find_map(|&take| {
        let wins = |heap| nim_sum != 0 && grundy(heap - take) == grundy(heap) ^ nim_sum;
        let index = heaps.iter().position(|&heap| wins(heap))?;
        let heap = index + 1;
        Some(Move { take, heap })
    })
}

struct Move {
    take: i64,
    heap: usize,
}

fn grundy(heap: i64) -> u8 {
    [0, 0, 1, 1, 2, 2, 3][heap.rem_euclid(7) as usize]
}
