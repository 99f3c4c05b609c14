//! The build script, which declares the modules of the listed problems.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::Copy;

/// Compiles the copy's build script and runs it; what it made for the judge and for the tests.
fn run(copy: &Copy) -> [String; 2] {
    let script = copy.root().join("build_script");
    let mut rustc = Command::new("rustc");
    rustc.current_dir(copy.root()).args(["--edition", "2024", "scripts/build.rs", "-o"]);
    assert!(rustc.arg(&script).status().unwrap().success());
    let out = copy.root().join("target/debug/build/judge/out");
    fs::create_dir_all(&out).unwrap();
    let mut command = Command::new(script);
    command.env("CARGO_MANIFEST_DIR", copy.root().join("scripts"));
    let output = command.env("OUT_DIR", &out).env("CARGO", env!("CARGO")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    ["problems.rs", "facts.rs"].map(|made| fs::read_to_string(out.join(made)).unwrap())
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

    let [before, tests] = run(&copy);
    assert!(is_declared(&before, "monks", &at("src/bin/monks.rs")), "{before}");
    assert!(is_declared(&before, "monks", &rules("monks")), "{before}");
    assert!(before.contains("\nmonks::problem(),\n"), "{before}");
    assert!(!before.contains("\npub mod towers;\n"), "{before}");
    assert!(before.contains("\nProblem::broken(\"towers\"),\n"), "{before}");
    // Its test says what is wrong.
    assert!(is_declared(&tests, "towers", &facts("towers")), "{tests}");

    // Broken later: the file as it was stands in for it.
    let compiling = copy.read("src/bin/monks.rs");
    copy.write("src/bin/monks.rs", "fn main() { let steps: u32 = \"1\"; }\n");
    let [after, _] = run(&copy);
    let kept = "target/debug/build/judge/out/solutions/monks.rs";
    assert!(is_declared(&after, "monks", &at(kept)), "{after}");
    assert_eq!(copy.read(kept), compiling);
    assert!(is_declared(&after, "monks", &rules("monks")), "{after}");
    assert!(is_declared(&after, "hs09game", &at("src/bin/hs09game.rs")), "{after}");

    copy.write("src/bin/monks.rs", &compiling);
    copy.write("src/bin/towers.rs", "fn main() {}\n");
    let [mended, _] = run(&copy);
    assert!(is_declared(&mended, "monks", &at("src/bin/monks.rs")), "{mended}");
    assert!(!mended.contains("Problem::broken"), "{mended}");

    // The list in a draft names what calls the solution.
    copy.write(
        "scripts/src/problems/towers.rs",
        "//! `use super::solutions::towers as solution;`\n",
    );
    let [draft, _] = run(&copy);
    assert!(is_declared(&draft, "towers", &rules("towers")), "{draft}");
    assert!(!is_declared(&draft, "towers", &at("src/bin/towers.rs")), "{draft}");
}

#[test]
fn the_solution_of_a_draft_is_not_part_of_the_judge() {
    let copy = Copy::new();
    assert!(copy.judge(&["new", "made_up_game"]).output().unwrap().status.success());
    copy.write("src/bin/made_up_game.rs", "fn main() {\n");
    let [modules, tests] = run(&copy);
    let place = |place: &str| copy.root().join(place).join("made_up_game.rs");
    assert!(is_declared(&modules, "made_up_game", &place("scripts/src/problems")), "{modules}");
    assert!(!is_declared(&modules, "made_up_game", &place("src/bin")), "{modules}");
    assert!(modules.contains("\nmade_up_game::problem(),\n"), "{modules}");
    assert!(is_declared(&tests, "made_up_game", &place("scripts/tests/it/problems")), "{tests}");
}
