use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cf_87c() {
    check(&Expected {
        problem: "cf_87c",
        by_hand: &[
            // 1 and 2 cannot be split; 3 = 1 + 2 leaves nothing to split.
            ("1\n", "-1\n"),
            ("2\n", "-1\n"),
            ("3\n", "2\n"),
            // 4 cannot be split, 5 = 2 + 3 leaves 3, and 6 = 1 + 2 + 3 leaves 3, too.
            ("4\n", "-1\n"),
            ("5\n", "-1\n"),
            ("6\n", "-1\n"),
            // 7 = 3 + 4 leaves 3; 15 = 7 + 8 leaves two piles without a winning split.
            ("7\n", "-1\n"),
            ("15\n", "2\n"),
            ("18\n", "3\n"),
            // Too large to be played.
            ("98346\n", "443\n"),
        ],
        first_small: &["1\n", "2\n", "3\n"],
        counterexamples: &["5\n", "18\n"],
        accepted: &["1\n", "100000\n"],
        malformed: &[
            ("0\n", 1, "n must be 1 to 100000, found `0`"),
            ("100001\n", 1, "n must be 1 to 100000, found `100001`"),
            ("5\n6\n", 2, "the input should end here, but `6` follows"),
        ],
        refused: &[
            ("0\n", "n must be 1 to 100000"),
            ("100001\n", "n must be 1 to 100000"),
            ("", MISSING),
            ("-1\n", NO_NUMBER),
        ],
        answered: &[("98346", "443\n"), ("100000\n", "-1\n")],
        // All small piles by play, and every input.
        positions: 70 + 100_000,
        certificate: None,
        maximal: &[("largest", 1, 1), ("most_piles", 1, 1)],
        sized: 1,
        lost: "-1",
        limits: (2000, 256, None),
    });
}
