use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cses_1098() {
    let ones = |heaps| format!("1\n{heaps}\n{}\n", vec!["1"; heaps].join(" "));
    let games = format!("200000\n{}", "1\n1000000000\n".repeat(200_000));
    let too_many_in_all = format!("2\n1\n1\n200000\n{}\n", vec!["1"; 200_000].join(" "));
    check(&Expected {
        problem: "cses_1098",
        by_hand: &[
            ("3\n1\n1\n1\n2\n1\n3\n", "first\nfirst\nfirst\n"),
            // Whatever is taken from 4, the rest can be taken.
            ("1\n1\n4\n", "second\n"),
            ("1\n2\n3 3\n", "second\n"),
            // 3 from 7 leave a heap of 4, and from 8 no take does.
            ("2\n1\n7\n1\n8\n", "first\nsecond\n"),
            // 1 5 is lost: it becomes 5 or 1 4, both answered by 4, or 1 3 or 1 2, answered by 1 1.
            ("2\n2\n1 5\n2\n1 2\n", "second\nfirst\n"),
            ("1\n3\n1 2 3\n", "second\n"),
            // Too large to be played.
            ("2\n1\n1000000000\n2\n1000000000 999999999\n", "second\nfirst\n"),
            ("1\n2\n999999997 1\n", "second\n"),
        ],
        first_small: &["1\n1\n1\n", "1\n2\n1 1\n", "1\n1\n2\n"],
        counterexamples: &["1\n1\n4\n", "1\n2\n1 1\n"],
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
        answered: &[(&games, &"second\n".repeat(200_000)), (&ones(200_000), "second\n")],
        // Lists without an empty heap.
        positions: 1000
            + 4_usize.pow(8)
            + 21_usize.pow(4)
            + 500_usize.pow(2)
            + 8_usize.pow(6)
            + 100_usize.pow(3),
        certificate: Some("period 4 for every heap size"),
        maximal: &[
            ("one_heap_a_game", 200_000, 400_001),
            ("one_game_of_equal_heaps", 1, 200_002),
            ("won_but_for_the_last_heap", 1, 200_002),
            ("random", 1, 200_002),
        ],
        sized: 1003,
        lost: "second",
        limits: (1000, 512, Some(128_000)),
    });
}
