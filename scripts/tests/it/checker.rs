use judge::checker::{Comparison, Difference, compare};
use judge::verdict::Verdict;

fn check(expected: &str, found: &str, comparison: Comparison) {
    assert_eq!(
        compare(expected.as_bytes(), found.as_bytes()),
        comparison,
        "{expected:?} {found:?}"
    );
}

fn differs(token: usize, expected: Option<&str>, found: Option<&str>) -> Comparison {
    let bytes = |token: &str| token.as_bytes().to_vec();
    let (expected, found) = (expected.map(bytes), found.map(bytes));
    Comparison::Differs(Difference { token, expected, found })
}

#[test]
fn equal_bytes_are_equal() {
    check("", "", Comparison::Equal);
    check("1 2\n", "1 2\n", Comparison::Equal);
}

#[test]
fn spaces_and_line_ends_alone_do_not_make_a_difference_but_are_noted() {
    check("1 2\n", "1  2", Comparison::OtherBlanks);
    check("1 2\n", "\n1\r\n2\t", Comparison::OtherBlanks);
    check("", " \n", Comparison::OtherBlanks);
}

#[test]
fn the_first_differing_token_is_named() {
    check("1 2 3", "1 4 5", differs(2, Some("2"), Some("4")));
    check("Julia wins.", "Julia wins", differs(2, Some("wins."), Some("wins")));
    check("1 2", "12", differs(1, Some("1"), Some("12")));
}

#[test]
fn output_that_is_too_short_or_too_long_differs_at_its_end() {
    check("1 2", "1", differs(2, Some("2"), None));
    check("1", "1 2", differs(2, None, Some("2")));
    check("-1", "", differs(1, Some("-1"), None));
}

#[test]
fn bytes_that_are_not_text_are_compared_as_bytes() {
    let found = compare(b"1", b"\xff");
    let (expected, token) = (Some(b"1".to_vec()), Some(b"\xff".to_vec()));
    assert_eq!(found, Comparison::Differs(Difference { token: 1, expected, found: token }));
    // A space outside ASCII is part of a token.
    check("1\u{a0}2", "1 2", differs(1, Some("1\u{a0}2"), Some("1")));
}

#[test]
fn of_several_verdicts_the_first_in_the_order_of_precedence_holds() {
    use Verdict::{Accepted, CompileError, JudgeError, RuntimeError, WrongAnswer};
    let order = ["JE", "CE", "TLE", "MLE", "OLE", "RE", "WA", "AC"];
    let mut sorted = Verdict::ALL;
    sorted.sort();
    assert_eq!(sorted.map(Verdict::short), order);
    assert_eq!(sorted.map(|verdict| verdict.to_string()), order);
    assert_eq!([Accepted, WrongAnswer, RuntimeError].into_iter().min(), Some(RuntimeError));
    assert_eq!([CompileError, JudgeError].into_iter().min(), Some(JudgeError));
}

#[test]
fn the_exit_status_distinguishes_the_judges_fault_from_the_submissions() {
    let statuses = Verdict::ALL.map(Verdict::exit_status);
    assert_eq!(statuses, [2, 1, 1, 1, 1, 1, 1, 0]);
}

#[test]
fn folders_are_named_as_in_kattis_packages() {
    let folders = Verdict::ALL.map(Verdict::folder);
    assert_eq!(
        folders,
        [
            "judge_error",
            "compile_error",
            "time_limit_exceeded",
            "memory_limit_exceeded",
            "output_limit_exceeded",
            "run_time_error",
            "wrong_answer",
            "accepted",
        ]
    );
}
