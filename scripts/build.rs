//! Declares modules for the problems that `problems.txt` lists: their rules, and what a test expects of
//! them. Rules whose solution is missing, because it never compiled, cannot be used.

#[path = "solutions/modules.rs"]
mod modules;

use std::env;
use std::fmt::Write as _;
use std::path::PathBuf;

use modules::{Result, declare, names, read, write};

fn main() -> Result<()> {
    let judge = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    println!("cargo::rerun-if-changed=src/problems");
    // A program's peak memory begins with that of its helper, which is the judge. At a fixed place in
    // memory it has no addresses to fill in when it starts, and so needs less.
    if env::var("CARGO_CFG_TARGET_OS")? == "linux" && env::var("CARGO_CFG_TARGET_ENV")? == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
    let missing = env::var("DEP_SOLUTIONS_MISSING")?;
    let (mut problems, mut all, mut facts) = (String::new(), String::new(), String::new());
    for name in names(&judge)? {
        let facts_of_it = judge.join("tests/it/problems").join(&name).with_extension("rs");
        declare(&mut facts, &name, &facts_of_it)?;
        let rules = judge.join("src/problems").join(&name).with_extension("rs");
        let call = format!("use solutions::{name} as solution;");
        // A draft has it in a comment.
        let calls = read(&rules)?.lines().any(|line| line == call);
        if calls && missing.split(' ').any(|missing| missing == name) {
            writeln!(all, "Problem::broken({name:?}),")?;
            continue;
        }
        declare(&mut problems, &name, &rules)?;
        writeln!(all, "{name}::problem(),")?;
    }
    let list = "/// In the order of the list.\npub fn all() -> Vec<Problem>";
    write(&out.join("problems.rs"), &format!("{problems}{list} {{\nvec![\n{all}]\n}}\n"))?;
    write(&out.join("facts.rs"), &facts)
}
