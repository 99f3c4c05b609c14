//! The build scripts, which declare the modules of the listed problems and of their solutions.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::Copy;

/// What the copy's build scripts declare.
struct Modules {
    solutions: String,
    problems: String,
    facts: String,
}

/// Compiles a build script of the copy and runs it; what it told cargo.
fn run_script(copy: &Copy, package: &str, missing: &str) -> String {
    let (folder, out) = (copy.root().join(package), out_of(copy, package));
    let script = copy.root().join("build_script");
    let mut rustc = Command::new("rustc");
    rustc.current_dir(&folder).args(["--edition", "2024", "build.rs", "-o"]).arg(&script);
    assert!(rustc.status().unwrap().success());
    fs::create_dir_all(&out).unwrap();
    let mut command = Command::new(script);
    command.current_dir(&folder).env("CARGO_MANIFEST_DIR", &folder).env("OUT_DIR", &out);
    command.env("CARGO", env!("CARGO")).env("DEP_SOLUTIONS_MISSING", missing);
    command.env("CARGO_CFG_TARGET_OS", "linux").env("CARGO_CFG_TARGET_ENV", "gnu");
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn out_of(copy: &Copy, package: &str) -> PathBuf {
    copy.root().join("target/debug/build").join(package.replace('/', "-")).join("out")
}

fn run(copy: &Copy) -> Modules {
    let told = run_script(copy, "scripts/solutions", "");
    let missing = told.lines().find_map(|line| line.strip_prefix("cargo::metadata=missing="));
    run_script(copy, "scripts", missing.unwrap());
    let made = |package, file| fs::read_to_string(out_of(copy, package).join(file)).unwrap();
    Modules {
        solutions: made("scripts/solutions", "solutions.rs"),
        problems: made("scripts", "problems.rs"),
        facts: made("scripts", "facts.rs"),
    }
}

fn is_declared(modules: &str, name: &str, path: &Path) -> bool {
    modules.contains(&format!("#[path = {path:?}]\npub mod {name};\n"))
}

#[test]
fn a_solution_that_does_not_compile_does_not_stop_the_judge() {
    let copy = Copy::new();
    let at = |place: &str| copy.root().join(place);
    let rules = |name| at(&format!("scripts/src/problems/{name}.rs"));
    let facts = |name| at(&format!("scripts/tests/it/problems/{name}.rs"));
    // Broken from the start: nothing stands in for it, so its rules cannot be used.
    copy.write("src/bin/towers.rs", "fn main() {\n");

    let before = run(&copy);
    assert!(is_declared(&before.solutions, "monks", &at("src/bin/monks.rs")));
    assert!(is_declared(&before.problems, "monks", &rules("monks")));
    assert!(before.problems.contains("\nmonks::problem(),\n"), "{}", before.problems);
    assert!(!before.solutions.contains("\npub mod towers;\n"), "{}", before.solutions);
    assert!(!before.problems.contains("\npub mod towers;\n"), "{}", before.problems);
    assert!(before.problems.contains("\nProblem::broken(\"towers\"),\n"), "{}", before.problems);
    // Its test says what is wrong.
    assert!(is_declared(&before.facts, "towers", &facts("towers")), "{}", before.facts);

    // Broken later: the file as it was stands in for it.
    let compiling = copy.read("src/bin/monks.rs");
    copy.write("src/bin/monks.rs", "fn main() { let steps: u32 = \"1\"; }\n");
    let after = run(&copy);
    let kept = out_of(&copy, "scripts/solutions").join("solutions/monks.rs");
    assert!(is_declared(&after.solutions, "monks", &kept), "{}", after.solutions);
    assert_eq!(fs::read_to_string(kept).unwrap(), compiling);
    assert!(is_declared(&after.problems, "monks", &rules("monks")), "{}", after.problems);
    assert!(is_declared(&after.solutions, "hs09game", &at("src/bin/hs09game.rs")));

    copy.write("src/bin/monks.rs", &compiling);
    copy.write("src/bin/towers.rs", "fn main() {}\n");
    let mended = run(&copy);
    assert!(is_declared(&mended.solutions, "monks", &at("src/bin/monks.rs")));
    assert!(is_declared(&mended.solutions, "towers", &at("src/bin/towers.rs")));
    assert!(!mended.problems.contains("Problem::broken"), "{}", mended.problems);
}

/// Nothing calls it yet.
#[test]
fn a_draft_whose_solution_does_not_compile_is_a_draft() {
    let copy = Copy::new();
    assert!(copy.judge(&["new", "made_up_game"]).output().unwrap().status.success());
    copy.write("src/bin/made_up_game.rs", "fn main() {\n");
    // The list in a draft names what will call the solution.
    let place = "scripts/src/problems/made_up_game.rs";
    copy.write(
        place,
        &format!("//! `use solutions::made_up_game as solution;`\n{}", copy.read(place)),
    );
    let made = run(&copy);
    let place = |place: &str| copy.root().join(place).join("made_up_game.rs");
    assert!(is_declared(&made.problems, "made_up_game", &place("scripts/src/problems")));
    assert!(!made.solutions.contains("made_up_game"), "{}", made.solutions);
    assert!(made.problems.contains("\nmade_up_game::problem(),\n"), "{}", made.problems);
    assert!(is_declared(&made.facts, "made_up_game", &place("scripts/tests/it/problems")));
}
