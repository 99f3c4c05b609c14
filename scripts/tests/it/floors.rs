//! The order of the judge's modules, and the size of its files and functions.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::workspace;

/// A module imports from its own folder and from floors below its own, and from nowhere else.
const FLOORS: [&[&str]; 7] = [
    &[
        "about",
        "checker",
        "drawing",
        "game",
        "generator",
        "terminal",
        "text",
        "validator",
        "verdict",
    ],
    &["paste", "progress", "rules", "run", "workspace"],
    &["family", "jury", "submission"],
    &["judge", "new", "problems"],
    &["bench", "group", "play"],
    &["report"],
    &["cli"],
];

const LONGEST_FILE: usize = 300;
const LONGEST_FUNCTION: usize = 60;

struct Source {
    /// From `scripts/src`.
    place: String,
    lines: usize,
    tokens: TokenStream,
}

impl Source {
    /// The folder or file at the top that it belongs to.
    fn module(&self) -> &str {
        let top = self.place.split('/').next().unwrap();
        top.trim_end_matches(".rs")
    }

    fn is_at_the_top(&self) -> bool {
        !self.place.contains('/')
    }
}

/// The judge's own files without the two roots, which name every module.
fn sources() -> Vec<Source> {
    let root = workspace().root.join("scripts/src");
    let mut files = vec![];
    list(&root, &mut files);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let place = path.strip_prefix(&root).unwrap().to_str().unwrap().to_owned();
        Source { place, lines: text.lines().count(), tokens: text.parse().unwrap() }
    };
    let sources = files.into_iter().map(read);
    sources.filter(|source| !["lib.rs", "main.rs"].contains(&&*source.place)).collect()
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            list(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// Every sequence of tokens that stands together, in braces or not, with what they contain.
fn sequences(tokens: TokenStream, visit: &mut dyn FnMut(&[TokenTree])) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    visit(&tokens);
    for token in tokens {
        if let TokenTree::Group(group) = token {
            sequences(group.stream(), visit);
        }
    }
}

fn is(token: &TokenTree, text: &str) -> bool {
    matches!(token, TokenTree::Ident(_) | TokenTree::Punct(_)) && token.to_string() == text
}

/// Every path that begins with this word, by line and by its second word.
fn paths(source: &Source, first: &str) -> Vec<(usize, String)> {
    let mut found = vec![];
    sequences(source.tokens.clone(), &mut |tokens| {
        for window in tokens.windows(4) {
            if is(&window[0], first) && is(&window[1], ":") && is(&window[2], ":") {
                let line = window[0].span().start().line;
                found.push((line, window[3].to_string()));
            }
        }
    });
    found
}

fn floor_of(module: &str) -> usize {
    let floor = FLOORS.iter().position(|floor| floor.contains(&module));
    floor.unwrap_or_else(|| panic!("{module} has no floor in tests/it/floors.rs"))
}

#[test]
fn a_module_imports_only_from_floors_below_its_own() {
    let mut wrong = vec![];
    for source in sources() {
        let (module, floor) = (source.module(), floor_of(source.module()));
        for (line, imported) in paths(&source, "crate") {
            if imported.starts_with('{') {
                wrong.push(format!("{}:{line}: write one `use` for each module", source.place));
                continue;
            }
            if imported != module && floor_of(&imported) >= floor {
                let what = format!("{module} imports {imported}, which is not below it");
                wrong.push(format!("{}:{line}: {what}", source.place));
            }
        }
        let outside = |(_, second): &(usize, String)| source.is_at_the_top() || second == "super";
        for (line, _) in paths(&source, "super").into_iter().filter(outside) {
            wrong.push(format!("{}:{line}: name modules elsewhere by `crate::`", source.place));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_file_and_no_function_is_too_long() {
    let mut wrong = vec![];
    for source in sources() {
        if source.lines > LONGEST_FILE {
            wrong.push(format!("{}: {} lines; split it", source.place, source.lines));
        }
        for (line, name, lines) in functions(&source) {
            if lines > LONGEST_FUNCTION {
                wrong.push(format!("{}:{line}: {name} has {lines} lines", source.place));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every function with a body: its line, its name and how many lines it has.
fn functions(source: &Source) -> Vec<(usize, String, usize)> {
    let mut found = vec![];
    sequences(source.tokens.clone(), &mut |tokens| {
        for (index, pair) in tokens.windows(2).enumerate() {
            // A type such as `fn(u8)` has no name.
            if !is(&pair[0], "fn") || !matches!(pair[1], TokenTree::Ident(_)) {
                continue;
            }
            let mut rest = tokens[index + 2..].iter().take_while(|token| !is(token, ";"));
            let body = rest.find_map(|token| match token {
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group),
                _ => None,
            });
            if let Some(body) = body {
                let (first, last) = (pair[0].span().start().line, body.span_close().end().line);
                found.push((first, pair[1].to_string(), last - first + 1));
            }
        }
    });
    found
}

#[test]
fn functions_are_found_wherever_they_stand() {
    let text = "impl A {\n fn a<T>(b: fn(u8))\n where T: B {\n}\n}\n\
                trait C { fn d();\n fn e() { fn f() {\n} } }";
    let (place, tokens) = (String::new(), text.parse().unwrap());
    let found = functions(&Source { place, lines: 0, tokens });
    let found: Vec<_> = found.iter().map(|(line, name, lines)| (*line, &**name, *lines)).collect();
    assert_eq!(found, [(2, "a", 3), (7, "e", 2), (7, "f", 2)]);
}
