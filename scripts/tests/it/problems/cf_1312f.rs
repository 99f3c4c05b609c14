use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cf_1312f() {
    let ones = |castles: usize| format!("1\n{castles} 1 1 1\n{}\n", vec!["1"; castles].join(" "));
    let games = format!("1000\n{}", "1 5 5 5\n1000000000000000000\n".repeat(1000));
    let too_many_in_all = format!("2\n1 1 1 1\n1\n{}", &ones(300_000)[2..]);
    check(&Expected {
        problem: "cf_1312f",
        by_hand: &[
            // Each of the three attacks takes the last soldier.
            ("1\n1 1 1 1\n1\n", "3\n"),
            ("1\n1 5 5 5\n5\n", "3\n"),
            // One soldier less each time, and nobody is stuck: mixed may always follow.
            ("1\n1 1 1 1\n2\n", "0\n"),
            // Both attacks of 2 win at once; after infantry mixed takes the last soldier.
            ("1\n1 2 1 2\n2\n", "2\n"),
            // Whatever is done to one castle is done to the other.
            ("2\n2 1 1 1\n1 1\n2 2 3 4\n5 5\n", "0\n0\n"),
            // 10^18 is even, and 5 and 10 are 5 apart, so that the values of 5 are 0 1 1 1 1 1 0 0 0 0.
            ("2\n1 1 1 1\n1000000000000000000\n1 5 5 5\n1000000000000000000\n", "0\n0\n"),
            ("2\n1 1 1 1\n999999999999999999\n1 5 5 5\n999999999999999995\n", "3\n3\n"),
        ],
        first_small: &[
            "1\n1 1 1 1\n1\n",
            "1\n2 1 1 1\n1 1\n",
            "1\n1 1 1 1\n2\n",
            "1\n1 1 1 2\n1\n",
            "1\n1 1 2 1\n1\n",
            "1\n1 2 1 1\n1\n",
        ],
        counterexamples: &["1\n1 1 1 2\n4\n", "1\n1 2 1 1\n4\n"],
        accepted: &[&games, &ones(300_000), "1\n1 5 5 5\n1000000000000000000\n"],
        malformed: &[
            ("0\n", 1, "t must be 1 to 1000, found `0`"),
            ("1001\n", 1, "t must be 1 to 1000, found `1001`"),
            ("1\n1 1 1\n1\n", 2, "expected n, x, y, z, found `1 1 1`"),
            ("1\n1 1 1 1 1\n1\n", 2, "expected n, x, y, z, found `1 1 1 1 1`"),
            ("1\n0 1 1 1\n\n", 2, "n must be 1 to 300000, found `0`"),
            ("1\n1 0 1 1\n1\n", 2, "x must be 1 to 5, found `0`"),
            ("1\n1 1 1 6\n1\n", 2, "z must be 1 to 5, found `6`"),
            ("1\n1 1 1 1\n0\n", 3, "a castle must be 1 to 1000000000000000000, found `0`"),
            ("1\n2 1 1 1\n1\n", 3, "expected 2 castles, found 1"),
            ("1\n1 1 1 1\n1 1\n", 3, "expected 1 castle, found 2"),
            (&too_many_in_all, 5, "all games together have more than 300000 castles"),
        ],
        refused: &[
            ("0\n", "the number of games must be 1 to 1000"),
            ("1001\n", "the number of games must be 1 to 1000"),
            ("1\n0 1 1 1\n\n", "the number of castles must be 1 to 300000"),
            ("1\n1 0 1 1\n1\n", "x, y and z must be 1 to 5"),
            ("1\n1 1 1 6\n1\n", "x, y and z must be 1 to 5"),
            ("1\n1 1 1 1\n0\n", "a castle must hold 1 to 10^18 soldiers"),
            ("1\n1 1 1 1\n1000000000000000001\n", "a castle must hold 1 to 10^18 soldiers"),
            (&too_many_in_all, "all games must have at most 300000 castles"),
            ("1\n2 1 1 1\n5\n", MISSING),
            ("1\n1 1 1 1\nx\n", NO_NUMBER),
        ],
        answered: &[(&games, &"0\n".repeat(1000)), (&ones(300_000), "0\n")],
        positions: 125 * (4000 + 9_usize.pow(3) + 64_usize.pow(2)),
        certificate: Some("a period of 10 or less from 26 soldiers on, for all 125 x, y, z"),
        maximal: &[
            ("one_game_of_equal_castles", 1, 1 + 4 + 300_000),
            ("many_games", 1000, 1 + 1000 * (4 + 300)),
            ("random", 1, 1 + 4 + 300_000),
        ],
        sized: 1 + 4 + 1001,
        lost: "0",
        limits: (3000, 512, None),
    });
}
