use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cf_768e() {
    let ones = |piles| format!("{piles}\n{}", "1\n".repeat(piles));
    // How many lists of so many piles up to a size there are, whatever their order.
    let lists = |piles: usize, largest: usize| {
        (1..=piles).fold(1, |lists, pile| lists * (largest - 1 + pile) / pile)
    };
    check(&Expected {
        problem: "cf_768e",
        by_hand: &[
            ("1\n1\n", "NO\n"),
            // Either player takes one of the piles: 2 as a whole, since 1 may not come again.
            ("2\n1\n2\n", "YES\n"),
            ("2\n1\n1\n", "YES\n"),
            // Of 3 stones 2 are taken, and two piles are left with one more take each.
            ("2\n1\n3\n", "NO\n"),
            ("2\n3\n4\n", "YES\n"),
            ("2\n5\n6\n", "NO\n"),
            // One, two and three takes.
            ("3\n1\n3\n6\n", "YES\n"),
            // Too many to be played.
            (&ones(1001), "NO\n"),
        ],
        first_small: &["1\n1\n", "2\n1\n1\n", "1\n2\n", "3\n1\n1\n1\n", "2\n1\n2\n"],
        counterexamples: &["2\n1\n1\n"],
        accepted: &[&ones(1_000_000), "2\n60\n1\n"],
        malformed: &[
            ("0\n", 1, "n must be 1 to 1000000, found `0`"),
            (&ones(1_000_001), 1, "n must be 1 to 1000000, found `1000001`"),
            ("1\n0\n", 2, "a pile must be 1 to 60, found `0`"),
            ("1\n61\n", 2, "a pile must be 1 to 60, found `61`"),
            ("2\n1 2\n", 2, "a pile must be 1 to 60, found `1 2`"),
            ("2\n1\n", 3, "the input ends where a pile should be"),
            ("1\n1\n1\n", 3, "the input should end here, but `1` follows"),
        ],
        refused: &[
            ("0\n", "n must be 1 to 10^6"),
            (&ones(1_000_001), "n must be 1 to 10^6"),
            ("1\n0\n", "a pile must be 1 to 60"),
            ("1\n61\n", "a pile must be 1 to 60"),
            ("2\n1\n", MISSING),
            ("1\n-1\n", NO_NUMBER),
        ],
        answered: &[(&ones(1_000_000), "YES\n"), (&ones(999_999), "NO\n"), ("2 1 2", "YES\n")],
        // Those that are played out, and those beyond.
        positions: lists(1, 40)
            + lists(2, 18)
            + lists(3, 10)
            + lists(4, 7)
            + lists(5, 5)
            + lists(2, 60)
            + lists(3, 60)
            + lists(4, 60)
            + lists(5, 35),
        certificate: Some("all 114058 states of piles up to 60, played next to Nim heaps up to 10"),
        maximal: &[
            ("won_by_bit_3", 1, 1_000_001),
            ("won_but_for_the_last_pile", 1, 1_000_001),
            ("random", 1, 1_000_001),
        ],
        sized: 1002,
        lost: "YES",
        limits: (3000, 256, None),
    });
}
