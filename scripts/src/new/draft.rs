//! A problem that nobody has solved yet: what is known of it, and the files made from that.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::about::{About, Family};
use crate::new::kind::Kind;
use crate::new::link::Link;
use crate::new::lists::{Entry, suite};
use crate::new::steps::steps;
use crate::text::{cut, fill};

/// A problem that has no solution yet.
#[derive(Debug, Clone)]
pub struct Draft {
    pub name: String,
    pub title: String,
    pub link: Option<String>,
    pub time_limit: Duration,
    pub memory_limit_mib: u64,
    /// Whether the time and memory limits are the problem's own.
    pub limits_are_known: bool,
    /// In bytes, where the judge has such a limit.
    pub source_limit: Option<usize>,
    pub samples: Vec<Sample>,
    /// The kind of its game, where it is known: then the rules are there but for the moves.
    pub kind: Option<Kind>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Sample {
    pub input: String,
    pub output: String,
}

/// The most common limits.
/// In characters.
const LONGEST_NAME: usize = 60;
const LONGEST_TITLE: usize = 80;
/// A keyword that `syn` does not know yet, crates that a module of this name would hide, and names
/// that cargo and the judge use.
const TAKEN: [&str; 12] = [
    "gen",
    "alloc",
    "core",
    "itertools",
    "proc_macro",
    "proconio",
    "std",
    "build",
    "deps",
    "examples",
    "incremental",
    "judge",
];

impl Draft {
    /// The commonest limits, and nothing that is known.
    const COMMON: About = About::new("", "", Family::Own);

    /// A problem without samples and with the most common limits; the link gives the name if `name`
    /// does not.
    ///
    /// # Errors
    /// When there is no usable name, or the link is not a web address.
    pub fn new(name: Option<&str>, title: Option<&str>, link: Option<&str>) -> Result<Self> {
        let parsed = link.map(Link::parse).transpose()?;
        let name = match name {
            Some(name) => name.to_owned(),
            None => parsed
                .and_then(Link::name)
                .context("the address does not contain a name for the problem; give one")?,
        };
        check_name(&name)?;
        let title = title.map(tidy).filter(|title| !title.is_empty());
        Ok(Self {
            title: title.unwrap_or_else(|| name.clone()),
            name,
            link: link.map(str::to_owned),
            time_limit: Self::COMMON.time_limit,
            memory_limit_mib: Self::COMMON.memory_limit_mib,
            limits_are_known: false,
            source_limit: parsed.and_then(Link::source_limit),
            samples: vec![],
            kind: None,
        })
    }

    pub fn entry(&self) -> Entry<'_> {
        Entry {
            name: &self.name,
            title: &self.title,
            link: self.link.as_deref(),
            time_limit: self.time_limit,
            ..Entry::from(&Self::COMMON)
        }
    }

    /// The files of this problem alone: the path of each from the root, and its text.
    pub fn files(&self) -> Vec<(String, String)> {
        let name = &self.name;
        let mut files = vec![
            (format!("src/bin/{name}.rs"), self.solution()),
            (format!("scripts/src/problems/{name}.rs"), self.rules()),
            (format!("scripts/tests/it/problems/{name}.rs"), self.expected()),
            (format!("testcases/{name}.yml"), suite(&self.entry())),
        ];
        for (index, Sample { input, output }) in self.samples.iter().enumerate() {
            let stem = format!("testcases/{name}/sample-{}", index + 1);
            files.push((format!("{stem}.in"), whole_lines(input)));
            files.push((format!("{stem}.out"), whole_lines(output)));
        }
        if self.samples.is_empty() {
            // Git does not keep empty folders.
            files.push((format!("testcases/{name}/.gitkeep"), String::new()));
        }
        files
    }

    fn solution(&self) -> String {
        let link = self.link.as_ref().map_or("No live judge".into(), |link| format!("<{link}>"));
        let limits = if self.limits_are_known {
            format!("sizes to be filled in, time limit {} s", self.time_limit.as_secs_f64())
        } else {
            "limits to be filled in".into()
        };
        let values =
            [("name", &*self.name), ("title", &self.title), ("link", &link), ("limits", &limits)];
        fill(include_str!("templates/solution.rs.txt"), &values)
    }

    fn rules(&self) -> String {
        let quoted = |text: &str| format!("{text:?}");
        let link = self.link.as_deref();
        let link = link.map_or(String::new(), |link| format!("    .link({link:?})\n"));
        let source_limit = self.source_limit;
        let source_limit =
            source_limit.map_or(String::new(), |bytes| format!("\n    .source_limit({bytes})"));
        let guess = match self.limits_are_known {
            true => "",
            false => "    // The most common limits: replace them with those of the statement.\n",
        };
        let steps = steps(self);
        let steps: String = steps.lines().map(|line| format!("//! {line}\n")).collect();
        let values = [
            ("steps", steps),
            ("quoted_name", quoted(&self.name)),
            ("title", quoted(&self.title)),
            ("link", link),
            ("guess", guess.to_owned()),
            ("milliseconds", self.time_limit.as_millis().to_string()),
            ("mib", self.memory_limit_mib.to_string()),
            ("source_limit", source_limit),
        ];
        let mut values: Vec<_> = values.iter().map(|(key, value)| (*key, value.as_str())).collect();
        let Some(kind) = self.kind else {
            return fill(include_str!("templates/rules.rs.txt"), &values);
        };
        let has_flow = kind != Kind::Heaps;
        values.push(("flow", if has_flow { "use std::ops::ControlFlow;\n\n" } else { "" }));
        values.extend(kind.values());
        fill(include_str!("templates/moves.rs.txt"), &values)
    }

    fn expected(&self) -> String {
        fill(include_str!("templates/expected.rs.txt"), &[("name", &self.name)])
    }
}

/// A problem's name is that of a module, a program and a folder.
fn check_name(name: &str) -> Result<()> {
    let is_plain = |character: char| matches!(character, 'a'..='z' | '0'..='9' | '_');
    ensure!(
        name.starts_with(|first: char| first.is_ascii_lowercase()) && name.chars().all(is_plain),
        "{:?} cannot name a problem; a name must match [a-z][a-z0-9_]*",
        cut(name, LONGEST_NAME)
    );
    ensure!(
        name.len() <= LONGEST_NAME,
        "{} is longer than {LONGEST_NAME} characters",
        cut(name, LONGEST_NAME)
    );
    let is_free = syn::parse_str::<syn::Ident>(name).is_ok() && !TAKEN.contains(&name);
    ensure!(is_free, "Rust or cargo needs the name {name}; choose another");
    Ok(())
}

/// One line without invisible characters.
fn tidy(title: &str) -> String {
    let is_invisible = |character: &char| {
        matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(character, '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let spaced = title.replace(char::is_control, " ");
    let line = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().filter(|character| !is_invisible(character)).take(LONGEST_TITLE).collect()
}

fn whole_lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    if text.ends_with('\n') { text } else { text + "\n" }
}
