use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn arc091_d() {
    let piles = |pile: &str, piles| format!("{piles}\n{}", pile.repeat(piles));
    let most = piles("1000000000 1000000000\n", 200);
    let too_many = piles("1 1\n", 201);
    let single: usize = 720 * 720;
    check(&Expected {
        problem: "arc091_d",
        by_hand: &[
            ("1\n1 1\n", "Takahashi\n"),
            // Fewer stones than K: nobody can move.
            ("1\n1 2\n", "Aoki\n"),
            ("1\n2 2\n", "Takahashi\n"),
            // One stone may be taken, and from 2 another one.
            ("1\n3 2\n", "Aoki\n"),
            // From 5 one or two: 4 leads to 3, which is lost, and 3 is.
            ("1\n5 2\n", "Takahashi\n"),
            // With K = 1 it is Nim: 1 2 3 are lost.
            ("3\n1 1\n2 1\n3 1\n", "Aoki\n"),
            // One stone from 5 leads to 4, and then another one to 3; both piles have the value 1.
            ("2\n5 3\n1 1\n", "Aoki\n"),
            // Too large to be played: whatever is done to one pile is done to the other.
            ("2\n1000000000 7\n1000000000 7\n", "Aoki\n"),
            ("2\n1000000000 1\n500000000 1\n", "Takahashi\n"),
            // A multiple of K next to as large a heap of Nim.
            ("2\n1000000000 10\n100000000 1\n", "Aoki\n"),
        ],
        first_small: &["1\n1 1\n", "1\n1 2\n", "1\n2 1\n"],
        counterexamples: &["1\n3 2\n", "1\n2 2\n", "1\n8 3\n"],
        accepted: &[&most, "1\n1 1\n"],
        malformed: &[
            ("", 1, "the input ends where N should be"),
            ("0\n", 1, "N must be 1 to 200, found `0`"),
            (&too_many, 1, "N must be 1 to 200, found `201`"),
            ("1\n0 1\n", 2, "A must be 1 to 1000000000, found `0`"),
            ("1\n1 0\n", 2, "K must be 1 to 1000000000, found `0`"),
            ("1\n1000000001 1\n", 2, "A must be 1 to 1000000000, found `1000000001`"),
            ("1\n1\n", 2, "expected 2 numbers, `A K`, found 1"),
            ("2\n1 1\n", 3, "the input ends where `A K` should be"),
            ("1\n1 1\n1 1\n", 3, "the input should end here, but `1 1` follows"),
        ],
        refused: &[
            ("0\n", "N must be 1 to 200"),
            (&too_many, "N must be 1 to 200"),
            ("1\n0 1\n", "A and K must be 1 to 10^9"),
            ("1\n1 0\n", "A and K must be 1 to 10^9"),
            ("1\n1000000001 1\n", "A and K must be 1 to 10^9"),
            ("1\n1 1000000001\n", "A and K must be 1 to 10^9"),
            ("1\n1\n", MISSING),
            ("1\n1 x\n", NO_NUMBER),
        ],
        answered: &[(&most, "Aoki\n"), ("1\n999999999 1", "Takahashi\n")],
        positions: single + 22_usize.pow(4) + 8_usize.pow(6),
        certificate: Some("the values of all piles with A and K up to 2000"),
        maximal: &[
            ("most_steps", 1, 401),
            ("most_jumps", 1, 401),
            ("nim", 1, 401),
            ("random", 1, 401),
        ],
        sized: 401,
        lost: "Aoki",
        limits: (2000, 256, None),
    });
}
