use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use judge::group;
use judge::group::Group;
use judge::group::outcome::GroupResult;
use judge::group::sample;
use judge::judge::Judge;
use judge::progress::Progress;
use judge::report::failure::reason;
use judge::run::Program;
use judge::submission::{self, Built, Programs};
use judge::verdict::Verdict;
use judge::workspace::Workspace;
use tempfile::TempDir;

use crate::{RUNNER, jury, problem, workspace};

fn made_of(files: &[(&str, &str)]) -> (TempDir, Workspace) {
    let folder = tempfile::tempdir().unwrap();
    for (place, content) in files {
        let path = folder.path().join(place);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }
    let workspace = Workspace { root: folder.path().into() };
    (folder, workspace)
}

#[test]
fn solutions_tests_and_problem_files_mirror_each_other() {
    let problems = judge::problems::all();
    let names: Vec<_> = problems.iter().map(|problem| problem.about.name).collect();
    assert_eq!(workspace().broken_mirrors(&names).unwrap(), [""; 0]);
}

#[test]
fn a_missing_mirror_file_is_named() {
    let (_folder, workspace) = made_of(&[
        ("src/bin/a.rs", ""),
        ("src/bin/stray.rs", ""),
        ("scripts/src/problems/b.rs", ""),
        ("testcases/a/sample-1.in", ""),
        ("testcases/b/sample-1.in", ""),
        ("testcases/c/sample-1.in", ""),
        ("testcases/a.yml", ""),
    ]);
    assert_eq!(
        workspace.broken_mirrors(&["a", "b"]).unwrap(),
        [
            "b is listed, but src/bin/b.rs is missing",
            "src/bin/stray.rs belongs to no listed problem",
            "a is listed, but scripts/src/problems/a.rs is missing",
            "testcases/c belongs to no listed problem",
            "b is listed, but testcases/b.yml is missing",
        ]
    );
}

fn check_test_files(files: &[(&str, &str)], error: &str) {
    let (_folder, workspace) = made_of(files);
    let found = sample::tests(&workspace, "monks", Some(&*jury("monks"))).unwrap_err();
    assert_eq!(format!("{found:#}"), error);
}

#[test]
fn test_files_without_their_other_half_are_an_error() {
    check_test_files(
        &[("testcases/monks/sample-1.in", "1 5 9\n")],
        "testcases/monks/sample-1.in lacks its output; add testcases/monks/sample-1.out",
    );
    check_test_files(
        &[("testcases/monks/sample-1.out", "1 4\n")],
        "testcases/monks/sample-1.out lacks its input; add testcases/monks/sample-1.in",
    );
}

#[test]
fn a_file_that_nothing_judges_is_an_error() {
    let sample = [("testcases/x/sample-1.in", ""), ("testcases/x/sample-1.out", "")];
    let with = |place| made_of(&[&sample[..], &[(place, "")]].concat());
    let (_folder, workspace) = with("testcases/x/sample-2.txt");
    let error = workspace.test_files("x").unwrap_err().to_string();
    let message = "only .in and .out files are judged here; rename or remove it";
    assert_eq!(error, format!("testcases/x/sample-2.txt: {message}"));
    let (_folder, workspace) = with("testcases/x/wrong_answer/a.py");
    let error = workspace.wrong_programs("x").unwrap_err().to_string();
    assert!(error.starts_with("testcases/x/wrong_answer/a.py: only .rs files"), "{error}");
    let (_folder, workspace) = with("testcases/x/wrong_answer/folder/a.rs");
    let error = workspace.wrong_programs("x").unwrap_err().to_string();
    assert!(error.starts_with("testcases/x/wrong_answer/folder: only .rs files"), "{error}");
    let (folder, workspace) = made_of(&sample);
    symlink("nowhere", folder.path().join("testcases/x/sample-2.in")).unwrap();
    let error = workspace.test_files("x").unwrap_err().to_string();
    assert!(error.starts_with("testcases/x/sample-2.in: only .in and .out files"), "{error}");
    let hidden = [".notes", ".sample-2.in", ".notes/a", ".sample-1.in.swp"];
    let copies = ["sample-1.in~", "#sample-1.in#", "sample-1.out.bak", "sample-1.in.orig"];
    let ignored = hidden.iter().chain(&copies).map(|name| format!("testcases/x/{name}"));
    let ignored: Vec<_> = ignored.collect();
    for place in &ignored {
        let (_folder, workspace) = made_of(&[&sample[..], &[(place, "")]].concat());
        assert_eq!(workspace.wrong_programs("x").unwrap(), []);
        assert_eq!(workspace.test_files("x").unwrap().len(), 1);
    }
}

#[test]
fn no_test_file_at_all_is_an_error() {
    check_test_files(
        &[("testcases/monks/.hidden", "")],
        "testcases/monks holds no test; add sample-1.in and sample-1.out",
    );
}

#[test]
fn a_malformed_test_file_is_named_with_its_line_and_value() {
    let (input, output) = ("testcases/monks/sample-1.in", "testcases/monks/sample-1.out");
    check_test_files(
        &[(input, "5 1 9\n"), (output, "1 4\n")],
        "testcases/monks/sample-1.in:1: the steps must increase, but 1 follows 5",
    );
}

#[test]
fn a_test_file_with_a_wrong_answer_is_the_judges_error() {
    let (input, output) = ("testcases/monks/sample-1.in", "testcases/monks/sample-1.out");
    check_test_files(
        &[(input, "1 5 9\n"), (output, "1 3\n")],
        "the output file of testcases/monks/sample-1.in is wrong: \
         by the rules its token 2 is `4`, not `3`",
    );
}

#[test]
fn test_files_are_read_in_their_natural_order() {
    let names = ["sample-10", "sample-2", "sample-1", "regression-1"];
    let files: Vec<_> = names
        .iter()
        .flat_map(|name| ["in", "out"].map(|ending| format!("testcases/x/{name}.{ending}")))
        .collect();
    let files: Vec<_> = files.iter().map(|place| (place.as_str(), "")).collect();
    let (_folder, workspace) = made_of(&files);
    let read = workspace.test_files("x").unwrap();
    let names: Vec<_> = read.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["regression-1", "sample-1", "sample-2", "sample-10"]);
}

#[test]
fn a_regression_is_kept_once_under_a_new_name() {
    let (folder, workspace) = made_of(&[("testcases/monks/sample-1.in", "")]);
    let save = |input: &str| workspace.save_regression("monks", input.as_bytes(), b"-1\n").unwrap();
    for (number, input) in [(1, "1 2\n"), (2, "3 4\n")] {
        let saved = save(input);
        assert_eq!(saved, format!("testcases/monks/regression-{number}.in"));
        let path = folder.path().join(saved);
        assert_eq!(fs::read_to_string(&path).unwrap(), input);
        assert_eq!(fs::read(path.with_extension("out")).unwrap(), b"-1\n");
    }
    // An input that is kept already is not kept twice.
    assert_eq!(save("1 2\n"), "testcases/monks/regression-1.in");
}

#[test]
fn the_folder_of_a_wrong_program_states_its_verdict() {
    let (folder, workspace) = made_of(&[
        ("testcases/x/wrong_answer/b.rs", ""),
        ("testcases/x/wrong_answer/a.rs", ""),
        ("testcases/x/time_limit_exceeded/c.rs", ""),
    ]);
    let programs = workspace.wrong_programs("x").unwrap();
    let found: Vec<_> =
        programs.iter().map(|program| (program.name.as_str(), program.verdict)).collect();
    assert_eq!(
        found,
        [
            ("time_limit_exceeded/c.rs", Verdict::TimeLimitExceeded),
            ("wrong_answer/a.rs", Verdict::WrongAnswer),
            ("wrong_answer/b.rs", Verdict::WrongAnswer),
        ]
    );
    fs::create_dir(folder.path().join("testcases/x/wrong_answers")).unwrap();
    let error = workspace.wrong_programs("x").unwrap_err().to_string();
    assert!(error.starts_with("testcases/x/wrong_answers is not named after a verdict"), "{error}");
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let workspace = Workspace { root: Path::new("/nowhere").into() };
    let error = format!("{:#}", workspace.test_files("monks").unwrap_err());
    assert!(error.starts_with("cannot list /nowhere/testcases/monks: "), "{error}");
}

#[test]
fn a_source_that_many_build_at_once_is_whole_for_each_of_them() {
    let (folder, workspace) = made_of(&[("hello.rs", "fn main() { println!(\"hello\"); }\n")]);
    let source = folder.path().join("hello.rs");
    let about = problem("monks").about;
    let build_and_run = || match submission::build_source(&workspace, &about, &source).unwrap() {
        Built::Programs(programs) => {
            let output = Command::new(&programs.release.command[0]).output().unwrap();
            assert_eq!(output.stdout, b"hello\n");
        }
        Built::CompileError(diagnostics) => panic!("{diagnostics}"),
    };
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(build_and_run);
        }
    });
}

#[test]
fn groups_of_many_runs_start_what_starts_soonest_and_the_others_the_release_build() {
    let path = crate::solutions::path("monks");
    let program = |word: &str| Program { command: vec![word.into()] };
    let linked_statically = Some(program(&path));
    let programs =
        Programs { release: program("false"), linked_statically, dev: None, is_solution: true };
    let (workspace, progress) = (workspace(), Progress::hidden());
    let judge = Judge::new(&workspace, &RUNNER, &progress, 1).unwrap();
    let built = Built::Programs(programs);
    let verdict = |group| group::run(&judge, group, &problem("monks"), &built).unwrap().verdict;
    for group in [Group::Exhaustive, Group::Stress, Group::Shapes] {
        assert_eq!(verdict(group), Verdict::Accepted, "{}", group.name());
    }
    for group in [Group::Sample, Group::Maximal] {
        assert_eq!(verdict(group), Verdict::RuntimeError, "{}", group.name());
    }
}

#[test]
fn samples_are_counted_on_both_builds_up_to_the_first_failure() {
    let (_folder, workspace) = made_of(&[
        ("testcases/monks/sample-1.in", "1 5 9\n"),
        ("testcases/monks/sample-1.out", "1 4\n"),
        ("testcases/monks/sample-2.in", "1 5 8 10\n"),
        ("testcases/monks/sample-2.out", "1 3\n"),
    ]);
    let progress = Progress::hidden();
    let judge = Judge::new(&workspace, &RUNNER, &progress, 1).unwrap();
    let counted = |release: &[&str], dev: &[&str]| {
        let program = |words: &[&str]| Program { command: words.iter().map(Into::into).collect() };
        let (release, dev) = (program(release), Some(program(dev)));
        let built =
            Built::Programs(Programs { release, linked_statically: None, dev, is_solution: true });
        let result = group::run(&judge, Group::Sample, &problem("monks"), &built).unwrap();
        let place = result.failure.map_or_else(String::new, |failure| failure.place);
        (result.verdict, place, result.cases, result.runs)
    };
    let path = crate::solutions::path("monks");
    let (right, only_the_first) = ([path.as_str()], ["echo", "1 4"]);
    assert_eq!(counted(&right, &right), (Verdict::Accepted, String::new(), 2, 4));
    let failed_at_2 = |runs| (Verdict::WrongAnswer, "sample/sample-2".to_owned(), 2, runs);
    assert_eq!(counted(&only_the_first, &right), failed_at_2(2));
    assert_eq!(counted(&right, &only_the_first), failed_at_2(4));
}

/// The result of one wrong program of monks, in this folder and with this source.
fn rejected(verdict: &str, source: &str) -> GroupResult {
    let place = format!("testcases/monks/{verdict}/program.rs");
    let (_folder, workspace) = made_of(&[
        ("testcases/monks/sample-1.in", "1 5 9\n"),
        ("testcases/monks/sample-1.out", "1 4\n"),
        (&place, source),
    ]);
    let progress = Progress::hidden();
    let judge = Judge::new(&workspace, &RUNNER, &progress, 1).unwrap();
    let solution = submission::from_command(vec!["true".into()]);
    let mut results = group::run_rejected(&judge, &[(&problem("monks"), &solution)]);
    results.pop().unwrap().unwrap()
}

#[test]
fn a_wrong_program_that_is_accepted_or_gets_another_verdict_fails_its_group() {
    let source = |place: &str| fs::read_to_string(workspace().root.join(place)).unwrap();
    let all_gaps = source("testcases/monks/wrong_answer/all_gaps.rs");
    let result = rejected("wrong_answer", &all_gaps);
    assert_eq!((result.failure, result.runs), (None, 1));
    assert_eq!(result.rejections[0].place, "sample/sample-1");

    let fails = |verdict: &str, source: &str, expected: &str| {
        let result = rejected(verdict, source);
        assert_eq!(result.verdict, Verdict::JudgeError);
        let failure = result.failure.unwrap();
        assert_eq!(reason(&failure).as_deref(), Some(expected));
        failure
    };
    let reason = "run_time_error/program.rs must get RE, but gets WA on sample/sample-1";
    let failure = fails("run_time_error", &all_gaps, reason);
    // Enough to see it again.
    assert_eq!(failure.input, b"1 5 9\n");
    assert!(failure.program.is_some());

    let reason = "wrong_answer/program.rs must get WA, but no case rejects it";
    let failure = fails("wrong_answer", &source("src/bin/monks.rs"), reason);
    assert_eq!(failure.program, None);
    let reason = "time_limit_exceeded/program.rs must get TLE, but no sample and no maximal input \
                  rejects it";
    fails("time_limit_exceeded", &source("src/bin/monks.rs"), reason);
}
