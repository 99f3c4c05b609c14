//! Where problems are listed outside their own files, and how each list is written.

use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::about::{About, Family};
use crate::new::link::Link;
use crate::text::{fill, markdown};

/// The facts about a problem that the lists repeat.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'a> {
    pub name: &'a str,
    pub title: &'a str,
    pub link: Option<&'a str>,
    pub family: Family,
    pub read: Option<u8>,
    pub theory: &'a str,
    pub complexity: &'a str,
    pub time_limit: Duration,
    pub is_interactive: bool,
}

impl From<&About> for Entry<'static> {
    fn from(about: &About) -> Self {
        let &About { name, title, link, family, read, theory, complexity, .. } = about;
        let &About { time_limit, is_interactive, .. } = about;
        Self { name, title, link, family, read, theory, complexity, time_limit, is_interactive }
    }
}

const TABLE_START: &str = "<!-- problems -->\n";
const TABLE_END: &str = "<!-- /problems -->";
const PROGRAMS: &str = "\n[package.metadata.cargo-compete.bin]\n";

/// The README's table of problems, by family.
pub fn problem_table(entries: &[Entry]) -> String {
    let head = "| read | problem | file | theory | time |\n|---|---|---|---|---|\n";
    let mut entries = entries.to_vec();
    entries.sort_by_key(|entry| entry.family);
    let mut table = head.to_owned();
    for family in entries.chunk_by(|one, other| one.family == other.family) {
        table += &format!("| | **{}** | | | |\n", family[0].family.name());
        table.extend(family.iter().map(|entry| problem_row(entry) + "\n"));
    }
    table
}

/// The problem's row in it.
fn problem_row(entry: &Entry) -> String {
    let Entry { name, theory, complexity, .. } = entry;
    let title = markdown(entry.title);
    let problem = entry.link.map_or(title.clone(), |link| format!("[{title}]({link})"));
    let read = entry.read.map_or(String::new(), |place| format!("{place} "));
    format!(
        "| {read}| {problem} | [{}](src/bin/{name}.rs) | {} | {} |",
        markdown(name),
        markdown(theory),
        markdown(complexity)
    )
}

/// The file that points cargo-compete at the folder of test cases.
pub fn suite(entry: &Entry) -> String {
    let milliseconds = entry.time_limit.as_millis().to_string();
    if entry.is_interactive {
        // cargo-compete knows the word, but does not run such tests.
        return fill(
            "type: Interactive\ntimelimit: {{milliseconds}}ms\n",
            &[("milliseconds", &milliseconds)],
        );
    }
    let values = [("milliseconds", &*milliseconds), ("name", entry.name)];
    fill(include_str!("templates/suite.yml"), &values)
}

/// The problem's line in the table of cargo-compete, which wants an address for every program.
fn program_line(entry: &Entry) -> String {
    let link = entry.link.map(|link| match Link::parse(link) {
        Ok(parsed) => parsed.for_cargo_compete(link),
        Err(_) => link.to_owned(),
    });
    format!("{} = {{ problem = {:?} }}", entry.name, link.as_deref().unwrap_or("about:blank"))
}

/// Adds the problem to the manifest's table of cargo-compete.
pub fn add_program(manifest: &str, entry: &Entry) -> Result<String> {
    let (before, lines, after) = programs(manifest)?;
    let mut listed = lines.lines().filter_map(|line| line.split_once(" = "));
    ensure!(listed.all(|(name, _)| name != entry.name), "it lists {} already", entry.name);
    Ok(format!("{before}{lines}{}\n{after}", program_line(entry)))
}

/// Rewrites the manifest's table of cargo-compete.
pub fn refresh_programs(manifest: &str, entries: &[Entry]) -> Result<String> {
    let (before, _, after) = programs(manifest)?;
    let lines = entries.iter().map(|entry| program_line(entry) + "\n");
    Ok(format!("{before}{}{after}", lines.collect::<String>()))
}

/// The manifest before, in and after the table of cargo-compete.
fn programs(manifest: &str) -> Result<(&str, &str, &str)> {
    let start =
        manifest.find(PROGRAMS).with_context(|| format!("it has no {}", PROGRAMS.trim()))?;
    let (before, rest) = manifest.split_at(start + PROGRAMS.len());
    let (lines, after) = rest.split_at(rest.find("\n\n").map_or(rest.len(), |end| end + 1));
    Ok((before, lines, after))
}

/// Adds the problem to the README's table, below the others; [`refresh_table`] sorts it in.
pub fn add_row(readme: &str, entry: &Entry) -> Result<String> {
    let (before, after) = split_at_end_of_table(readme)?;
    Ok(format!("{before}{}\n{after}", problem_row(entry)))
}

/// Rewrites the README's table.
pub fn refresh_table(readme: &str, entries: &[Entry]) -> Result<String> {
    let (before, after) = split_at_end_of_table(readme)?;
    let start = before.find(TABLE_START);
    let start = start.with_context(|| format!("it has no line {}", TABLE_START.trim()))?;
    Ok(format!("{}{TABLE_START}\n{}{after}", &before[..start], problem_table(entries)))
}

fn split_at_end_of_table(readme: &str) -> Result<(&str, &str)> {
    let end = readme.find(TABLE_END).with_context(|| format!("it has no line {TABLE_END}"))?;
    Ok(readme.split_at(end))
}

/// Adds the problem to the list that the judge is built with.
pub fn add_name(list: &str, name: &str) -> Result<String> {
    ensure!(list.lines().all(|line| line.trim() != name), "it lists {name} already");
    Ok(format!("{}\n{name}\n", list.trim_end()))
}
