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

/// A draft of every kind, and one with moves in place of those that are there: those of the octal game
/// 0.137, Dawson's Chess.
fn add_drafts_with_rules(copy: &Copy) {
    for kind in ["heaps", "splits", "own"] {
        let name = format!("draft_of_{kind}");
        let output = copy.judge(&["new", &name, "--family", kind]).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        assert!(said(&output).contains(&format!("`cargo judge explore {name}` shows the game")));
        super::assert_formatted(copy, &name);
        copy.write(&format!("testcases/{name}/sample-1.in"), "3\n");
        copy.write(&format!("testcases/{name}/sample-1.out"), "First\n");
    }
    let place = "scripts/src/problems/draft_of_splits.rs";
    let rules = copy.read(place);
    let (start, rest) = rules.split_once("        // Shows `to` every step").unwrap();
    let (_, end) = rest.split_once("\n    }\n").unwrap();
    let moves = "        let mut lefts = vec![];
        if *heap == 1 {
            lefts.push(vec![]);
        }
        if let Some(rest) = heap.checked_sub(2) {
            lefts.push(vec![rest]);
        }
        if let Some(rest) = heap.checked_sub(3) {
            lefts.extend((0..=rest / 2).map(|part| vec![part, rest - part]));
        }
        lefts.into_iter().try_for_each(|left| to(left.clone(), left))
    }

    fn steady(&self) -> Option<(u32, u32)> {
        Some((3, 2))
    }
";
    copy.write(place, &format!("{start}{moves}{end}"));
}

/// The exit status of the judge, and what it said.
type Run<'a> = dyn Fn(&[&str]) -> (Option<i32>, String) + 'a;

/// They can be explored before anybody has solved them, and are judged on their samples.
fn show_drafts_with_rules(copy: &Copy, run: &Run<'_>) {
    let (status, said) = run(&["explore", "draft_of_splits"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("period   34 from 52 on, proved for every size"), "{said}");
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
    // The package has a name of its own, so that what it needs is built already, and what it is itself does
    // not take the place of this judge.
    for (place, name, new) in [
        ("scripts/Cargo.toml", "name = \"judge\"", "name = \"judge_of_a_copy\""),
        ("scripts/Cargo.toml", "[dependencies]", "[lib]\nname = \"judge\"\n\n[dependencies]"),
        ("Cargo.lock", "name = \"judge\"", "name = \"judge_of_a_copy\""),
        ("Cargo.toml", ".package.judge]", ".package.judge_of_a_copy]"),
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
