//! Both stand-ins as one text, `mod proconio { … }` and `mod itertools { … }`, in pieces that a
//! paste holds or leaves out.

use std::collections::HashSet;
use std::ops::Range;

use anyhow::{Context, Result, bail, ensure};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::{AttrStyle, Attribute, Item, ItemImpl, TraitItem, Type, UseTree};

use crate::paste::words::{names, tokens};

/// The start of a comment that is not pasted. It stands above a piece that only some sources need:
///
/// - `//@ marker`: those with this name in them;
/// - `//@ (_,_,_)`: those with a tuple of three;
/// - `//@ input! mut`: those with this name in a call of `input!` or `read_value!`;
/// - `//@ input! [u32]`: those with this name in a list there;
/// - `//@ input! [_]`, `[_;_]` or `(_)`: those that read a list with its length in front, a list of a
///   given length, or a tuple.
const CONDITION: &str = "//@";

/// The text and its pieces.
pub struct StandIns {
    lines: Vec<Line>,
    pub pieces: Vec<Piece>,
    /// The names of all pieces that have one.
    pub defined: HashSet<String>,
}

struct Line {
    text: String,
    /// The innermost piece that it belongs to.
    piece: usize,
}

/// An item, a method of a trait that has a body, or an arm of a macro, with the blank lines and
/// comments above it.
pub struct Piece {
    /// The module, trait or macro around it, which must be used too.
    pub parent: Option<usize>,
    pub need: Need,
    pub condition: Condition,
    /// The names in its text, but for those in pieces inside it.
    pub names: HashSet<String>,
}

/// The names that make a piece used.
pub enum Need {
    /// Its own name, in the source or in a piece that is used.
    Name(String),
    /// For `impl A for B`: those of the names in `A` and `B` that the stand-ins define.
    Header(HashSet<String>),
    /// For an arm of a macro: none, it goes with the macro.
    Parent,
}

/// The words that a source must also contain; see [`CONDITION`].
#[derive(Default)]
pub struct Condition {
    pub anywhere: Vec<String>,
    pub declared: Vec<String>,
}

impl StandIns {
    /// # Errors
    /// When a stand-in is not written in the way that this module can take apart.
    pub fn new(proconio: &str, itertools: &str) -> Result<Self> {
        let text = format!(
            "mod proconio {{\n{}}}\n\nmod itertools {{\n{}}}\n",
            indented(proconio),
            indented(itertools)
        );
        let file = syn::parse_file(&text).context("cannot parse the stand-ins")?;
        let mut stand_ins = Self { lines: Vec::new(), pieces: Vec::new(), defined: HashSet::new() };
        stand_ins.lines.extend(text.lines().map(|text| Line { text: text.to_owned(), piece: 0 }));
        stand_ins.add_items(&file.items, 0, None)?;
        for (index, piece) in stand_ins.pieces.iter_mut().enumerate() {
            let lines = stand_ins.lines.iter().filter(|line| line.piece == index);
            let text: String = lines.flat_map(|line| [line.text.as_str(), "\n"]).collect();
            piece.names = names(tokens(&text)?);
            piece.condition = Condition::parse(&text);
        }
        Ok(stand_ins)
    }

    /// `start` is the line (0-based) from which lines belong to the first of `items`.
    fn add_items(&mut self, items: &[Item], mut start: usize, parent: Option<usize>) -> Result<()> {
        for item in items {
            let end = item.span().end().line;
            let piece = self.add_piece(start..end, need(item)?, parent);
            match item {
                Item::Mod(module) => {
                    if let Some((brace, items)) = &module.content {
                        let start = body_start(brace.span.open(), &module.attrs);
                        self.add_items(items, start, Some(piece))?;
                    }
                }
                Item::Trait(item) => {
                    let start = body_start(item.brace_token.span.open(), &item.attrs);
                    self.add_methods(&item.items, start, piece);
                }
                Item::Macro(item) => {
                    let start = item.mac.delimiter.span().open().end().line;
                    self.add_arms(item.mac.tokens.clone(), start, piece)?;
                }
                _ => {}
            }
            start = end;
        }
        Ok(())
    }

    fn add_methods(&mut self, items: &[TraitItem], mut start: usize, parent: usize) {
        for item in items {
            let end = item.span().end().line;
            if let TraitItem::Fn(method) = item
                && method.default.is_some()
            {
                let need = Need::Name(method.sig.ident.to_string());
                self.add_piece(start..end, need, Some(parent));
            }
            start = end;
        }
    }

    /// The arms `(…) => { … };` of a macro.
    fn add_arms(&mut self, tokens: TokenStream, mut start: usize, parent: usize) -> Result<()> {
        let is_body = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        for body in tokens.into_iter().filter(is_body) {
            let end = body.span().end().line;
            ensure!(start < end, "two arms of a macro in a stand-in share a line");
            self.add_piece(start..end, Need::Parent, Some(parent));
            start = end;
        }
        Ok(())
    }

    fn add_piece(&mut self, lines: Range<usize>, need: Need, parent: Option<usize>) -> usize {
        let piece = self.pieces.len();
        for line in &mut self.lines[lines] {
            line.piece = piece;
        }
        if let Need::Name(name) = &need {
            self.defined.insert(name.clone());
        }
        let (condition, names) = (Condition::default(), HashSet::new());
        self.pieces.push(Piece { parent, need, condition, names });
        piece
    }

    /// The lines of `used` pieces, in their order.
    pub fn lines(&self, used: &HashSet<usize>) -> Vec<&str> {
        // A blank line is kept between two pieces, even if it stood above one that is left out.
        let mut lines: Vec<&str> = Vec::new();
        let mut blank = None;
        for Line { text, piece } in &self.lines {
            if text.is_empty() {
                blank = Some("");
            } else if used.contains(piece) && !text.trim_start().starts_with(CONDITION) {
                let opened = lines.last().is_none_or(|last| last.ends_with('{'));
                let closes = text.trim_start().starts_with('}');
                lines.extend(blank.take().filter(|_| !opened && !closes));
                lines.push(text);
            }
        }
        lines
    }
}

impl Condition {
    /// Reads the comment in the text of a piece, if there is one.
    fn parse(text: &str) -> Self {
        let mut condition = Self::default();
        let comments = text.lines().filter_map(|line| line.trim_start().strip_prefix(CONDITION));
        for words in comments {
            let (words, place) = match words.trim_start().strip_prefix("input!") {
                Some(words) => (words, &mut condition.declared),
                None => (words, &mut condition.anywhere),
            };
            place.extend(words.split_whitespace().map(str::to_owned));
        }
        condition
    }
}

fn indented(text: &str) -> String {
    text.lines()
        .map(|line| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") })
        .collect()
}

/// The first line (0-based) below an opening brace and the inner attributes that follow it.
fn body_start(brace: Span, attributes: &[Attribute]) -> usize {
    attributes
        .iter()
        .filter(|attribute| matches!(attribute.style, AttrStyle::Inner(_)))
        .map(|attribute| attribute.span().end().line)
        .fold(brace.end().line, usize::max)
}

fn need(item: &Item) -> Result<Need> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Impl(item) => return Ok(Need::Header(header(item))),
        Item::Macro(item) => item.ident.as_ref().context("a stand-in calls a macro")?,
        Item::Mod(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Use(item) => imported(&item.tree)?,
        _ => bail!("a stand-in has an item of a kind not known here: see `stand_ins::need`"),
    };
    Ok(Need::Name(name.to_string()))
}

fn header(item: &ItemImpl) -> HashSet<String> {
    let of_trait = item.trait_.iter().map(|(_, path, _)| path);
    let of_type = match &*item.self_ty {
        Type::Path(path) => Some(&path.path),
        _ => None,
    };
    of_trait
        .chain(of_type)
        .flat_map(|path| &path.segments)
        .map(|segment| segment.ident.to_string())
        .collect()
}

fn imported(tree: &UseTree) -> Result<&Ident> {
    match tree {
        UseTree::Path(path) => imported(&path.tree),
        UseTree::Name(name) => Ok(&name.ident),
        UseTree::Rename(rename) => Ok(&rename.rename),
        _ => bail!("a stand-in imports several names in one `use`"),
    }
}
