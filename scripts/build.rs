//! Makes modules of the problems that `problems.txt` lists, for the judge and for its tests.
//!
//! The judge is built with the solutions. One that does not compile is left out, with its rules, so
//! that the others can be judged nevertheless.

use std::collections::HashSet;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const LIST: &str = "problems.txt";

fn main() -> Result<(), Box<dyn Error>> {
    let judge = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for place in [LIST, "../src/bin", "../Cargo.toml", "../Cargo.lock"] {
        println!("cargo::rerun-if-changed={place}");
    }
    let list = fs::read_to_string(judge.join(LIST))?;
    let names = list.lines().map(str::trim);
    let names: Vec<_> = names.filter(|name| !name.is_empty() && !name.starts_with('#')).collect();
    let broken = broken(&judge, &out)?;
    let is_broken = |name: &&str| broken.contains(*name);
    let sound: Vec<_> = names.iter().copied().filter(|name| !is_broken(name)).collect();

    let mut problems = modules(&judge.join("src/problems"), &sound)?;
    problems +=
        "/// All of them, in the order of their list.\npub fn all() -> Vec<Problem> {\nvec![\n";
    for name in &names {
        if is_broken(name) {
            writeln!(problems, "Problem::broken({name:?}),")?;
        } else {
            writeln!(problems, "{name}::problem(),")?;
        }
    }
    problems += "]\n}\n";
    fs::write(out.join("problems.rs"), problems)?;
    fs::write(out.join("facts.rs"), modules(&judge.join("tests/it/problems"), &names)?)?;
    Ok(())
}

/// Declares a module for each file.
fn modules(folder: &Path, names: &[&str]) -> Result<String, std::fmt::Error> {
    let mut modules = String::new();
    for name in names {
        let path = folder.join(name).with_extension("rs");
        writeln!(modules, "#[path = {path:?}]\nmod {name};")?;
    }
    Ok(modules)
}

/// The solutions that do not compile.
fn broken(judge: &Path, out: &Path) -> Result<HashSet<String>, Box<dyn Error>> {
    let mut cargo = Command::new(env::var("CARGO")?);
    cargo.current_dir(judge.join("..")).args(["check", "--package", "grundy", "--bins"]);
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
