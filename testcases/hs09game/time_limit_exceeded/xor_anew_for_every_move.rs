//! Slow idea: make every move on a copy of the heaps and compute the whole xor anew, O(n²) a game.
//! Right on small games; too slow at T = n = 1000 when no early move wins, as in lost games.

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
    [5, 3, 2].iter().find_map(|&take| {
        let wins = |index: usize| {
            let mut after = heaps.to_vec();
            after[index] -= take;
            nim_sum(&after) == 0
        };
        let index = (0..heaps.len()).find(|&index| heaps[index] >= take && wins(index))?;
        let heap = index + 1;
        Some(Move { take, heap })
    })
}

fn nim_sum(heaps: &[u32]) -> u8 {
    heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap))
}

struct Move {
    take: u32,
    heap: usize,
}

fn grundy(heap: u32) -> u8 {
    [0, 0, 1, 1, 2, 2, 3][heap as usize % 7]
}
