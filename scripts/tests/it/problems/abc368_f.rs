use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn abc368_f() {
    let twos = |numbers| format!("{numbers}\n{}\n", vec!["2"; numbers].join(" "));
    check(&Expected {
        problem: "abc368_f",
        by_hand: &[
            ("3\n2 3 4\n", "Anna\n"),
            ("4\n2 3 4 6\n", "Bruno\n"),
            ("1\n2\n", "Anna\n"),
            ("2\n4 6\n", "Bruno\n"),
            ("2\n65536 81\n", "Anna\n"),
            // Too large to be played.
            ("8\n300 300 300 300 300 300 300 300\n", "Bruno\n"),
        ],
        first_small: &["1\n2\n", "2\n2 2\n", "1\n3\n"],
        counterexamples: &["2\n4 6\n", "2\n2 4\n", "1\n4\n"],
        accepted: &["2\n2 100000\n", &twos(100_000)],
        malformed: &[
            ("0\n\n", 1, "N must be 1 to 100000, found `0`"),
            ("1\n1\n", 2, "a number must be 2 to 100000, found `1`"),
            ("1\n100001\n", 2, "a number must be 2 to 100000, found `100001`"),
            ("3\n2 3\n", 2, "expected 3 numbers, found 2"),
            ("1\n2\n\n", 3, "the input should end here, but `` follows"),
        ],
        refused: &[
            ("0\n\n", "N must be 1 to 100000"),
            (&twos(100_001), "N must be 1 to 100000"),
            ("1\n1\n", "a number must be 2 to 100000"),
            ("1\n100001\n", "a number must be 2 to 100000"),
            ("2\n2\n", MISSING),
            ("1\n2.5\n", NO_NUMBER),
        ],
        answered: &[("1\n100000\n", "Anna\n"), (&twos(100_000), "Bruno\n")],
        positions: 2_116_957,
        certificate: Some("every number up to 100000, played next to Nim heaps up to 16"),
        maximal: &[
            ("all_the_largest_prime", 1, 100_001),
            ("every_number", 1, 100_001),
            ("won_but_for_the_last_number", 1, 100_001),
        ],
        sized: 1002,
        lost: "Bruno",
        limits: (2000, 1024, None),
    });
}

/// Programs with a buffer that is too small for the longest input see fewer numbers.
#[test]
fn the_longest_list_has_another_winner_when_it_is_cut_short() {
    let jury = crate::jury("abc368_f");
    let test = jury.maximal().last().unwrap().unwrap();
    let input = super::text(&test.input);
    assert_eq!((input.len() > 600_000, super::text(&test.expected)), (true, "Bruno\n"));
    let numbers: Vec<_> = input.split_ascii_whitespace().skip(1).collect();
    for count in [1, 50_000, 99_999] {
        let short = format!("{count}\n{}\n", numbers[..count].join(" "));
        let cut_short = jury.test("cut short", &short).unwrap().unwrap();
        assert_eq!(super::text(&cut_short.expected), "Anna\n");
    }
}
