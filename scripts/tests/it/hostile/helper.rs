//! Programs that turn against the helper that runs them.

use judge::run::{End, Stop};
use judge::verdict::Verdict;

use super::{PROGRAM, check, lives, run, run_command, shell};

#[test]
fn a_program_that_stops_or_kills_its_helper_has_failed() {
    let grandparent = "keeper=$(cut -d ' ' -f 4 /proc/$PPID/stat)";
    for (number, attack) in (86_430..).zip([
        "kill -STOP $PPID".to_owned(),
        "kill -KILL $PPID".to_owned(),
        "kill -TERM $PPID".to_owned(),
        format!("{grandparent}; kill -KILL $keeper"),
        format!("{grandparent}; kill -STOP $keeper $PPID"),
        format!("{grandparent}; kill -STOP $keeper; kill -KILL $PPID"),
    ]) {
        let run = shell(&format!("setsid sleep {number} & {attack}; sleep {number}"));
        check(&run, Verdict::RuntimeError);
        assert_eq!(run.measured.stopped, Some(Stop::Helper), "{attack}");
        assert!(!lives(&format!("sleep {number}")), "{attack}");
    }
    let run = shell(&format!("{grandparent}; kill -STOP $keeper; echo 1 4"));
    check(&run, Verdict::Accepted);
    check(&shell("echo 1 4"), Verdict::Accepted);
}

#[test]
fn a_program_that_traces_its_helper_has_failed() {
    check(&run("trace_its_parent", b""), Verdict::RuntimeError);
    assert!(!lives("trace_its_parent"));
}

#[test]
fn a_program_cannot_write_into_the_channel_of_its_helper() {
    let used = r#""cpu":{"secs":0,"nanos":1},"wall":{"secs":0,"nanos":1},"peak_kib":1"#;
    let waited = r#""waited":{"secs":0,"nanos":1}"#;
    let end = r#""end":{"Exited":0},"stopped":null,"stderr_tail":[]"#;
    let reply = format!("{{\"Ended\":{{{end},{used},{waited}}}}}\n");
    let run = run_command(&[PROGRAM.to_str().unwrap(), "forge_a_reply", &reply], b"");
    check(&run, Verdict::RuntimeError);
    assert_eq!(run.measured.end, End::Exited(3));
}
