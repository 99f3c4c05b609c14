//! `cargo judge new`, on copies of the workspace.

mod build_script;
mod companion;
mod files;
mod link;
mod lists;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use judge::new::lists::{Entry, problem_table};
use judge::problems;
use judge::workspace::Workspace;
use tempfile::TempDir;

/// The files of the workspace that making a problem reads and adds to, and all that cargo needs.
struct Copy {
    folder: TempDir,
}

impl Copy {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        copy(&Workspace::here().unwrap().root, folder.path());
        let table = problem_table(&entries());
        let readme =
            format!("# grundy\n\n<!-- problems -->\n\n{table}<!-- /problems -->\n\nMore.\n");
        fs::write(folder.path().join("README.md"), readme).unwrap();
        Self { folder }
    }

    fn root(&self) -> &Path {
        self.folder.path()
    }

    fn read(&self, place: &str) -> String {
        fs::read_to_string(self.root().join(place)).unwrap_or_else(|_| panic!("no {place}"))
    }

    fn write(&self, place: &str, text: &str) {
        fs::write(self.root().join(place), text).unwrap();
    }

    /// Every file and folder with what it holds.
    fn tree(&self) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
        let mut tree = BTreeMap::new();
        let mut unseen = vec![self.root().to_owned()];
        while let Some(path) = unseen.pop() {
            if path.is_dir() {
                unseen.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            }
            let text = path.is_file().then(|| fs::read(&path).unwrap());
            tree.insert(path, text);
        }
        tree
    }

    fn judge(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
        command.env("CARGO_MANIFEST_DIR", self.root().join("scripts")).args(arguments);
        command
    }
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name())).unwrap();
        let to = to.join(&name);
        if path.is_file() {
            fs::copy(&path, &to).unwrap();
        } else if name != "target" && name != ".git" {
            fs::create_dir(&to).unwrap();
            copy(&path, &to);
        }
    }
}

fn entries() -> Vec<Entry<'static>> {
    problems::all().iter().map(|problem| Entry::from(&problem.about)).collect()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&*output.stdout, &*output.stderr].concat()).into_owned()
}

#[track_caller]
fn assert_formatted(copy: &Copy, name: &str) {
    let mut command = Command::new("rustfmt");
    command.current_dir(copy.root()).args(["--check", "--edition", "2024", "scripts/src/lib.rs"]);
    let output = command.arg(format!("src/bin/{name}.rs")).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
}
