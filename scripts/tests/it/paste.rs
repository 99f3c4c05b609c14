//! Pastes compile everywhere, read what the crates read, and contain no more than they use.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::panic::catch_unwind;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use ::proconio::source::once::OnceSource;
use judge::paste::{PASTE_LIMIT, for_every_judge, with_stand_ins};
use proptest::prelude::*;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::JUDGE;
use crate::stand_ins::for_all;

/// Compilers and the editions that the paste must mean the same in. Debian's package `rustc`
/// installs the second, which stands for the old compilers of the judges.
const COMPILERS: [(&str, &[&str]); 2] =
    [("rustc", &["2015", "2018", "2021", "2024"]), (OLD_COMPILER, &["2015", "2018", "2021"])];

const OLD_COMPILER: &str = "/usr/bin/rustc";

/// Compiles `paste` in every way and calls `test` with each program.
fn for_each_program(paste: &str, test: impl Fn(&Path)) {
    compile_everywhere(paste, "--emit=link", test);
}

fn check_compiles_everywhere(paste: &str) {
    compile_everywhere(paste, "--emit=metadata", |_| {});
}

fn compile_everywhere(paste: &str, emit: &str, test: impl Fn(&Path)) {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("paste.rs");
    let output = folder.path().join("paste");
    fs::write(&source, paste).unwrap();
    for (compiler, editions) in COMPILERS.into_iter().filter(|(name, _)| is_installed(name)) {
        for edition in editions {
            let mut rustc = Command::new(compiler);
            rustc.args(["-D", "warnings", emit, "--edition", edition]);
            let built = rustc.arg(&source).arg("-o").arg(&output).output().unwrap();
            let said = String::from_utf8_lossy(&built.stderr);
            assert!(built.status.success(), "{compiler} {edition}: {said}\n{paste}");
            assert_eq!(said, "", "{compiler} {edition}");
            test(&output);
        }
    }
}

fn run(program: &Path, input: &str) -> Output {
    let mut child = Command::new(program)
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that panics early leaves its input unread.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn check_output(source: &str, input: &str, expected: &str) {
    let paste = with_stand_ins(source).unwrap();
    for_each_program(&paste, |program| {
        let output = run(program, input);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    });
}

fn check_format(paste: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("paste.rs");
    fs::write(&file, paste).unwrap();
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--check", "--edition=2021", "--config-path"]);
    rustfmt.arg(crate::workspace().root).arg(file);
    let checked = rustfmt.output().unwrap();
    let diff = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success(), "{diff}");
}

/// `panics` are pairs of an input and a part of the message.
fn check_panics(source: &str, panics: &[(&str, &str)]) {
    let paste = with_stand_ins(source).unwrap();
    for_each_program(&paste, |program| {
        for (input, message) in panics {
            let output = run(program, input);
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(101));
            assert!(said.contains(message), "{said}");
        }
    });
}

/// `held` and `left_out` are lines or parts of lines of the appended text.
fn check_appended(source: &str, held: &[&str], left_out: &[&str]) {
    let paste = with_stand_ins(source).unwrap();
    let appended = paste.strip_prefix(source).unwrap();
    for part in held {
        assert!(appended.contains(part), "{part} is not in {appended}");
    }
    for part in left_out {
        assert!(!appended.contains(part), "{part} is in {appended}");
    }
    check_format(&paste);
    check_compiles_everywhere(&paste);
}

/// Every kind of declaration in one program. The test compiles the same lines with the crate.
const DECLARATIONS: &str = concat!(
    include_str!("declarations.rs"),
    "\nfn main() {\n    println!(\"{}\", report!());\n}\n"
);

mod crates {
    include!("declarations.rs");

    pub fn report(text: &str) -> String {
        let mut source = super::OnceSource::from(text);
        report!(from &mut source,)
    }
}

/// Input for `declarations.rs`; in half of the cases one token is replaced or the rest cut off.
fn declared_input() -> impl Strategy<Value = String> {
    let block = "[a-zé]{1,9} 1 2 -?[0-9]{1,2} [0-9] 1 [0-9]{1,4} [a-z]{1,3} [é!]{1,2} [a-z]";
    let text = format!(
        "2 [0-9]{{1,19}} [0-9]{{1,9}} 1 [1-9] [0-9] -?[0-9]\\.[0-9] {block} {block} \
         -?[0-9]{{1,18}} [a-z0-9]{{9}} [0-9]{{30,38}} -[0-9]{{30,38}} true [0-9]{{1,2}}"
    );
    let text = proptest::string::string_regex(&text).unwrap();
    let change = prop::option::of("-1|300|x|-");
    let index = any::<prop::sample::Index>();
    (text, change, index, any::<bool>()).prop_map(|(text, change, index, cut)| {
        let mut tokens: Vec<&str> = text.split(' ').collect();
        let index = index.index(tokens.len());
        match &change {
            Some(_) if cut => tokens.truncate(index),
            Some(token) => tokens[index] = token,
            None => {}
        }
        tokens.join("\n")
    })
}

#[test]
fn a_paste_reads_what_the_crate_reads() {
    for_each_program(&with_stand_ins(DECLARATIONS).unwrap(), |program| {
        for_all(50, declared_input(), |input| {
            let theirs = catch_unwind(|| crates::report(&input)).ok();
            let output = run(program, &input);
            let ours = output.status.success();
            let ours = ours.then(|| String::from_utf8(output.stdout).unwrap());
            assert_eq!(ours, theirs.map(|report| report + "\n"));
        });
    });
}

const UNTIL_THE_END: &str = r#"use proconio::{input, is_stdin_empty, read_value};

fn main() {
    while !is_stdin_empty() {
        let (more, list) = read_value!((u64, [u64]));
        println!("{}", sum() + more + list.iter().sum::<u64>());
    }
}

fn sum() -> u64 {
    input! { games: u64 }
    let mut sum = 0;
    for _ in 0..games {
        input!(heap: u64);
        sum += heap;
    }
    sum
}
"#;

#[test]
fn a_paste_reads_in_loops_and_functions_until_the_end_of_input() {
    check_output(UNTIL_THE_END, "9 1 5\n 2 3 4\r\n\r\n20 2 1 0 0\n\n", "21\n21\n");
    check_output(UNTIL_THE_END, "", "");
}

#[test]
fn a_paste_stops_with_a_message_that_names_the_token_and_its_type() {
    check_panics(
        UNTIL_THE_END,
        &[
            ("9 1 5 2 3", "the input has ended, but the program reads on"),
            ("9 1 5 1 -3", "cannot read \"-3\" as u64: ParseIntError"),
            ("9 1 5\u{a0}2 1 3", "has a space that is not ASCII"),
        ],
    );
}

#[test]
fn a_paste_reads_on_where_the_buffer_of_stdin_ends() {
    let source = "use proconio::input;

fn main() {
    input! { numbers: [i64], word: String }
    println!(\"{} {}\", numbers.iter().sum::<i64>(), word.len());
}
";
    let numbers: Vec<i64> = (0..50_000).map(|i| i * i * i - 50_000).collect();
    let listed: Vec<String> = numbers.iter().map(i64::to_string).collect();
    let input = format!("50000\n{}\n{}", listed.join(" "), "é".repeat(50_000));
    let expected = format!("{} 100000\n", numbers.iter().sum::<i64>());
    check_output(source, &input, &expected);
}

const ADAPTORS: &str = r#"use itertools::Itertools;

fn main() {
    let list = vec![3_u8, 1, 1, 2];
    let items = || list.iter().copied();
    println!("{}", items().sorted().join(" "));
    println!("{:?}", items().sorted_by_key(|item| 9 - item).collect_vec());
    println!("{} {}", items().dedup().count(), items().unique().count());
    println!("{} {}", items().counts()[&1], items().all_equal());
    println!("{:?}", items().find_position(|item| *item < 3));
    println!("{}", items().tuple_windows().all(|(a, b)| a >= b));
    println!("{:?}", items().tuples::<(_, _, _)>().next());
    println!("[{}]", items().sorted_unstable().format(", "));
    println!("{:?}", items().sorted_by(|a, b| b.cmp(a)).next());
}
"#;

#[test]
fn a_paste_with_every_adaptor_compiles_everywhere() {
    let expected = "1 1 2 3\n[3, 2, 1, 1]\n3 3\n2 false\nSome((1, 1))\nfalse\nSome((3, 1, 1))\n\
                    [1, 1, 2, 3]\nSome(3)\n";
    check_output(ADAPTORS, "", expected);
}

#[test]
fn a_source_without_the_crates_is_returned_as_it_is() {
    let source = "//! Not proconio.\nfn main() {\n    println!(\"itertools\"); // proconio\n}";
    assert_eq!(with_stand_ins(source).unwrap(), source);
}

#[test]
fn only_what_is_used_is_appended() {
    check_appended(
        "use proconio::input;\n\nfn main() {\n    input! { n: u64 }\n    println!(\"{}\", n);\n}",
        &["\n\nmod proconio {\n    //! Stand-in", "\n\n    pub fn parsed<T: FromStr"],
        &[
            "mod itertools",
            "marker",
            "Readable",
            "TryFrom",
            "fn integer",
            "digits",
            "Vec<_>",
            "//@",
        ],
    );
    check_appended(
        "use proconio::{input, marker::Chars};

fn main() {
    input! { word: Chars }
    println!(\"{:?}\", word);
}
",
        &["\nmod proconio {", "pub enum Chars {}", "impl Readable for marker::Chars"],
        &["Bytes", "Usize1", "fn integer", "as read_value", "fn is_stdin_empty"],
    );
    check_appended(
        "use itertools::Itertools;\n\nfn main() {\n    println!(\"{}\", (0..3).join(\" \"));\n}\n",
        &["\nmod itertools {", "fn join(", "use std::fmt::Display;"],
        &["mod proconio", "fn sorted", "Dedup", "HashMap", "Peekable", "Tuple"],
    );
    check_appended(
        "use itertools::Itertools;

fn main() {
    println!(\"{:?}\", (0..3).tuples::<(_, _)>().next());
}
",
        &["fn tuples<", "pub trait Tuple: Sized {", "impl<A> Tuple for (A, A) {"],
        &["Window", "(A, A, A)"],
    );
}

#[test]
fn only_the_arms_of_macros_that_are_used_are_appended() {
    const LISTS: &str = "use proconio::input;

fn main() {
    input! { mut edges: [[u32; 2]; 3], (low, high): (u64, usize) }
    edges.reverse();
    println!(\"{:?} {}\", edges, low + high as u64 + \"8\".parse::<u8>().unwrap() as u64);
}
";
    check_appended(
        LISTS,
        &["(mut $name", "[$($kind:tt)::+; $length:expr]", "($($($kind", ":ident u32)"],
        &["[$($kind:tt)::+])", ":ident u8)", ":ident u64)", "Readable"],
    );
    check_output(LISTS, "1 2 3 4 5 6 7 8", "[[5, 6], [3, 4], [1, 2]] 23\n");
    const COUNTED: &str = "use proconio::input;

fn main() {
    input! { heaps: [u64] }
    for (take, heap) in heaps.iter().enumerate() {
        println!(\"{} {}\", take, heap);
    }
}
";
    check_appended(
        COUNTED,
        &["[$($kind:tt)::+])", ":ident u64)"],
        &["(mut $name", "$length:expr", "($($($kind"],
    );
    check_output(COUNTED, "2 7 8", "0 7\n1 8\n");
}

#[test]
fn tuples_of_three_are_found_where_only_a_pattern_shows_them() {
    let source = "use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: u8 }
    for (a, b, c) in (0..n).tuple_windows() {
        println!(\"{} {} {}\", a, b, c);
    }
}
";
    check_appended(source, &["(A, A)", "(A, A, A)"], &["fn tuples", "Fuse", "(mut $name"]);
    check_output(source, "4", "0 1 2\n1 2 3\n");
}

#[test]
fn what_a_macro_an_alias_or_a_renamed_import_reads_is_found() {
    let source = "use proconio::input as read;

type Height = u64;

macro_rules! list {
    ($name:ident of $($kind:tt)*) => {
        read! { mut $name: [$($kind)*; 2] }
        $name.reverse();
    };
}

fn main() {
    list!(heights of Height);
    list!(pairs of (u8, proconio::marker::Chars));
    read! { rest: [std::num::NonZeroU8] }
    println!(\"{:?} {:?} {:?}\", heights, pairs, rest);
}
";
    let expected = "[5, 4] [(2, ['b']), (1, ['a'])] [9]\n";
    check_output(source, "4 5 1 a 2 b 1 9", expected);
}

#[test]
fn what_is_read_interactively_waits_for_no_more_than_a_line() {
    let source = "use proconio::input_interactive;

fn main() {
    for _ in 0..2 {
        input_interactive! { n: u64, word: String }
        println!(\"{}{}\", word, n + 1);
    }
}
";
    check_output(source, "1 a\n2 b\n", "a2\nb3\n");
    let paste = with_stand_ins(source).unwrap();
    for_each_program(&paste, |program| {
        let mut child = Command::new(program);
        let mut child = child.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut replies = BufReader::new(child.stdout.take().unwrap()).lines();
        for (line, reply) in [("1 a\n", "a2"), ("2 b\n", "b3")] {
            stdin.write_all(line.as_bytes()).unwrap();
            assert_eq!(replies.next().unwrap().unwrap(), reply);
        }
        assert!(child.wait().unwrap().success());
    });
}

#[test]
fn a_paste_that_reads_interactively_holds_nothing_else() {
    let source = fs::read_to_string(crate::workspace().solution("abc278_g")).unwrap();
    check_appended(
        &source,
        &["pub use crate::proconio_input as input_interactive;", "pub fn parsed<T: FromStr"],
        &["as input;", "as read_value", "fn is_stdin_empty", "(mut $name", "mod itertools"],
    );
}

/// More than this is a burden to whoever reads the paste on a judge's page.
const APPENDED_LINES: usize = 120;

#[test]
fn at_most_120_lines_are_appended_to_a_solution() {
    for name in ["hs09game", "monks", "towers", "abc368_f", "abc278_g"] {
        let source = fs::read_to_string(crate::workspace().solution(name)).unwrap();
        let paste = with_stand_ins(&source).unwrap();
        let lines = paste.strip_prefix(&source).unwrap().lines().count();
        assert!(lines <= APPENDED_LINES, "{name}: {lines} lines");
    }
}

#[test]
fn a_name_that_means_something_else_appends_nothing() {
    check_appended(
        r#"use itertools::Itertools;
use proconio::{input, marker};

fn main() {
    input! { mut token: [u32], read_value: marker::Usize1 }
    token.dedup();
    let unique = [token.iter().join("+"), read_value.to_string()].join(" ");
    println!("{}", unique);
}
"#,
        &["fn join(", "pub enum Usize1", "($source:ident u32)"],
        &["fn dedup", "struct Dedup", "fn unique", "Unique", "as read_value", "HashSet"],
    );
}

#[test]
fn a_paste_is_formatted() {
    for source in [DECLARATIONS, UNTIL_THE_END, ADAPTORS] {
        check_format(&with_stand_ins(source).unwrap());
    }
}

fn check_refusal(uses: &str, body: &str, message: &str) {
    let source = format!("{uses}\n\nfn main() {{\n    {body}\n}}\n");
    let error = with_stand_ins(&source).unwrap_err();
    assert_eq!(error.to_string(), message);
}

fn check_missing(uses: &str, body: &str, missing: &str, stand_in: &str) {
    let message =
        format!("uses {missing}, which the stand-ins lack; add it to scripts/stand_ins/{stand_in}");
    check_refusal(uses, body, &message);
}

#[test]
fn a_source_that_uses_what_the_stand_ins_lack_is_refused_by_name() {
    check_missing(
        "use itertools::Itertools;",
        "println!(\"{:?}\", (0..3).permutations(2).collect_vec());",
        "itertools::Itertools::permutations",
        "itertools.rs",
    );
    check_missing(
        "use itertools::{Itertools, izip};",
        "println!(\"{:?}\", izip!(0..3, 1..4).collect_vec());",
        "itertools::izip",
        "itertools.rs",
    );
    check_missing(
        "",
        "println!(\"{:?}\", itertools::max(0..3));",
        "itertools::max",
        "itertools.rs",
    );
    check_missing(
        "use proconio::input;\nuse proconio::source::line::LineSource;",
        "input! { n: u8 }",
        "proconio::source",
        "proconio.rs",
    );
    check_missing(
        "use proconio::input;\nuse proconio::source::once::OnceSource;",
        "input! { from OnceSource::from(\"5\"), n: u8 }",
        "`OnceSource` in proconio::input!",
        "proconio.rs",
    );
    check_missing(
        "use proconio::{fastout, input};",
        "input! { n: u8 }",
        "proconio::fastout",
        "proconio.rs",
    );
}

#[test]
fn a_source_that_does_not_compile_is_refused_with_the_reason() {
    check_refusal(
        "use proconio::input;",
        "input! { n: u8 } let m: u8 = \"\";",
        "does not compile with the stand-ins, line 4: mismatched types: expected `u8`, found \
         `&str`; if they lack what it uses, add it in scripts/stand_ins/",
    );
}

#[test]
fn a_mistake_of_the_source_is_not_told_as_something_missing() {
    check_refusal(
        "struct Game;",
        "itertools::max(0..3); Game::new();",
        "uses itertools::max, which the stand-ins lack; add it to scripts/stand_ins/itertools.rs",
    );
    check_refusal(
        "use itertools::Itertools;\nstruct Game;",
        "(0..3).collect_vec(); Game::new();",
        "does not compile with the stand-ins, line 5: no function or associated item named \
         `new` found for struct `Game` in the current scope: function or associated item not \
         found in `Game`; if they lack what it uses, add it in scripts/stand_ins/",
    );
    check_refusal(
        "use proconio::input;",
        "input! { n: u8, 5 }",
        "does not compile with the stand-ins, line 4: unexpected end of macro invocation: missing \
         tokens in macro arguments; if they lack what it uses, add it in scripts/stand_ins/",
    );
    check_refusal(
        "use itertools::Itertools;\nmacro_rules! one { () => {}; }",
        "(0..3).collect_vec(); one!(2);",
        "does not compile with the stand-ins, line 5: no rules expected `2`: no rules expected \
         this token in macro call; if they lack what it uses, add it in scripts/stand_ins/",
    );
}

#[test]
fn a_paste_of_50_000_bytes_is_refused() {
    let source = "fn main() {}\n//".to_owned();
    let longest = source + &"-".repeat(PASTE_LIMIT - 16);
    assert_eq!(for_every_judge(&longest).unwrap().len(), 49_999);
    let error = for_every_judge(&(longest + "-")).unwrap_err();
    assert_eq!(error.to_string(), "the paste has 50000 bytes and must have fewer than 50000");
}

/// The groups that a paste built with the pinned compiler passes: its other groups would say what
/// they say of the solution. Another compiler brings another standard library and other rounding.
const GROUPS: &[&str] = &["sample", "maximal"];
const GROUPS_OF_OLD_COMPILERS: &[&str] = &["sample", "exhaustive", "stress", "maximal"];

/// Builds the paste of `source` as judges do and returns the verdict of each group.
fn verdicts(problem: &str, source: &str, built_by: (&str, &str), groups: &[&str]) -> Vec<String> {
    let (compiler, edition) = built_by;
    let folder = tempfile::tempdir().unwrap();
    let (file, program) = (folder.path().join("paste.rs"), folder.path().join("paste"));
    fs::write(&file, with_stand_ins(source).unwrap()).unwrap();
    let mut rustc = Command::new(compiler);
    rustc.args(["-O", "-D", "warnings", "--edition", edition, "-o"]).arg(&program).arg(&file);
    let built = rustc.output().unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let mut judge = Command::new(JUDGE);
    judge.args(["check", problem, "--json"]);
    judge.args(groups.iter().flat_map(|group| ["--group", group]));
    let judged = judge.arg("--").arg(&program).output().unwrap();
    let said = String::from_utf8(judged.stdout).unwrap();
    let lines = said.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let of_groups = lines.filter(|line| line["group"].is_string());
    of_groups.map(|line| line["verdict"].as_str().unwrap().to_owned()).collect()
}

/// Where the compiler is not installed, a line says so and nothing is tried.
fn is_installed(compiler: &str) -> bool {
    let installed = !compiler.starts_with('/') || Path::new(compiler).exists();
    if !installed {
        eprintln!("{compiler} is not installed: not tried");
    }
    installed
}

#[test]
fn the_pastes_of_the_solutions_compile_everywhere_and_are_accepted() {
    let proven = judge::problems::all().into_iter().filter(|problem| problem.jury.is_some());
    for problem in proven {
        let name = problem.about.name;
        let source = fs::read_to_string(crate::workspace().solution(name)).unwrap();
        check_compiles_everywhere(&with_stand_ins(&source).unwrap());
        for (compiler, editions) in COMPILERS.into_iter().filter(|(name, _)| is_installed(name)) {
            let is_old = compiler == OLD_COMPILER;
            let groups = if is_old { GROUPS_OF_OLD_COMPILERS } else { GROUPS };
            let verdicts = verdicts(name, &source, (compiler, editions.last().unwrap()), groups);
            assert_eq!(verdicts, vec!["AC"; groups.len()], "{name} {compiler} {groups:?}");
        }
    }
}

/// `cbrt` of a cube is exact with the pinned compiler. The old one takes it from the system's
/// library, where one root in seven is a little too small; the solution rounds up.
#[test]
fn a_cube_root_that_is_rounded_down_is_rejected_with_the_old_compiler() {
    let source = fs::read_to_string(crate::workspace().solution("towers")).unwrap();
    assert_eq!(source.matches(".ceil()").count(), 1);
    if is_installed(OLD_COMPILER) {
        let rounded_down = source.replace(".ceil()", ".floor()");
        let built_by = (OLD_COMPILER, "2021");
        assert_eq!(verdicts("towers", &rounded_down, built_by, &["sample"]), ["WA"]);
    }
}

#[test]
fn on_a_terminal_the_paste_is_followed_by_how_to_copy_it() {
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&terminal).unwrap();
    unlockpt(&terminal).unwrap();
    let name = ptsname(&terminal, vec![]).unwrap();
    let screen = File::options().write(true).open(name.to_str().unwrap()).unwrap();
    let mut command = Command::new(JUDGE);
    command.args(["paste", "monks", "--std"]).stdout(screen).stderr(Stdio::piped());
    let paste = command.spawn().unwrap();
    // A terminal holds little; reading it fails once nobody writes to it any more.
    drop(command);
    let mut shown = vec![];
    let _ = File::from(terminal).read_to_end(&mut shown);
    let output = paste.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let solution = fs::read_to_string(crate::workspace().solution("monks")).unwrap();
    let pasted = String::from_utf8(shown).unwrap().replace("\r\n", "\n");
    assert_eq!(pasted, with_stand_ins(&solution).unwrap());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("cargo judge paste monks --std | xclip -sel c"), "{said}");
}
