//! The first choice of what a source uses of the stand-ins, by its words.

use std::collections::HashSet;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, Ident, LexError, TokenStream, TokenTree};

use crate::paste::stand_ins::{Condition, Need, Piece, StandIns};

/// The words of a source.
pub struct Uses {
    /// All names, and the shape `(_,_,_)`.
    anywhere: HashSet<String>,
    /// Names, names in lists and shapes where values are read; `None` if it is not known.
    declared: Option<HashSet<String>>,
}

impl Uses {
    /// What is read stands in calls of `input!`, `input_interactive!` and `read_value!`.
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

    /// The same for a source in which a macro makes such calls, or which gives them other names.
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
    /// The pieces that a source uses, directly or through others, if `unused` names are not meant.
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

/// # Errors
/// When `text` has no tokens of Rust.
pub fn tokens(text: &str) -> Result<TokenStream> {
    text.parse().map_err(|error: LexError| anyhow!("{error}"))
}

/// All names in these tokens.
pub fn names(tokens: TokenStream) -> HashSet<String> {
    let mut names = HashSet::new();
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                names.insert(name.to_string());
            }
            TokenTree::Group(group) => names.extend(self::names(group.stream())),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    names
}

/// What stands between the brackets of each call of `input!`, `input_interactive!` or `read_value!`.
fn calls(tokens: TokenStream) -> Vec<TokenStream> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let reads = match &tokens[..index] {
            [.., TokenTree::Ident(name), TokenTree::Punct(mark)] if mark.as_char() == '!' => {
                ["input", "input_interactive", "read_value"].iter().any(|reads| name == reads)
            }
            _ => false,
        };
        match reads {
            true => found.push(group.stream()),
            false => found.extend(calls(group.stream())),
        }
    }
    found
}

/// Adds the shapes of all groups but those that a name, `!` or `$` stands before, and `[name]` for
/// the names between brackets.
fn collect_shapes(tokens: TokenStream, shapes: &mut HashSet<String>) {
    let mut is_own = true;
    for token in tokens {
        if let TokenTree::Group(group) = &token {
            if group.delimiter() == Delimiter::Bracket {
                shapes.extend(names(group.stream()).iter().map(|name| format!("[{name}]")));
            }
            if is_own {
                shapes.extend(shapes_of(group).iter().map(|&shape| shape.to_owned()));
            }
            collect_shapes(group.stream(), shapes);
        }
        is_own = match token {
            TokenTree::Ident(name) => is_keyword(&name),
            TokenTree::Punct(mark) => !matches!(mark.as_char(), '$' | '!'),
            TokenTree::Group(_) | TokenTree::Literal(_) => true,
        };
    }
}

fn is_keyword(name: &Ident) -> bool {
    syn::parse_str::<Ident>(&name.to_string()).is_err()
}

fn shapes_of(group: &Group) -> &'static [&'static str] {
    let count = |wanted| {
        let is_wanted =
            |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == wanted);
        group.stream().into_iter().filter(is_wanted).count()
    };
    match group.delimiter() {
        Delimiter::Bracket if count(';') == 0 => &["[_]"],
        Delimiter::Bracket => &["[_;_]"],
        Delimiter::Parenthesis if count(',') == 2 => &["(_)", "(_,_,_)"],
        Delimiter::Parenthesis => &["(_)"],
        Delimiter::Brace | Delimiter::None => &[],
    }
}
