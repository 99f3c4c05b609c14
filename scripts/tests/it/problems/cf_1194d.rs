use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cf_1194d() {
    let games = |line: &str, games| format!("{games}\n{}", line.repeat(games));
    let (most, too_many) = (games("1000000000 1000000000\n", 100), games("0 3\n", 101));
    check(&Expected {
        problem: "cf_1194d",
        by_hand: &[
            // With k = 3: nobody can move from 0; 1, 2 and 3 lead to 0.
            ("4\n0 3\n1 3\n2 3\n3 3\n", "Bob\nAlice\nAlice\nAlice\n"),
            // 4 leads to 3, 2 and 1, which are won.
            ("1\n4 3\n", "Bob\n"),
            // A k that cannot be moved changes nothing.
            ("3\n3 4\n3 6\n4 9\n", "Bob\nBob\nAlice\n"),
            // 5 leads to 3, which is lost.
            ("1\n5 4\n", "Alice\n"),
            // With k = 6: 6 leads to 0, and 7 to 6, 5 and 1, which are won.
            ("2\n6 6\n7 6\n", "Alice\nBob\n"),
            // Too large to be played: 10^9 is 1 mod 3, and 999999999 is k.
            ("2\n1000000000 1000000000\n999999999 999999999\n", "Alice\nAlice\n"),
        ],
        first_small: &["1\n0 3\n", "1\n0 4\n", "1\n1 3\n", "1\n0 5\n"],
        counterexamples: &["1\n3 3\n", "1\n4 3\n", "1\n5 4\n"],
        accepted: &["1\n0 3\n", "1\n0 1000000000\n", &most],
        malformed: &[
            ("0\n", 1, "T must be 1 to 100, found `0`"),
            (&too_many, 1, "T must be 1 to 100, found `101`"),
            ("1\n1000000001 3\n", 2, "n must be 0 to 1000000000, found `1000000001`"),
            ("1\n5 2\n", 2, "k must be 3 to 1000000000, found `2`"),
            ("1\n5 1000000001\n", 2, "k must be 3 to 1000000000, found `1000000001`"),
            ("1\n5\n", 2, "expected 2 numbers, `n k`, found 1"),
            ("1\n5 3 1\n", 2, "expected 2 numbers, `n k`, found 3"),
            ("2\n5 3\n", 3, "the input ends where `n k` should be"),
            ("1\n5 3\n1 3\n", 3, "the input should end here, but `1 3` follows"),
        ],
        refused: &[
            ("0\n", "the number of games must be 1 to 100"),
            (&too_many, "the number of games must be 1 to 100"),
            ("1\n1000000001 3\n", "n must be 0 to 10^9"),
            ("1\n5 2\n", "k must be 3 to 10^9"),
            ("1\n5 1000000001\n", "k must be 3 to 10^9"),
            ("1\n5\n", MISSING),
            ("1\n-1 3\n", NO_NUMBER),
        ],
        answered: &[(&most, &"Alice\n".repeat(100)), ("1\n1000000000 3\n", "Bob\n")],
        // Every k from 3 to 200, and the cells from 0 to 10000.
        positions: 198 * 10_001,
        certificate: Some("for k up to 3000, every cell"),
        maximal: &[
            ("largest_chip_and_step", 100, 201),
            ("most_blocks", 100, 201),
            ("random", 100, 201),
        ],
        sized: 201,
        lost: "Bob",
        limits: (2000, 256, None),
    });
}
