use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cses_1099() {
    let ones = |stairs| format!("1\n{stairs}\n{}\n", vec!["1"; stairs].join(" "));
    let games = format!("200000\n{}", "1\n1000000000\n".repeat(200_000));
    let too_many_in_all = format!("2\n1\n0\n200000\n{}\n", vec!["1"; 200_000].join(" "));
    // So many ways to lay up to `most` balls on the stairs: to choose the stairs among all.
    let ways = |stairs: usize, most: usize| {
        (1..=stairs).fold(1, |ways, stair| ways * (most + stair) / stair)
    };
    check(&Expected {
        problem: "cses_1099",
        by_hand: &[
            ("1\n1\n5\n", "second\n"),
            ("2\n2\n0 1\n2\n7 0\n", "first\nsecond\n"),
            // A ball on stair 3 goes down twice, on stair 4 three times.
            ("2\n3\n0 0 1\n4\n0 0 0 1\n", "second\nfirst\n"),
            // What goes from stair 3 to 2 is carried on to 1 at once.
            ("1\n3\n0 0 2\n", "second\n"),
            ("2\n4\n0 3 0 3\n4\n0 3 9 2\n", "second\nfirst\n"),
            // Too large to be played.
            ("1\n4\n0 1000000000 5 999999999\n", "first\n"),
        ],
        first_small: &["1\n1\n0\n", "1\n2\n0 0\n", "1\n1\n1\n"],
        counterexamples: &["1\n1\n1\n", "1\n2\n0 1\n", "1\n3\n0 0 1\n"],
        accepted: &[&games, &ones(200_000), "1\n1\n0\n"],
        malformed: &[
            ("0\n", 1, "t must be 1 to 200000, found `0`"),
            ("1\n0\n\n", 2, "n must be 1 to 200000, found `0`"),
            ("1\n1\n1000000001\n", 3, "a stair must be 0 to 1000000000, found `1000000001`"),
            ("1\n2\n1\n", 3, "expected 2 stairs, found 1"),
            (&too_many_in_all, 5, "all games together have more than 200000 stairs"),
        ],
        refused: &[
            ("0\n", "the number of games must be 1 to 200000"),
            ("1\n0\n\n", "the number of stairs must be 1 to 200000"),
            ("1\n1\n1000000001\n", "the balls on a stair must be 0 to 10^9"),
            (&too_many_in_all, "the stairs of all games must be at most 200000"),
            ("1\n2\n5\n", MISSING),
            ("1\n1\nx\n", NO_NUMBER),
        ],
        answered: &[(&games, &"second\n".repeat(200_000)), (&ones(200_000), "second\n")],
        positions: ways(1, 1000)
            + ways(2, 600)
            + ways(3, 100)
            + ways(4, 45)
            + ways(5, 28)
            + ways(6, 20)
            + ways(8, 13)
            + ways(12, 7),
        certificate: None,
        maximal: &[
            ("one_stair_a_game", 200_000, 400_001),
            ("one_game_of_equal_stairs", 1, 200_002),
            ("random", 1, 200_002),
        ],
        sized: 1003,
        lost: "second",
        limits: (1000, 512, Some(128_000)),
    });
}
