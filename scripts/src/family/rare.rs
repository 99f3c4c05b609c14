//! Grundy's game, in which a move splits a heap into two of different sizes: the values of heaps far
//! beyond those for which all splits can be looked at.
//!
//! A number is *rare* if an even number of its bits is set, not counting the last bit, and *common*
//! otherwise. The xor of two rare numbers is rare, and so is that of two common ones. So a split is
//! worth a common number only if one of its heaps, and not both, has a rare value; and few heaps have.

const KINDS: usize = 256;

fn is_rare(value: u8) -> bool {
    (value >> 1).count_ones().is_multiple_of(2)
}

/// The Grundy value of every heap up to `largest`; 0 for none.
///
/// # Panics
/// When a value does not fit a byte, which is not known to happen.
pub fn values(largest: usize) -> Vec<u8> {
    let mut values = vec![0];
    let mut rare_heaps = vec![];
    for heap in 1..=largest {
        let value = next_value(&values, &rare_heaps);
        if is_rare(value) {
            rare_heaps.push(heap);
        }
        values.push(value);
    }
    values
}

/// The value of the first heap that is not in the table, by the heaps whose values are rare.
fn next_value(values: &[u8], rare_heaps: &[usize]) -> u8 {
    let heap = values.len();
    let mut seen = [false; KINDS];
    for rare in rare_heaps.iter().filter(|rare| **rare * 2 != heap) {
        seen[usize::from(values[*rare] ^ values[heap - rare])] = true;
    }
    // All common numbers that a split is worth have been seen.
    let common = (0..=u8::MAX).find(|value| !is_rare(*value) && !seen[usize::from(*value)]);
    let common = common.expect("the values fit a byte");
    // A rare number may still be missing below. Each of them is soon seen among the other splits; one
    // that never is makes this look at all of them.
    let mut missing = (0..common).filter(|value| is_rare(*value)).peekable();
    let half = heap.div_ceil(2);
    const PIECE: usize = 128;
    let pieces = values[1..half].chunks(PIECE).zip(values[heap - half + 1..].rchunks(PIECE));
    for (smaller, larger) in pieces {
        while missing.next_if(|value| seen[usize::from(*value)]).is_some() {}
        if missing.peek().is_none() {
            break;
        }
        for (one, other) in smaller.iter().zip(larger.iter().rev()) {
            seen[usize::from(one ^ other)] = true;
        }
    }
    missing.find(|value| !seen[usize::from(*value)]).unwrap_or(common)
}

/// The first heap up to `largest` that is lost and not in the list, or in it and won, from the values of
/// all heaps up to some size.
pub fn first_not_lost_like(values: &[u8], lost: &[u32], largest: u32) -> Option<u32> {
    let is_lost = |heap: usize| match values.get(heap) {
        Some(value) => *value == 0,
        None => !has_equal_split(values, heap),
    };
    (1..=largest).find(|heap| is_lost(*heap as usize) != lost.contains(heap))
}

/// Whether some split leaves two heaps whose values are known and equal: then the heap is won.
pub fn has_equal_split(values: &[u8], heap: usize) -> bool {
    let larger = heap / 2 + 1..heap.min(values.len());
    larger.into_iter().any(|larger| values[larger] == values[heap - larger])
}
