use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cses_2208() {
    let ones = |heaps| format!("1\n{heaps}\n{}\n", vec!["1"; heaps].join(" "));
    let games = format!("200000\n{}", "1\n1000000000\n".repeat(200_000));
    let too_many_in_all = format!("2\n1\n1\n200000\n{}\n", vec!["1"; 200_000].join(" "));
    check(&Expected {
        problem: "cses_2208",
        by_hand: &[
            ("2\n1\n1\n1\n2\n", "first\nsecond\n"),
            // Both are taken at once.
            ("1\n2\n1 1\n", "first\n"),
            // 1 from 1 2 leaves 2, where the other player loses.
            ("2\n2\n1 2\n2\n2 1\n", "first\nfirst\n"),
            // From 2 2 a move leaves 1 1 or 1 2, and both are won.
            ("1\n2\n2 2\n", "second\n"),
            ("1\n3\n1 2 3\n", "first\n"),
            // A coin from each is answered by the same, and so is a coin from one of them.
            ("1\n3\n2 4 2\n", "second\n"),
            // Too large to be played.
            ("2\n1\n1000000000\n2\n1000000000 999999999\n", "second\nfirst\n"),
        ],
        first_small: &["1\n1\n1\n", "1\n2\n1 1\n", "1\n1\n2\n"],
        counterexamples: &["1\n1\n2\n", "1\n2\n1 1\n", "1\n2\n1 2\n", "1\n2\n2 1\n", "1\n2\n2 3\n"],
        accepted: &[&games, &ones(200_000), "1\n1\n1000000000\n"],
        malformed: &[
            ("0\n", 1, "t must be 1 to 200000, found `0`"),
            ("1\n1\n0\n", 3, "a heap must be 1 to 1000000000, found `0`"),
            ("1\n1\n1000000001\n", 3, "a heap must be 1 to 1000000000, found `1000000001`"),
            ("1\n2\n1\n", 3, "expected 2 heaps, found 1"),
            (&too_many_in_all, 5, "all games together have more than 200000 heaps"),
        ],
        refused: &[
            ("0\n", "the number of games must be 1 to 200000"),
            ("1\n0\n\n", "the number of heaps must be 1 to 200000"),
            ("1\n1\n0\n", "a heap must be 1 to 10^9"),
            ("1\n1\n1000000001\n", "a heap must be 1 to 10^9"),
            (&too_many_in_all, "the heaps of all games must be at most 200000"),
            ("1\n2\n5\n", MISSING),
            ("1\n1\nx\n", NO_NUMBER),
        ],
        answered: &[(&games, &"second\n".repeat(200_000)), (&ones(200_000), "first\n")],
        // Lists without an empty heap.
        positions: 1000
            + 2_usize.pow(8)
            + 5_usize.pow(6)
            + 21_usize.pow(4)
            + 500_usize.pow(2)
            + 82_usize.pow(3),
        certificate: None,
        maximal: &[
            ("one_heap_a_game", 200_000, 400_001),
            ("one_game_of_equal_heaps", 1, 200_002),
            ("only_the_last_heap_is_odd", 1, 200_002),
            ("random", 1, 200_002),
        ],
        sized: 1003,
        lost: "second",
        limits: (1000, 512, Some(128_000)),
    });
}
