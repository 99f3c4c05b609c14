//! The judge as a command.

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Output, Stdio};

use judge::text::shell_command;
use serde_json::Value;

use crate::hostile::send;
use crate::{JUDGE, workspace};

fn judge(arguments: &[&str]) -> Output {
    Command::new(JUDGE).args(arguments).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Standard error without the lines of progress, which only a busy machine makes necessary.
fn messages(output: &Output) -> String {
    let text = stderr(output);
    let lines = text.split_inclusive('\n').filter(|line| !line.ends_with(" s\n"));
    lines.collect()
}

/// The judge refuses to start: exit status 2, a message, nothing on standard output.
fn refuses(arguments: &[&str], message: &str) {
    let output = judge(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", stderr(&output));
    assert!(stderr(&output).contains(message), "{arguments:?}: {}", stderr(&output));
    assert_eq!(stdout(&output), "");
}

#[test]
fn what_the_judge_does_not_know_is_refused_with_what_it_knows() {
    let known: Vec<_> = judge::problems::all().iter().map(|problem| problem.about.name).collect();
    let known = format!("there is no problem `chess`; there are {}", known.join(", "));
    refuses(&["check", "chess"], &known);
    refuses(&["stress", "chess"], "there is no problem `chess`");
    refuses(&["check", "--group", "all"], "[possible values: sample, exhaustive, deep, ");
    refuses(&["check", "--", "true"], "name the one problem that the program is for");
    refuses(&["check", "monks", "towers", "--", "true"], "name the one problem");
    refuses(&["check", "monks", "--group", "deep", "--", "true"], "none of these groups applies");
    refuses(&["check", "monks", "--source", "no.rs"], "cannot read the source no.rs");
    refuses(&["stress", "monks", "--time", "soon"], "invalid value 'soon' for '--time <TIME>'");
    refuses(&["stress", "monks", "--time", "-5s"], "invalid value '-5s' for '--time <TIME>'");
}

#[test]
fn a_forgotten_check_and_a_misspelt_group_are_guessed() {
    refuses(&["monks"], "tip: did you mean `cargo judge check monks`?");
    refuses(&["--json"], "tip: did you mean `cargo judge check --json`?");
    refuses(
        &["monks", "--", "echo", "it's"],
        r"tip: did you mean `cargo judge check monks -- echo 'it'\''s'`?",
    );
    refuses(&["check", "--group", "exhastive"], "tip: a similar value exists: 'exhaustive'");
    let message = stderr(&judge(&["chess"]));
    assert!(!message.contains("did you mean"), "{message}");
}

#[test]
fn an_empty_command_is_refused() {
    // As `-- $PROGRAM` and `-- "$PROGRAM"` are where the variable is not set.
    for command in ["check", "stress"] {
        refuses(&[command, "monks", "--"], "no command follows `--`");
        refuses(&[command, "monks", "--", ""], "the command after `--` is empty");
    }
}

#[test]
fn help_fits_the_terminal() {
    for (columns, most) in [("", 100), ("70", 70)] {
        for command in ["check", "stress", "bench", "explore"] {
            let mut judge = Command::new(JUDGE);
            let output = judge.args([command, "--help"]).env("COLUMNS", columns).output().unwrap();
            let text = stdout(&output);
            let longest = text.lines().max_by_key(|line| line.chars().count()).unwrap();
            assert!(longest.chars().count() <= most, "{longest}");
        }
    }
}

#[test]
fn a_slow_program_is_given_fewer_inputs_and_its_progress_is_shown() {
    let script = "sleep 0.5; exec \"$0\"";
    let options = ["check", "monks", "--group", "exhaustive", "--time", "11s"];
    let program = ["--", "sh", "-c", script, &crate::solutions::path("monks")];
    let output = judge(&[&options[..], &program].concat());
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    assert!(stdout(&output).contains(" of 2 047 inputs, since the time was up"));
    let lines = stderr(&output);
    assert!(lines.starts_with("judge: monks exhaustive, "), "{lines}");
    // Ten seconds, or a little more on a busy machine.
    assert!(lines.contains(" of 2047, 1"), "{lines}");
    assert_eq!(lines.lines().count(), 1, "{lines}");
}

#[test]
fn one_input_runs_however_short_the_time() {
    let solution = crate::solutions::path("monks");
    let groups = ["exhaustive", "stress", "shapes"].map(|group| ["--group", group]).concat();
    let check = ["check", "monks", "--time", "0s", "--json"];
    let output = judge(&[&check, &*groups, &["--", &solution]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    for object in objects(&output) {
        assert_eq!(object["runs"], 1, "{object}");
        assert!(object["left_out"].as_u64().unwrap() > 50, "{object}");
    }
}

/// What the judge prints on a terminal, standard output and standard error together.
fn on_a_terminal(arguments: &[&str]) -> String {
    let mut script = Command::new("script");
    script.args(["-qec", &shell_command(&[&[JUDGE], arguments].concat()), "/dev/null"]);
    stdout(&script.output().unwrap())
}

#[test]
fn a_terminal_shows_what_is_done_and_nothing_that_is_not() {
    let solution = crate::solutions::path("monks");
    let text = on_a_terminal(&["check", "monks", "--group", "sample", "--", &solution]);
    assert!(text.contains("monks sample 0/"), "{text:?}");
    assert!(!text.contains("wrong programs"), "{text:?}");
    // The library's own bar.
    assert!(!text.contains('█') && !text.contains('░'), "{text:?}");
}

#[test]
fn the_largest_inputs_are_judged_after_a_failure_in_shapes() {
    // Knows no tabs.
    let script = "input=$(cat); tab=$(printf '\\t'); case $input in *\"$tab\"*) exit 3;; esac; \
                  printf '%s\\n' \"$input\" | \"$0\"";
    let program = ["--", "sh", "-c", script, &crate::solutions::path("monks")];
    let output = judge(&[&["check", "monks", "--json"], &program[..]].concat());
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
    let objects = objects(&output);
    let verdict = |group: &str| {
        let found = objects.iter().find(|object| object["group"] == group);
        found.unwrap_or_else(|| panic!("{group} did not run: {}", stdout(&output)))
    };
    let shapes = verdict("shapes");
    assert_eq!((&shapes["verdict"], &verdict("maximal")["verdict"]), (&"RE".into(), &"AC".into()));
    let detail = shapes["detail"].as_str().unwrap();
    assert!(
        detail.starts_with("exited with code 3; the same tokens with other spaces"),
        "{detail}"
    );
}

#[test]
fn stress_prints_the_same_object_as_a_check() {
    let solution = crate::solutions::path("monks");
    let options = ["--json", "--time", "0s", "--seed", "7", "--"];
    let output = judge(&[&["stress", "monks"], &options[..], &[&solution]].concat());
    let mut object: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(object["seconds"].take().is_f64());
    let expected = serde_json::json!({
        "problem": "monks", "group": "stress", "verdict": "AC", "cases": 1, "runs": 1,
        "seconds": null, "seed": 7,
    });
    assert_eq!(object, expected);
    let output = judge(&[&["stress", "monks"], &options[..], &["echo", "-2"]].concat());
    assert_eq!(output.status.code(), Some(1));
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&object["verdict"], &object["input"]), (&"WA".into(), &"1\n".into()));
}

#[test]
fn failing_inputs_are_kept_in_the_target_folder_that_cargo_uses() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(JUDGE);
    command.args(["check", "monks", "--group", "exhaustive", "--json", "--", "echo", "-1"]);
    let output = command.env("CARGO_TARGET_DIR", folder.path()).output().unwrap();
    let replay = objects(&output)[0]["replay"].to_string();
    assert!(replay.contains(folder.path().to_str().unwrap()), "{replay}");
    assert_eq!(fs::read_dir(folder.path().join("judge/failed")).unwrap().count(), 1);
}

/// The help of the command, or of `check`, names every key.
pub fn are_documented(object: &Value, command: &str) {
    let help = |command| stdout(&judge(&[command, "--help"]));
    let (own, common) = (help(command), help("check"));
    let is_word = |character: char| character.is_alphanumeric() || character == '_';
    let words: Vec<_> =
        [&own, &common].iter().flat_map(|help| help.split(|c| !is_word(c))).collect();
    for key in object.as_object().unwrap().keys() {
        assert!(words.contains(&key.as_str()), "{command} --help does not name {key}");
    }
}

/// The JSON objects of the groups; the last line sums them up.
fn objects(output: &Output) -> Vec<Value> {
    let text = stdout(output);
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    let mut objects: Vec<Value> = lines.collect();
    let summary = objects.pop().unwrap();
    assert_eq!((&summary["summary"], &summary["groups"]), (&true.into(), &objects.len().into()));
    let failed = objects.iter().filter(|object| object["verdict"] != "AC").count();
    assert_eq!(summary["failed"], failed, "{summary}");
    assert_eq!(summary["verdict"] == "AC", failed == 0, "{summary}");
    let runs = objects.iter().map(|object| object["runs"].as_u64().unwrap()).sum::<u64>();
    assert_eq!(summary["runs"], runs, "{summary}");
    are_documented(&summary, "check");
    for object in &objects {
        are_documented(object, "check");
        // With three decimals.
        let milliseconds = object["seconds"].as_f64().unwrap() * 1000.0;
        assert!((milliseconds - milliseconds.round()).abs() < 1e-6, "{object}");
    }
    objects
}

#[test]
fn every_group_of_every_problem_accepts_and_counts() {
    let all = judge::problems::all().into_iter();
    let proven: Vec<_> =
        all.filter(|problem| problem.jury.is_some()).map(|problem| problem.about.name).collect();
    let output = judge(&[&["check", "--json"], &*proven].concat());
    assert_eq!(output.status.code(), Some(0), "{} {}", stdout(&output), stderr(&output));
    let groups = ["sample", "exhaustive", "deep", "stress", "shapes", "maximal"];
    let objects = objects(&output);
    let found: Vec<_> =
        objects.iter().map(|object| (&object["problem"], &object["group"])).collect();
    // The wrong programs of all problems come last, since they run together.
    let solutions = proven.iter().flat_map(|problem| groups.map(|group| (*problem, group)));
    let wrong_programs = proven.iter().map(|problem| (*problem, "rejected"));
    let wanted: Vec<(Value, Value)> = solutions
        .chain(wrong_programs)
        .map(|(problem, group)| (problem.into(), group.into()))
        .collect();
    assert_eq!(found, wanted.iter().map(|(problem, group)| (problem, group)).collect::<Vec<_>>());
    for object in &objects {
        assert_eq!(object["verdict"], "AC", "{object}");
        let problem = object["problem"].as_str().unwrap();
        let least = match (problem, object["group"].as_str().unwrap()) {
            // Each against every sequence of replies.
            ("abc278_g", "exhaustive") => 84,
            (_, "exhaustive") => 2000,
            // One game is one number there.
            ("cf_87c", "deep") => 100_000,
            ("timus_1180", "deep") => 300_000,
            ("abc278_g", "deep") => 10_000,
            // What a position costs there leaves less in a second; the certificate goes further.
            ("cf_850c", "deep") => 40_000,
            (_, "deep") => 1_000_000,
            (_, "stress") => 500,
            (_, "rejected") => 3,
            ("abc278_g", "shapes") => 0,
            _ => 1,
        };
        assert!(object["cases"].as_u64().unwrap() >= least, "{object}");
        assert!(object["seconds"].is_f64(), "{object}");
        if object["group"] == "maximal" {
            assert!(object["time_ms"].as_f64() < object["time_limit_ms"].as_f64(), "{object}");
            let memory = |name: &str| object[name].as_u64().unwrap();
            assert!(memory("peak_kib") > 0, "{object}");
            assert!(memory("peak_kib") < memory("memory_limit_kib"), "{object}");
        }
        if object["group"] == "stress" {
            assert_eq!(object["seed"], 1);
        }
    }
}

#[test]
fn a_program_in_any_language_is_judged_and_its_smallest_counterexample_shown() {
    let output = judge(&["check", "monks", "--", "echo", "-1"]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    // The sample already rejects it; the other groups do not run, but one of them is recommended.
    assert!(text.contains("WA monks/sample/sample-1"), "{text}");
    assert!(text.contains("token     1: expected `1`, found `-1`"), "{text}");
    assert!(text.contains("input     1·5·9⏎"), "{text}");
    let next = "next      for the smallest counterexample: \
                cargo judge check monks --group exhaustive -- echo -1";
    assert!(text.contains(next), "{text}");
    assert!(!text.replace(next, "").contains("exhaustive"), "{text}");

    let output = judge(&["check", "monks", "--group", "exhaustive", "--json", "--", "echo", "-1"]);
    assert_eq!(output.status.code(), Some(1));
    let objects = objects(&output);
    assert_eq!(objects.len(), 1);
    let object = &objects[0];
    // The fifth position, after 1, 1 2, 2 and 1 2 3, is the first that is won.
    assert_eq!((&object["verdict"], &object["place"]), (&"WA".into(), &"exhaustive/5".into()));
    assert_eq!((&object["input"], &object["cases"]), (&"1 3\n".into(), &5.into()));
    assert_eq!((&object["expected"], &object["found"]), (&"1 2\n".into(), &"-1\n".into()));
}

#[test]
fn a_failure_of_one_case_among_many_is_shown_alone() {
    let output = judge(&["check", "hs09game", "--group", "exhaustive", "--json", "--", "cat"]);
    let object = &objects(&output)[0];
    assert_eq!((&object["place"], &object["input"]), (&"exhaustive/1".into(), &"1\n1\n0\n".into()));
}

#[test]
fn the_replay_command_fails_again() {
    let output = judge(&["check", "monks", "--group", "exhaustive", "--", "echo", "it's wrong"]);
    let text = stdout(&output);
    let replay = text.lines().find_map(|line| line.trim().strip_prefix("replay")).unwrap();
    let again = Command::new("sh").args(["-c", replay]).output().unwrap();
    assert_eq!(again.stdout, b"it's wrong\n");
    assert!(replay.trim().starts_with(r"echo 'it'\''s wrong' < "), "{replay}");

    // The input that another program fails on later is kept next to it.
    let input = replay.split(" < ").last().unwrap();
    let other = judge(&["check", "monks", "--group", "exhaustive", "--json", "--", "echo", "-1"]);
    let object = &objects(&other)[0];
    assert_ne!(object["replay"].as_str().unwrap().split(" < ").last(), Some(input));
    assert_eq!(fs::read_to_string(input).unwrap(), "1\n");
    assert_eq!(object["input"], "1 3\n");
}

#[test]
fn a_program_that_cannot_be_started_is_the_judges_error() {
    let output = judge(&["check", "monks", "--", "./no-such-program"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stdout(&output).contains("cannot start ./no-such-program: "), "{}", stdout(&output));

    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.out"), "").unwrap();
    let mut command = Command::new(JUDGE);
    command.args(["check", "monks", "--", "a.out"]).current_dir(folder.path());
    let text = stdout(&command.output().unwrap());
    assert!(text.contains("cannot start a.out; the one in this folder is ./a.out: "), "{text}");
}

#[test]
fn a_program_that_cannot_be_started_is_an_error_that_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("program");
    let check = |content: &str, mode: u32, reason: &str| {
        fs::write(&program, content).unwrap();
        fs::set_permissions(&program, Permissions::from_mode(mode)).unwrap();
        let program = program.to_str().unwrap();
        let output = judge(&["check", "monks", "--group", "sample", "--", program]);
        assert_eq!(output.status.code(), Some(2));
        let text = stdout(&output);
        assert!(text.contains(&format!("cannot start {program}: {reason}: ")), "{text}");
    };
    let names = |interpreter: &str| format!("its first line names {interpreter}, which is missing");
    check("#!/nowhere/python -u\n", 0o755, &names("/nowhere/python"));
    check("#!/bin/sh\r\necho 1 4\r\n", 0o755, &names("/bin/sh<U+000D>"));
    check("print(-1)\n", 0o755, "it is not a program; a script begins with #!");
    check("#!/bin/sh\n", 0o644, "it is not marked as a program (chmod +x)");
}

#[test]
fn a_source_may_have_any_name() {
    let folder = tempfile::tempdir().unwrap();
    let solution = workspace().root.join("src/bin/monks.rs");
    for name in ["kept.rs.rs", "program.rs", "main.rs"] {
        let source = folder.path().join(name);
        fs::copy(&solution, &source).unwrap();
        let source = source.to_str().unwrap();
        let output = judge(&["check", "monks", "--group", "sample", "--source", source]);
        assert_eq!(output.status.code(), Some(0), "{name}: {}", stdout(&output));
    }
}

#[test]
fn ctrl_c_ends_a_check_before_the_next_problem() {
    let mut command = Command::new(JUDGE);
    command.args(["check", "--group", "deep"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut check = command.spawn().unwrap();
    let mut lines = BufReader::new(check.stdout.take().unwrap()).lines();
    let first = judge::problems::all()[0].about.name;
    assert!(lines.next().unwrap().unwrap().starts_with(&format!("{first:<12}deep        AC")));
    send("INT", &check);
    assert_eq!(lines.count(), 0);
    let output = check.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), messages(&output).as_str()),
        (Some(130), "judge: interrupted\n")
    );
}

#[test]
fn a_failure_in_shapes_says_how_strict_the_group_is() {
    // Right where the positions stand in the first line, and they do in what judges give.
    let script = "read line; if [ \"$line\" ]; then \"$0\" <<< \"$line\"; else echo nothing; fi";
    let solution = crate::solutions::path("monks");
    let line_by_line = ["--", "bash", "-c", script, &solution];
    let check = |group| judge(&[&["check", "monks", "--group", group], &line_by_line[..]].concat());
    assert_eq!(check("sample").status.code(), Some(0));
    let text = stdout(&check("shapes"));
    assert!(text.contains("WA monks/shapes/sample-1/blank_lines"), "{text}");
    assert!(text.contains("the same tokens with other spaces or line ends"), "{text}");
}

#[test]
fn other_spaces_are_accepted_with_a_note_in_every_group() {
    let solution = crate::solutions::path("monks");
    let groups = ["sample", "exhaustive", "stress", "maximal"];
    let options = groups.map(|group| ["--group", group]).concat();
    let program = ["--", "sh", "-c", "echo; exec $0", &solution];
    let output = judge(&[&["check", "monks", "--json"], &*options, &program].concat());
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    let objects = objects(&output);
    assert_eq!(objects.len(), groups.len());
    for object in objects {
        assert_eq!(object["note"], "accepted, but spaces or line ends differ", "{object}");
    }
}

#[test]
fn a_single_rust_file_is_built_and_judged() {
    let root = workspace().root;
    let place = |place: &str| root.join(place).to_str().unwrap().to_owned();
    let solution = place("src/bin/monks.rs");
    let right = judge(&["check", "monks", "--group", "sample", "--source", &solution]);
    assert_eq!(right.status.code(), Some(0), "{}", stdout(&right));
    let wrong = place("testcases/monks/wrong_answer/all_gaps.rs");
    let wrong = judge(&["check", "monks", "--source", &wrong]);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(stdout(&wrong).contains("WA monks/"), "{}", stdout(&wrong));
    // No limit of another judge holds for monks.
    let long = tempfile::Builder::new().suffix(".rs").tempfile().unwrap();
    let padding = format!("//{}\n", "-".repeat(50_000));
    fs::write(long.path(), fs::read_to_string(&solution).unwrap() + &padding).unwrap();
    let source = ["--group", "sample", "--source", long.path().to_str().unwrap()];
    let monks = judge(&[&["check", "monks"], &source[..]].concat());
    assert_eq!(monks.status.code(), Some(0), "{}", stdout(&monks));
    let hs09game = judge(&[&["check", "hs09game"], &source[..]].concat());
    assert_eq!(hs09game.status.code(), Some(1));
    let text = stdout(&hs09game);
    assert!(text.contains("CE hs09game"), "{text}");
    assert!(text.contains(" bytes, but the judge takes fewer than 50000"), "{text}");
    let broken = tempfile::Builder::new().suffix(".rs").tempfile().unwrap();
    fs::write(broken.path(), "fn main() { let steps: u32 = \"x\"; }").unwrap();
    let broken = judge(&["check", "monks", "--source", broken.path().to_str().unwrap()]);
    assert_eq!(broken.status.code(), Some(1));
    assert!(stdout(&broken).contains("CE monks"), "{}", stdout(&broken));
    assert!(stdout(&broken).contains("mismatched types"), "{}", stdout(&broken));
}

#[test]
fn stress_shrinks_a_failure_and_prints_the_seed() {
    // Wrong wherever the highest monk stands above step 500.
    let script = "awk '{ if ($NF > 500) print \"-2\"; else exit 9 }'";
    let command = ["stress", "monks", "--seed", "3", "--time", "1s", "--", "sh", "-c", script];
    let output = judge(&command);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    // The program is never right: what is left is the smallest input that it fails on.
    assert!(text.contains("input     1⏎"), "{text}");
    assert!(text.contains("seed 3"), "{text}");
}

#[test]
fn stress_counts_all_its_runs_up_to_a_failure() {
    // Wrong from its 300th run on.
    let folder = tempfile::tempdir().unwrap();
    let script = "echo >> \"$0\"; [ $(wc -l < \"$0\") -ge 300 ] && echo -2 || exec \"$1\"";
    let runs = folder.path().join("runs");
    let (runs, program) = (runs.to_str().unwrap(), crate::solutions::path("monks"));
    let output =
        judge(&["stress", "monks", "--time", "1h", "--", "sh", "-c", script, runs, &program]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    let failed = text.lines().find_map(|line| line.trim().strip_prefix("WA monks/stress/"));
    let number: usize = failed.unwrap().split('/').nth(1).unwrap().parse().unwrap();
    assert!(number >= 200, "more than are run at once: {text}");
    // One game in each run.
    let cases = text.lines().next().unwrap().split_once("cases").unwrap().0;
    let cases = cases.split_once("WA").unwrap().1.replace(' ', "");
    assert_eq!(cases, (number + 1).to_string(), "{text}");
}

#[test]
fn stress_without_a_failure_counts_its_runs_and_prints_the_seed() {
    let output = judge(&["stress", "monks", "--time", "0s", "--seed", "77"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    // The clock is read before every run but the first.
    assert!(text.starts_with("monks: 1 random run with 1 case accepted in "), "{text}");
    assert!(text.trim_end().ends_with("seed 77"), "{text}");
}

#[test]
fn stress_saves_a_failure_as_a_test_that_every_later_check_replays() {
    // Cargo tells the judge which workspace it works in.
    let folder = tempfile::tempdir().unwrap();
    let tests = folder.path().join("testcases/monks");
    fs::create_dir_all(&tests).unwrap();
    for (file, text) in [("sample-1.in", "1 2\n"), ("sample-1.out", "-1\n")] {
        fs::write(tests.join(file), text).unwrap();
    }
    let judge = |arguments: &[&str]| {
        let mut judge = Command::new(JUDGE);
        judge.env("CARGO_MANIFEST_DIR", folder.path().join("scripts")).args(arguments);
        judge.args(["--", "echo", "-1"]).output().unwrap()
    };
    assert_eq!(judge(&["check", "monks", "--group", "sample"]).status.code(), Some(0));
    let stressed = judge(&["stress", "monks", "--save", "--seed", "5"]);
    assert_eq!(stressed.status.code(), Some(1), "{}", stderr(&stressed));
    let kept = "kept as testcases/monks/regression-1.in; every later check replays it";
    assert!(stdout(&stressed).contains(kept), "{}", stdout(&stressed));
    // The smallest position that is won.
    assert_eq!(fs::read_to_string(tests.join("regression-1.in")).unwrap(), "1 3\n");
    assert_eq!(fs::read_to_string(tests.join("regression-1.out")).unwrap(), "1 2\n");
    let again = judge(&["check", "monks", "--group", "sample"]);
    assert_eq!(again.status.code(), Some(1));
    assert!(stdout(&again).contains("WA monks/sample/regression-1"), "{}", stdout(&again));
}

#[test]
fn a_program_that_fails_now_and_then_is_at_fault_itself() {
    // Fails on its first run only.
    let folder = tempfile::tempdir().unwrap();
    let script = "mkdir \"$0\" 2>&- && exit 7; exec \"$1\"";
    let ran = folder.path().join("ran");
    let (ran, program) = (ran.to_str().unwrap(), crate::solutions::path("monks"));
    let arguments = ["stress", "monks", "--seed", "2", "--", "sh", "-c", script, ran, &program];
    let output = judge(&arguments);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.contains("fails now and then, on the same input"), "{text}");
}

#[test]
fn ctrl_c_ends_a_judge_that_waits_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("a.rs");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut check = Command::new(JUDGE);
    check.args(["check", "monks", "--source"]).arg(&pipe).stderr(Stdio::piped());
    let check = check.spawn().unwrap();
    // Opens as soon as the judge reads, and gives it nothing.
    let _source = fs::File::options().write(true).open(&pipe).unwrap();
    send("INT", &check);
    let output = check.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(messages(&output), "judge: interrupted\n");
}

#[test]
fn a_source_that_does_not_compile_is_its_own_fault_also_under_stress() {
    let source = tempfile::Builder::new().suffix(".rs").tempfile().unwrap();
    for text in [&b"fn mian() {}\n"[..], b"fn main() {} // \xff\n"] {
        fs::write(source.path(), text).unwrap();
        let place = source.path().to_str().unwrap();
        for command in ["check", "stress"] {
            let output = judge(&[command, "monks", "--source", place]);
            assert_eq!(output.status.code(), Some(1), "{command}: {}", stderr(&output));
            assert!(stdout(&output).contains("CE monks"), "{}", stdout(&output));
            assert!(stdout(&output).contains(place), "{}", stdout(&output));
        }
    }
}

#[test]
fn the_first_and_the_last_error_messages_are_shown() {
    let script = "echo first >&2; seq 100000 >&2; echo last >&2; exit 1";
    let text = stdout(&judge(&["check", "monks", "--", "sh", "-c", script]));
    let shown = "stderr    first\n            … 3";
    assert!(text.contains(shown), "{text}");
    assert!(text.contains("            100000\n            last\n"), "{text}");
}

#[test]
fn a_failing_program_cannot_steer_the_terminal() {
    let script = "printf 'red \\033[2J\\n' >&2; exit 1";
    let output = judge(&["check", "monks", "--", "sh", "-c", script]);
    assert!(stdout(&output).contains("stderr    red <U+001B>[2J"), "{}", stdout(&output));
}

#[test]
fn a_program_in_any_language_plays_against_the_judge() {
    // Mirrors by hand; it takes the middle card even where it must not.
    let script = "read n l r; echo First; m=$(((n + 1) / 2)); echo $m 1; while read a b; do \
                  [ $a -gt 0 ] || exit 0; x=$((n + 2 - a - b)); [ $x -gt 0 ] && echo $x $b; done";
    let options =
        ["check", "abc278_g", "--group", "exhaustive", "--json", "--", "sh", "-c", script];
    let output = judge(&options);
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
    let object = &objects(&output)[0];
    // One card of two is no middle.
    assert_eq!((&object["place"], &object["verdict"]), (&"exhaustive/2".into(), &"WA".into()));
    assert_eq!(object["detail"], "the move `1 1` is not allowed");
    let talk = ["     judge    2 1 1", "     program  First", "   1 program  1 1"];
    let talk = [&talk[..], &["   2 judge    2 1", "   3 program  1 1"]].concat();
    assert_eq!(object["talk"], serde_json::json!(talk));
    // The same replies, and an end that the program understands.
    let replay = object["replay"].as_str().unwrap();
    let again = Command::new("sh").args(["-c", replay]).output().unwrap();
    assert_eq!(again.stdout, b"First\n1 1\n1 1\n");
    assert_eq!(object["input"], "2 1 1\n2 1\n-1 -1\n");
}

#[test]
fn stress_shrinks_a_game_and_saves_it_with_its_replies() {
    let folder = tempfile::tempdir().unwrap();
    let tests = folder.path().join("testcases/abc278_g");
    fs::create_dir_all(&tests).unwrap();
    for (file, text) in [("sample-1.in", "1 1 1\n0 0\n"), ("sample-1.out", "First\n1 1\n")] {
        fs::write(tests.join(file), text).unwrap();
    }
    // Takes all cards, where there is only one move, and else moves as nobody may.
    let script = "read n l r; echo First; echo 1 $n; read a b";
    let judge = |arguments: &[&str]| {
        let mut judge = Command::new(JUDGE);
        judge.env("CARGO_MANIFEST_DIR", folder.path().join("scripts")).args(arguments);
        judge.args(["--", "sh", "-c", script]).output().unwrap()
    };
    assert_eq!(judge(&["check", "abc278_g", "--group", "sample"]).status.code(), Some(0));
    let stressed = judge(&["stress", "abc278_g", "--save", "--seed", "5"]);
    assert_eq!(stressed.status.code(), Some(1), "{}", stderr(&stressed));
    assert!(stdout(&stressed).contains("seed 5"), "{}", stdout(&stressed));
    assert_eq!(fs::read_to_string(tests.join("regression-1.in")).unwrap(), "2 1 1\n-1 -1\n");
    // What wins against these replies.
    assert!(fs::read_to_string(tests.join("regression-1.out")).unwrap().starts_with("Second\n"));
    let again = judge(&["check", "abc278_g", "--group", "sample"]);
    assert_eq!(again.status.code(), Some(1));
    assert!(stdout(&again).contains("WA abc278_g/sample/regression-1"), "{}", stdout(&again));
}

#[test]
fn a_slow_player_is_given_fewer_games() {
    let script = "sleep 0.2; exec \"$0\"";
    let program = ["--", "sh", "-c", script, &crate::solutions::path("abc278_g")];
    let options = ["check", "abc278_g", "--group", "exhaustive", "--time", "4s"];
    let output = judge(&[&options[..], &program].concat());
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    assert!(stdout(&output).contains("since the time was up"), "{}", stdout(&output));
}
