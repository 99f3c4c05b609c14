//! The files that are made.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{Copy, said};

#[test]
fn nothing_is_overwritten() {
    for place in [
        "src/bin/made_up_game.rs",
        "scripts/src/problems/made_up_game.rs",
        "scripts/tests/it/problems/made_up_game.rs",
        "testcases/made_up_game.yml",
        "testcases/made_up_game",
    ] {
        let copy = Copy::new();
        copy.write(place, "mine");
        let before = copy.tree();
        let output = copy.judge(&["new", "made_up_game"]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{place}");
        assert!(said(&output).contains(&format!("{place} already exists")), "{}", said(&output));
        assert!(copy.tree() == before, "{place}");
    }
}

#[test]
fn what_cannot_be_made_whole_is_not_made_at_all() {
    let spoil: [fn(&Copy); 5] = [
        |copy| fs::remove_dir_all(copy.root().join("scripts/src/problems")).unwrap(),
        |copy| copy.write("README.md", "no table"),
        |copy| copy.write("Cargo.toml", "[workspace]\n"),
        |copy| fs::remove_file(copy.root().join("scripts/problems.txt")).unwrap(),
        |copy| {
            let listed = copy.read("scripts/problems.txt") + "made_up_game\n";
            copy.write("scripts/problems.txt", &listed);
        },
    ];
    for (index, spoil) in spoil.iter().enumerate() {
        let copy = Copy::new();
        spoil(&copy);
        let before = copy.tree();
        let output = copy.judge(&["new", "made_up_game"]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{index}: {}", said(&output));
        assert!(copy.tree() == before, "{index}: {}", said(&output));
    }
}

#[test]
fn a_name_that_cannot_be_is_refused() {
    let copy = Copy::new();
    let before = copy.tree();
    let long = "x".repeat(61);
    for (name, reason) in [
        ("Nim", "cannot name a problem"),
        ("9nim", "cannot name a problem"),
        ("nim-sum", "cannot name a problem"),
        ("../nim", "cannot name a problem"),
        ("", "cannot name a problem"),
        ("ním", "cannot name a problem"),
        (&long, "longer than 60"),
        ("match", "Rust or cargo needs"),
        ("gen", "Rust or cargo needs"),
        ("proconio", "Rust or cargo needs"),
        ("std", "Rust or cargo needs"),
        ("judge", "Rust or cargo needs"),
        ("monks", "src/bin/monks.rs"),
    ] {
        let output = copy.judge(&["new", name]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(said(&output).contains(reason), "{name}: {}", said(&output));
    }
    assert!(copy.tree() == before);
}

/// A draft of every kind.
fn add_drafts_with_rules(copy: &Copy) {
    for kind in ["heaps", "splits", "own"] {
        let name = format!("draft_of_{kind}");
        let output = copy.judge(&["new", &name, "--family", kind]).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        assert_is_listed(copy, &name, &said(&output));
        super::assert_formatted(copy, &name);
        copy.write(&format!("testcases/{name}/sample-1.in"), "3\n");
        copy.write(&format!("testcases/{name}/sample-1.out"), "First\n");
    }
}

/// The list of what is missing is the same on the screen and in the file.
fn assert_is_listed(copy: &Copy, name: &str, said: &str) {
    let (_, list) = said.split_once("still missing, in this order:\n").unwrap();
    let (list, after) = list.split_once("The list stands in ").unwrap();
    assert!(after.contains("builds the judge"), "{after}");
    let rules = copy.read(&format!("scripts/src/problems/{name}.rs"));
    let header: String = list.lines().map(|line| format!("//! {line}\n")).collect();
    assert!(rules.contains(&format!("in this order:\n//!\n{header}\n")), "{rules}\n{header}");
    assert!(list.contains(&format!("solutions::{name} as solution;`")), "{list}");
    assert!(list.lines().all(|line| line.chars().count() <= 80), "{list}");
}

/// A solution of Dawson's Chess, without its header.
const DAWSON: &str = r#"use proconio::input;

fn main() {
    input! { n: usize }
    println!("{}", if first_player_wins(n) { "First" } else { "Second" });
}

pub fn first_player_wins(n: usize) -> bool {
    let mut grundy: Vec<usize> = vec![0];
    for length in 1..=n {
        let left = |one: usize| grundy[one.saturating_sub(2)];
        let worth = |one: usize| left(one) ^ left(length + 1 - one);
        let reached: Vec<_> = (1..=length).map(worth).collect();
        grundy.push((0..).find(|value| !reached.contains(value)).expect("there are few moves"));
    }
    grundy[n] != 0
}
"#;

/// Dawson's Chess as the README makes it, from nothing to proven.
fn add_dawson(copy: &Copy) {
    let output = copy.judge(&["new", "dawson", "--family", "splits"]).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let walk = walk();
    let (_, moves) = walk.split_once("```rust\n").unwrap();
    let moves = moves.split_once("```").unwrap().0.lines().map(|line| format!("        {line}\n"));
    let place = "scripts/src/problems/dawson.rs";
    let mut rules = copy.read(place);
    // What stands between these two becomes this.
    let mut replace = |start: &str, end: &str, new: &str| {
        let (before, rest) = rules.split_once(start).unwrap_or_else(|| panic!("no {start}"));
        let (_, after) = rest.split_once(end).unwrap();
        rules = format!("{before}{start}{new}{end}{after}");
    };
    replace("ControlFlow<()> {\n", "    }\n", &moves.collect::<String>());
    replace("Option<(u32, u32)> {\n", "    }\n", "        Some((3, 2))\n");
    let call = "n: &u32) -> bool {\n        solution::first_player_wins(*n as usize)\n";
    replace("fn solution(&self, ", "    }\n", call);
    let values = "n: &u32) -> bool {\n        \
                  Octal { digits: &[1, 3, 7] }.values(*n as usize + 1)[*n as usize] != 0\n";
    replace("fn reference(&self, ", "    }\n", values);
    let uses = "use crate::family::octal::Octal;\nuse solutions::dawson as solution;\n";
    replace("use crate::jury::Problem;\n", "use crate::rules", uses);
    // So that it does not take long.
    replace("Numbers::of(\"n\", 1..=", ")", "100");
    replace("-> Problem {\n    Problem::", "(ABOUT", "proven");
    copy.write(place, &rules);
    let solution = copy.read("src/bin/dawson.rs");
    let (header, _) = solution.split_once("fn main").unwrap();
    copy.write("src/bin/dawson.rs", &(header.to_owned() + DAWSON));
    copy.write("testcases/dawson/sample-1.in", "4\n");
    copy.write("testcases/dawson/sample-1.out", "Second\n");
}

/// The part of the README that leads to a first problem.
fn walk() -> String {
    let readme = fs::read_to_string(crate::workspace().root.join("README.md")).unwrap();
    let (_, walk) = readme.split_once("## Start the next problem\n").unwrap();
    walk.split_once("\n## ").unwrap().0.to_owned()
}

/// The exit status of the judge, and what it said.
type Run<'a> = dyn Fn(&[&str]) -> (Option<i32>, String) + 'a;

/// The game that the README walks through looks as it says there, and is accepted.
fn show_dawson(run: &Run<'_>) {
    let walk = walk();
    let shown = walk.split("```console\n$ cargo judge ").skip(1);
    let shown: Vec<_> = shown.map(|block| block.split("```").next().unwrap()).collect();
    assert!(!shown.is_empty());
    for block in shown {
        let (command, output) = block.split_once('\n').unwrap();
        let (status, said) = run(&command.split(' ').collect::<Vec<_>>());
        assert_eq!(status, Some(0), "{said}");
        assert!(said.starts_with(output), "{said}\n{output}");
    }
    let (status, said) = run(&["check", "dawson", "--group", "sample", "--group", "exhaustive"]);
    assert_eq!(status, Some(0), "{said}");
}

/// They can be explored before anybody has solved them, and are judged on their samples.
fn show_drafts_with_rules(copy: &Copy, run: &Run<'_>) {
    let (status, said) = run(&["explore", "draft_of_splits"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("lost     0 1 2 4 7 10 20 23 26 50 "), "{said}");
    let (status, said) = run(&["explore", "draft_of_heaps"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("lost     0 (1 of 1 001 sizes)"), "{said}");
    let (status, said) = run(&["explore", "draft_of_own"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("lost: 333 of 1 000"), "{said}");
    let solution = copy.read("src/bin/draft_of_own.rs");
    let (start, _) = solution.split_once("    todo!").unwrap();
    copy.write("src/bin/draft_of_own.rs", &format!("{start}    true\n}}\n"));
    let (status, said) = run(&["check", "draft_of_own"]);
    assert_eq!(status, Some(0), "{said}");
    let note =
        "a draft: judged on its samples alone, not proven; `cargo judge explore draft_of_own`";
    assert!(said.contains(note), "{said}");
}

/// From nothing to judged, with the judge that the copy then has.
#[test]
fn a_made_problem_is_judged_on_its_samples_and_says_what_is_missing() {
    let copy = Copy::new();
    let url = "https://judge.example/tasks/judged-as-draft";
    let output = copy.judge(&["new", "--url", url]).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    add_drafts_with_rules(&copy);
    add_dawson(&copy);
    // The package has a name of its own, so that what it needs is built already, and what it is itself does
    // not take the place of this judge.
    for (place, name, new) in [
        ("scripts/Cargo.toml", "name = \"judge\"", "name = \"judge_of_a_copy\""),
        (
            "scripts/Cargo.toml",
            "{ path = \"solutions\"",
            "{ path = \"solutions\", package = \"copied\"",
        ),
        ("scripts/solutions/Cargo.toml", "name = \"solutions\"", "name = \"copied\""),
        (
            "scripts/solutions/Cargo.toml",
            "[dependencies]",
            "[lib]\nname = \"solutions\"\n\n[dependencies]",
        ),
        ("scripts/Cargo.toml", "[dependencies]", "[lib]\nname = \"judge\"\n\n[dependencies]"),
        ("Cargo.lock", "name = \"judge\"", "name = \"judge_of_a_copy\""),
        ("Cargo.lock", "name = \"solutions\"", "name = \"copied\""),
        ("Cargo.lock", " \"solutions\",", " \"copied\","),
        ("Cargo.toml", ".package.judge]", ".package.judge_of_a_copy]"),
        ("Cargo.toml", ".package.solutions]", ".package.copied]"),
    ] {
        let text = copy.read(place);
        assert!(text.contains(name), "{place}: {text}");
        copy.write(place, &text.replace(name, new));
    }
    let target = Path::new(env!("CARGO_BIN_EXE_judge")).ancestors().nth(2).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.current_dir(copy.root()).env("CARGO_TARGET_DIR", target);
        command.args(["run", "--quiet", "--package", "judge_of_a_copy", "--"]).args(arguments);
        let output = command.output().unwrap();
        (output.status.code(), said(&output))
    };
    let check = || run(&["check", "judged_as_draft"]);
    show_drafts_with_rules(&copy, &run);
    show_dawson(&run);
    let (status, said) = run(&["explore", "judged_as_draft"]);
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("judged_as_draft has no rules yet: write them in"), "{said}");

    let (status, said) = check();
    assert_eq!(status, Some(2), "{said}");
    let missing = "testcases/judged_as_draft holds no test; add sample-1.in and sample-1.out";
    assert!(said.contains(missing), "{said}");

    copy.write("testcases/judged_as_draft/sample-1.in", "3\n");
    copy.write("testcases/judged_as_draft/sample-1.out", "First\n");
    let (status, said) = check();
    assert_eq!(status, Some(1), "{said}");
    let missing = "src/bin/judged_as_draft.rs neither reads its input nor answers";
    assert!(said.contains(missing), "{said}");

    let solution = copy.read("src/bin/judged_as_draft.rs");
    let (start, _) = solution.split_once("    todo!").unwrap();
    copy.write("src/bin/judged_as_draft.rs", &format!("{start}    true\n}}\n"));
    let (status, said) = check();
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("no rules yet: judged on its samples alone, not proven"), "{said}");
    assert!(said.contains("`cargo judge explore judged_as_draft` shows the game"), "{said}");

    // The other problems are checked without it.
    let (status, said) = run(&["check", "--group", "stress"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("judged_as_draft has no rules yet, so none of these groups"), "{said}");
    let (status, said) = run(&["check", "judged_as_draft", "--group", "stress"]);
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("none of these groups applies to judged_as_draft"), "{said}");
}
