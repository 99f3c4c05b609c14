//! Wrong idea: the values have the period 34 from the first one on.
//! Shown by `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`: prints 2, but 9 is right.

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
        let value = (!worths).trailing_zeros() as u8;
        values.push(if length < 34 { value } else { values[length - 34] }); // wrong
    }
    values
}
