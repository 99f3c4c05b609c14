//! `cargo judge new`, on copies of the workspace.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Output, Stdio};
use std::time::{Duration, Instant};

use judge::about::About;
use judge::link::Link;
use judge::workspace::Workspace;
use judge::{new, problems, report};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The files of the workspace that making a problem reads and adds to, and all that cargo needs.
struct Copy {
    folder: TempDir,
}

impl Copy {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        copy(&Workspace::here().unwrap().root, folder.path());
        let table = report::new::problem_table(&abouts());
        let readme = format!("# grundy\n\n<!-- problems -->\n{table}<!-- /problems -->\n\nMore.\n");
        fs::write(folder.path().join("README.md"), readme).unwrap();
        Self { folder }
    }

    fn root(&self) -> &Path {
        self.folder.path()
    }

    fn read(&self, place: &str) -> String {
        fs::read_to_string(self.root().join(place)).unwrap_or_else(|_| panic!("no {place}"))
    }

    fn write(&self, place: &str, text: &str) {
        fs::write(self.root().join(place), text).unwrap();
    }

    /// Every file and folder with what it holds.
    fn tree(&self) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
        let mut tree = BTreeMap::new();
        let mut unseen = vec![self.root().to_owned()];
        while let Some(path) = unseen.pop() {
            if path.is_dir() {
                unseen.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            }
            let text = path.is_file().then(|| fs::read(&path).unwrap());
            tree.insert(path, text);
        }
        tree
    }

    fn judge(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
        command.env("CARGO_MANIFEST_DIR", self.root().join("scripts")).args(arguments);
        command
    }

    fn listen(&self, arguments: &[&str]) -> Listening {
        let arguments = [&["new", "--listen", "--port", "0"], arguments].concat();
        let mut command = self.judge(&arguments);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut stderr = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        stderr.read_line(&mut line).unwrap();
        let port = line.split(':').nth(2).and_then(|rest| rest.split(' ').next());
        let port = port.and_then(|port| port.parse().ok());
        Listening { child, stderr, port: port.unwrap_or_else(|| panic!("no port in {line:?}")) }
    }
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name())).unwrap();
        let to = to.join(&name);
        if path.is_file() {
            fs::copy(&path, &to).unwrap();
        } else if name != "target" && name != ".git" {
            fs::create_dir(&to).unwrap();
            copy(&path, &to);
        }
    }
}

fn abouts() -> Vec<About> {
    problems::all().iter().map(|problem| problem.about).collect()
}

/// A judge that waits for a problem.
struct Listening {
    child: Child,
    stderr: BufReader<ChildStderr>,
    port: u16,
}

impl Listening {
    /// The status and the text of the answer to this request.
    fn send(&self, request: &[u8]) -> (u16, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.write_all(request).unwrap();
        answer(stream)
    }

    /// As the extension does.
    fn post(&self, problem: &Value) -> (u16, String) {
        self.send(&request(&[], &problem.to_string()))
    }

    /// The exit status and what was said, once it has ended by itself.
    fn end(mut self) -> (Option<i32>, String) {
        let deadline = Instant::now() + Duration::from_secs(20);
        while self.child.try_wait().unwrap().is_none() {
            assert!(Instant::now() < deadline, "the listener goes on");
            std::thread::sleep(Duration::from_millis(10));
        }
        let mut said = String::new();
        self.stderr.read_to_string(&mut said).unwrap();
        self.child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
        (self.child.wait().unwrap().code(), said)
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A POST with these headers in place of the extension's own.
fn request(headers: &[(&str, &str)], body: &str) -> Vec<u8> {
    let length = body.len().to_string();
    let own = [
        ("Host", "localhost:10043"),
        ("Origin", "chrome-extension://cjnmckjndlpiamhfimnnjmnckgghkjbl"),
        ("Content-Type", "application/json"),
        ("Content-Length", length.as_str()),
    ];
    let mut text = "POST / HTTP/1.1\r\n".to_owned();
    for (name, value) in own {
        let other = headers.iter().find(|(other, _)| *other == name);
        match other.map_or(value, |(_, other)| other) {
            "" => {}
            value => text += &format!("{name}: {value}\r\n"),
        }
    }
    (text + "\r\n" + body).into()
}

fn answer(mut stream: TcpStream) -> (u16, String) {
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.unwrap(), body.to_owned())
}

/// What the extension sends for a page.
fn problem() -> Value {
    json!({
        "name": "C. Interesting Game",
        "group": "Codeforces - Codeforces Beta Round 73",
        "url": "https://codeforces.com/problemset/problem/87/C",
        "interactive": false,
        "memoryLimit": 256,
        "timeLimit": 1500,
        "tests": [
            { "input": "3\n", "output": "2\n" },
            { "input": "6\r\n", "output": "-1" },
            { "input": "100\n", "output": "8\n" },
        ],
        "testType": "single",
        "input": { "type": "stdin" },
        "output": { "type": "stdout" },
        "languages": { "java": { "mainClass": "Main", "taskClass": "CInterestingGame" } },
        "batch": { "id": "123e67c8-03c6-44a4-a3f9-5918533f9fb2", "size": 1 },
    })
}

/// The problem above, with one field as given.
fn with(field: &str, value: Value) -> Value {
    let mut problem = problem();
    problem[field] = value;
    problem
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&*output.stdout, &*output.stderr].concat()).into_owned()
}

#[test]
fn an_address_names_its_problem() {
    for (url, name) in [
        ("https://atcoder.jp/contests/abc368/tasks/abc368_f", Some("abc368_f")),
        ("https://atcoder.jp/contests/abc368/tasks/abc368_f?lang=en", Some("abc368_f")),
        ("https://www.luogu.com.cn/problem/P8606", Some("p8606")),
        ("https://www.luogu.com.cn/problem/P8606?contestId=1#submit", Some("p8606")),
        ("https://codeforces.com/contest/87/problem/C", Some("cf_87c")),
        ("https://codeforces.com/problemset/problem/87/C", Some("cf_87c")),
        ("http://m1.codeforces.com/contest/1500/problem/C1", Some("cf_1500c1")),
        ("https://codeforces.com/gym/102001/problem/A", Some("cf_102001a")),
        ("https://www.spoj.com/problems/HS09GAME/", Some("hs09game")),
        ("https://yukicoder.me/problems/no/103", Some("yukicoder_103")),
        ("https://open.kattis.com/problems/nimionese", Some("nimionese")),
        ("https://cses.fi/problemset/task/1730", Some("cses_1730")),
        ("https://judge.yosupo.jp/problem/nim_product_64", Some("nim_product_64")),
        ("https://www.hackerrank.com/challenges/misere-nim-1/problem", Some("misere_nim_1")),
        ("https://leetcode.com/problems/nim-game/description/", Some("nim_game")),
        ("http://poj.org/problem?id=2975", Some("poj_2975")),
        ("https://acm.hdu.edu.cn/showproblem.php?pid=1850", Some("hdu_1850")),
        ("https://acm.timus.ru/problem.aspx?space=1&num=1180", Some("timus_1180")),
        ("https://onlinejudge.org/index.php?page=show&problem=1175", Some("onlinejudge_1175")),
        ("https://judge.example/../../etc/%2e%2e%2fpasswd", Some("2e_2e_2fpasswd")),
        ("https://judge.example/problem", None),
        ("https://judge.example", None),
    ] {
        let found = Link::parse(url).unwrap().name();
        let name =
            name.map(|name| match name.starts_with(|letter: char| letter.is_ascii_digit()) {
                true => format!("judge_{name}"),
                false => name.to_owned(),
            });
        assert_eq!(found, name, "{url}");
    }
}

#[test]
fn what_is_no_address_is_refused() {
    for url in [
        "",
        "abc368_f",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://",
        "https:///path",
        "https://judge.example/a\"b",
        "https://judge.example/a b",
        "https://judge.example/a)|b",
        "https://judge.example/a\nb",
    ] {
        assert!(Link::parse(url).is_err(), "{url}");
    }
}

#[test]
fn a_judge_that_limits_sources_is_known() {
    let limit = |url| Link::parse(url).unwrap().source_limit();
    assert_eq!(limit("https://www.spoj.com/problems/HS09GAME/"), Some(50_000));
    assert_eq!(limit("https://open.kattis.com/problems/nim"), Some(131_072));
    assert_eq!(limit("https://notspoj.com/problems/NIM"), None);
}

#[test]
fn a_posted_problem_becomes_files() {
    let copy = Copy::new();
    let before = copy.tree();
    let listening = copy.listen(&[]);
    assert_eq!(listening.post(&problem()), (200, "made\n".into()));
    let (status, said) = listening.end();
    assert_eq!(status, Some(0), "{said}");
    assert!(said.ends_with("next: cargo judge check cf_87c\n"), "{said}");

    let after = copy.tree();
    let mut new: Vec<_> = after.keys().filter(|path| !before.contains_key(*path)).collect();
    new.retain(|path| path.is_file());
    let new: Vec<_> = new.iter().map(|path| path.strip_prefix(copy.root()).unwrap()).collect();
    let samples = ["1.in", "1.out", "2.in", "2.out", "3.in", "3.out"];
    let samples = samples.map(|end| format!("testcases/cf_87c/sample-{end}"));
    let mut expected = vec!["scripts/src/problems/cf_87c.rs", "src/bin/cf_87c.rs"];
    expected.extend(samples.iter().map(String::as_str));
    expected.push("testcases/cf_87c.yml");
    let expected: Vec<_> = expected.iter().map(Path::new).collect();
    let sorted = |mut paths: Vec<&Path>| {
        paths.sort_by_key(|path| path.to_string_lossy().into_owned());
        paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(sorted(new), sorted(expected));

    assert_eq!(copy.read("testcases/cf_87c/sample-2.in"), "6\n");
    assert_eq!(copy.read("testcases/cf_87c/sample-2.out"), "-1\n");
    assert!(copy.read("testcases/cf_87c.yml").contains("timelimit: 1500ms\n"));
    let solution = copy.read("src/bin/cf_87c.rs");
    assert!(solution.starts_with("//! # C. Interesting Game\n"), "{solution}");
    assert!(solution.contains("time limit 1.5 s"), "{solution}");
    let judged = copy.read("scripts/src/problems/cf_87c.rs");
    assert!(judged.contains("time_limit: Duration::from_millis(1500),"), "{judged}");
    assert!(judged.contains("memory_limit_mib: 256,") && !judged.contains("commonest"), "{judged}");
    let row = "| [C. Interesting Game](https://codeforces.com/problemset/problem/87/C) | to be found \
               | to be found | to be filled in; 1.5 s, 256 MiB \
               | [`src/bin/cf_87c.rs`](src/bin/cf_87c.rs) |\n<!-- /problems -->\n";
    assert!(copy.read("README.md").contains(row), "{}", copy.read("README.md"));
    assert_formatted(&copy, "cf_87c");
}

#[track_caller]
fn assert_formatted(copy: &Copy, name: &str) {
    let mut command = Command::new("rustfmt");
    command.current_dir(copy.root()).args(["--check", "--edition", "2024", "scripts/src/lib.rs"]);
    let output = command.arg(format!("src/bin/{name}.rs")).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
}

#[test]
fn a_title_and_a_name_from_the_network_stay_in_their_place() {
    let copy = Copy::new();
    let listening = copy.listen(&["own_name"]);
    let title = "a \"b\"\n\u{202e}|[c](d)\\ <e>\t`f` 高 \u{1b}[31m".to_owned() + &"x".repeat(500);
    assert_eq!(listening.post(&with("name", title.into())).0, 200);
    assert_eq!(listening.end().0, Some(0));
    let readme = copy.read("README.md");
    let row = readme.lines().find(|line| line.contains("own_name")).unwrap();
    assert!(row.starts_with(r#"| [a "b" \|\[c\](d)\\ \<e\> \`f\` 高 \[31mx"#), "{row}");
    let solution = copy.read("src/bin/own_name.rs");
    let heading = solution.lines().next().unwrap();
    assert!(heading.starts_with("//! # a \"b\" |[c](d)\\ <e> `f` 高 [31mx"), "{heading}");
    assert_eq!(heading.chars().count(), "//! # ".len() + 80, "{heading}");
    assert_formatted(&copy, "own_name");
}

#[test]
fn what_is_no_such_problem_is_refused_and_the_next_one_taken() {
    let copy = Copy::new();
    let before = copy.tree();
    let listening = copy.listen(&[]);
    let plain = problem().to_string();
    let large = with("name", "x".repeat(5 << 20).into()).to_string();
    let long_head = format!("GET / HTTP/1.1\r\nX: {}", "x".repeat(17 << 10));
    let get = String::from_utf8(request(&[], &plain)).unwrap().replacen("POST", "GET", 1);
    let options = get.replacen("GET", "OPTIONS", 1);
    let post = |problem: Value| request(&[], &problem.to_string());
    let existing = "https://atcoder.jp/contests/abc368/tasks/abc368_f";
    for (request, status, reason) in [
        (get.into_bytes(), 405, "by POST"),
        (options.into_bytes(), 405, "by POST"),
        (b"\x16\x03\x01 no HTTP at all\r\n\r\n".into(), 400, "no HTTP request"),
        (long_head.into_bytes(), 431, "too large"),
        (request(&[], "no JSON"), 400, "no problem of Competitive Companion"),
        (request(&[], "{\"name\": \"x\"}"), 400, "missing field"),
        (request(&[], "[]"), 400, "no problem of Competitive Companion"),
        (request(&[], &large), 413, "at most 4 MiB"),
        (request(&[("Content-Length", "99999999999999")], ""), 413, "at most 4 MiB"),
        (request(&[("Content-Length", "")], &plain), 411, "length"),
        (request(&[("Content-Length", "-1")], &plain), 411, "length"),
        (request(&[("Host", "evil.example:10043")], &plain), 403, "not this machine"),
        (request(&[("Host", "")], &plain), 403, "not this machine"),
        (request(&[("Origin", "https://evil.example")], &plain), 403, "not the extension"),
        (request(&[("Content-Type", "text/plain")], &plain), 415, "application/json"),
        (request(&[("Content-Type", "")], &plain), 415, "application/json"),
        (post(with("batch", json!({ "id": "x", "size": 6 }))), 400, "several problems"),
        (post(with("interactive", true.into())), 400, "interactive"),
        (post(with("input", json!({ "type": "file" }))), 400, "standard input"),
        (post(with("timeLimit", 0.into())), 400, "time limit"),
        (post(with("timeLimit", 1e300.into())), 400, "time limit"),
        (post(with("memoryLimit", (-1).into())), 400, "memory limit"),
        (post(with("url", "../../x".into())), 400, "https://"),
        (post(with("url", "https://judge.example/".into())), 400, "give one"),
        (post(with("url", "https://judge.example/fn".into())), 400, "Rust or cargo needs"),
        (post(with("url", existing.into())), 409, "src/bin/abc368_f.rs"),
    ] {
        let shown = String::from_utf8_lossy(&request[..request.len().min(200)]).into_owned();
        let (found, text) = listening.send(&request);
        assert_eq!(found, status, "{shown}: {text}");
        assert!(text.contains(reason), "{shown}: {text}");
    }
    assert!(copy.tree() == before, "a refused request has changed something");
    assert_eq!(listening.post(&problem()).0, 200);
    assert_eq!(listening.end().0, Some(0));
}

#[test]
fn a_client_that_stalls_holds_nobody_up_and_is_dropped_in_time() {
    let copy = Copy::new();
    let listening = copy.listen(&[]);
    let connect = || TcpStream::connect(("127.0.0.1", listening.port)).unwrap();
    let (_silent, slow) = (connect(), connect());
    let mut writer = slow.try_clone().unwrap();
    // Each byte comes in time, the whole never would.
    std::thread::spawn(move || {
        for byte in request(&[], &problem().to_string()) {
            if writer.write_all(&[byte]).is_err() {
                break;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    });
    slow.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let start = Instant::now();
    let (status, text) = answer(slow);
    assert_eq!(status, 408, "{text}");
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());

    let _stalled = connect().write_all(b"POST / HTTP/1.1\r\n");
    let start = Instant::now();
    assert_eq!(listening.post(&problem()).0, 200);
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    assert_eq!(listening.end().0, Some(0));
}

#[test]
fn only_this_machine_is_heard() {
    let listening = Copy::new().listen(&[]);
    // Loopback addresses other than 127.0.0.1 would answer, too, if every address were bound.
    assert!(TcpStream::connect(("127.0.0.2", listening.port)).is_err());
}

#[test]
fn a_port_in_use_is_told_with_the_remedy() {
    let copy = Copy::new();
    let listening = copy.listen(&[]);
    let port = listening.port.to_string();
    let output = copy.judge(&["new", "--listen", "--port", &port]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = format!("cannot listen on port {port}; choose another one with --port");
    assert!(said(&output).contains(&told), "{}", said(&output));
}

#[test]
fn ctrl_c_ends_the_wait() {
    let listening = Copy::new().listen(&[]);
    let pid = Pid::from_child(&listening.child);
    kill_process(pid, Signal::INT).unwrap();
    let (status, said) = listening.end();
    assert_eq!((status, said.as_str()), (Some(130), "judge: interrupted\n"));
}

#[test]
fn nothing_is_overwritten() {
    for place in [
        "src/bin/nim_sum.rs",
        "scripts/src/problems/nim_sum.rs",
        "testcases/nim_sum.yml",
        "testcases/nim_sum",
    ] {
        let copy = Copy::new();
        copy.write(place, "mine");
        let before = copy.tree();
        let output = copy.judge(&["new", "nim_sum"]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{place}");
        assert!(said(&output).contains(&format!("{place} is there already")), "{}", said(&output));
        assert!(copy.tree() == before, "{place}");
    }
}

#[test]
fn what_cannot_be_made_whole_is_not_made_at_all() {
    let spoil: [fn(&Copy); 5] = [
        |copy| fs::remove_dir_all(copy.root().join("scripts/src/problems")).unwrap(),
        |copy| copy.write("README.md", "no table"),
        |copy| copy.write("Cargo.toml", "[workspace]\n"),
        |copy| copy.write("scripts/src/problems.rs", "no list"),
        |copy| {
            let listed = copy.read("scripts/src/problems.rs") + "\nmod nim_sum;\n";
            copy.write("scripts/src/problems.rs", &listed);
        },
    ];
    for (index, spoil) in spoil.iter().enumerate() {
        let copy = Copy::new();
        spoil(&copy);
        let before = copy.tree();
        let output = copy.judge(&["new", "nim_sum"]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{index}: {}", said(&output));
        assert!(copy.tree() == before, "{index}: {}", said(&output));
    }
}

#[test]
fn a_name_that_cannot_be_is_refused() {
    let copy = Copy::new();
    let before = copy.tree();
    let long = "x".repeat(61);
    for (name, reason) in [
        ("Nim", "cannot name a problem"),
        ("9nim", "cannot name a problem"),
        ("nim-sum", "cannot name a problem"),
        ("../nim", "cannot name a problem"),
        ("", "cannot name a problem"),
        ("ním", "cannot name a problem"),
        (&long, "longer than 60"),
        ("match", "Rust or cargo needs"),
        ("std", "Rust or cargo needs"),
        ("judge", "Rust or cargo needs"),
        ("monks", "src/bin/monks.rs"),
    ] {
        let output = copy.judge(&["new", name]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(said(&output).contains(reason), "{name}: {}", said(&output));
    }
    assert!(copy.tree() == before);
}

/// From nothing to judged, with the judge that the copy then has.
#[test]
fn a_made_problem_is_judged_on_its_samples_and_says_what_is_missing() {
    let copy = Copy::new();
    let url = "https://judge.example/tasks/judged-as-draft";
    let output = copy.judge(&["new", "--url", url]).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    // Under a name of its own it can share what is built already.
    let manifest = copy.read("scripts/Cargo.toml");
    let program = "\n[[bin]]\nname = \"judge_of_a_copy\"\npath = \"src/main.rs\"\n";
    copy.write("scripts/Cargo.toml", &(manifest + program));
    let target = Path::new(env!("CARGO_BIN_EXE_judge")).ancestors().nth(2).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.current_dir(copy.root()).env("CARGO_TARGET_DIR", target);
        command.args(["run", "--quiet", "--package", "judge", "--bin", "judge_of_a_copy", "--"]);
        let output = command.args(arguments).output().unwrap();
        (output.status.code(), said(&output))
    };
    let check = || run(&["check", "judged_as_draft"]);

    let (status, said) = check();
    assert_eq!(status, Some(2), "{said}");
    let missing = "testcases/judged_as_draft holds no test; add sample-1.in and sample-1.out";
    assert!(said.contains(missing), "{said}");

    copy.write("testcases/judged_as_draft/sample-1.in", "3\n");
    copy.write("testcases/judged_as_draft/sample-1.out", "First\n");
    let (status, said) = check();
    assert_eq!(status, Some(1), "{said}");
    let missing = "src/bin/judged_as_draft.rs neither reads its input nor answers";
    assert!(said.contains(missing), "{said}");

    let solution = copy.read("src/bin/judged_as_draft.rs");
    let (start, _) = solution.split_once("    todo!").unwrap();
    copy.write("src/bin/judged_as_draft.rs", &format!("{start}    true\n}}\n"));
    let (status, said) = check();
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("no rules yet: judged on its samples alone, not proven"), "{said}");

    // The other problems are checked without it.
    let (status, said) = run(&["check", "--group", "stress"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("judged_as_draft has no rules yet, so none of these groups"), "{said}");
    let (status, said) = run(&["check", "judged_as_draft", "--group", "stress"]);
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("none of these groups applies to judged_as_draft"), "{said}");
}

#[test]
fn every_problem_is_listed_for_cargo_compete() {
    let root = Workspace::here().unwrap().root;
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    for about in abouts() {
        let place = format!("testcases/{}.yml", about.name);
        let suite = fs::read_to_string(root.join(&place)).unwrap();
        assert_eq!(suite, new::suite(&about), "{place}");
        let line = new::program_line(&about);
        assert!(manifest.lines().any(|found| found == line), "Cargo.toml lacks the line {line}");
    }
}
