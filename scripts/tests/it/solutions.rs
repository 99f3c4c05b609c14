//! The solutions as programs.

use std::process::Command;
use std::sync::LazyLock;

use judge::judge::limits_of;
use judge::run::{Program, Run};
use judge::submission::{self, Built};

use crate::{JUDGE, RUNNER, problem, workspace};

static PROGRAMS: LazyLock<Vec<(&'static str, Program)>> = LazyLock::new(|| {
    let names: Vec<_> = judge::problems::all().iter().map(|problem| problem.about.name).collect();
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

pub fn run(name: &str, input: &str) -> Run {
    let (_, program) = PROGRAMS.iter().find(|(found, _)| *found == name).unwrap();
    RUNNER.run(program, input.as_bytes(), &limits_of(&problem(name).about)).unwrap()
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

/// The built program answers the samples and every small case.
pub fn check_small_cases(name: &str) {
    let (_, program) = PROGRAMS.iter().find(|(found, _)| *found == name).unwrap();
    let words: Vec<_> = program.command.iter().map(|word| word.to_str().unwrap()).collect();
    let groups = ["check", name, "--group", "sample", "--group", "exhaustive", "--json", "--"];
    let output = Command::new(JUDGE).args(groups).args(words).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    // One of each group and the summary.
    assert_eq!(said.lines().count(), 3, "{said}");
}
