//! The kinds of games for which a draft comes with rules to fill in.

use clap::ValueEnum;

/// A kind of game, by its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// A move changes one heap, alone
    Heaps,
    /// A move replaces one heap by several
    Splits,
    /// Anything else
    Own,
}

impl Kind {
    /// The game whose moves are to be replaced.
    pub fn stand_in(self) -> &'static str {
        match self {
            Self::Heaps => "Nim",
            Self::Splits => "Grundy's game",
            Self::Own => "taking 1 or 2",
        }
    }

    /// The values that the template of the rules asks for.
    pub fn values(self) -> [(&'static str, &'static str); 9] {
        let [family, uses, game, format, input, case, made, scale, largest] = match self {
            Self::Heaps => [
                "Heaps",
                "family::heaps::{HeapGame, Heaps, Replace};\nuse crate::family::lists::Lists;",
                include_str!("templates/heaps.rs.txt"),
                "Lists<u32>",
                "Lists::counted(\"n\", 1..=100).of(\"heap\", 0..=1000)",
                "Vec<u32>",
                "Replace",
                "Scale::linear(\"heaps\", 100)",
                "vec![1000; 100]",
            ],
            Self::Splits => [
                "Splits",
                "family::numbers::Numbers;\nuse crate::family::splits::{Split, SplitGame, Splits};\n\
                 use crate::game::Visit;",
                include_str!("templates/splits.rs.txt"),
                "Numbers<u32>",
                "Numbers::of(\"n\", 1..=1000)",
                "u32",
                "Split<Vec<u32>>",
                "Scale::linear(\"stones\", 1000)",
                "1000",
            ],
            Self::Own => [
                "Own",
                "family::numbers::Numbers;\nuse crate::family::own::{Own, OwnGame};\n\
                 use crate::game::Visit;",
                include_str!("templates/own.rs.txt"),
                "Numbers<u32>",
                "Numbers::of(\"n\", 1..=1000)",
                "u32",
                "u32",
                "Scale::linear(\"stones\", 1000)",
                "1000",
            ],
        };
        [
            ("family", family),
            ("uses", uses),
            ("game", game),
            ("format", format),
            ("input", input),
            ("case", case),
            ("move", made),
            ("scale", scale),
            ("largest", largest),
        ]
    }
}
