//! What the README says holds.

use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};

use judge::new::lists::{Entry, problem_table};

use crate::{JUDGE, workspace};

fn readme() -> String {
    fs::read_to_string(workspace().root.join("README.md")).unwrap()
}

#[test]
fn the_table_holds_every_problem() {
    let problems = judge::problems::all();
    let entries: Vec<_> = problems.iter().map(|problem| Entry::from(&problem.about)).collect();
    let text = readme();
    let (_, rest) = text.split_once("<!-- problems -->\n").unwrap();
    let (table, _) = rest.split_once("<!-- /problems -->").unwrap();
    let remedy = "run `cargo judge new --refresh`";
    assert_eq!(table.trim(), problem_table(&entries).trim(), "{remedy}");
}

#[test]
fn files_and_folders_named_in_links_are_there() {
    for link in readme().split("](").skip(1) {
        let (place, _) = link.split_once(')').unwrap();
        if !place.starts_with("https://") {
            assert!(workspace().root.join(place).exists(), "{place}");
        }
    }
}

/// The commands of the README's shell blocks, without their comments.
fn commands() -> Vec<String> {
    let text = readme();
    let blocks = text.split("```sh\n").skip(1).map(|block| block.split("```").next().unwrap());
    let lines = blocks.flat_map(str::lines).map(|line| line.split('#').next().unwrap().trim());
    lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Runs one command as somebody would who stands in the workspace and has written `a.py`.
fn check(command: &str) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.py"), "print(-1)\n").unwrap();
    std::os::unix::fs::symlink(workspace().root.join("src"), folder.path().join("src")).unwrap();
    let words: Vec<_> = command.strip_prefix("cargo judge").unwrap().split_whitespace().collect();
    let output = Command::new(JUDGE).args(words).current_dir(folder.path()).output().unwrap();
    let said =
        [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    let expected = if command.ends_with("a.py") {
        // It answers wrongly.
        1
    } else if said[0].contains("FAILED: grows faster than") {
        // Other tests run meanwhile, which make large inputs slower than small ones: what the bench
        // says must agree with its status, but not with the claim.
        assert!(command.starts_with("cargo judge bench"), "{command}: {said:?}");
        1
    } else {
        0
    };
    assert_eq!(output.status.code(), Some(expected), "{command}: {said:?}");
}

/// The README's pieces of real output: each command, and what it must begin with.
fn transcripts() -> Vec<(String, String)> {
    let text = readme();
    let blocks = text.split("```console\n$ ").skip(1);
    let blocks = blocks.map(|block| block.split("```").next().unwrap().split_once('\n').unwrap());
    // Of a problem that is made only in the test of the made files, which looks at this, too.
    let blocks = blocks.filter(|(command, _)| !command.contains(" dawson"));
    blocks.map(|(command, output)| (command.to_owned(), output.to_owned())).collect()
}

/// What a command prints, with what the shown output says was typed at the prompts.
fn output_of(command: &str, shown: &str) -> String {
    let words = command.strip_prefix("cargo judge").unwrap().split('\'').enumerate();
    // What stands between quotes is one word.
    let words = words.flat_map(|(place, part)| match place % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    let typed = shown.lines().filter_map(|line| line.strip_prefix("> "));
    let typed: String = typed.map(|line| format!("{line}\n")).collect();
    let mut judge = Command::new(JUDGE);
    // As wide as where no terminal says otherwise.
    judge.args(words).current_dir(workspace().root).env_remove("COLUMNS");
    let mut judge = judge.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    judge.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    String::from_utf8(judge.wait_with_output().unwrap().stdout).unwrap()
}

/// The text without figures of time, which differ from run to run.
fn timeless(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let is_time = word.parse::<f64>().is_ok() && word.contains('.');
        if is_time { "?" } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_output_that_it_shows_is_real() {
    let transcripts = transcripts();
    assert!(!transcripts.is_empty());
    for (command, shown) in transcripts {
        let found = timeless(&output_of(&command, &shown));
        assert!(found.starts_with(&timeless(&shown)), "{command}\n{found}");
    }
}

#[test]
fn every_command_runs() {
    // The whole check has a test of its own, and a run of the tests cannot run itself.
    let elsewhere = ["cargo judge", "cargo test --workspace"];
    let (others, own): (Vec<_>, Vec<_>) =
        commands().into_iter().partition(|command| elsewhere.contains(&command.as_str()));
    assert_eq!(others, elsewhere);
    assert!(own.len() > 8, "{own:?}");
    own.iter().for_each(|command| check(command));
}

/// Called from another folder, it must leave relative paths alone, and otherwise be `cargo judge`.
#[test]
fn the_script_for_people_who_look_in_scripts_runs_the_judge() {
    // A cargo that only reports where and how it was called, and ends as a failed check does.
    let folder = tempfile::tempdir().unwrap();
    let cargo = folder.path().join("cargo");
    fs::write(&cargo, "#!/bin/sh\npwd -P\nprintf '%s\\n' \"$@\"\nexit 1\n").unwrap();
    fs::set_permissions(&cargo, Permissions::from_mode(0o755)).unwrap();
    let system = std::env::var("PATH").unwrap();
    let root = workspace().root.canonicalize().unwrap();
    let output = Command::new(root.join("scripts/check"))
        .args(["check", "monks", "--source", "a file.rs"])
        .env("PATH", format!("{}:{system}", folder.path().display()))
        .current_dir(folder.path())
        .output()
        .unwrap();
    let config = fs::read_to_string(root.join(".cargo/config.toml")).unwrap();
    let alias = config.split_once("judge = \"").unwrap().1.split_once('"').unwrap().0;
    let manifest = root.join("scripts/Cargo.toml").display().to_string();
    let alias = alias.replace("--package judge", &format!("--manifest-path {manifest}"));
    let called = [alias.split(' ').collect(), vec!["check", "monks", "--source", "a file.rs"]];
    let here = folder.path().canonicalize().unwrap().display().to_string();
    let called = format!("{here}\n{}\n", called.concat().join("\n"));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), called);
    assert_eq!(output.status.code(), Some(1));
}
