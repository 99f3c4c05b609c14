use super::{Expected, MISSING, NO_NUMBER, check};

const ROBERT: &str = "Robert wins.\n\n";

fn julia(take: u32, heap: usize) -> String {
    format!("Julia wins.\nTake {take} sticks from heap number {heap}.\n\n")
}

#[test]
fn hs09game() {
    let most = format!("1\n1000\n{}\n", "1 ".repeat(1000).trim_end());
    let too_many = format!("1\n1001\n{}\n", "1 ".repeat(1001).trim_end());
    let large = format!("1\n4\n{}\n", "1000000000 ".repeat(4).trim_end());
    let games = format!("1000\n{}", "1\n0\n".repeat(1000));
    let tokens = 1 + 1000 * (1 + 1000);
    check(&Expected {
        problem: "hs09game",
        by_hand: &[
            // Nothing can be taken from 0 or 1.
            ("1\n1\n0\n", ROBERT),
            ("1\n3\n1 0 1\n", ROBERT),
            ("1\n1\n2\n", &julia(2, 1)),
            // From 3, taking 3 and taking 2 both leave nothing to take: the larger take is asked for.
            ("1\n1\n3\n", &julia(3, 1)),
            // From 7 every take leaves a heap from which the other player takes the rest.
            ("1\n1\n7\n", ROBERT),
            ("1\n2\n2 7\n", &julia(5, 2)),
            ("1\n2\n0 2\n", &julia(2, 2)),
            ("1\n1\n9\n", &julia(2, 1)),
            // Two equal heaps: whatever is done to one is done to the other.
            ("2\n2\n6 6\n1\n5\n", &format!("{ROBERT}{}", julia(5, 1))),
            // Too large to be played: the product of the sizes is beyond 64 bits.
            (&large, ROBERT),
        ],
        first_small: &["1\n1\n0\n", "1\n2\n0 0\n", "1\n1\n1\n"],
        counterexamples: &["1\n3\n2 2 3\n", "1\n2\n2 7\n", "1\n2\n0 2\n", "1\n1\n9\n"],
        accepted: &["2\n1\n0\n2\n1000000000 5\n", &most, &games],
        malformed: &[
            ("", 1, "the input ends where the number of games should be"),
            ("0\n", 1, "T must be 1 to 1000, found `0`"),
            ("1001\n", 1, "T must be 1 to 1000, found `1001`"),
            ("1\n0\n\n", 2, "n must be 1 to 1000, found `0`"),
            (&too_many, 2, "n must be 1 to 1000, found `1001`"),
            ("1\n2\n5\n", 3, "expected 2 heaps, found 1"),
            ("1\n1\n5 6\n", 3, "expected 1 heap, found 2"),
            ("1\n1\n1000000001\n", 3, "a heap must be 0 to 1000000000, found `1000000001`"),
            ("1\n1\n-1\n", 3, "a heap must be 0 to 1000000000, found `-1`"),
            ("1\n1\nx\n", 3, "a heap must be 0 to 1000000000, found `x`"),
            ("2\n1\n5\n", 4, "the input ends where the number of heaps should be"),
            ("1\n1\n5\n7\n", 4, "the input should end here, but `7` follows"),
        ],
        refused: &[
            ("0\n", "the number of games must be 1 to 1000"),
            ("1001\n", "the number of games must be 1 to 1000"),
            ("1\n0\n\n", "the number of heaps must be 1 to 1000"),
            (&too_many, "the number of heaps must be 1 to 1000"),
            ("1\n1\n1000000001\n", "a heap must be 0 to 10^9"),
            ("1\n1\n-1\n", NO_NUMBER),
            ("1\n1\nmany\n", NO_NUMBER),
            ("1\n2\n5\n", MISSING),
            ("", MISSING),
        ],
        answered: &[
            ("1\n1\n1000000000\n", &julia(5, 1)),
            (&most, ROBERT),
            (&games, &ROBERT.repeat(1000)),
        ],
        positions: 10_487_808,
        certificate: Some("period 7 for every heap size"),
        maximal: &[("only_the_last_heap", 1000, tokens), ("random", 1000, tokens)],
        sized: 1004,
        lost: "Robert wins.",
        limits: (1000, 1536, Some(50_000)),
    });
}
