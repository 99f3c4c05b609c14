//! Heaps and bans that decide who wins: any of the values that are taken wrongly would show.

use super::{Ban, BannedHeaps, Values, distinct};
use crate::family::heaps::Under;
use crate::family::nim::{cancelled_out, nim_sum};
use crate::generator::Random;

/// Bans that hide 0 from nearly all of the smallest sizes. Of 257 and of 513 sizes with the value 0 only
/// one is banned, which is all of them to a byte, and in the end all but one.
pub fn bans_on_zeros() -> Vec<Ban> {
    const LAST: u64 = 633;
    let (mut zeros, mut bans) = (vec![0], vec![]);
    for size in 1..=LAST {
        let banned = match size {
            257 | 514 => 1,
            LAST => zeros.len() - 1,
            _ => zeros.len(),
        };
        bans.extend(zeros[..banned].iter().map(|zero| [size, size - zero]));
        if banned == zeros.len() {
            zeros.push(size);
        }
    }
    bans
}

/// With one other of the large piles, so that all cancel out.
pub fn lost_like(Under { params, heaps }: BannedHeaps) -> BannedHeaps {
    let values = Values::new(&params);
    // The first pile with a value has no more stones than this value and the number of bans.
    let most = heaps.iter().copied().max().unwrap_or(0) - params.len() as u64;
    let of = |value| values.first_with(value);
    let heaps = cancelled_out(heaps, |heap| values.of(*heap), 1..=most, of);
    Under { params, heaps }
}

/// Sizes, many of which may not become each other.
pub fn among_each_other(random: &mut Random, most: u64, largest: u64) -> BannedHeaps {
    let count = random.number(2..=9) as usize;
    let mut sizes: Vec<_> = (0..count).map(|_| random.magnitude(1..=most)).collect();
    let one_in = random.number(1..=3);
    let mut bans = vec![[sizes[0], sizes[0]]];
    for larger in &sizes {
        for smaller in sizes.iter().chain([&0]).filter(|smaller| *smaller < larger) {
            if !random.once_in(one_in + 1) {
                bans.push([*larger, larger - smaller]);
            }
        }
    }
    sizes.truncate(random.number(1..=count as u64) as usize);
    balanced(random, Under { params: distinct(bans), heaps: sizes }, largest)
}

/// With one heap more, after which all cancel out, or do so but for one bit.
pub fn balanced(random: &mut Random, mut case: BannedHeaps, largest: u64) -> BannedHeaps {
    let values = Values::new(&case.params);
    let bit = if random.once_in(2) { 0 } else { 1 << random.number(0..=59) };
    let last = nim_sum(case.heaps.iter().map(|heap| values.of(*heap)).chain([bit]));
    let heap = values.first_with(last);
    if (1..=largest).contains(&heap) {
        case.heaps.insert(random.index(case.heaps.len() + 1), heap);
    }
    case
}
