use super::{Expected, check};

const HEIGHT: &str = "a height must be 1 to 1000000000000000000";

#[test]
fn towers() {
    let many = |height: &str, towers| vec![height; towers].join(" ") + "\n";
    let found = |token: &str| format!("{HEIGHT}, found `{token}`");
    let not = format!("{HEIGHT}, not");
    let lower = "a height must be 1 to 1000000000, not";
    check(&Expected {
        problem: "towers",
        by_hand: &[
            ("[]\n", "Bimal\n"),
            ("[1, 1]\n", "Bimal\n"),
            ("[4]\n", "Amal\n"),
            ("[3,1,2]\n", "Bimal\n"),
            ("[4, 6]\n", "Bimal\n"),
            ("[2, 4]\n", "Amal\n"),
            ("2 4\n", "Amal\n"),
            // 2^59 next to 3^37: 59 factors against 37; and the same number twice.
            ("[576460752303423488, 450283905890997363]\n", "Amal\n"),
            ("[999999866000004473, 999999866000004473]\n", "Bimal\n"),
            // Too large to be played.
            ("[1000, 1000, 1000, 1000, 1000, 1000, 1000]\n", "Amal\n"),
        ],
        first_small: &["[]\n", "[1]\n", "[1, 1]\n", "[2]\n"],
        counterexamples: &["[4, 6]\n", "[2, 4]\n", "[4]\n"],
        accepted: &[
            "[]\n",
            "[1000000000000000000,1]\n",
            "[3, 1, 2]\n",
            "3 1 2\n",
            &many("1000000000", 100_000),
            &many("1000000001", 1000),
        ],
        malformed: &[
            ("[3, 1, 2\n", 1, "`]` is missing at the end"),
            ("[0]\n", 1, &found("0")),
            ("[1000000000000000001]\n", 1, &found("1000000000000000001")),
            ("[1,,2]\n", 1, &found("")),
            ("[1, 2,]\n", 1, &found("2,")),
            ("[1 2]\n", 1, &found("1 2")),
            ("[a]\n", 1, &found("a")),
            (
                &many("1000000000", 100_001),
                1,
                "100001 heights, but at most 100000 are allowed when they go up to 1000000000",
            ),
            (
                &many("1000000001", 1001),
                1,
                "1001 heights, but at most 1000 are allowed when they go up to 1000000000000000000",
            ),
        ],
        refused: &[
            ("", "a list without towers must be []"),
            ("[3, 1\n", "[ and ] must pair"),
            ("3, 1]\n", "[ and ] must pair"),
            ("[3,,1]\n", &not),
            ("[3,1,]\n", &not),
            ("[3 1]\n", &not),
            ("[0]\n", &not),
            ("[+1]\n", &not),
            ("[-1]\n", &not),
            ("[a]\n", &not),
            ("[1000000000000000001]\n", &not),
            (&many("1", 100_001), "n must be at most 100000"),
            (&many("1000000001", 1001), lower),
        ],
        answered: &[
            (&many("1000000001", 1000), "Bimal\n"),
            (&many("1000000000", 100_000), "Bimal\n"),
            ("[1000000000000000000]", "Amal\n"),
            ("[]\n", "Bimal\n"),
            ("[ ]\n", "Bimal\n"),
            ("[2,\n 4]\n", "Amal\n"),
            ("2 4\n", "Amal\n"),
        ],
        positions: 2_049_809,
        certificate: Some("the 78497 odd primes up to 1000000"),
        maximal: &[
            ("1000_products_of_two_primes", 1, 1000),
            ("1000_squares_of_primes", 1, 1000),
            ("1000_below_1e18", 1, 1000),
            ("100000_below_1e9", 1, 100_000),
            ("won_but_for_the_last_tower", 1, 100_000),
        ],
        sized: 1001,
        lost: "Bimal",
        limits: (1000, 64, None),
    });
}

/// Programs with a buffer that is too small for the longest input see fewer numbers.
#[test]
fn the_longest_list_has_another_winner_when_it_is_cut_short() {
    let jury = crate::jury("towers");
    let test = jury.maximal().last().unwrap().unwrap();
    let input = super::text(&test.input);
    assert_eq!((input.len() > 1 << 20, super::text(&test.expected)), (true, "Bimal\n"));
    for buffer in [1 << 16, 1_000_000, 1 << 20] {
        let whole_numbers = input[..buffer].rsplit_once(',').unwrap().0;
        let cut_short = jury.test("cut short", &format!("{whole_numbers}]\n")).unwrap().unwrap();
        assert_eq!(super::text(&cut_short.expected), "Amal\n");
    }
}
