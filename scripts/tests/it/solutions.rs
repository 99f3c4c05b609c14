//! The solutions as programs: what they say of input outside the statement.

use std::process::Command;
use std::sync::LazyLock;

use judge::judge::limits_of;
use judge::run::{End, Program, Run};
use judge::submission::{self, Built};

use crate::{JUDGE, RUNNER, problem, workspace};

static PROGRAMS: LazyLock<Vec<(&'static str, Program)>> = LazyLock::new(|| {
    let names = ["hs09game", "monks", "towers", "abc368_f"];
    let built = submission::build_solutions(&workspace(), &names).unwrap();
    let programs = built.into_iter().map(|built| match built {
        Built::Programs(programs) => programs.release,
        Built::CompileError(message) => panic!("{message}"),
    });
    names.into_iter().zip(programs).collect()
});

/// Where a solution's release build is.
pub fn path(name: &str) -> String {
    let (_, program) = PROGRAMS.iter().find(|(found, _)| *found == name).unwrap();
    program.command[0].to_str().unwrap().to_owned()
}

fn run(name: &str, input: &str) -> Run {
    let (_, program) = PROGRAMS.iter().find(|(found, _)| *found == name).unwrap();
    RUNNER.run(program, input.as_bytes(), &limits_of(&problem(name).about)).unwrap()
}

/// The program stops with a message that names the constraint, and prints no answer.
fn refuses(name: &str, input: &str, message: &str) {
    let run = run(name, input);
    let said = String::from_utf8_lossy(&run.measured.stderr_tail).into_owned();
    assert_eq!(run.measured.end, End::Exited(101), "{input:?}: {said}");
    assert!(said.contains(message), "{input:?}: {said}");
    assert_eq!(run.output, b"", "{input:?}");
}

fn answers(name: &str, input: &str, output: &str) {
    let run = run(name, input);
    let said = String::from_utf8_lossy(&run.measured.stderr_tail).into_owned();
    assert_eq!(run.measured.end, End::Exited(0), "{input:?}: {said}");
    assert_eq!(String::from_utf8(run.output).unwrap(), output, "{input:?}");
}

#[test]
fn solutions_are_also_linked_statically_where_a_c_library_is_there_for_it() {
    let built = submission::build_solutions(&workspace(), &["monks"]).unwrap();
    let Built::Programs(programs) = &built[0] else { panic!("{built:?}") };
    let needs_libraries = |program: &Program| {
        let bytes = std::fs::read(&program.command[0]).unwrap();
        bytes.windows(9).any(|name| name == b"libgcc_s.")
    };
    let named = Command::new("cc").arg("-print-file-name=libc.a").output().unwrap();
    let has_library = cfg!(target_env = "gnu") && named.stdout.starts_with(b"/");
    let can_be = has_library && std::env::var_os("RUSTFLAGS").is_none();
    assert_eq!(programs.linked_statically.is_some(), can_be);
    if let Some(program) = &programs.linked_statically {
        assert!(needs_libraries(&programs.release) && !needs_libraries(program), "{program:?}");
    }
}

/// proconio's own words where a token is missing or is no number.
const MISSING: &str = "failed to get the next token";
const NO_NUMBER: &str = "failed to parse the input";

#[test]
fn hs09game_stops_at_input_outside_the_statement() {
    let games = "the number of games must be 1 to 1000";
    let heaps = "the number of heaps must be 1 to 1000";
    refuses("hs09game", "0\n", games);
    refuses("hs09game", "1001\n", games);
    refuses("hs09game", "1\n0\n\n", heaps);
    refuses("hs09game", &format!("1\n1001\n{}\n", "1 ".repeat(1001)), heaps);
    refuses("hs09game", "1\n1\n1000000001\n", "a heap must be 0 to 10^9");
    refuses("hs09game", "1\n1\n-1\n", NO_NUMBER);
    refuses("hs09game", "1\n1\nmany\n", NO_NUMBER);
    refuses("hs09game", "1\n2\n5\n", MISSING);
    refuses("hs09game", "", MISSING);
    answers("hs09game", "1\n1\n1000000000\n", "Julia wins.\nTake 5 sticks from heap number 1.\n\n");
    let most = format!("1\n1000\n{}\n", "1 ".repeat(1000));
    answers("hs09game", &most, "Robert wins.\n\n");
    answers(
        "hs09game",
        &format!("1000\n{}", "1\n0\n".repeat(1000)),
        &"Robert wins.\n\n".repeat(1000),
    );
}

#[test]
fn monks_stops_at_input_outside_the_statement() {
    let count = "the number of monks must be 1 to 99";
    let steps = |monks: u32| (1..=monks).map(|step| format!("{step} ")).collect::<String>();
    refuses("monks", "", count);
    refuses("monks", &steps(100), count);
    refuses("monks", "0 1\n", "a step must be 1 to 999");
    refuses("monks", "1 1000\n", "a step must be 1 to 999");
    refuses("monks", "3 1\n", "the steps must be strictly increasing");
    refuses("monks", "3 3\n", "the steps must be strictly increasing");
    refuses("monks", "1 x\n", NO_NUMBER);
    answers("monks", &steps(99), "-1\n");
    answers("monks", "1 999\n", "1 998\n");
}

#[test]
fn towers_stops_at_input_outside_the_statement() {
    let height = "a height must be 1 to 1000000000000000000, not";
    refuses("towers", "", "a list without towers must be []");
    refuses("towers", "[3, 1\n", "[ and ] must pair");
    refuses("towers", "3, 1]\n", "[ and ] must pair");
    refuses("towers", "[3,,1]\n", height);
    refuses("towers", "[3,1,]\n", height);
    refuses("towers", "[3 1]\n", height);
    refuses("towers", "[0]\n", height);
    refuses("towers", "[+1]\n", height);
    refuses("towers", "[-1]\n", height);
    refuses("towers", "[a]\n", height);
    refuses("towers", "[1000000000000000001]\n", height);
    let many = |height: &str, towers| vec![height; towers].join(" ");
    refuses("towers", &many("1", 100_001), "n must be at most 100000");
    let lower = "a height must be 1 to 1000000000, not";
    refuses("towers", &many("1000000001", 1001), lower);
    answers("towers", &many("1000000001", 1000), "Bimal\n");
    answers("towers", &many("1000000000", 100_000), "Bimal\n");
    answers("towers", "[1000000000000000000]", "Amal\n");
    answers("towers", "[]\n", "Bimal\n");
    answers("towers", "[ ]\n", "Bimal\n");
    answers("towers", "[2,\n 4]\n", "Amal\n");
    answers("towers", "2 4\n", "Amal\n");
}

#[test]
fn abc368_f_stops_at_input_outside_the_statement() {
    refuses("abc368_f", "0\n\n", "N must be 1 to 100000");
    refuses("abc368_f", &format!("100001\n{}\n", "2 ".repeat(100_001)), "N must be 1 to 100000");
    refuses("abc368_f", "1\n1\n", "a number must be 2 to 100000");
    refuses("abc368_f", "1\n100001\n", "a number must be 2 to 100000");
    refuses("abc368_f", "2\n2\n", MISSING);
    refuses("abc368_f", "1\n2.5\n", NO_NUMBER);
    answers("abc368_f", "1\n100000\n", "Anna\n");
    answers("abc368_f", &format!("100000\n{}\n", "2 ".repeat(100_000)), "Bruno\n");
}

/// The built program answers the samples and every small case.
fn check_small_cases(name: &str) {
    let (_, program) = PROGRAMS.iter().find(|(found, _)| *found == name).unwrap();
    let words: Vec<_> = program.command.iter().map(|word| word.to_str().unwrap()).collect();
    let groups = ["check", name, "--group", "sample", "--group", "exhaustive", "--json", "--"];
    let output = Command::new(JUDGE).args(groups).args(words).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    // One of each group and the summary.
    assert_eq!(said.lines().count(), 3, "{said}");
}

#[test]
fn hs09game_answers_every_small_case() {
    check_small_cases("hs09game");
}

#[test]
fn monks_answers_every_small_case() {
    check_small_cases("monks");
}

#[test]
fn towers_answers_every_small_case() {
    check_small_cases("towers");
}

#[test]
fn abc368_f_answers_every_small_case() {
    check_small_cases("abc368_f");
}
