//! Problems that the browser extension posts.

mod contests;
mod refused;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Copy, assert_formatted};

impl Copy {
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

/// A judge that waits for a problem.
struct Listening {
    child: Child,
    stderr: BufReader<ChildStderr>,
    port: u16,
}

impl Listening {
    /// The status and the text of the answer to this request.
    fn send(&self, request: &[u8]) -> (u16, String) {
        send(self.port, request)
    }

    /// As the extension does.
    fn post(&self, problem: &Value) -> (u16, String) {
        post(self.port, problem)
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

fn send(port: u16, request: &[u8]) -> (u16, String) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.write_all(request).unwrap();
    answer(stream)
}

fn post(port: u16, problem: &Value) -> (u16, String) {
    send(port, &request(&[], &problem.to_string()))
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
        "name": "C. Made-Up Game",
        "group": "Made-Up Judge - Round 1",
        "url": "https://judge.example/tasks/made-up-game",
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
        "languages": { "java": { "mainClass": "Main", "taskClass": "CMadeUpGame" } },
        "batch": { "id": "123e67c8-03c6-44a4-a3f9-5918533f9fb2", "size": 1 },
    })
}

/// The problem above, with one field as given.
fn with(field: &str, value: Value) -> Value {
    let mut problem = problem();
    problem[field] = value;
    problem
}

#[test]
fn a_posted_problem_becomes_files() {
    let copy = Copy::new();
    let before = copy.tree();
    let listening = copy.listen(&[]);
    assert_eq!(listening.post(&problem()), (200, "made\n".into()));
    let (status, said) = listening.end();
    assert_eq!(status, Some(0), "{said}");
    let steps = said.split_once("still missing, in this order:\n").unwrap().1;
    let steps = steps.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    let places: Vec<_> = steps.map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(
        places,
        [
            "1. scripts/src/problems/made_up_game.rs",
            "2. src/bin/made_up_game.rs",
            "3. scripts/src/problems/made_up_game.rs",
            "4. scripts/src/problems/made_up_game.rs",
            "5. scripts/tests/it/problems/made_up_game.rs",
            "6. testcases/made_up_game/wrong_answer/",
        ]
    );

    let after = copy.tree();
    let mut new: Vec<_> = after.keys().filter(|path| !before.contains_key(*path)).collect();
    new.retain(|path| path.is_file());
    let new: Vec<_> = new.iter().map(|path| path.strip_prefix(copy.root()).unwrap()).collect();
    let samples = ["1.in", "1.out", "2.in", "2.out", "3.in", "3.out"];
    let samples = samples.map(|end| format!("testcases/made_up_game/sample-{end}"));
    let rules =
        ["src/problems", "tests/it/problems"].map(|it| format!("scripts/{it}/made_up_game.rs"));
    let mut expected: Vec<_> = rules.iter().map(String::as_str).collect();
    expected.push("src/bin/made_up_game.rs");
    expected.extend(samples.iter().map(String::as_str));
    expected.push("testcases/made_up_game.yml");
    let expected: Vec<_> = expected.iter().map(Path::new).collect();
    let sorted = |mut paths: Vec<&Path>| {
        paths.sort_by_key(|path| path.to_string_lossy().into_owned());
        paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(sorted(new), sorted(expected));

    assert_eq!(copy.read("testcases/made_up_game/sample-2.in"), "6\n");
    assert_eq!(copy.read("testcases/made_up_game/sample-2.out"), "-1\n");
    assert!(copy.read("testcases/made_up_game.yml").contains("timelimit: 1500ms\n"));
    let solution = copy.read("src/bin/made_up_game.rs");
    assert!(solution.starts_with("//! # C. Made-Up Game\n"), "{solution}");
    assert!(solution.contains("time limit 1.5 s"), "{solution}");
    let judged = copy.read("scripts/src/problems/made_up_game.rs");
    assert!(judged.contains(".limits(1500, 256)"), "{judged}");
    assert!(!judged.contains("most common"), "{judged}");
    let neighbours = judged.split([' ', '.']).zip(judged.split([' ', '.']).skip(1));
    let neighbours =
        neighbours.filter(|(word, after)| !word.contains('/') && after.starts_with("rs"));
    let neighbours: Vec<_> = neighbours.map(|(word, _)| format!("src/bin/{word}.rs")).collect();
    assert!(neighbours.len() >= 3, "{judged}");
    assert!(neighbours.iter().all(|place| copy.root().join(place).exists()), "{neighbours:?}");
    let row = "| | [C. Made-Up Game](https://judge.example/tasks/made-up-game) \
               | [made\\_up\\_game](src/bin/made_up_game.rs) | to be found | to be found \
               |\n<!-- /problems -->\n";
    assert!(copy.read("README.md").contains(row), "{}", copy.read("README.md"));
    let program = "\nmade_up_game = { problem = \"https://judge.example/tasks/made-up-game\" }\n";
    assert!(copy.read("Cargo.toml").contains(program), "{}", copy.read("Cargo.toml"));
    let list = copy.read("scripts/problems.txt");
    assert_eq!(list.lines().last(), Some("made_up_game"), "{list}");
    assert_formatted(&copy, "made_up_game");
}

#[test]
fn a_title_and_a_name_from_the_network_stay_in_their_place() {
    let copy = Copy::new();
    let listening = copy.listen(&["own_name"]);
    let title =
        "a \"b\"\n\u{202e}|[c](d)\\ <e>\t`f` {{name}} 高 \u{1b}[31m".to_owned() + &"x".repeat(500);
    assert_eq!(listening.post(&with("name", title.into())).0, 200);
    assert_eq!(listening.end().0, Some(0));
    let readme = copy.read("README.md");
    let row = readme.lines().find(|line| line.contains("own_name")).unwrap();
    assert!(row.starts_with(r#"| | [a "b" \|\[c\](d)\\ \<e\> \`f\` {{name}} 高 \[31mx"#), "{row}");
    let solution = copy.read("src/bin/own_name.rs");
    let heading = solution.lines().next().unwrap();
    assert!(heading.starts_with("//! # a \"b\" |[c](d)\\ <e> `f` {{name}} 高 [31mx"), "{heading}");
    assert_eq!(heading.chars().count(), "//! # ".len() + 80, "{heading}");
    assert_formatted(&copy, "own_name");
}
