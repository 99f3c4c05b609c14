//! Creates the files of a new problem and adds it to the lists of problems; rewrites
//! what is derived from their facts.

mod changes;
pub mod companion;
pub mod draft;
pub mod kind;
pub mod link;
pub mod lists;
mod steps;

use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::new::changes::{Changes, Edit};
use crate::new::draft::Draft;
use crate::new::link::Link;
use crate::new::lists::Entry;
use crate::workspace::{Workspace, stems};

/// The files created for a draft; paths are from the root.
#[derive(Debug, PartialEq, Eq)]
pub struct Made {
    pub name: String,
    pub created: Vec<String>,
    pub changed: Vec<String>,
    /// The steps that the problem still needs, as a list.
    pub missing: String,
}

/// The folder of the rules.
const RULES: &str = "scripts/src/problems";

/// Makes all of it or nothing, and overwrites nothing.
///
/// # Errors
/// When the problem or one of its files exists, or a list has no place for it.
pub fn make(workspace: &Workspace, draft: &Draft) -> Result<Made> {
    let name = &draft.name;
    ensure_new(workspace, draft)?;
    let mut files = draft.files();
    let folder = format!("testcases/{name}");
    let mut existing: Vec<_> = files.iter().map(|(place, _)| place).chain([&folder]).collect();
    existing.retain(|place| fs::symlink_metadata(workspace.root.join(place)).is_ok());
    ensure!(existing.is_empty(), "nothing was created: {}", exist(&existing));

    for (_, text) in files.iter_mut().filter(|(place, _)| place.starts_with(RULES)) {
        *text = rustfmt(workspace, text)?;
    }
    let edits = edits(workspace, &draft.entry())?;
    let mut changes = Changes::new(&workspace.root);
    changes.create_folder(&folder)?;
    for (place, text) in &files {
        changes.create(place, text)?;
    }
    for edit in &edits {
        changes.replace(edit)?;
    }
    changes.keep();
    Ok(Made {
        name: name.clone(),
        created: files.into_iter().map(|(place, _)| place).collect(),
        changed: edits.into_iter().map(|edit| edit.place).collect(),
        missing: steps::steps(draft),
    })
}

/// The lists with the problem added.
fn edits(workspace: &Workspace, entry: &Entry) -> Result<Vec<Edit>> {
    let root = &workspace.root;
    Ok(vec![
        Edit::new(root, "Cargo.toml", |text| lists::add_program(text, entry))?,
        Edit::new(root, "README.md", |text| lists::add_row(text, entry))?,
        Edit::new(root, "scripts/problems.txt", |text| lists::add_name(text, entry.name))?,
    ])
}

/// A problem may be there under another name, with the same page.
fn ensure_new(workspace: &Workspace, draft: &Draft) -> Result<()> {
    let Some(page) = draft.link.as_deref().and_then(page) else { return Ok(()) };
    for name in stems(&workspace.root.join(RULES), "rs")? {
        let place = format!("scripts/src/problems/{name}.rs");
        let text = fs::read_to_string(workspace.root.join(&place));
        let text = text.with_context(|| format!("cannot read {place}"))?;
        let link = text.split_once(".link(\"").and_then(|(_, rest)| rest.split_once('"'));
        let is_the_same = link.and_then(|(link, _)| self::page(link)).is_some_and(|it| it == page);
        ensure!(!is_the_same, "nothing was created: this problem is {name}, src/bin/{name}.rs");
    }
    Ok(())
}

fn page(link: &str) -> Option<String> {
    Link::parse(link).ok().map(Link::page)
}

fn exist(places: &[&String]) -> String {
    let verb = if places.len() == 1 { "exists" } else { "exist" };
    let places: Vec<_> = places.iter().map(|place| place.as_str()).collect();
    format!("{} already {verb}", places.join(", "))
}

/// Rewrites what is derived from the problems' facts: the README's table, the suites and the table
/// of cargo-compete. The places that changed.
///
/// # Errors
/// When a list has no place for the problems, or a file cannot be written; then nothing changes.
pub fn refresh(workspace: &Workspace, entries: &[Entry]) -> Result<Vec<String>> {
    let root = &workspace.root;
    let mut edits = vec![
        Edit::new(root, "Cargo.toml", |text| lists::refresh_programs(text, entries))?,
        Edit::new(root, "README.md", |text| lists::refresh_table(text, entries))?,
    ];
    let mut new = vec![];
    for entry in entries {
        let (place, suite) = (format!("testcases/{}.yml", entry.name), lists::suite(entry));
        if root.join(&place).exists() {
            edits.push(Edit::new(root, &place, |_| Ok(suite))?);
        } else {
            new.push((place, suite));
        }
    }
    edits.retain(Edit::changes_something);
    let mut changes = Changes::new(root);
    for edit in &edits {
        changes.replace(edit)?;
    }
    for (place, suite) in &new {
        changes.create(place, suite)?;
    }
    changes.keep();
    let edited = edits.into_iter().map(|edit| edit.place);
    Ok(edited.chain(new.into_iter().map(|(place, _)| place)).collect())
}

fn rustfmt(workspace: &Workspace, text: &str) -> Result<String> {
    let mut command = Command::new("rustfmt");
    command.current_dir(&workspace.root).args(["--edition", "2024"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().context("cannot run rustfmt; is it installed?")?;
    let mut stdin = child.stdin.take().context("cannot write to rustfmt")?;
    stdin.write_all(text.as_bytes()).context("cannot write to rustfmt")?;
    drop(stdin);
    let output = child.wait_with_output().context("cannot wait for rustfmt")?;
    ensure!(output.status.success(), "rustfmt failed");
    String::from_utf8(output.stdout).context("the output of rustfmt is not valid UTF-8")
}
