//! The text to paste into a judge that has no crates.
//!
//! The solution stays as it is. Below it come local modules `proconio` and `itertools`, which take
//! the place of the crates. Names tell what a solution may use of the stand-ins; then `rustc` is
//! asked, because only it knows what is never used after all and what is missing.

use std::collections::HashSet;
use std::env;
use std::ffi::OsString;
use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::process::{ChildStdin, Command, Stdio};

use anyhow::{Context, Result, anyhow, bail, ensure};
use proc_macro2::{Ident, LexError, Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::{AttrStyle, Attribute, Item, ItemImpl, TraitItem, Type, UseTree};

const PROCONIO: &str = include_str!("../stand_ins/proconio.rs");
const ITERTOOLS: &str = include_str!("../stand_ins/itertools.rs");

/// A paste has fewer bytes than this: the source limit of SPOJ, the lowest of all judges.
pub const PASTE_LIMIT: usize = 50_000;

/// A paste for every judge.
///
/// # Errors
/// As those of [`with_stand_ins`], or it is too long.
pub fn for_every_judge(source: &str) -> Result<String> {
    let paste = with_stand_ins(source)?;
    ensure!(
        paste.len() < PASTE_LIMIT,
        "the paste has {} bytes and must have fewer than {PASTE_LIMIT}",
        paste.len()
    );
    Ok(paste)
}

/// Why a source cannot be pasted: its own fault, or that of a stand-in which lacks something.
#[derive(Debug)]
pub struct Refused(String);

impl fmt::Display for Refused {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// Both stand-ins, whole: with the source they decide what a paste is.
pub fn stand_ins() -> [&'static str; 2] {
    [PROCONIO, ITERTOOLS]
}

/// Returns `source`, byte for byte, followed by std-only modules `proconio` and `itertools` with
/// what it uses of them. A source that names neither crate is returned as it is.
///
/// # Errors
/// [`Refused`] if `source` uses what the stand-ins lack (the message names it and says where to add
/// it) or does not compile; others if `rustc` (or `$RUSTC`) cannot be run.
pub fn with_stand_ins(source: &str) -> Result<String> {
    let stand_ins = StandIns::new()?;
    let names =
        names(source).map_err(|error| Refused(format!("cannot be read as Rust: {error}")))?;
    let start = source.to_owned() + if source.ends_with('\n') { "\n" } else { "\n\n" };
    // Names that mean something else in the source, such as `dedup` of a `Vec`.
    let mut unused = HashSet::new();
    loop {
        let lines = stand_ins.lines(&stand_ins.used(&names, &unused));
        if lines.is_empty() {
            return Ok(source.to_owned());
        }
        let paste = start.clone() + &lines.join("\n") + "\n";
        let diagnostics = compile(&paste)?;
        if let Some(error) = diagnostics.iter().find(|diagnostic| diagnostic.is_error) {
            return Err(error.refusal().into());
        }
        let known = unused.len();
        let warnings = diagnostics.iter();
        for warning in warnings.filter(|warning| warning.line > start.lines().count()) {
            unused.extend(warning.quoted().map(last_name));
        }
        if unused.len() == known {
            return Ok(paste);
        }
    }
}

/// Both stand-ins as one text, `mod proconio { … }` and `mod itertools { … }`, in pieces.
struct StandIns {
    lines: Vec<Line>,
    pieces: Vec<Piece>,
    /// The names of all pieces that have one.
    defined: HashSet<String>,
}

struct Line {
    text: String,
    /// The innermost piece that it belongs to.
    piece: usize,
}

/// An item, or a method of a trait that has a body, with the blank lines and comments above it.
struct Piece {
    /// The module or trait around it, which must be used too.
    parent: Option<usize>,
    need: Need,
    /// The names in its text, but for those in pieces inside it.
    names: HashSet<String>,
}

/// What makes a piece used.
enum Need {
    /// Its own name, in the source or in a piece that is used.
    Name(String),
    /// For `impl A for B`: those of the names in `A` and `B` that the stand-ins define.
    Header(HashSet<String>),
    /// For `readable!(u8 by integer);`: the name `u8` in the source. The stand-ins themselves
    /// handle bytes without reading any.
    Input(String),
}

impl StandIns {
    fn new() -> Result<Self> {
        let text = format!(
            "mod proconio {{\n{}}}\n\nmod itertools {{\n{}}}\n",
            indented(PROCONIO),
            indented(ITERTOOLS)
        );
        let file = syn::parse_file(&text).context("cannot parse the stand-ins")?;
        let mut stand_ins = Self { lines: Vec::new(), pieces: Vec::new(), defined: HashSet::new() };
        stand_ins.lines.extend(text.lines().map(|text| Line { text: text.to_owned(), piece: 0 }));
        stand_ins.add_items(&file.items, 0, None)?;
        for piece in 0..stand_ins.pieces.len() {
            let lines = stand_ins.lines.iter().filter(|line| line.piece == piece);
            let text: String = lines.flat_map(|line| [line.text.as_str(), "\n"]).collect();
            stand_ins.pieces[piece].names = names(&text)?;
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

    fn add_piece(&mut self, lines: Range<usize>, need: Need, parent: Option<usize>) -> usize {
        let piece = self.pieces.len();
        for line in &mut self.lines[lines] {
            line.piece = piece;
        }
        if let Need::Name(name) = &need {
            self.defined.insert(name.clone());
        }
        self.pieces.push(Piece { parent, need, names: HashSet::new() });
        piece
    }

    /// The pieces that a source with these names uses, directly or through others.
    fn used(&self, source: &HashSet<String>, unused: &HashSet<String>) -> HashSet<usize> {
        let mut names = source.clone();
        let mut used = HashSet::new();
        loop {
            let is_used = |piece: &Piece| {
                piece.parent.is_none_or(|parent| used.contains(&parent))
                    && match &piece.need {
                        Need::Name(name) => names.contains(name) && !unused.contains(name),
                        Need::Header(header) => {
                            self.defined.intersection(header).all(|name| names.contains(name))
                        }
                        Need::Input(name) => source.contains(name),
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

    /// The lines of `used` pieces, in their order.
    fn lines(&self, used: &HashSet<usize>) -> Vec<&str> {
        // A blank line stays where it still parts two pieces, even if it was above one left out.
        let mut lines: Vec<&str> = Vec::new();
        let mut blank = None;
        for Line { text, piece } in &self.lines {
            if text.is_empty() {
                blank = Some("");
            } else if used.contains(piece) {
                let opened = lines.last().is_none_or(|last| last.ends_with('{'));
                let closes = text.trim_start().starts_with('}');
                lines.extend(blank.take().filter(|_| !opened && !closes));
                lines.push(text);
            }
        }
        lines
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
        Item::Macro(item) => match &item.ident {
            Some(name) => name,
            None => return Ok(Need::Input(first_name(&item.mac.tokens)?)),
        },
        Item::Mod(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Use(item) => imported(&item.tree)?,
        _ => bail!("a stand-in has an item of a kind not known here: see `paste::need`"),
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

fn first_name(tokens: &TokenStream) -> Result<String> {
    match tokens.clone().into_iter().next() {
        Some(TokenTree::Ident(name)) => Ok(name.to_string()),
        _ => bail!("a macro call in a stand-in does not begin with a type"),
    }
}

fn imported(tree: &UseTree) -> Result<&Ident> {
    match tree {
        UseTree::Path(path) => imported(&path.tree),
        UseTree::Name(name) => Ok(&name.ident),
        UseTree::Rename(rename) => Ok(&rename.rename),
        _ => bail!("a stand-in imports several names in one `use`"),
    }
}

/// `read_value` of `crate::proconio_read_value as read_value`.
fn last_name(code: &str) -> String {
    code.rsplit([' ', ':']).next().unwrap_or(code).to_owned()
}

fn names(text: &str) -> Result<HashSet<String>> {
    fn collect(tokens: TokenStream, names: &mut HashSet<String>) {
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    names.insert(name.to_string());
                }
                TokenTree::Group(group) => collect(group.stream(), names),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
    let tokens = text.parse().map_err(|error: LexError| anyhow!("{error}"))?;
    let mut names = HashSet::new();
    collect(tokens, &mut names);
    Ok(names)
}

/// A warning or an error of `rustc`.
struct Diagnostic {
    is_error: bool,
    /// Counted from 1.
    line: usize,
    message: String,
}

impl Diagnostic {
    /// Reads `<anon>:LINE:COLUMN: LEVEL: MESSAGE`, where the level is `warning` or `error[E0000]`.
    fn parse(text: &str) -> Option<Self> {
        let mut fields = text.strip_prefix("<anon>:")?.splitn(4, ':');
        let line = fields.next()?.parse().ok()?;
        let level = fields.nth(1)?.trim_start();
        let message = fields.next()?.trim_start();
        Some(Self { is_error: level.starts_with("error"), line, message: message.to_owned() })
    }

    /// The code in the message: ``methods `dedup` and `unique` are never used``.
    fn quoted(&self) -> impl Iterator<Item = &str> {
        self.message.split('`').skip(1).step_by(2)
    }

    /// The crate that the stand-in is for, and what it lacks, if this error says so.
    fn missing(&self) -> Option<(&str, String)> {
        let quoted: Vec<&str> = self.quoted().collect();
        let says = |start| self.message.starts_with(start);
        let (krate, what) = match *quoted {
            [path, ..] if says("unresolved import") => (path.split("::").next()?, path.to_owned()),
            [name, krate, ..] if says("cannot find") => (krate, format!("{krate}::{name}")),
            [method, ..] if says("no method named") => {
                ("itertools", format!("itertools::Itertools::{method}"))
            }
            [token, ..] if says("no rules expected") => {
                ("proconio", format!("`{token}` in proconio::input!"))
            }
            [bound, ..] if says("the trait bound") => {
                let kind = bound.strip_suffix(": Readable")?;
                ("proconio", format!("`{kind}` in proconio::input!"))
            }
            _ => return None,
        };
        matches!(krate, "proconio" | "itertools").then_some((krate, what))
    }

    /// This error, to who wrote the solution.
    fn refusal(&self) -> Refused {
        Refused(match self.missing() {
            Some((krate, what)) => format!(
                "uses {what}, which the stand-ins lack; add it to scripts/stand_ins/{krate}.rs"
            ),
            None => format!(
                "does not compile with the stand-ins, line {}: {}; \
                 if they lack what it uses, add it in scripts/stand_ins/",
                self.line, self.message
            ),
        })
    }
}

/// The compiler that builds sources without cargo.
pub fn compiler() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// What `rustc` has to say about `paste`.
fn compile(paste: &str) -> Result<Vec<Diagnostic>> {
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let rustc = compiler();
    let mut child = Command::new(&rustc)
        .args(["-", "--crate-name=paste", "--edition=2024"])
        .args(["--emit=metadata", "--error-format=short", "--out-dir"])
        .arg(folder.path())
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run {rustc:?}, which checks a paste"))?;
    let stdin = child.stdin.take().expect("stdin is piped");
    feed(stdin, paste).context("cannot hand the paste to rustc")?;
    let output = child.wait_with_output().context("cannot wait for rustc")?;
    let text = String::from_utf8_lossy(&output.stderr);
    let diagnostics: Vec<_> = text.lines().filter_map(Diagnostic::parse).collect();
    ensure!(
        output.status.success() || diagnostics.iter().any(|diagnostic| diagnostic.is_error),
        "rustc failed on the paste: {text}"
    );
    Ok(diagnostics)
}

/// Writes all of `text` and closes `stdin`.
fn feed(mut stdin: ChildStdin, text: &str) -> io::Result<()> {
    stdin.write_all(text.as_bytes())
}
