//! Wrong idea: who can win does so by the largest take from the first heap that holds it.
//! Heaps `2 4`: prints 3 from heap 2, but 2 from heap 2 is right.

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
    if nim_sum == 0 {
        return None;
    }
    [5, 3, 2].iter().find_map(|&take| {
        let index = heaps.iter().position(|&heap| heap >= take)?;
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
