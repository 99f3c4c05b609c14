//! Addresses of problems.

use judge::new::link::Link;

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
fn other_text_is_not_an_address() {
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
fn every_address_of_a_page_is_the_same_page() {
    let page = |url| Link::parse(url).unwrap().page();
    for (one, other) in [
        (
            "https://codeforces.com/problemset/problem/99999/Z",
            "http://m1.codeforces.com/contest/99999/problem/z",
        ),
        (
            "https://www.judge.example/tasks/game/",
            "https://judge.example/tasks/GAME?lang=en#submit",
        ),
        ("https://judge.example/problems/game/description", "https://judge.example/problems/game"),
    ] {
        assert_eq!(page(one), page(other));
    }
    for (one, other) in [
        ("https://judge.example/problem?id=1", "https://judge.example/problem?id=2"),
        ("https://judge.example/a/game", "https://judge.example/b/game"),
        ("https://judge.example/game", "https://other.example/game"),
    ] {
        assert_ne!(page(one), page(other));
    }
}

#[test]
fn cargo_compete_gets_an_address_that_it_takes() {
    for (url, expected) in [
        (
            "https://codeforces.com/problemset/problem/99999/Z1",
            "https://codeforces.com/contest/99999/problem/Z1",
        ),
        (
            "https://codeforces.com/contest/99999/problem/Z1?locale=en",
            "https://codeforces.com/contest/99999/problem/Z1",
        ),
        ("https://codeforces.com/gym/999999/problem/A", "about:blank"),
        ("https://codeforces.com/group/x/contest/99999/problem/A", "about:blank"),
        ("https://judge.example/problems/game", "https://judge.example/problems/game"),
    ] {
        assert_eq!(Link::parse(url).unwrap().for_cargo_compete(url), expected);
    }
}
