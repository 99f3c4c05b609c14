//! # Playing with String (Codeforces 305E)
//!
//! <https://codeforces.com/problemset/problem/305/E>, n ≤ 5000, time limit 2 s.
//!
//! ## Problem
//! A string of `n` letters on a strip of paper. A move takes a strip and a letter in it that is the
//! middle of a palindrome of 3 or more letters, and cuts it out: what is left of it, the letter and
//! what is right of it are three strips then. Whoever cannot move loses. Print `First` and the
//! leftmost letter that wins as the first move, counted from 1, or `Second`.
//!
//! ## Idea
//! Call a letter a centre if its two neighbours are equal: then it can be cut out. A cut makes its
//! neighbours the ends of strips, so they stop being centres; all others stay. So each run of centres
//! is a game of its own, in which a move takes one centre and those next to it. The value of a run,
//! its *Grundy value* (`docs/theory.md`), is the smallest number that no move is worth, and a move is
//! worth the xor of the two runs that it leaves. The player to move loses iff the xor `s` of all
//! values is 0, so a move wins iff it turns the value `g` of its run into `g ⊕ s`.
//!
//! ```text
//! letters  a b a c a b a    runs of one centre: s = 1 ⊕ 1 ⊕ 1 = 1, and to cut at 2 leaves 1 ⊕ 1 = 0
//! centres  . 2 . 4 . 6 .
//!
//! run    0 1 2 3 4 5 6 7    from 3 centres the middle one takes all, which is worth 0, and one at an
//! value  0 1 1 2 0 3 1 1    end leaves 1 of them, which is worth 1: the smallest number missing is 2
//! ```
//!
//! ## Proof
//! By this choice no move is worth as much as its run, and every smaller number is the worth of some
//! move.
//! - If `s = 0`, a move puts another number in the place of one value, and leaves `s ≠ 0`.
//! - If `s ≠ 0`, some run's value `g` has the top bit of `s`. Then `g ⊕ s < g`, so some move is worth
//!   `g ⊕ s`, and leaves `s = 0`.
//! - Centres only get fewer, and without any all values are 0: the player to move loses iff `s = 0`.
//!
//! ## Complexity
//! O(n²) time for the values, O(n) for the rest and for memory. (The game on a run is *Dawson's
//! Chess*; from 52 centres on its values have the period 34, see `docs/theory.md`, so O(n) will do.)
//!
//! ## Pitfalls
//! - A cut takes more than one centre: `aaaa` has two, and either wins.
//! - Runs count apart, and not every winning cut is the leftmost one: in `aaaaa` only the middle wins.
//! - A recursion for the values needs a memory, and then it still goes thousands of calls deep.

use proconio::{input, marker::Bytes};

fn main() {
    input! { letters: Bytes }
    assert!((1..=5000).contains(&letters.len()), "the string must have 1 to 5000 letters");
    assert!(letters.iter().all(|letter| letter.is_ascii_lowercase()), "all letters must be a to z");
    match leftmost_winning_cut(&letters) {
        Some(place) => println!("First\n{}", place),
        None => println!("Second"),
    }
}

/// Counted from 1.
pub fn leftmost_winning_cut(letters: &[u8]) -> Option<usize> {
    let runs = runs_of_centres(letters);
    let longest = runs.iter().map(|run| run.length).max().unwrap_or(0);
    let values = grundy_values(longest);
    let nim_sum = runs.iter().fold(0, |sum, run| sum ^ values[run.length]);
    runs.iter().find_map(|run| {
        let wanted = values[run.length] ^ nim_sum;
        let place = (0..run.length).find(|&place| worth(&values, run.length, place) == wanted)?;
        Some(run.start + place + 1)
    })
}

struct Run {
    /// The place of its first centre, counted from 0.
    start: usize,
    length: usize,
}

fn runs_of_centres(letters: &[u8]) -> Vec<Run> {
    let mut runs: Vec<Run> = vec![];
    let ends = letters.len().saturating_sub(1);
    for place in (1..ends).filter(|place| letters[place - 1] == letters[place + 1]) {
        match runs.last_mut() {
            Some(run) if run.start + run.length == place => run.length += 1,
            _ => runs.push(Run { start: place, length: 1 }),
        }
    }
    runs
}

/// The worth of the move that takes the centre with so many before it in its run. Those next to it go,
/// too, where there are any.
fn worth(values: &[u8], length: usize, before: usize) -> u8 {
    let after = length - before - 1;
    values[before.saturating_sub(1)] ^ values[after.saturating_sub(1)]
}

/// The values of runs up to a length of `longest`.
pub fn grundy_values(longest: usize) -> Vec<u8> {
    let mut values = vec![0];
    for length in 1..=longest {
        // The worths of moves, as bits: no value is above 9, so no worth is above 15.
        let worths =
            (0..length).fold(0u32, |worths, place| worths | 1 << worth(&values, length, place));
        values.push((!worths).trailing_zeros() as u8);
    }
    values
}
