//! The folders of the workspace: solutions, tests, wrong programs and the judge's own files.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::verdict::Verdict;

#[derive(Debug, Clone)]
pub struct Workspace {
    pub root: PathBuf,
}

/// One test as it is stored: an input file and an output file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestFile {
    /// Without its ending.
    pub name: String,
    /// The path from the root, for messages.
    pub place: String,
    pub input: Vec<u8>,
    pub output: Vec<u8>,
}

/// A wrong program, which must be rejected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongProgram {
    /// The folder that states the verdict and the file, such as `wrong_answer/all_gaps.rs`.
    pub name: String,
    pub path: PathBuf,
    pub verdict: Verdict,
}

impl Workspace {
    /// The workspace that cargo runs this judge in, or the one that it was built in.
    ///
    /// # Errors
    /// When the judge's package is not in a workspace.
    pub fn here() -> Result<Self> {
        let run_in = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let package = run_in.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = package.parent().context("the judge's package is not in a workspace")?;
        Ok(Self { root: root.into() })
    }

    pub fn solution(&self, problem: &str) -> PathBuf {
        self.root.join("src/bin").join(problem).with_extension("rs")
    }

    pub fn test_folder(&self, problem: &str) -> PathBuf {
        self.root.join("testcases").join(problem)
    }

    /// The folder for the judge's own files, in cargo's target folder.
    pub fn scratch(&self) -> PathBuf {
        let target = std::env::var_os("CARGO_TARGET_DIR").filter(|target| !target.is_empty());
        let target = target.map_or_else(|| self.root.join("target"), PathBuf::from);
        std::path::absolute(&target).unwrap_or(target).join("judge")
    }

    /// The test files of a problem, `sample-2` before `sample-10`.
    ///
    /// # Errors
    /// When there is none, when an `.in` lacks its `.out` or the other way round, and when there is a
    /// file that is neither.
    pub fn test_files(&self, problem: &str) -> Result<Vec<TestFile>> {
        let folder = self.test_folder(problem);
        self.holds_only(&folder, &["in", "out"], true)?;
        let (inputs, outputs) = (stems(&folder, "in")?, stems(&folder, "out")?);
        let place = |name: &str, ending: &str| format!("testcases/{problem}/{name}.{ending}");
        if let Some(name) = inputs.difference(&outputs).next() {
            let (input, output) = (place(name, "in"), place(name, "out"));
            anyhow::bail!("{input} lacks its output; add {output}");
        }
        if let Some(name) = outputs.difference(&inputs).next() {
            let (input, output) = (place(name, "in"), place(name, "out"));
            anyhow::bail!("{output} lacks its input; add {input}");
        }
        ensure!(
            !inputs.is_empty(),
            "testcases/{problem} holds no test; add sample-1.in and sample-1.out"
        );
        let mut names: Vec<_> = inputs.into_iter().collect();
        names.sort_by_key(|name| natural_order(name));
        let read = |path: PathBuf| {
            fs::read(&path).with_context(|| format!("cannot read {}", path.display()))
        };
        names
            .into_iter()
            .map(|name| {
                Ok(TestFile {
                    place: place(&name, "in"),
                    input: read(folder.join(format!("{name}.in")))?,
                    output: read(folder.join(format!("{name}.out")))?,
                    name,
                })
            })
            .collect()
    }

    /// Keeps an input that a program failed on and the expected output as a test; the path of the input
    /// from the root.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn save_regression(&self, problem: &str, input: &[u8], output: &[u8]) -> Result<String> {
        let folder = self.test_folder(problem);
        let taken = stems(&folder, "in")?;
        let is_kept = |name: &&String| {
            fs::read(folder.join(name).with_extension("in")).is_ok_and(|kept| kept == input)
        };
        if let Some(name) = taken.iter().find(is_kept) {
            return Ok(format!("testcases/{problem}/{name}.in"));
        }
        let mut names = (1..).map(|number| format!("regression-{number}"));
        let name = names.find(|name| !taken.contains(name)).context("no name is free")?;
        for (ending, content) in [("in", input), ("out", output)] {
            let path = folder.join(format!("{name}.{ending}"));
            fs::write(&path, content)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(format!("testcases/{problem}/{name}.in"))
    }

    /// Keeps an input that a program failed on, in a file of its own; its path.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn keep_failed(&self, place: &str, input: &[u8]) -> Result<PathBuf> {
        let folder = self.scratch().join("failed");
        let mut hasher = DefaultHasher::new();
        input.hash(&mut hasher);
        let path = folder.join(format!("{place}-{:016x}.in", hasher.finish()));
        let kept = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, input));
        kept.with_context(|| format!("cannot keep the failing input as {}", path.display()))?;
        Ok(path)
    }

    /// The programs of a problem that must be rejected.
    ///
    /// # Errors
    /// When a folder is not named after a verdict that rejects, or contains anything but Rust programs.
    pub fn wrong_programs(&self, problem: &str) -> Result<Vec<WrongProgram>> {
        let folder = self.test_folder(problem);
        let mut programs = vec![];
        for name in folders(&folder)? {
            let mut verdicts = Verdict::ALL
                .into_iter()
                .filter(|verdict| !matches!(verdict, Verdict::JudgeError | Verdict::Accepted));
            let Some(verdict) = verdicts.find(|verdict| verdict.folder() == name) else {
                anyhow::bail!(
                    "testcases/{problem}/{name} is not named after a verdict that rejects; \
                     call it wrong_answer, run_time_error, time_limit_exceeded, memory_limit_exceeded, \
                     output_limit_exceeded or compile_error"
                );
            };
            let folder = folder.join(&name);
            self.holds_only(&folder, &["rs"], false)?;
            for stem in stems(&folder, "rs")? {
                let file = format!("{stem}.rs");
                let path = folder.join(&file);
                programs.push(WrongProgram { name: format!("{name}/{file}"), path, verdict });
            }
        }
        Ok(programs)
    }

    /// A file that is never read could be mistaken for a passing test. Hidden files and the backups of
    /// editors are ignored.
    fn holds_only(&self, folder: &Path, endings: &[&str], folders: bool) -> Result<()> {
        let is_read = |path: &PathBuf| {
            let name = path.file_name().and_then(OsStr::to_str);
            name.is_some_and(is_ignored)
                || folders && path.is_dir()
                || name.is_some() && path.is_file() && endings.iter().any(|e| has_ending(path, e))
        };
        if let Some(path) = entries(folder)?.into_iter().find(|path| !is_read(path)) {
            let place = path.strip_prefix(&self.root).unwrap_or(&path).display();
            let endings = endings.join(" and .");
            anyhow::bail!("{place}: only .{endings} files are judged here; rename or remove it");
        }
        Ok(())
    }

    /// Every file or folder by which solutions, tests and the judge's problem files differ from the list
    /// of problems.
    ///
    /// # Errors
    /// When a folder cannot be listed.
    pub fn broken_mirrors(&self, problems: &[&str]) -> Result<Vec<String>> {
        let listed: BTreeSet<_> = problems.iter().map(|name| (*name).to_owned()).collect();
        let mut broken = vec![];
        let mut compare = |found: BTreeSet<String>, folder: &str, ending: &str| {
            for name in listed.difference(&found) {
                broken.push(format!("{name} is listed, but {folder}/{name}{ending} is missing"));
            }
            for name in found.difference(&listed) {
                broken.push(format!("{folder}/{name}{ending} belongs to no listed problem"));
            }
        };
        compare(stems(&self.root.join("src/bin"), "rs")?, "src/bin", ".rs");
        let judged = "scripts/src/problems";
        compare(stems(&self.root.join(judged), "rs")?, judged, ".rs");
        compare(folders(&self.root.join("testcases"))?, "testcases", "");
        compare(stems(&self.root.join("testcases"), "yml")?, "testcases", ".yml");
        Ok(broken)
    }
}

/// Hidden files, and the copies that editors and merges leave next to a file.
fn is_ignored(name: &str) -> bool {
    let copies = ["~", "#", ".bak", ".orig", ".swp"];
    name.starts_with('.') || copies.iter().any(|ending| name.ends_with(ending))
}

/// The names of the files in a folder with this ending, without the ending; hidden ones are ignored.
///
/// # Errors
/// When the folder cannot be listed.
pub fn stems(folder: &Path, ending: &str) -> Result<BTreeSet<String>> {
    let paths = entries(folder)?.into_iter();
    let files = paths.filter(|path| path.is_file() && has_ending(path, ending));
    let stems = files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    Ok(stems.filter(|stem| !stem.starts_with('.')).collect())
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension() == Some(OsStr::new(ending))
}

/// The names of the folders in a folder; hidden ones are ignored.
///
/// # Errors
/// When the folder cannot be listed.
pub fn folders(folder: &Path) -> Result<BTreeSet<String>> {
    let paths = entries(folder)?.into_iter().filter(|path| path.is_dir());
    let names = paths.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()));
    Ok(names.filter(|name| !name.starts_with('.')).collect())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let listed = fs::read_dir(folder).and_then(|entries| {
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()
    });
    listed.with_context(|| format!("cannot list {}", folder.display()))
}

/// A key that sorts numbers inside a name as numbers.
fn natural_order(name: &str) -> Vec<(u64, String)> {
    let pieces = name.split_inclusive(|character: char| !character.is_ascii_digit());
    let split = pieces.map(|piece| {
        let text = piece.trim_start_matches(|character: char| character.is_ascii_digit());
        let digits = &piece[..piece.len() - text.len()];
        (digits.parse().unwrap_or(0), text.to_owned())
    });
    split.collect()
}
