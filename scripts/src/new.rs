//! Makes the files of a new problem, and enters it wherever the problems are listed.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::about::About;
use crate::link::Link;
use crate::report::new::problem_row;
use crate::workspace::Workspace;

/// What is known of a problem that nobody has solved yet.
#[derive(Debug, Clone)]
pub struct Draft {
    pub about: About,
    /// Whether the time and memory limits are the problem's own.
    pub limits_are_known: bool,
    pub samples: Vec<Sample>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Sample {
    pub input: String,
    pub output: String,
}

/// What was made of a draft, as paths from the root.
#[derive(Debug, PartialEq, Eq)]
pub struct Made {
    pub name: &'static str,
    pub created: Vec<String>,
    pub changed: Vec<String>,
}

/// The commonest limits.
const TIME_LIMIT: Duration = Duration::from_secs(2);
const MEMORY_LIMIT_MIB: u64 = 256;
/// In letters.
const LONGEST_NAME: usize = 60;
const LONGEST_TITLE: usize = 80;
/// Words of Rust, crates that a module would hide, and what cargo and the judge have taken.
const TAKEN: &str = "abstract as async await become box break const continue crate do dyn else enum
    extern false final fn for gen if impl in let loop macro match mod move mut override priv pub ref
    return self static struct super trait true try type typeof unsafe unsized use virtual where while
    yield alloc core itertools proc_macro proconio std test build deps examples incremental judge";

impl Draft {
    /// A problem without samples and with the commonest limits; the link names it where `name` does
    /// not.
    pub fn new(name: Option<&str>, title: Option<&str>, link: Option<&str>) -> Result<Self> {
        let parsed = link.map(Link::parse).transpose()?;
        let name = match name {
            Some(name) => name.to_owned(),
            None => parsed
                .and_then(Link::name)
                .context("the address does not tell the problem's name; give one")?,
        };
        check_name(&name)?;
        let title = title.map(tidy).filter(|title| !title.is_empty());
        // A process makes one problem, so that its words may stay.
        let about = About {
            title: title.unwrap_or_else(|| name.clone()).leak(),
            name: name.leak(),
            link: link.map(|link| &*link.to_owned().leak()),
            theory: "to be found",
            complexity: "to be found",
            sizes: "to be filled in",
            time_limit: TIME_LIMIT,
            memory_limit_mib: MEMORY_LIMIT_MIB,
            source_limit: parsed.and_then(Link::source_limit),
        };
        Ok(Self { about, limits_are_known: false, samples: vec![] })
    }
}

/// A problem's name is that of a module, a program and a folder.
fn check_name(name: &str) -> Result<()> {
    let is_plain =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    ensure!(
        name.starts_with(|letter: char| letter.is_ascii_lowercase()) && name.chars().all(is_plain),
        "{name:?} cannot name a problem; a name is a small letter, then small letters, digits and _"
    );
    ensure!(name.len() <= LONGEST_NAME, "{name} is longer than {LONGEST_NAME} letters");
    let is_taken = TAKEN.split_whitespace().any(|taken| taken == name);
    ensure!(!is_taken, "{name} is a name that Rust or cargo needs; choose another");
    Ok(())
}

/// One line without letters that cannot be seen.
fn tidy(title: &str) -> String {
    let is_unseen = |letter: &char| {
        matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let spaced = title.replace(char::is_control, " ");
    let line = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    let seen: String = line.chars().filter(|letter| !is_unseen(letter)).collect();
    seen.chars().take(LONGEST_TITLE).collect()
}

/// All of it or nothing; nothing that is there is overwritten.
///
/// # Errors
/// When a file of the problem is there already, or a list lacks the place to enter it.
pub fn make(workspace: &Workspace, draft: &Draft) -> Result<Made> {
    let about = &draft.about;
    let name = about.name;
    let files = files(draft);
    let folder = format!("testcases/{name}");
    let mut there: Vec<_> = files.iter().map(|(place, _)| place).chain([&folder]).collect();
    there.retain(|place| fs::symlink_metadata(workspace.root.join(place)).is_ok());
    ensure!(there.is_empty(), "nothing was made: {} is there already", join(&there));

    let edits = [
        Edit::new(workspace, "Cargo.toml", |text| list_program(text, about))?,
        Edit::new(workspace, "README.md", |text| list_row(text, about))?,
        Edit::new(workspace, "scripts/src/problems.rs", |text| {
            rustfmt(workspace, &list_module(text, name)?)
        })?,
    ];

    let mut changes = Changes::default();
    changes.create_folder(workspace.root.join(&folder))?;
    for (place, text) in &files {
        changes.create(workspace.root.join(place), text)?;
    }
    for edit in &edits {
        changes.replace(workspace.root.join(edit.place), edit)?;
    }
    changes.keep();
    let created = files.into_iter().map(|(place, _)| place).collect();
    let changed = edits.iter().map(|edit| edit.place.to_owned()).collect();
    Ok(Made { name, created, changed })
}

/// One of the workspace's lists, before the problem is in it and after.
struct Edit {
    place: &'static str,
    before: String,
    after: String,
}

impl Edit {
    fn new(
        workspace: &Workspace,
        place: &'static str,
        edit: impl FnOnce(&str) -> Result<String>,
    ) -> Result<Self> {
        let before = fs::read_to_string(workspace.root.join(place));
        let before = before.with_context(|| format!("cannot read {place}"))?;
        let after =
            edit(&before).with_context(|| format!("cannot enter the problem in {place}"))?;
        Ok(Self { place, before, after })
    }
}

fn join(places: &[&String]) -> String {
    places.iter().map(|place| place.as_str()).collect::<Vec<_>>().join(", ")
}

/// The files of the problem alone: each a path from the root, and what it holds.
fn files(draft: &Draft) -> Vec<(String, String)> {
    let about = &draft.about;
    let name = about.name;
    let mut files = vec![
        (format!("src/bin/{name}.rs"), solution(draft)),
        (format!("scripts/src/problems/{name}.rs"), problem(draft)),
        (format!("testcases/{name}.yml"), suite(about)),
    ];
    for (index, Sample { input, output }) in draft.samples.iter().enumerate() {
        let stem = format!("testcases/{name}/sample-{}", index + 1);
        files.push((format!("{stem}.in"), whole_lines(input)));
        files.push((format!("{stem}.out"), whole_lines(output)));
    }
    if draft.samples.is_empty() {
        // Git keeps no empty folder.
        files.push((format!("testcases/{name}/.gitkeep"), String::new()));
    }
    files
}

fn whole_lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    if text.ends_with('\n') { text } else { text + "\n" }
}

fn solution(draft: &Draft) -> String {
    let About { name, title, link, time_limit, .. } = draft.about;
    let link = link.map_or("No live judge".into(), |link| format!("<{link}>"));
    let limits = if draft.limits_are_known {
        format!("sizes to be filled in, time limit {} s", time_limit.as_secs_f64())
    } else {
        "limits to be filled in".into()
    };
    format!(
        r#"//! # {title}
//!
//! {link}, {limits}.
//!
//! ## Problem
//! To be filled in: two to four lines in your own words, every symbol introduced.
//!
//! ## Idea
//! To be filled in: what to remember, in one to three lines.
//!
//! ## Proof
//! - To be filled in, a step each: the invariant; that it holds at the end of the game; that every
//!   move breaks it; the move that restores it.
//!
//! ## Complexity
//! To be filled in.

fn main() {{
    println!("{{}}", if first_player_wins() {{ "First" }} else {{ "Second" }});
}}

/// Named by the answer; it takes what `main` reads with `input!` and checks with `assert!`.
fn first_player_wins() -> bool {{
    todo!("src/bin/{name}.rs neither reads its input nor answers")
}}
"#
    )
}

fn problem(draft: &Draft) -> String {
    let About { name, title, link, theory, complexity, sizes, source_limit, .. } = draft.about;
    let About { time_limit, memory_limit_mib, .. } = draft.about;
    let time_limit = match (time_limit.as_secs(), time_limit.subsec_millis()) {
        (seconds, 0) => format!("Duration::from_secs({seconds})"),
        _ => format!("Duration::from_millis({})", time_limit.as_millis()),
    };
    let guess = match draft.limits_are_known {
        true => "",
        false => "        // The commonest limits, not this problem's: look them up.\n",
    };
    format!(
        r#"//! No rules yet, so that `Problem::draft` is judged on its samples alone. With `Rules` it becomes a
//! `Problem::proven`.

use std::time::Duration;

use crate::about::About;
use crate::problem::Problem;

pub fn problem() -> Problem {{
    Problem::draft(About {{
        name: {name:?},
        title: {title:?},
        link: {link:?},
        theory: {theory:?},
        complexity: {complexity:?},
        sizes: {sizes:?},
{guess}        time_limit: {time_limit},
        memory_limit_mib: {memory_limit_mib},
        source_limit: {source_limit:?},
    }})
}}
"#
    )
}

/// Points cargo-compete at the folder of test cases.
pub fn suite(about: &About) -> String {
    let About { name, time_limit, .. } = about;
    format!(
        "type: Batch
timelimit: {}ms
match: SplitWhitespace
extend:
  - type: Text
    path: ./{name}
    in: /*.in
    out: /*.out
",
        time_limit.as_millis()
    )
}

/// The line that tells cargo-compete of the problem. It wants an address of every one.
pub fn program_line(about: &About) -> String {
    format!("{} = {{ problem = {:?} }}", about.name, about.link.unwrap_or("about:blank"))
}

fn list_program(text: &str, about: &About) -> Result<String> {
    const TABLE: &str = "\n[package.metadata.cargo-compete.bin]\n";
    let start = text.find(TABLE).with_context(|| format!("it has no {}", TABLE.trim()))?;
    let lines = start + TABLE.len();
    let end = text[lines..].find("\n\n").map_or(text.len(), |length| lines + length + 1);
    let mut listed = text[lines..end].lines().filter_map(|line| line.split_once(" = "));
    ensure!(listed.all(|(name, _)| name != about.name), "{} is listed there already", about.name);
    Ok(format!("{}{}\n{}", &text[..end], program_line(about), &text[end..]))
}

fn list_row(text: &str, about: &About) -> Result<String> {
    const END: &str = "<!-- /problems -->";
    let end = text.find(END).with_context(|| format!("it has no line {END}"))?;
    Ok(format!("{}{}\n{}", &text[..end], problem_row(about), &text[end..]))
}

/// Left to rustfmt: the order of the modules, the breaks in the list.
fn list_module(text: &str, name: &str) -> Result<String> {
    const LIST: &str = "vec![";
    let modules = text.find("\nmod ").context("it declares no module")? + 1;
    ensure!(!text.contains(&format!("\nmod {name};\n")), "{name} is listed there already");
    let list = text.find(LIST).with_context(|| format!("it has no {LIST}"))?;
    let end = list + text[list..].find(']').context("its list has no end")?;
    Ok(format!(
        "{}mod {name};\n{}, {name}::problem(){}",
        &text[..modules],
        text[modules..end].trim_end().trim_end_matches(','),
        &text[end..]
    ))
}

fn rustfmt(workspace: &Workspace, text: &str) -> Result<String> {
    let mut command = Command::new("rustfmt");
    command.current_dir(&workspace.root).args(["--edition", "2024"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().context("cannot run rustfmt; is it installed?")?;
    let mut stdin = child.stdin.take().context("rustfmt has no input")?;
    stdin.write_all(text.as_bytes()).context("rustfmt does not read")?;
    drop(stdin);
    let output = child.wait_with_output().context("cannot wait for rustfmt")?;
    ensure!(output.status.success(), "rustfmt has failed");
    String::from_utf8(output.stdout).context("rustfmt has not written UTF-8")
}

/// Changes that are taken back unless all of them are done.
#[derive(Default)]
struct Changes {
    created: Vec<PathBuf>,
    folders: Vec<PathBuf>,
    /// With what they held before.
    replaced: Vec<(PathBuf, String)>,
}

impl Changes {
    fn create_folder(&mut self, path: PathBuf) -> Result<()> {
        fs::create_dir(&path).with_context(|| format!("cannot make {}", path.display()))?;
        self.folders.push(path);
        Ok(())
    }

    fn create(&mut self, path: PathBuf, text: &str) -> Result<()> {
        let context = || format!("cannot make {}", path.display());
        let mut file = File::create_new(&path).with_context(context)?;
        self.created.push(path.clone());
        file.write_all(text.as_bytes()).with_context(context)
    }

    fn replace(&mut self, path: PathBuf, edit: &Edit) -> Result<()> {
        self.replaced.push((path.clone(), edit.before.clone()));
        fs::write(&path, &edit.after).with_context(|| format!("cannot change {}", path.display()))
    }

    fn keep(mut self) {
        self.created.clear();
        self.folders.clear();
        self.replaced.clear();
    }
}

impl Drop for Changes {
    /// Whatever cannot be taken back stays; the error that led here is told.
    fn drop(&mut self) {
        for (path, before) in &self.replaced {
            let _ = fs::write(path, before);
        }
        for path in &self.created {
            let _ = fs::remove_file(path);
        }
        for path in &self.folders {
            let _ = fs::remove_dir(path);
        }
    }
}
