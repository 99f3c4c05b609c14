//! Moves in the notation of a statement.

use std::fmt::{self, Debug, Display};

/// A move as its statement tells it: the words to type, most of them numbers, each after its name.
/// Heaps, stairs and the like are counted as the statement counts them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Told(Vec<(&'static str, String)>);

impl Told {
    /// From names and words; a name may be empty.
    pub fn of<W: Display, const K: usize>(words: [(&'static str, W); K]) -> Self {
        Self(words.map(|(name, word)| (name, word.to_string())).into())
    }

    /// With one more word.
    pub fn and(mut self, name: &'static str, word: impl Display) -> Self {
        self.0.push((name, word.to_string()));
        self
    }

    /// The numbers of a move without names, where nothing better is known.
    pub fn plainly(made: &impl Debug) -> Self {
        let text = format!("{made:?}");
        let words = text.split(|character: char| !character.is_alphanumeric() && character != '-');
        let is_number = |word: &&str| word.starts_with(|first: char| first.is_ascii_digit());
        Self(words.filter(is_number).map(|word| ("", word.to_owned())).collect())
    }

    /// What is typed to make the move.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(_, word)| word.as_str())
    }

    /// The names of the words, in their order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(name, _)| *name)
    }
}

impl Display for Told {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.0.iter().flat_map(|(name, word)| [*name, word]);
        for (place, word) in words.filter(|word| !word.is_empty()).enumerate() {
            let space = if place > 0 { " " } else { "" };
            write!(formatter, "{space}{word}")?;
        }
        Ok(())
    }
}
