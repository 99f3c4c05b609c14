//! From a submission to a program that can be started.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Read;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::about::About;
use crate::paste::{self, Refused};
use crate::run::Program;
use crate::run::os;
use crate::workspace::Workspace;

/// No judge takes a source as large as this.
const LARGEST_SOURCE: u64 = 16 << 20;

/// The result of building a submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Built {
    Programs(Programs),
    /// The compiler's output.
    CompileError(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Programs {
    pub release: Program,
    /// The same without shared libraries, where that can be: it starts in two thirds of the time, and
    /// some groups start a program thousands of times.
    pub linked_statically: Option<Program>,
    /// With debug assertions and overflow checks; the samples run on it, too.
    pub dev: Option<Program>,
    /// Whether it is the workspace's own solution, which the judge can also call.
    pub is_solution: bool,
}

impl Programs {
    /// The program that starts fastest.
    pub fn quickest(&self) -> &Program {
        self.linked_statically.as_ref().unwrap_or(&self.release)
    }
}

/// Any program in any language, started by this command.
pub fn from_command(command: Vec<OsString>) -> Built {
    let release = Program { command };
    Built::Programs(Programs { release, linked_statically: None, dev: None, is_solution: false })
}

/// Builds the workspace's own solutions, each as release and as dev build, in the order of the
/// problems.
///
/// # Errors
/// When cargo cannot be run. A solution that does not compile is not an error.
pub fn build_solutions(workspace: &Workspace, problems: &[&str]) -> Result<Vec<Built>> {
    let release = || cargo_build(workspace, problems, &["--release".as_ref()]);
    let dev = || cargo_build(workspace, problems, &[]);
    let (release, dev) = rayon::join(release, dev);
    let (mut release, mut dev) = (release?, dev?);
    let mut linked_statically = build_statically(workspace, &release.programs)?.programs;
    let built = problems.iter().map(|problem| {
        let errors = release.errors.remove(*problem).or_else(|| dev.errors.remove(*problem));
        if let Some(errors) = errors {
            return Ok(Built::CompileError(errors));
        }
        let programs = release.programs.remove(*problem).zip(dev.programs.remove(*problem));
        let (release, dev) = programs.with_context(|| {
            format!(
                "cargo cannot build src/bin/{problem}.rs, though nothing is wrong with that file"
            )
        })?;
        let linked_statically = linked_statically.remove(*problem);
        let dev = Some(dev);
        Ok(Built::Programs(Programs { release, linked_statically, dev, is_solution: true }))
    });
    built.collect()
}

/// The results of a build, by the names of the programs.
#[derive(Default)]
struct CargoBuilt {
    programs: HashMap<String, Program>,
    /// The compiler's errors in the sources.
    errors: HashMap<String, String>,
}

/// Builds the release programs again, statically linked; empty where that is impossible.
fn build_statically(
    workspace: &Workspace,
    release: &HashMap<String, Program>,
) -> Result<CargoBuilt> {
    let path = release.values().find_map(|program| program.command.first());
    let target = path.and_then(|path| Path::new(path).ancestors().nth(2));
    // Flags of the user's own would take the place of ours.
    let own_flags = ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"].into_iter().find_map(std::env::var_os);
    let can_be = own_flags.is_none() && os::links_statically();
    let Some(target) = target.filter(|_| can_be) else {
        return Ok(CargoBuilt::default());
    };
    let names: Vec<_> = release.keys().map(String::as_str).collect();
    let folder = target.join("static");
    let flags = "target.'cfg(target_env = \"gnu\")'.rustflags=['-Ctarget-feature=+crt-static']";
    let options = ["--release", "--config", flags, "--target-dir"].map(OsStr::new);
    let options = [&options[..], &[folder.as_os_str()]].concat();
    cargo_build(workspace, &names, &options)
}

fn cargo_build(workspace: &Workspace, names: &[&str], options: &[&OsStr]) -> Result<CargoBuilt> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(&workspace.root).args(["build", "--quiet", "--keep-going"]);
    command.args(["--package", "grundy", "--message-format", "json"]);
    command.args(names.iter().flat_map(|name| ["--bin", name])).args(options);
    let output = command.output().context("cannot run cargo; is it on the PATH?")?;
    let mut built = CargoBuilt::default();
    // An error that is not one of a source's.
    let mut other = None;
    for line in output.stdout.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        let line: Value = serde_json::from_slice(line).context("cannot read what cargo says")?;
        let name = line["target"]["name"].as_str().unwrap_or_default();
        let rendered = line["message"]["rendered"].as_str().unwrap_or_default();
        if let Some(path) = line["executable"].as_str() {
            built.programs.insert(name.to_owned(), Program { command: vec![path.into()] });
        } else if is_of_the_source(&line["message"]) && names.contains(&name) {
            built.errors.entry(name.to_owned()).or_default().push_str(rendered);
        } else if is_error(&line["message"]) {
            other.get_or_insert_with(|| rendered.trim_end().to_owned());
        }
    }
    let is_explained = output.status.success() || !built.errors.is_empty();
    ensure!(is_explained || other.is_none(), "cargo cannot build: {}", other.unwrap_or_default());
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(is_explained, "cargo cannot build ({}): {}", output.status, said.trim_end());
    Ok(built)
}

fn is_error(diagnostic: &Value) -> bool {
    diagnostic["level"].as_str().is_some_and(|level| level.starts_with("error"))
}

/// Whether the source is at fault for a compiler's error: then it names a place in it, or lacks a
/// function. A full disk or a broken linker is no fault of the source.
fn is_of_the_source(diagnostic: &Value) -> bool {
    let has_place = diagnostic["spans"].as_array().is_some_and(|spans| !spans.is_empty());
    let rendered = diagnostic["rendered"].as_str().unwrap_or_default();
    let lacks_a_function =
        ["undefined reference", "ndefined symbol"].iter().any(|told| rendered.contains(told));
    is_error(diagnostic) && (has_place || diagnostic["code"].is_object() || lacks_a_function)
}

/// A single Rust file, built as a judge without crates builds it, and kept by its content.
pub fn build_source(workspace: &Workspace, about: &About, source: &Path) -> Result<Built> {
    let bytes = read(source)?;
    let Ok(text) = String::from_utf8(bytes) else {
        return Ok(Built::CompileError(format!("{} is not valid UTF-8", source.display())));
    };
    let stem = source.file_stem().unwrap_or_default();
    let mut hasher = DefaultHasher::new();
    (&text, paste::stand_ins(), stem, about.source_limit).hash(&mut hasher);
    let folder = workspace.scratch().join(format!("programs/{:016x}", hasher.finish()));
    // In a folder of its own, since a source may have any name.
    let (kept, program) = (folder.join("kept.rs"), folder.join("program").join(stem));
    let built = from_command(vec![program.clone().into()]);
    // `kept.rs` is renamed last, so if it is there the program is complete, even while another judge
    // builds.
    if program.is_file() && fs::read_to_string(&kept).is_ok_and(|kept| kept == text) {
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
    let made = fs::create_dir_all(folder.join("program"));
    made.with_context(|| format!("cannot make {}", folder.display()))?;
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

/// The source's bytes; it may be a pipe, or a device that never ends.
fn read(source: &Path) -> Result<Vec<u8>> {
    let mut bytes = vec![];
    let opened = File::open(source);
    let read = opened.and_then(|file| file.take(LARGEST_SOURCE + 1).read_to_end(&mut bytes));
    let place = source.display();
    let length = read.with_context(|| format!("cannot read the source {place}"))?;
    let mib = LARGEST_SOURCE >> 20;
    ensure!(length as u64 <= LARGEST_SOURCE, "the source {place} has more than {mib} MiB");
    Ok(bytes)
}

/// Compiles a paste as judges do; the inner error is rustc's output, with paths mapped back to
/// `source`.
fn compile(paste: &Path, source: &Path, program: &Path) -> Result<Result<(), String>> {
    let mut rustc = Command::new(paste::compiler());
    rustc.args(["-O", "--edition", "2024", "--crate-name", "main"]);
    let mut remap = paste.as_os_str().to_owned();
    remap.push("=");
    remap.push(source);
    rustc.arg("--remap-path-prefix").arg(remap).arg("-o").arg(program).arg(paste);
    rustc.arg("--error-format=json");
    let output = rustc.output().context("cannot run rustc; is it on the PATH?")?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    let told = String::from_utf8_lossy(&output.stderr);
    let diagnostics: Vec<Value> =
        told.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let rendered = diagnostics.iter().filter_map(|diagnostic| diagnostic["rendered"].as_str());
    let rendered = if diagnostics.is_empty() { told.into_owned() } else { rendered.collect() };
    ensure!(
        diagnostics.iter().any(is_of_the_source),
        "cannot compile {}, though nothing is wrong with that file ({}): {}",
        source.display(),
        output.status,
        rendered.trim_end()
    );
    Ok(Err(rendered))
}
