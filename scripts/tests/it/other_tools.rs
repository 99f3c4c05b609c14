//! Other tools on the same folders, where they are installed.

use std::io::Write;
use std::path::Path;
use std::process::Command;

use judge::problems;
use judge::workspace::Workspace;

/// Runs the tool's commands on every problem.
#[track_caller]
fn check(tool: &str, version: &str, commands: impl Fn(&str) -> Vec<String>) {
    if run(version).is_err() {
        // Past the test runner, which would keep it to itself.
        let said = format!("{tool} is not installed: its test has tried nothing\n");
        std::io::stderr().write_all(said.as_bytes()).unwrap();
        return;
    }
    for problem in problems::all() {
        for command in commands(problem.about.name) {
            run(&command).unwrap_or_else(|said| panic!("{command}\n{said}"));
        }
    }
}

/// The error is all that was said.
fn run(command: &str) -> Result<(), String> {
    let mut words = command.split(' ');
    let mut command = Command::new(words.next().unwrap());
    let output = command.args(words).current_dir(Workspace::here().unwrap().root).output();
    let output = output.map_err(|error| error.to_string())?;
    let said = [&*output.stdout, &*output.stderr].concat();
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&said).into_owned()) }
}

#[test]
fn online_judge_tools_accept_every_problem() {
    let target = Path::new(env!("CARGO_BIN_EXE_judge")).ancestors().nth(2).unwrap().display();
    let is_interactive = |problem: &str| crate::problem(problem).about.is_interactive;
    check("online-judge-tools", "oj --version", |problem| match is_interactive(problem) {
        true => vec![],
        false => vec![
            format!("cargo build --quiet --release --bin {problem}"),
            format!("oj test -d testcases/{problem} -c {target}/release/{problem}"),
        ],
    });
}

#[test]
fn cargo_compete_accepts_every_problem() {
    check("cargo-compete", "cargo compete --version", |problem| {
        vec![format!("cargo compete test {problem}")]
    });
}
