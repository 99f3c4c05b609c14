//! Input that is a string of small letters.

use crate::generator::{Random, without_pieces, without_two};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

/// A string of 1 to so many letters, in a line of its own.
pub struct Letters {
    pub longest: usize,
}

/// Random strings are no longer than this, but for those near the limit.
const LONGEST_DRAWN: usize = 1000;

/// So many of the first `kinds` letters.
pub fn drawn(random: &mut Random, length: usize, kinds: u8) -> String {
    let letters = random.list(length, 0..=u64::from(kinds) - 1).into_iter();
    letters.map(|letter| char::from(b'a' + letter as u8)).collect()
}

/// All strings of this length in which every letter is one that came before or the next one, and not
/// beyond the first `kinds`: of strings that differ in the names of their letters the first.
pub fn up_to_renaming(length: usize, kinds: u8) -> Box<dyn Iterator<Item = String> + Send> {
    let Some(shorter) = length.checked_sub(1) else {
        return Box::new(std::iter::once(String::new()));
    };
    Box::new(up_to_renaming(shorter, kinds).flat_map(move |string| {
        let new = string.bytes().max().map_or(b'a', |letter| letter + 1);
        let letters = b'a'..=new.min(b'a' + kinds - 1);
        letters.map(move |letter| format!("{string}{}", char::from(letter)))
    }))
}

impl Format for Letters {
    type Case = String;

    fn write(&self, string: &String, input: &mut String) {
        *input += &format!("{string}\n");
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<String, Malformed> {
        let line = lines.line("the string")?;
        let string = line.text.to_owned();
        if self.allows(&string) {
            return Ok(string);
        }
        let found = match string.len() {
            length if length > self.longest => format!("{length}"),
            _ => format!("`{string}`"),
        };
        let message =
            format!("the string must be 1 to {} small letters, found {found}", self.longest);
        Err(line.malformed(message))
    }

    fn size(&self, string: &String) -> usize {
        string.len()
    }

    fn allows(&self, string: &String) -> bool {
        (1..=self.longest).contains(&string.len())
            && string.bytes().all(|letter| letter.is_ascii_lowercase())
    }

    /// By their length, in lexicographic order, letters named in the order in which they appear.
    fn small(&self) -> Box<dyn Iterator<Item = String> + '_> {
        Box::new((1..=self.longest).flat_map(|length| up_to_renaming(length, 26)))
    }

    fn shapes(&self) -> Vec<Shape<String>> {
        let longest = self.longest;
        let shape = |name, least: usize, most: usize, kinds: u64| {
            Shape::new(name, move |random| {
                let length = random.length(least.min(longest)..=most.min(longest));
                let kinds = random.number(1..=kinds) as u8;
                drawn(random, length, kinds)
            })
        };
        vec![
            shape("few_letters", 1, 60, 3),
            shape("near_limit", longest - longest / 50, longest, 4),
            shape("random", 1, LONGEST_DRAWN, 26),
        ]
    }

    /// Without some of its letters, or with an `a` for one.
    fn smaller<'a>(&'a self, string: &'a String) -> Box<dyn Iterator<Item = String> + 'a> {
        let letters = string.as_bytes();
        let fewer = without_pieces(letters).chain(without_two(letters));
        let lower = (0..letters.len()).filter(|place| letters[*place] > b'a').map(|place| {
            let mut lower = letters.to_vec();
            lower[place] = b'a';
            lower
        });
        Box::new(fewer.chain(lower).filter_map(|letters| String::from_utf8(letters).ok()))
    }

    /// So many of the same letter.
    fn sized(&self, size: usize, _: &mut Random) -> Vec<String> {
        vec!["a".repeat(size)]
    }
}
