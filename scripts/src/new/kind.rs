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
    /// The values that the template of the rules asks for; the moves are those of a game to be
    /// replaced.
    pub fn values(self) -> [(&'static str, &'static str); 8] {
        let [family, uses, game, stand_in, format, input, case, made] = match self {
            Self::Heaps => [
                "Heaps",
                "family::heaps::{HeapGame, Heaps, Replace};\nuse crate::family::lists::Lists;",
                include_str!("templates/heaps.rs.txt"),
                "Nim",
                "Lists<u32>",
                "Lists::counted(\"n\", 1..=100).of(\"heap\", 0..=1000)",
                "Vec<u32>",
                "Replace",
            ],
            Self::Splits => [
                "Splits",
                "family::numbers::Numbers;\nuse crate::family::splits::{Split, SplitGame, Splits};\n\
                 use crate::game::Visit;",
                include_str!("templates/splits.rs.txt"),
                "Grundy's game",
                "Numbers<u32>",
                "Numbers::of(\"n\", 1..=1000)",
                "u32",
                "Split<Vec<u32>>",
            ],
            Self::Own => [
                "Own",
                "family::numbers::Numbers;\nuse crate::family::own::{Own, OwnGame};\n\
                 use crate::game::Visit;",
                include_str!("templates/own.rs.txt"),
                "taking 1 or 2",
                "Numbers<u32>",
                "Numbers::of(\"n\", 1..=1000)",
                "u32",
                "u32",
            ],
        };
        [
            ("family", family),
            ("uses", uses),
            ("game", game),
            ("stand_in", stand_in),
            ("format", format),
            ("input", input),
            ("case", case),
            ("move", made),
        ]
    }
}
