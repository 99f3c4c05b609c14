use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cf_2004e() {
    let ones = |piles| format!("1\n{piles}\n{}\n", vec!["1"; piles].join(" "));
    let games = |games| format!("{games}\n{}", "1\n10000000\n".repeat(games));
    let too_many_in_all = format!("2\n1\n1\n300000\n{}\n", vec!["1"; 300_000].join(" "));
    check(&Expected {
        problem: "cf_2004e",
        by_hand: &[
            ("1\n1\n1\n", "Alice\n"),
            // 2 becomes 1, and that 0.
            ("1\n1\n2\n", "Bob\n"),
            // 3 becomes 2.
            ("1\n1\n3\n", "Alice\n"),
            // 4 becomes 3 or 1, and both are won.
            ("1\n1\n4\n", "Bob\n"),
            ("1\n2\n2 4\n", "Bob\n"),
            ("1\n2\n1 3\n", "Alice\n"),
            // Each of 9 and 3 becomes 1 or 2, and 9 also 4, 5, 7 or 8, all of which can be undone.
            ("1\n2\n3 9\n", "Bob\n"),
            ("2\n2\n5 25\n2\n5 15\n", "Bob\nAlice\n"),
            // The values 1, 2 and 3.
            ("1\n3\n1 9 5\n", "Bob\n"),
            // Too large to be played: 3137 is the largest prime with a square up to 10^7.
            ("1\n2\n9840769 3137\n", "Bob\n"),
            ("1\n2\n9999991 10000000\n", "Alice\n"),
        ],
        first_small: &["1\n1\n1\n", "1\n2\n1 1\n", "1\n1\n2\n"],
        counterexamples: &["1\n1\n1\n"],
        accepted: &[&games(10_000), &ones(300_000), "1\n1\n10000000\n"],
        malformed: &[
            ("0\n", 1, "t must be 1 to 10000, found `0`"),
            (&games(10_001), 1, "t must be 1 to 10000, found `10001`"),
            ("1\n0\n\n", 2, "n must be 1 to 300000, found `0`"),
            (&ones(300_001), 2, "n must be 1 to 300000, found `300001`"),
            ("1\n1\n0\n", 3, "a pile must be 1 to 10000000, found `0`"),
            ("1\n1\n10000001\n", 3, "a pile must be 1 to 10000000, found `10000001`"),
            (&too_many_in_all, 5, "all games together have more than 300000 piles"),
        ],
        refused: &[
            ("0\n", "t must be 1 to 10000"),
            (&games(10_001), "t must be 1 to 10000"),
            ("1\n0\n\n", "n must be 1 to 300000"),
            ("1\n1\n0\n", "a pile must be 1 to 10^7"),
            ("1\n1\n10000001\n", "a pile must be 1 to 10^7"),
            (&too_many_in_all, "the piles of all games must be at most 300000"),
            ("1\n2\n5\n", MISSING),
            ("1\n1\nx\n", NO_NUMBER),
        ],
        answered: &[(&games(10_000), &"Bob\n".repeat(10_000)), (&ones(300_000), "Bob\n")],
        // Lists without an empty pile.
        positions: 1000
            + 9_usize.pow(5)
            + 21_usize.pow(4)
            + 6_usize.pow(6)
            + 600_usize.pow(2)
            + 70_usize.pow(3),
        certificate: Some(
            "every pile up to 1000, played next to Nim heaps up to 168; all up to 10000000 by \
             another sieve",
        ),
        maximal: &[
            ("many_games_with_the_largest_prime", 10_000, 310_001),
            ("one_game_of_the_largest_piles", 1, 300_002),
            ("values_that_differ_by_2_to_the_16", 1, 4),
            ("won_but_for_the_last_pile", 1, 300_002),
            ("random", 1, 300_002),
        ],
        sized: 1003,
        lost: "Bob",
        limits: (4000, 512, None),
    });
}
