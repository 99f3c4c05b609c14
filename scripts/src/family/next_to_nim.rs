//! A position next to a heap of Nim, by the rules alone.

/// Next to which Nim heaps up to `most` (at most 31) a position is lost, as bits, told by the same of
/// all that one move makes of it. It is one heap, and its size is the position's Grundy value.
pub fn lost_next_to(most: u32, moves: impl Iterator<Item = u32>) -> u32 {
    // Next to these a move of the position leads to a lost one.
    let won = moves.fold(0, |won, lost| won | lost);
    let mut lost = 0;
    for heap in 0..=most {
        let can_be_cut_down = lost != 0;
        lost |= u32::from(!can_be_cut_down && won >> heap & 1 == 0) << heap;
    }
    lost
}
