//! The words of a text of Rust: its names, its calls of `input!` and the shapes of its brackets.

use std::collections::HashSet;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, Ident, LexError, TokenStream, TokenTree};

/// # Errors
/// When `text` cannot be split into tokens of Rust.
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

/// The arguments of each call of `input!`, `input_interactive!` or `read_value!`.
pub fn calls(tokens: TokenStream) -> Vec<TokenStream> {
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

/// Adds the shapes, such as `[_]` and `(_,_,_)`, of all groups that do not follow a name or a `!`,
/// and `[name]` for each name between brackets.
pub fn collect_shapes(tokens: TokenStream, shapes: &mut HashSet<String>) {
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
            TokenTree::Punct(mark) => mark.as_char() != '!',
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
