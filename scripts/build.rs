//! Declares modules for the problems that `problems.txt` lists, and for the solutions that their rules
//! call.
//!
//! A solution that does not compile must not keep the judge from checking the others. The judge is then
//! built with the file as it was when it last compiled; if it never did, without the problem.

use std::collections::HashSet;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const LIST: &str = "problems.txt";

fn main() -> Result<()> {
    let judge = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let root = judge.parent().ok_or("the judge lies in no workspace")?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for place in [LIST, "src/problems", "../src/bin", "../Cargo.toml", "../Cargo.lock"] {
        println!("cargo::rerun-if-changed={place}");
    }
    let list = read(&judge.join(LIST))?;
    let names = list.lines().map(str::trim);
    let names: Vec<_> = names.filter(|name| !name.is_empty() && !name.starts_with('#')).collect();
    let broken = broken(root, &out)?;

    let (mut solutions, mut problems, mut all) = (String::new(), String::new(), String::new());
    for name in &names {
        let rules = judge.join("src/problems").join(name).with_extension("rs");
        let call = format!("use super::solutions::{name} as solution;");
        // A draft has it in a comment.
        if read(&rules)?.lines().any(|line| line == call) {
            let source = root.join("src/bin").join(name).with_extension("rs");
            let Some(compiling) = compiling(&source, broken.contains(*name), &out)? else {
                writeln!(all, "Problem::broken({name:?}),")?;
                continue;
            };
            declare(&mut solutions, name, &compiling)?;
        }
        declare(&mut problems, name, &rules)?;
        writeln!(all, "{name}::problem(),")?;
    }
    let modules = format!(
        "/// The files under src/bin, so that their answering functions can be called.\n\
         #[expect(dead_code, reason = \"`main` is the program's; the judge calls the function\")]\n\
         #[allow(clippy::manual_is_multiple_of, reason = \"it is newer than the oldest judge\")]\n\
         mod solutions {{\n{solutions}}}\n\
         {problems}/// In the order of the list.\npub fn all() -> Vec<Problem> {{\nvec![\n{all}]\n}}\n"
    );
    write(&out.join("problems.rs"), &modules)?;
    let mut facts = String::new();
    for name in &names {
        declare(
            &mut facts,
            name,
            &judge.join("tests/it/problems").join(name).with_extension("rs"),
        )?;
    }
    write(&out.join("facts.rs"), &facts)
}

fn declare(modules: &mut String, name: &str, path: &Path) -> Result<()> {
    Ok(writeln!(modules, "#[path = {path:?}]\npub mod {name};")?)
}

/// The solution as it is, or else as it was when it last compiled.
fn compiling(source: &Path, is_broken: bool, out: &Path) -> Result<Option<PathBuf>> {
    let kept = out.join("solutions").join(source.file_name().ok_or("it has no name")?);
    if is_broken {
        return Ok(kept.exists().then_some(kept));
    }
    write(&kept, &read(source)?)?;
    Ok(Some(source.into()))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {path:?}: {error}").into())
}

/// Leaves a file alone that is the same already: what has not changed is not compiled again.
fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    let written = folder.and_then(|()| fs::write(path, text));
    written.map_err(|error| format!("cannot write {path:?}: {error}").into())
}

/// The solutions that do not compile.
fn broken(root: &Path, out: &Path) -> Result<HashSet<String>> {
    let mut cargo = Command::new(env::var("CARGO")?);
    cargo.current_dir(root).args(["check", "--package", "grundy", "--bins"]);
    cargo.args(["--keep-going", "--offline", "--locked"]);
    // Debug and release builds share it; it lies outside the folder that cargo has locked.
    let target = out.ancestors().nth(4).unwrap_or(out).join("judge/solutions");
    cargo.arg("--target-dir").arg(target);
    // Clippy comes in the compiler's place.
    cargo.env_remove("RUSTC_WORKSPACE_WRAPPER");
    let said = String::from_utf8_lossy(&cargo.output()?.stderr).into_owned();
    let broken = said.lines().filter_map(|line| {
        let line = line.strip_prefix("error: could not compile `grundy` (bin \"")?;
        line.split('"').next().map(str::to_owned)
    });
    Ok(broken.collect())
}
