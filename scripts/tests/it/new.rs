//! `cargo judge new`, on copies of the workspace.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use judge::link::Link;
use judge::problem::About;
use judge::workspace::Workspace;
use judge::{new, problems, report};
use tempfile::TempDir;

/// The files of the workspace that making a problem reads and adds to, and all that cargo needs.
struct Copy {
    folder: TempDir,
}

impl Copy {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        copy(&Workspace::here().unwrap().root, folder.path());
        let table = report::problem_table(&abouts());
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
        ("https://judge.example/../../etc/%2e%2e%2fpasswd", Some("2e_2e_2fpasswd")),
        ("https://judge.example/problem", None),
        ("https://judge.example", None),
    ] {
        let found = Link::parse(url).unwrap().name();
        let name =
            name.map(|name| match name.starts_with(|letter: char| letter.is_ascii_digit()) {
                true => format!("example_{name}"),
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
    let check = || {
        let mut command = Command::new(env!("CARGO"));
        command.current_dir(copy.root()).env("CARGO_TARGET_DIR", target);
        command.args(["run", "--quiet", "--package", "judge", "--bin", "judge_of_a_copy", "--"]);
        let output = command.args(["check", "judged_as_draft"]).output().unwrap();
        (output.status.code(), said(&output))
    };

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
