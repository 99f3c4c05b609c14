//! Declares a module for each solution that `problems.txt` lists.
//!
//! A solution that does not compile must not keep the judge from checking the others. Its module is then
//! the file as it was when it last compiled; if it never did, it is missing.

mod modules;

use std::collections::HashSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use modules::{Result, declare, names, read, write};

fn main() -> Result<()> {
    let package = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let judge = package.parent().ok_or("the solutions lie outside the judge")?;
    let root = judge.parent().ok_or("the judge lies in no workspace")?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for place in ["src/bin", "Cargo.toml", "Cargo.lock"] {
        println!("cargo::rerun-if-changed={}", root.join(place).display());
    }
    let broken = broken(root, &out)?;
    let (mut solutions, mut missing) = (String::new(), vec![]);
    for name in names(judge)? {
        let source = root.join("src/bin").join(&name).with_extension("rs");
        match compiling(&source, broken.contains(&name), &out)? {
            Some(source) => declare(&mut solutions, &name, &source)?,
            None => missing.push(name),
        }
    }
    println!("cargo::metadata=missing={}", missing.join(" "));
    write(&out.join("solutions.rs"), &solutions)
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
