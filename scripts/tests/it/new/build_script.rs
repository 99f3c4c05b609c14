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
    modules.contains(&format!("#[path = {path:?}]\nmod {name};\n"))
}

#[test]
fn a_solution_that_does_not_compile_is_left_out_of_the_judge() {
    let copy = Copy::new();
    let rules = |name| copy.root().join(format!("scripts/src/problems/{name}.rs"));
    let facts = |name| copy.root().join(format!("scripts/tests/it/problems/{name}.rs"));

    let sound = run(&copy);
    assert!(is_declared(&sound[0], "monks", &rules("monks")), "{}", sound[0]);
    assert!(sound[0].contains("\nmonks::problem(),\n") && !sound[0].contains("broken"));

    copy.write("src/bin/monks.rs", "fn main() { let steps: u32 = \"1\"; }\n");
    copy.write("src/bin/towers.rs", "fn main() {\n");
    let [problems, tests] = run(&copy);
    for name in ["monks", "towers"] {
        assert!(!is_declared(&problems, name, &rules(name)), "{problems}");
        assert!(problems.contains(&format!("\nProblem::broken({name:?}),\n")), "{problems}");
        // Its test says what is wrong.
        assert!(is_declared(&tests, name, &facts(name)), "{tests}");
    }
    assert!(is_declared(&problems, "hs09game", &rules("hs09game")), "{problems}");
    assert_eq!(problems.matches("broken").count(), 2);
    assert_eq!(problems.matches("\nmod ").count(), sound[0].matches("\nmod ").count() - 2);
}
