//! What is judged, and how it becomes a program that can be started.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::paste::{self, Refused};
use crate::problem::About;
use crate::runner::Program;
use crate::workspace::Workspace;

/// What a submission was built to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Built {
    Programs(Programs),
    /// What the compiler said.
    CompileError(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Programs {
    pub release: Program,
    /// With debug assertions and overflow checks; the samples run on it, too.
    pub dev: Option<Program>,
    /// Whether it is the workspace's own solution, which the judge can also call.
    pub is_solution: bool,
}

/// Any program in any language, started by this command.
pub fn from_command(command: Vec<OsString>) -> Built {
    Built::Programs(Programs { release: Program { command }, dev: None, is_solution: false })
}

/// The workspace's own solutions, each as release and as dev build, in the order of the problems.
///
/// # Errors
/// When cargo cannot be run. What does not compile is no error.
pub fn build_solutions(workspace: &Workspace, problems: &[&str]) -> Result<Vec<Built>> {
    let mut release = cargo_build(workspace, problems, &["--release"])?;
    let mut dev = cargo_build(workspace, problems, &[])?;
    let built = problems.iter().map(|problem| {
        let programs = release.remove(*problem).zip(dev.remove(*problem));
        match programs {
            Some((release, dev)) => {
                Built::Programs(Programs { release, dev: Some(dev), is_solution: true })
            }
            None => Built::CompileError(format!(
                "src/bin/{problem}.rs does not compile; the compiler's words stand above"
            )),
        }
    });
    Ok(built.collect())
}

/// The programs that cargo built, by name.
fn cargo_build(
    workspace: &Workspace,
    names: &[&str],
    profile: &[&str],
) -> Result<HashMap<String, Program>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(&workspace.root).args(["build", "--quiet", "--keep-going"]);
    command.args(["--package", "grundy", "--message-format", "json-render-diagnostics"]);
    command.args(names.iter().flat_map(|name| ["--bin", name])).args(profile);
    command.stderr(Stdio::inherit());
    let output = command.output().context("cannot run cargo; is it on the PATH?")?;
    let mut programs = HashMap::new();
    for line in output.stdout.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        let message: serde_json::Value =
            serde_json::from_slice(line).context("cannot read what cargo says")?;
        let name = message["target"]["name"].as_str();
        if let (Some(name), Some(path)) = (name, message["executable"].as_str()) {
            programs.insert(name.to_owned(), Program { command: vec![path.into()] });
        }
    }
    Ok(programs)
}

/// A lone Rust file, built the way a judge without crates builds it, and kept by its content.
pub fn build_source(workspace: &Workspace, about: &About, source: &Path) -> Result<Built> {
    let bytes =
        fs::read(source).with_context(|| format!("cannot read the source {}", source.display()))?;
    let Ok(text) = String::from_utf8(bytes) else {
        return Ok(Built::CompileError(format!("{} is no UTF-8", source.display())));
    };
    let stem = source.file_stem().unwrap_or_default();
    let mut hasher = DefaultHasher::new();
    (&text, paste::stand_ins(), stem, about.source_limit).hash(&mut hasher);
    let folder = workspace.scratch().join(format!("programs/{:016x}", hasher.finish()));
    let (kept, program) = (folder.join("kept.rs"), folder.join(stem));
    let built = Built::Programs(Programs {
        release: Program { command: vec![program.clone().into()] },
        dev: None,
        is_solution: false,
    });
    // Whoever finds the source kept finds a whole program, also beside another judge that builds it.
    if fs::read_to_string(&kept).is_ok_and(|kept| kept == text) {
        return Ok(built);
    }
    let paste = match paste::with_stand_ins(&text) {
        Ok(paste) => paste,
        Err(error) if error.is::<Refused>() => {
            return Ok(Built::CompileError(format!("{} {error}", source.display())));
        }
        Err(error) => return Err(error.context(source.display().to_string())),
    };
    if let Some(reason) = about.too_long(paste.len()) {
        return Ok(Built::CompileError(format!("{} {reason}", source.display())));
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let place = folder.display();
    let aside =
        tempfile::tempdir_in(&folder).with_context(|| format!("cannot write in {place}"))?;
    let aside = aside.path();
    let (pasted, compiled, noted) =
        (aside.join("main.rs"), aside.join("program"), aside.join("kept.rs"));
    let written = fs::write(&pasted, &paste).and_then(|()| fs::write(&noted, &text));
    written.with_context(|| format!("cannot write in {place}"))?;
    if let Err(diagnostics) = compile(&pasted, source, &compiled)? {
        return Ok(Built::CompileError(diagnostics));
    }
    let moved = fs::rename(&compiled, &program).and_then(|()| fs::rename(&noted, &kept));
    moved.with_context(|| format!("cannot write in {place}"))?;
    Ok(built)
}

/// Compiles a paste as judges do; the inner error is what the compiler said of it, as of `source`,
/// with which it begins.
fn compile(paste: &Path, source: &Path, program: &Path) -> Result<Result<(), String>> {
    let mut rustc = Command::new(paste::compiler());
    rustc.args(["-O", "--edition", "2024", "--crate-name", "main"]);
    let mut remap = paste.as_os_str().to_owned();
    remap.push("=");
    remap.push(source);
    rustc.arg("--remap-path-prefix").arg(remap).arg("-o").arg(program).arg(paste);
    let output = rustc.output().context("cannot run rustc; is it on the PATH?")?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    Ok(Err(String::from_utf8_lossy(&output.stderr).into_owned()))
}
