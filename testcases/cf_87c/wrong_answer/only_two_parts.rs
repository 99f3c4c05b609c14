//! Wrong idea: if any split wins, one into two piles does.
//! Shown by `18`: prints -1, but 3 is right.

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
pub fn smallest_winning_split(pile: usize, prefix_xors: &[u8]) -> Option<usize> {
    let (parts, _) = splits(pile).find(|&split| worth(split, prefix_xors) == 0)?;
    Some(parts).filter(|&parts| parts == 2) // wrong
}

/// For each size up to `largest`, the xor of the values of the piles up to this size.
pub fn prefix_xors(largest: usize) -> Vec<u8> {
    let mut prefix_xors = vec![0];
    for pile in 1..=largest {
        let mut reached = 0u64;
        for split in splits(pile) {
            reached |= 1 << worth(split, &prefix_xors);
        }
        // No pile of up to 100000 stones has more than 47 splits, so that no value is above 47.
        let grundy = (!reached).trailing_zeros() as u8;
        prefix_xors.push(prefix_xors[pile - 1] ^ grundy);
    }
    prefix_xors
}

/// The splits of a pile, each as the number of its parts and the smallest part.
fn splits(pile: usize) -> impl Iterator<Item = (usize, usize)> {
    let possible = (2..).take_while(move |parts| parts * (parts + 1) / 2 <= pile);
    possible.filter_map(move |parts| {
        // The stones without the 1, 2, 3, … by which the other parts exceed the smallest one.
        let equal_parts = pile - parts * (parts - 1) / 2;
        match equal_parts % parts {
            0 => Some((parts, equal_parts / parts)),
            _ => None,
        }
    })
}

/// The xor of the values of the parts.
fn worth((parts, smallest): (usize, usize), prefix_xors: &[u8]) -> u8 {
    prefix_xors[smallest + parts - 1] ^ prefix_xors[smallest - 1]
}
