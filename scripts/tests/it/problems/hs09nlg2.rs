use super::{Expected, MISSING, NO_NUMBER, check};

const ROBERT: &str = "Robert wins.\n\n";

fn julia(takes: &str) -> String {
    format!("Julia wins.\n{takes}\n\n")
}

#[test]
fn hs09nlg2() {
    let games = |line: &str, games| format!("{games}\n{}", line.repeat(games));
    let most = games("1000000 1000000 1000000 1000000\n", 1000);
    let too_many = games("0 0 0 0\n", 1001);
    check(&Expected {
        problem: "hs09nlg2",
        by_hand: &[
            // A move needs two stacks.
            ("3\n0 0 0 0\n0 0 0 5\n0 7 0 0\n", &ROBERT.repeat(3)),
            ("1\n0 0 1 1\n", &julia("0 0 1 1")),
            // All moves but 0 0 1 1 leave one stack, so either take may be the whole stack.
            ("1\n0 0 1 2\n", &julia("0 0 1 2")),
            ("1\n3 0 2 0\n", &julia("3 0 2 0")),
            // Every move takes 1 from each of two stacks, and the other player takes the rest.
            ("1\n1 1 1 1\n", ROBERT),
            ("1\n0 1 1 1\n", &julia("0 1 1 0")),
            ("1\n0 1 1 2\n", &julia("0 1 1 0")),
            ("1\n2 0 1 1\n", &julia("2 0 1 0")),
            ("1\n2 2 3 4\n", &julia("0 0 1 2")),
            // Too large to be played.
            ("1\n1000000 999999 1000000 1000000\n", &julia("1 0 1 0")),
            ("1\n999999 999999 1000000 999999\n", ROBERT),
        ],
        first_small: &["1\n0 0 0 0\n", "1\n0 0 0 1\n", "1\n0 0 1 0\n"],
        counterexamples: &["1\n0 1 1 1\n", "1\n0 0 1 1\n", "1\n0 1 1 2\n"],
        accepted: &[&most, "1\n0 0 0 0\n"],
        malformed: &[
            ("0\n", 1, "C must be 1 to 1000, found `0`"),
            (&too_many, 1, "C must be 1 to 1000, found `1001`"),
            ("1\n1 1 1000001 1\n", 2, "a[3] must be 0 to 1000000, found `1000001`"),
            ("1\n1 1 1\n", 2, "expected 4 numbers, `a[1] a[2] a[3] a[4]`, found 3"),
            ("1\n1 1 1 1\n\n", 3, "the input should end here, but `` follows"),
        ],
        refused: &[
            ("0\n", "the number of games must be 1 to 1000"),
            (&too_many, "the number of games must be 1 to 1000"),
            ("1\n0 0 0 1000001\n", "a stack must be 0 to 10^6"),
            ("1\n1 1 1\n", MISSING),
            ("1\n1 1 1 -1\n", NO_NUMBER),
        ],
        answered: &[(&most, &ROBERT.repeat(1000))],
        // Four stacks of up to 31.
        positions: 32_usize.pow(4),
        certificate: None,
        maximal: &[("most_to_take", 1000, 4001), ("all_equal", 1000, 4001), ("random", 1000, 4001)],
        sized: 4001,
        lost: "Robert wins.",
        limits: (200, 1536, Some(50_000)),
    });
}
