use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn p3480() {
    let equal = |pile: &str, piles| format!("{piles}\n{}\n", vec![pile; piles].join(" "));
    let most = format!("10\n{}", equal("10", 1000).repeat(10));
    let fewer = format!("1\n{}", equal("10", 999));
    let too_many = format!("1\n{}", equal("1", 1001));
    // So many rows of piles up to `most` do not decrease.
    let rows =
        |piles: usize, most: usize| (1..=piles).fold(1, |rows, pile| rows * (most + pile) / pile);
    check(&Expected {
        problem: "p3480",
        by_hand: &[
            ("2\n1\n0\n1\n5\n", "NIE\nTAK\n"),
            // Only the last pile may be taken from, and then the first.
            ("2\n2\n1 1\n2\n0 1\n", "NIE\nTAK\n"),
            // Whatever is taken from the first pile of 2 2, the last one can be made equal.
            ("1\n2\n2 2\n", "NIE\n"),
            ("1\n2\n1 2\n", "TAK\n"),
            // 1 1 2 becomes 0 1 2 or 1 1 1; both become 0 1 1, which becomes 0 0 1.
            ("2\n3\n0 1 1\n3\n1 1 2\n", "NIE\nNIE\n"),
            ("1\n3\n1 2 4\n", "TAK\n"),
            // Too large to be played.
            ("2\n2\n5000 5000\n2\n4999 5000\n", "NIE\nTAK\n"),
            ("1\n4\n100 1100 1500 2500\n", "NIE\n"),
        ],
        first_small: &["1\n1\n0\n", "1\n2\n0 0\n", "1\n1\n1\n"],
        counterexamples: &["1\n1\n1\n", "1\n2\n1 1\n", "1\n2\n0 1\n"],
        accepted: &[&most, "1\n1\n0\n", "1\n1\n10000\n"],
        malformed: &[
            ("0\n", 1, "u must be 1 to 10, found `0`"),
            ("11\n", 1, "u must be 1 to 10, found `11`"),
            ("1\n0\n\n", 2, "n must be 1 to 1000, found `0`"),
            (&too_many, 2, "n must be 1 to 1000, found `1001`"),
            ("1\n2\n2 1\n", 3, "the piles must not decrease, but 1 follows 2"),
            ("1\n1\n10001\n", 3, "a pile must be 0 to 10000, found `10001`"),
            ("1\n2\n1 10000\n", 3, "there must be at most 10000 pebbles in all"),
            ("1\n2\n1\n", 3, "expected 2 piles, found 1"),
        ],
        refused: &[
            ("0\n", "u must be 1 to 10"),
            ("11\n", "u must be 1 to 10"),
            ("1\n0\n\n", "the number of piles must be 1 to 1000"),
            (&too_many, "the number of piles must be 1 to 1000"),
            ("1\n2\n2 1\n", "the piles must not decrease"),
            ("1\n2\n1 10000\n", "an arrangement must have at most 10000 pebbles"),
            ("1\n2\n4294967295 4294967295\n", "an arrangement must have at most 10000 pebbles"),
            ("1\n2\n1\n", MISSING),
            ("1\n1\nx\n", NO_NUMBER),
        ],
        answered: &[(&most, &"NIE\n".repeat(10)), (&fewer, "TAK\n")],
        positions: rows(1, 1000)
            + rows(16, 3)
            + rows(12, 6)
            + rows(8, 10)
            + rows(2, 300)
            + rows(6, 17)
            + rows(5, 24)
            + rows(4, 50)
            + rows(3, 130),
        certificate: None,
        maximal: &[
            ("equal_piles", 10, 10_011),
            ("one_equal_pile_less", 10, 10_001),
            ("all_on_the_last_pile", 10, 10_011),
            ("random", 10, 10_011),
        ],
        sized: 1004,
        lost: "NIE",
        limits: (1000, 125, None),
    });
}
