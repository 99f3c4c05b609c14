//! The judge as a command.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

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

/// The judge refuses to start: exit status 2, a message, nothing on standard output.
fn refuses(arguments: &[&str], message: &str) {
    let output = judge(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", stderr(&output));
    assert!(stderr(&output).contains(message), "{arguments:?}: {}", stderr(&output));
    assert_eq!(stdout(&output), "");
}

#[test]
fn what_the_judge_does_not_know_is_refused_with_what_it_knows() {
    refuses(&["check", "chess"], "there is no problem `chess`; there are hs09game, monks, ");
    refuses(&["stress", "chess"], "there is no problem `chess`");
    refuses(&["check", "--group", "all"], "[possible values: sample, exhaustive, deep, ");
    refuses(&["check", "--", "true"], "name the one problem that the program is for");
    refuses(&["check", "monks", "towers", "--", "true"], "name the one problem");
    refuses(&["check", "monks", "--group", "deep", "--", "true"], "none of these groups applies");
    refuses(&["check", "monks", "--source", "no.rs"], "cannot read the source no.rs");
    // Not the solution, when a variable is empty.
    for command in [&["--"][..], &["--", ""]] {
        refuses(&[&["check", "monks"], command].concat(), "the command after `--` is empty");
        refuses(&[&["stress", "monks"], command].concat(), "the command after `--` is empty");
    }
    refuses(&["stress", "monks", "--time", "soon"], "invalid value 'soon' for '--time <TIME>'");
    refuses(&["stress", "monks", "--time", "-5s"], "invalid value '-5s' for '--time <TIME>'");
}

/// One JSON object per line of standard output.
fn objects(output: &Output) -> Vec<Value> {
    stdout(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_group_of_every_problem_accepts_and_counts() {
    let all = judge::problems::all().into_iter();
    let proven: Vec<_> =
        all.filter(|problem| problem.proof.is_some()).map(|problem| problem.about.name).collect();
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
        let least = match object["group"].as_str().unwrap() {
            "exhaustive" => 2000,
            "deep" => 1_000_000,
            "stress" => 500,
            "rejected" => 5,
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
fn a_program_in_any_language_is_judged_and_its_smallest_counterexample_told() {
    let output = judge(&["check", "monks", "--", "echo", "-1"]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    // The sample already rejects it; the other groups do not run.
    assert!(text.contains("WA monks/sample/sample-1"), "{text}");
    assert!(text.contains("token     1: expected `1`, found `-1`"), "{text}");
    assert!(text.contains("input     1·5·9⏎"), "{text}");
    assert!(!text.contains("exhaustive"), "{text}");

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
fn a_failure_of_one_game_among_many_is_told_alone() {
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

    // What another program fails on later is kept beside it.
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
fn ctrl_c_ends_a_check_before_the_next_problem() {
    let mut command = Command::new(JUDGE);
    command.args(["check", "--group", "deep"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut check = command.spawn().unwrap();
    let mut lines = BufReader::new(check.stdout.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().starts_with("hs09game    deep        AC"));
    send("INT", &check);
    assert_eq!(lines.count(), 0);
    let output = check.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), stderr(&output).as_str()),
        (Some(130), "judge: interrupted\n")
    );
}

#[test]
fn a_program_that_reads_line_by_line_is_told_what_shapes_asks() {
    // Right where the positions stand in the first line, and they do in what judges give.
    let script = "read line; if [ \"$line\" ]; then \"$0\" <<< \"$line\"; else echo nothing; fi";
    let solution = crate::solutions::path("monks");
    let line_by_line = ["--", "bash", "-c", script, &solution];
    let check = |group| judge(&[&["check", "monks", "--group", group], &line_by_line[..]].concat());
    assert_eq!(check("sample").status.code(), Some(0));
    let text = stdout(&check("shapes"));
    assert!(text.contains("WA monks/shapes/sample-1/blank_lines"), "{text}");
    assert!(text.contains("the same tokens with other blanks or line ends"), "{text}");
}

#[test]
fn other_blanks_are_accepted_with_a_note_in_every_group() {
    let solution = crate::solutions::path("monks");
    let groups = ["sample", "exhaustive", "stress", "maximal"];
    let options = groups.map(|group| ["--group", group]).concat();
    let program = ["--", "sh", "-c", "echo; exec $0", &solution];
    let output = judge(&[&["check", "monks", "--json"], &*options, &program].concat());
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    let objects = objects(&output);
    assert_eq!(objects.len(), groups.len());
    for object in objects {
        assert_eq!(object["note"], "blanks or line ends differ from the expected ones", "{object}");
    }
}

#[test]
fn a_lone_rust_file_is_built_and_judged() {
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
fn stress_shrinks_a_failure_and_tells_the_seed() {
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
fn stress_without_a_failure_counts_its_runs_and_tells_the_seed() {
    let output = judge(&["stress", "monks", "--time", "1s", "--seed", "77"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    let runs = text.strip_prefix("monks: ").unwrap().split_once(" random runs with ").unwrap().0;
    assert!(runs.replace(' ', "").parse::<usize>().unwrap() > 1, "{text}");
    // One game in each run.
    assert!(text.contains(&format!(" with {runs} cases accepted in ")), "{text}");
    assert!(text.trim_end().ends_with("seed 77"), "{text}");
}

#[test]
fn stress_reads_the_clock_before_every_run() {
    let program = crate::solutions::path("monks");
    let script = "sleep 0.5; exec \"$0\"";
    let start = Instant::now();
    let output = judge(&["stress", "monks", "--time", "1s", "--", "sh", "-c", script, &program]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    // Two hundred runs, the most that are begun together, sleep 25 s on four threads.
    let cores = std::thread::available_parallelism().unwrap().get();
    let runs =
        stdout(&output).strip_prefix("monks: ").unwrap().split_once(' ').unwrap().0.to_owned();
    assert!(runs.parse::<usize>().unwrap() <= 6 * cores, "{}", stdout(&output));
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
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
    assert_eq!(stderr(&output), "judge: interrupted\n");
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
fn a_failing_program_cannot_steer_the_terminal() {
    let script = "printf 'red \\033[2J\\n' >&2; exit 1";
    let output = judge(&["check", "monks", "--", "sh", "-c", script]);
    assert!(stdout(&output).contains("stderr    red �[2J"), "{}", stdout(&output));
}
