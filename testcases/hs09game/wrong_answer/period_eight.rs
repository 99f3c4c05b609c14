//! Wrong idea: the values of 0 to 7 sticks repeat every eight; they repeat every seven.
//! Shown by `1 / 1 / 9`: prints Robert, but Julia wins by 2 from heap 1.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=1000).contains(&games), "the number of games must be 1 to 1000");
    let mut answers = String::new();
    for _ in 0..games {
        input! { heaps: [u32] }
        assert!((1..=1000).contains(&heaps.len()), "the number of heaps must be 1 to 1000");
        assert!(heaps.iter().all(|&heap| heap <= 1_000_000_000), "a heap must be 0 to 10^9");
        answers += &match winning_move(&heaps) {
            Some(Move { take, heap }) => {
                format!("Julia wins.\nTake {} sticks from heap number {}.\n\n", take, heap)
            }
            None => "Robert wins.\n\n".to_string(),
        };
    }
    print!("{}", answers);
}

/// Of several winning moves: the largest take, then the first heap.
pub fn winning_move(heaps: &[u32]) -> Option<Move> {
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ grundy(heap));
    if nim_sum == 0 {
        return None;
    }
    [5, 3, 2].iter().find_map(|&take| {
        let wins = |heap| heap >= take && grundy(heap - take) == grundy(heap) ^ nim_sum;
        let index = heaps.iter().position(|&heap| wins(heap))?;
        Some(Move { take, heap: index + 1 })
    })
}

pub struct Move {
    pub take: u32,
    /// Counted from 1.
    pub heap: usize,
}

pub fn grundy(heap: u32) -> u8 {
    PERIOD[heap as usize % PERIOD.len()]
}

static PERIOD: [u8; 8] = [0, 0, 1, 1, 2, 2, 3, 0]; // wrong
