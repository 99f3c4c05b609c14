//! The first choice of what a source uses of the stand-ins, by its words.

use std::collections::HashSet;

use anyhow::Result;

use crate::paste::stand_ins::{Condition, Need, Piece, StandIns};
use crate::paste::words::{calls, collect_shapes, names, tokens};

/// The words of a source.
pub struct Uses {
    /// All names, and the shape `(_,_,_)`.
    anywhere: HashSet<String>,
    /// Names, names in lists and shapes where values are read; `None` if it is not known.
    declared: Option<HashSet<String>>,
}

impl Uses {
    /// The words of a source that reads in calls of `input!`, `input_interactive!` and `read_value!`.
    ///
    /// # Errors
    /// When `source` cannot be split into tokens of Rust.
    pub fn of(source: &str) -> Result<Self> {
        let tokens = tokens(source)?;
        let mut anywhere = names(tokens.clone());
        collect_shapes(tokens.clone(), &mut anywhere);
        let mut declared = HashSet::new();
        for call in calls(tokens) {
            declared.extend(names(call.clone()));
            collect_shapes(call, &mut declared);
        }
        Ok(Self { anywhere, declared: Some(declared) })
    }

    /// The same for a source that reads in other ways, too: through a macro or a name of its own.
    pub fn reading_anything(self) -> Self {
        Self { declared: None, ..self }
    }

    fn meet(&self, condition: &Condition) -> bool {
        self.declared.as_ref().is_none_or(|declared| {
            condition.anywhere.iter().all(|word| self.anywhere.contains(word))
                && condition.declared.iter().all(|word| declared.contains(word))
        })
    }
}

impl StandIns {
    /// The pieces that a source uses, directly or through others, except for `unused` names.
    pub fn used(&self, uses: &Uses, unused: &HashSet<String>) -> HashSet<usize> {
        let mut names = uses.anywhere.clone();
        let mut used = HashSet::new();
        loop {
            let is_used = |piece: &Piece| {
                piece.parent.is_none_or(|parent| used.contains(&parent))
                    && uses.meet(&piece.condition)
                    && match &piece.need {
                        Need::Name(name) => names.contains(name) && !unused.contains(name),
                        Need::Header(header) => {
                            self.defined.intersection(header).all(|name| names.contains(name))
                        }
                        Need::Parent => true,
                    }
            };
            let more: Vec<usize> = (0..self.pieces.len())
                .filter(|piece| !used.contains(piece))
                .filter(|&piece| is_used(&self.pieces[piece]))
                .collect();
            if more.is_empty() {
                return used;
            }
            for &piece in &more {
                let inside = &self.pieces[piece].names;
                names.extend(self.defined.intersection(inside).cloned());
            }
            used.extend(more);
        }
    }
}
