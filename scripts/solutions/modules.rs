//! The parts that both build scripts use: the list of problems, and modules that lie elsewhere.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{fs, result};

pub type Result<T> = result::Result<T, Box<dyn Error>>;

/// The names of `problems.txt`, which lies in the judge's folder.
pub fn names(judge: &Path) -> Result<Vec<String>> {
    let list = judge.join("problems.txt");
    println!("cargo::rerun-if-changed={}", list.display());
    let list = read(&list)?;
    let names = list.lines().map(str::trim);
    Ok(names.filter(|name| !name.is_empty() && !name.starts_with('#')).map(str::to_owned).collect())
}

pub fn declare(modules: &mut String, name: &str, path: &Path) -> Result<()> {
    Ok(writeln!(modules, "#[path = {path:?}]\npub mod {name};")?)
}

pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {path:?}: {error}").into())
}

/// Leaves a file alone that is the same already: what has not changed is not compiled again.
pub fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    let written = folder.and_then(|()| fs::write(path, text));
    written.map_err(|error| format!("cannot write {path:?}: {error}").into())
}
