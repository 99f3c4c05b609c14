//! The limits of the shell that the judge is started from.

use std::process::Command;

use super::PROGRAM;
use crate::JUDGE;

/// The exit status and the output of a check of the program, after this command of the shell. The
/// problem's time limit is 2 s.
fn check_under(limit: &str, how: &str) -> (Option<i32>, String) {
    let program = PROGRAM.to_str().unwrap();
    let script =
        format!("{limit}; exec '{JUDGE}' check abc368_f --group sample -- '{program}' {how}");
    let output = Command::new("sh").args(["-c", &script]).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&text).into_owned())
}

#[test]
fn the_limits_of_the_shell_decide_nothing() {
    let (status, text) = check_under("ulimit -s unlimited", "overflow_the_stack");
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains("died by SIGABRT: stack overflow"), "{text}");
    for limit in ["ulimit -s 256", "ulimit -t 3", "ulimit -S -v 100000", "ulimit -S -f 1"] {
        let (status, text) = check_under(limit, "answer_and_exit_3");
        assert_eq!(status, Some(1), "{limit}: {text}");
        assert!(text.contains("exited with code 3"), "{limit}: {text}");
    }
}

#[test]
fn a_limit_of_the_shell_that_is_too_low_is_named() {
    for (limit, name) in [("ulimit -t 1", "ulimit -t"), ("ulimit -v 100000", "ulimit -v")] {
        let (status, text) = check_under(limit, "spin");
        assert_eq!(status, Some(2), "{limit}: {text}");
        assert!(text.contains(name), "{limit}: {text}");
    }
}
