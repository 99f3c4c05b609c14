//! Wrong idea: the smallest k for which there is a split, whether it wins or not.
//! Shown by `5`: prints 2, but -1 is right.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "n must be 1 to 100000");
    match smallest_winning_split(n, &prefix_xors(n)) {
        Some(parts) => println!("{}", parts),
        None => println!("-1"),
    }
}

/// The number of piles, if some split wins. `prefix_xors` must reach to `pile - 1`.
pub fn smallest_winning_split(pile: usize, _: &[u8]) -> Option<usize> {
    let mut possible = (2..).take_while(|parts| parts * (parts + 1) / 2 <= pile);
    possible.find(|parts| {
        // The stones without the 1, 2, 3, … by which the other parts exceed the smallest one.
        let equal_parts = pile - parts * (parts - 1) / 2;
        equal_parts % parts == 0 // wrong
    })
}

/// For each size up to `largest`, the xor of the values of the piles up to this size.
pub fn prefix_xors(largest: usize) -> Vec<u8> {
    let mut prefix_xors = vec![0];
    // Of each pile the numbers that its splits are worth, as bits.
    let mut worths = vec![0u64; largest + 1];
    for top in 1..=largest {
        // No pile of up to 100000 stones has more than 47 splits, so all values and worths are below 64.
        let grundy = (!worths[top]).trailing_zeros() as u8;
        prefix_xors.push(prefix_xors[top - 1] ^ grundy);
        // All splits whose largest part is `top`.
        let mut pile = top;
        for smallest in (1..top).rev() {
            pile += smallest;
            if pile > largest {
                break;
            }
            worths[pile] |= 1 << (prefix_xors[top] ^ prefix_xors[smallest - 1]);
        }
    }
    prefix_xors
}
