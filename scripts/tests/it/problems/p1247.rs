use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn p1247() {
    let ones = |piles| format!("{piles}\n{}\n", vec!["1"; piles].join(" "));
    let too_many = ones(500_001);
    check(&Expected {
        problem: "p1247",
        by_hand: &[
            ("1\n1\n", "1 1\n0\n"),
            ("1\n5\n", "5 1\n0\n"),
            // Two equal piles: whatever is done to one is done to the other.
            ("2\n4 4\n", "lose\n"),
            ("2\n1 2\n", "1 2\n1 1\n"),
            // 1 2 3 is lost: any move leaves two piles that can be made equal.
            ("3\n1 2 3\n", "lose\n"),
            ("3\n1 1 1\n", "1 1\n0 1 1\n"),
            // 3 2 2 and 1 3 3: without the odd one, two equal piles are left.
            ("3\n3 2 2\n", "3 1\n0 2 2\n"),
            ("3\n1 3 3\n", "1 1\n0 3 3\n"),
            // Too large to be played.
            ("2\n999999999 1000000000\n", "1 2\n999999999 999999999\n"),
        ],
        first_small: &["1\n1\n", "2\n1 1\n", "1\n2\n"],
        counterexamples: &["3\n1 1 1\n", "3\n1 3 3\n", "2\n1 2\n"],
        accepted: &[&ones(500_000), "1\n1000000000\n"],
        malformed: &[
            ("0\n\n", 1, "k must be 1 to 500000, found `0`"),
            (&too_many, 1, "k must be 1 to 500000, found `500001`"),
            ("1\n0\n", 2, "a pile must be 1 to 1000000000, found `0`"),
            ("1\n1000000001\n", 2, "a pile must be 1 to 1000000000, found `1000000001`"),
            ("2\n1\n", 2, "expected 2 piles, found 1"),
            ("1\n1\n1\n", 3, "the input should end here, but `1` follows"),
        ],
        refused: &[
            ("0\n\n", "the number of piles must be 1 to 500000"),
            (&too_many, "the number of piles must be 1 to 500000"),
            ("1\n1000000001\n", "a pile must be at most 10^9"),
            ("2\n5\n", MISSING),
            ("1\nx\n", NO_NUMBER),
        ],
        // The statement may allow empty piles.
        answered: &[(&ones(500_000), "lose\n"), ("1\n0\n", "lose\n"), ("2\n0 2\n", "2 2\n0 0\n")],
        // Lists without an empty pile.
        positions: 1000
            + 6_usize.pow(6)
            + 10_usize.pow(5)
            + 21_usize.pow(4)
            + 500_usize.pow(2)
            + 80_usize.pow(3),
        certificate: None,
        maximal: &[
            ("only_the_last_pile", 1, 500_001),
            ("all_equal", 1, 500_001),
            ("random", 1, 500_001),
        ],
        sized: 1002,
        lost: "lose",
        limits: (1000, 64, None),
    });
}
