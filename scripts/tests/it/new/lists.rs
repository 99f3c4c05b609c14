//! The lists that problems are entered in.

use std::fs;

use judge::new::lists::{refresh_programs, suite};
use judge::workspace::Workspace;

use super::{Copy, entries, said};

#[test]
fn every_problem_is_listed_for_cargo_compete() {
    let root = Workspace::here().unwrap().root;
    let remedy = "run `cargo judge new --refresh`";
    for entry in entries() {
        let place = format!("testcases/{}.yml", entry.name);
        let found = fs::read_to_string(root.join(&place)).unwrap_or_default();
        assert_eq!(found, suite(&entry), "{place}: {remedy}");
    }
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    assert_eq!(manifest, refresh_programs(&manifest, &entries()).unwrap(), "{remedy}");
}

#[test]
fn lists_that_are_out_of_date_are_rewritten() {
    let copy = Copy::new();
    let before = copy.tree();
    let refresh = || {
        let output = copy.judge(&["new", "--refresh"]).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        said(&output)
    };
    assert_eq!(refresh(), "everything is up to date\n");
    assert!(copy.tree() == before);

    for (place, old, new) in [
        ("README.md", "[Strategy game]", "[Former title]"),
        ("Cargo.toml", "HS09GAME", "FORMER"),
        ("testcases/hs09game.yml", "1000ms", "3000ms"),
    ] {
        let text = copy.read(place);
        assert!(text.contains(old), "{place}");
        copy.write(place, &text.replace(old, new));
    }
    fs::remove_file(copy.root().join("testcases/monks.yml")).unwrap();
    let places = ["Cargo.toml", "README.md", "testcases/hs09game.yml", "testcases/monks.yml"];
    assert_eq!(refresh(), format!("changed {}\n", places.join("\n        ")));
    assert!(copy.tree() == before);

    copy.write("README.md", "no table");
    copy.write("testcases/hs09game.yml", "out of date");
    let spoiled = copy.tree();
    let output = copy.judge(&["new", "--refresh"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains("it has no line <!-- /problems -->"), "{}", said(&output));
    assert!(copy.tree() == spoiled);
}
