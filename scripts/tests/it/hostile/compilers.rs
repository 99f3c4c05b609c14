//! Compilers that cannot work, or do not come back.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use super::{lives, send, wait_until};
use crate::JUDGE;

/// A program in that folder.
fn script(folder: &TempDir, text: &str) -> PathBuf {
    let path = folder.path().join("script");
    fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// The exit status and the output of a check of this source, with this script in the compiler's place.
fn check_source(source: &str, compiler: &str) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let source_file = folder.path().join("a.rs");
    fs::write(&source_file, source).unwrap();
    let mut judge = Command::new(JUDGE);
    judge.args(["check", "monks", "--group", "sample", "--source"]).arg(source_file);
    let output = judge.env("RUSTC", script(&folder, compiler)).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&text).into_owned())
}

#[test]
fn what_is_no_fault_of_the_source_is_not_called_a_compile_error() {
    // New each time, since what was built once is kept.
    let unique = std::process::id();
    let right = format!("fn main() {{ println!(\"{unique}\"); }}\n");
    for (compiler, reason) in [
        ("exec rustc -C linker=false \"$@\"", "linking with `false` failed"),
        ("ulimit -f 16; exec rustc \"$@\"", "nothing is wrong with that file"),
        ("exit 1", "nothing is wrong with that file"),
    ] {
        let (status, text) = check_source(&right, compiler);
        assert_eq!(status, Some(2), "{compiler}: {text}");
        assert!(text.contains(reason), "{compiler}: {text}");
    }
    let undefined = "extern \"C\" { fn missing(); }\nfn main() { unsafe { missing() } }\n";
    let undefined = undefined.replace("extern", "unsafe extern");
    for (wrong, reason) in [("fn main() { 1 }\n", "mismatched types"), (&undefined, "missing")] {
        let (status, text) = check_source(wrong, "exec rustc \"$@\"");
        assert_eq!(status, Some(1), "{text}");
        assert!(text.contains("CE monks") && text.contains(reason), "{text}");
    }
    let output =
        Command::new(JUDGE).args(["check", "monks"]).env("CARGO", "false").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cargo cannot build"));
}

#[test]
fn sigterm_ends_the_compilers_too() {
    let folder = tempfile::tempdir().unwrap();
    let cargo = script(&folder, "sleep 86419 & sleep 86419");
    let mut judge = Command::new(JUDGE);
    judge.args(["check", "monks"]).env("CARGO", &cargo);
    let judge = judge.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    wait_until(|| lives("sleep 86419"));
    send("TERM", &judge);
    assert_eq!(judge.wait_with_output().unwrap().status.code(), Some(130));
    wait_until(|| !lives("sleep 86419"));
}
