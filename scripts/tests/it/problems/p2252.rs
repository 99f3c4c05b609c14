use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn p2252() {
    check(&Expected {
        problem: "p2252",
        by_hand: &[
            // Both piles at once.
            ("1 1\n", "1\n"),
            // 1 2 leads to 0 2, 1 1, 1 0 and 0 1, from where the rest is taken.
            ("1 2\n", "0\n"),
            ("2 1\n", "0\n"),
            // 3 5 is lost, and one move leads there from 3 6, from 4 5 and from 4 6.
            ("3 5\n", "0\n"),
            ("3 6\n", "1\n"),
            ("4 5\n", "1\n"),
            ("4 6\n", "1\n"),
            ("7 4\n", "0\n"),
            // Too large to be played: two Fibonacci numbers, and the lost pair next to them.
            ("165580141 267914296\n", "1\n"),
            ("165580140 267914295\n", "0\n"),
        ],
        first_small: &["1 1\n", "1 2\n", "2 1\n", "1 3\n"],
        counterexamples: &["2 1\n"],
        accepted: &["1 1\n", "1000000000 1000000000\n", "1 1000000000\n"],
        malformed: &[
            ("0 1\n", 1, "a must be 1 to 1000000000, found `0`"),
            ("1 1000000001\n", 1, "b must be 1 to 1000000000, found `1000000001`"),
            ("1\n", 1, "expected 2 numbers, `a b`, found 1"),
            ("1 2 3\n", 1, "expected 2 numbers, `a b`, found 3"),
            ("1 2\n3 4\n", 2, "the input should end here, but `3 4` follows"),
        ],
        refused: &[
            ("1 1000000001\n", "a pile must be at most 10^9"),
            ("-1 1\n", "a pile must be at most 10^9"),
            ("1\n", MISSING),
            ("1 x\n", NO_NUMBER),
        ],
        // The statement may allow empty piles.
        answered: &[("0 0\n", "0\n"), ("0 1\n", "1\n"), ("1000000000 1000000000\n", "1\n")],
        // Pairs without an empty pile.
        positions: 1500 * 1500,
        certificate: Some("the lost pair of every difference up to 3000000"),
        maximal: &[("largest_lost_pair", 1, 2), ("largest", 1, 2), ("farthest_apart", 1, 2)],
        sized: 2,
        lost: "0",
        limits: (1000, 128, None),
    });
}
