//! Wrong idea: every move takes one pebble, so their parity decides. The sample does not show it.
//! Shown by `1 / 1 / 2`: prints NIE, but TAK is right.

use proconio::input;

fn main() {
    input! { arrangements: usize }
    assert!((1..=10).contains(&arrangements), "u must be 1 to 10");
    for _ in 0..arrangements {
        input! { piles: [u32] }
        assert!((1..=1000).contains(&piles.len()), "the number of piles must be 1 to 1000");
        assert!(piles.windows(2).all(|pair| pair[0] <= pair[1]), "the piles must not decrease");
        let pebbles: u64 = piles.iter().map(|&pile| u64::from(pile)).sum();
        assert!(pebbles <= 10_000, "an arrangement must have at most 10000 pebbles");
        println!("{}", if first_player_wins(&piles) { "TAK" } else { "NIE" });
    }
}

pub fn first_player_wins(piles: &[u32]) -> bool {
    let mut differences = vec![];
    let mut before = 0;
    for pile in piles {
        differences.push(pile - before);
        before = *pile;
    }
    let nim_sum = piles.iter().fold(0, |sum, pile| sum ^ pile % 2); // wrong
    nim_sum != 0
}
