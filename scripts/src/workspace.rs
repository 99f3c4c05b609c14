//! The folders of the workspace: where solutions, test cases and the judge's own files lie.

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

/// One test file as it lies in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestFile {
    /// Without its ending.
    pub name: String,
    /// The path from the root, for messages.
    pub place: String,
    pub input: Vec<u8>,
    pub output: Vec<u8>,
}

/// A program that must be rejected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongProgram {
    /// The folder that states the verdict and the file, such as `wrong_answer/all_gaps.rs`.
    pub name: String,
    pub path: PathBuf,
    pub verdict: Verdict,
}

impl Workspace {
    /// The workspace that cargo runs this judge in, else the one that it was built in.
    pub fn here() -> Result<Self> {
        let run_in = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let package = run_in.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = package.parent().context("the judge's package lies in no workspace")?;
        Ok(Self { root: root.into() })
    }

    pub fn solution(&self, problem: &str) -> PathBuf {
        self.root.join("src/bin").join(problem).with_extension("rs")
    }

    pub fn test_folder(&self, problem: &str) -> PathBuf {
        self.root.join("testcases").join(problem)
    }

    /// What the judge itself leaves behind.
    pub fn scratch(&self) -> PathBuf {
        self.root.join("target/judge")
    }

    /// The test files of a problem, `sample-2` before `sample-10`.
    ///
    /// # Errors
    /// When there is none, or an `.in` lacks its `.out`, or the other way round, or there is a file
    /// that is neither.
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

    /// Keeps an input that a program failed on, and what it should have printed; the place of the
    /// input, from the root.
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

    /// Keeps an input that a program failed on apart from every other; its path.
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
    /// When a folder's name is no verdict, or one that accepts, or when it holds anything but Rust
    /// programs.
    pub fn wrong_programs(&self, problem: &str) -> Result<Vec<WrongProgram>> {
        let folder = self.test_folder(problem);
        let mut programs = vec![];
        for name in folders(&folder)? {
            let mut verdicts = Verdict::ALL
                .into_iter()
                .filter(|verdict| !matches!(verdict, Verdict::JudgeError | Verdict::Accepted));
            let Some(verdict) = verdicts.find(|verdict| verdict.folder() == name) else {
                anyhow::bail!(
                    "testcases/{problem}/{name} names no verdict of a rejected program; \
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

    /// What nobody reads might be taken for a test that passes; hidden files are not ours.
    fn holds_only(&self, folder: &Path, endings: &[&str], folders: bool) -> Result<()> {
        let is_read = |path: &PathBuf| {
            let name = path.file_name().and_then(OsStr::to_str);
            name.is_some_and(|name| name.starts_with('.'))
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

    /// Every way in which solutions, test folders and the judge's problem files fail to mirror each
    /// other and the list of problems.
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

/// The names of the files in a folder that have this ending, without it; hidden ones are not ours.
pub fn stems(folder: &Path, ending: &str) -> Result<BTreeSet<String>> {
    let paths = entries(folder)?.into_iter();
    let files = paths.filter(|path| path.is_file() && has_ending(path, ending));
    let stems = files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    Ok(stems.filter(|stem| !stem.starts_with('.')).collect())
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension() == Some(OsStr::new(ending))
}

/// The names of the folders in a folder; hidden ones are not ours.
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

/// Numbers inside a name count as numbers.
fn natural_order(name: &str) -> Vec<(u64, String)> {
    let pieces = name.split_inclusive(|letter: char| !letter.is_ascii_digit());
    let split = pieces.map(|piece| {
        let text = piece.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let digits = &piece[..piece.len() - text.len()];
        (digits.parse().unwrap_or(0), text.to_owned())
    });
    split.collect()
}
