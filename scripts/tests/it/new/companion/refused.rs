//! Requests that are not accepted, and clients that do not keep up.

use std::fs;
use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use super::{Copy, answer, problem, request, with};
use crate::new::said;

#[test]
fn other_requests_are_refused_and_the_next_problem_is_taken() {
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
    let elsewhere = "https://luogu.com.cn/problem/p8606/?contestId=1#submit";
    let many_samples = vec![json!({ "input": "1\n", "output": "1\n" }); 101].into();
    for (request, status, reason) in [
        (get.into_bytes(), 405, "by POST"),
        (options.into_bytes(), 405, "by POST"),
        (b"\x16\x03\x01 no HTTP at all\r\n\r\n".into(), 400, "not an HTTP request"),
        (long_head.into_bytes(), 431, "too large"),
        (request(&[], "no JSON"), 400, "not a problem from Competitive Companion"),
        (request(&[], "{\"name\": \"x\"}"), 400, "missing field"),
        (request(&[], "[]"), 400, "not a problem from Competitive Companion"),
        (request(&[], &large), 413, "at most 4 MiB"),
        (request(&[("Content-Length", "99999999999999")], ""), 413, "at most 4 MiB"),
        (request(&[("Content-Length", "")], &plain), 411, "length"),
        (request(&[("Content-Length", "-1")], &plain), 411, "length"),
        (request(&[("Host", "evil.example:10043")], &plain), 403, "not this machine"),
        (request(&[("Host", "")], &plain), 403, "not this machine"),
        (request(&[("Origin", "https://evil.example")], &plain), 403, "not the extension"),
        (request(&[("Content-Type", "text/plain")], &plain), 415, "application/json"),
        (request(&[("Content-Type", "")], &plain), 415, "application/json"),
        (post(with("batch", json!({ "id": "x", "size": 0 }))), 400, "a contest of 0 problems"),
        (post(with("batch", json!({ "id": "x", "size": 101 }))), 400, "a contest of 101 problems"),
        (post(with("tests", many_samples)), 400, "101 samples, but at most 100"),
        (post(with("interactive", true.into())), 400, "interactive"),
        (post(with("input", json!({ "type": "file" }))), 400, "standard input"),
        (post(with("timeLimit", 0.into())), 400, "time limit"),
        (post(with("timeLimit", 1e300.into())), 400, "1e300 ms is not a time limit"),
        (post(with("memoryLimit", (-1).into())), 400, "memory limit"),
        (post(with("url", "../../x".into())), 400, "https://"),
        (post(with("url", "https://judge.example/".into())), 400, "give one"),
        (post(with("url", "https://judge.example/fn".into())), 400, "Rust or cargo needs"),
        (post(with("url", existing.into())), 409, "src/bin/abc368_f.rs"),
        (post(with("url", elsewhere.into())), 409, "this problem is monks, src/bin/monks.rs"),
        (post(with("tests", "x".repeat(4000).into())), 400, "xxx…"),
    ] {
        let shown = String::from_utf8_lossy(&request[..request.len().min(200)]).into_owned();
        let (found, text) = listening.send(&request);
        assert_eq!(found, status, "{shown}: {text}");
        assert!(text.contains(reason), "{shown}: {text}");
        assert!(text.chars().count() < 350, "{shown}: {text}");
    }
    assert!(copy.tree() == before, "a refused request has changed something");
    assert_eq!(listening.post(&problem()).0, 200);
    assert_eq!(listening.end().0, Some(0));
}

#[test]
fn a_client_that_stalls_delays_no_other_and_is_dropped_in_time() {
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
fn only_this_machine_can_connect() {
    let listening = Copy::new().listen(&[]);
    // Loopback addresses other than 127.0.0.1 would answer, too, if every address were bound.
    assert!(TcpStream::connect(("127.0.0.2", listening.port)).is_err());
}

#[test]
fn a_port_in_use_is_reported_with_a_remedy() {
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

/// The first problem is taken, and requests that have begun by then are told so.
#[test]
fn of_two_requests_at_once_both_get_an_answer() {
    let copy = Copy::new();
    let listening = copy.listen(&[]);
    let other = with("url", "https://judge.example/tasks/made-up-other".into());
    let requests = [problem(), other].map(|problem| request(&[], &problem.to_string()));
    let begun = requests.map(|request| {
        let mut stream = TcpStream::connect(("127.0.0.1", listening.port)).unwrap();
        let (start, end) = request.split_at(request.len() / 2);
        stream.write_all(start).unwrap();
        (stream, end.to_owned())
    });
    std::thread::sleep(Duration::from_millis(200));
    let sent = begun.map(|(mut stream, end)| {
        stream.write_all(&end).unwrap();
        stream
    });
    let mut answers = sent.map(answer);
    answers.sort();
    assert_eq!(answers[0], (200, "made\n".into()));
    assert_eq!(answers[1].0, 409, "{}", answers[1].1);
    assert!(answers[1].1.contains("another problem came first"), "{}", answers[1].1);
    let (status, said) = listening.end();
    assert_eq!(status, Some(0), "{said}");
}

#[test]
fn many_connections_take_few_threads() {
    let copy = Copy::new();
    let listening = copy.listen(&[]);
    let connect = |_| TcpStream::connect(("127.0.0.1", listening.port)).unwrap();
    let silent: Vec<_> = (0..100).map(connect).collect();
    std::thread::sleep(Duration::from_millis(200));
    if let Ok(status) = fs::read_to_string(format!("/proc/{}/status", listening.child.id())) {
        let threads = status.lines().find_map(|line| line.strip_prefix("Threads:"));
        let threads: usize = threads.unwrap().trim().parse().unwrap();
        assert!(threads < 40, "{threads}");
    }
    drop(silent);
    assert_eq!(listening.post(&problem()).0, 200);
    assert_eq!(listening.end().0, Some(0));
}
