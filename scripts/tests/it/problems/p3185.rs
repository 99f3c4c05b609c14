use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn p3185() {
    let equal = |games, beans: &str| {
        let game = format!("21\n{}\n", vec![beans; 21].join(" "));
        format!("{games}\n{}", game.repeat(games))
    };
    // So many ways to lay beans of this weight and less; a bean weighs 1, 2, 4, … from the right.
    let lists = |bottles: u32, most: usize| -> usize {
        let mut ways = vec![0; most + 1];
        ways[0] = 1;
        for weight in (0..bottles - 1).map(|bottle| 1 << bottle) {
            (weight..=most).for_each(|sum| ways[sum] += ways[sum - weight]);
        }
        ways.iter().sum()
    };
    check(&Expected {
        problem: "p3185",
        by_hand: &[
            ("1\n2\n0 7\n", "-1 -1 -1\n0\n"),
            ("1\n2\n1 0\n", "0 1 1\n1\n"),
            ("1\n2\n3 0\n", "0 1 1\n1\n"),
            ("1\n2\n2 0\n", "-1 -1 -1\n0\n"),
            // 0 1 1 leaves two beans that cancel out, 0 2 2 none that moves.
            ("1\n3\n1 0 0\n", "0 1 1\n2\n"),
            ("1\n3\n1 1 0\n", "0 1 2\n1\n"),
            ("1\n5\n1 2 0 0 0\n", "0 1 1\n5\n"),
        ],
        first_small: &["1\n2\n0 0\n", "1\n3\n0 0 0\n", "1\n2\n0 1\n", "1\n2\n1 0\n"],
        counterexamples: &["1\n5\n1 2 0 0 0\n", "1\n2\n1 0\n", "1\n2\n3 0\n"],
        accepted: &[&equal(10, "10000"), "1\n2\n0 0\n"],
        malformed: &[
            ("0\n", 1, "t must be 1 to 10, found `0`"),
            (&equal(11, "0"), 1, "t must be 1 to 10, found `11`"),
            ("1\n1\n1\n", 2, "n must be 2 to 21, found `1`"),
            ("1\n22\n", 2, "n must be 2 to 21, found `22`"),
            ("1\n2\n0 10001\n", 3, "a bottle must be 0 to 10000, found `10001`"),
            ("1\n2\n1\n", 3, "expected 2 bottles, found 1"),
        ],
        refused: &[
            ("0\n", "the number of games must be 1 to 10"),
            (&equal(11, "0"), "the number of games must be 1 to 10"),
            ("1\n1\n1\n", "the number of bottles must be 2 to 21"),
            ("1\n2\n0 10001\n", "a bottle must hold 0 to 10^4 beans"),
            ("1\n2\n1\n", MISSING),
            ("1\n2\n1 x\n", NO_NUMBER),
        ],
        answered: &[(&equal(10, "10000"), &"-1 -1 -1\n0\n".repeat(10))],
        positions: lists(2, 255)
            + lists(3, 255)
            + lists(4, 255)
            + lists(5, 150)
            + lists(6, 95)
            + lists(7, 80)
            + lists(8, 70),
        certificate: Some("the values of beans in 21 bottles"),
        maximal: &[("full", 10, 221), ("random", 10, 221)],
        sized: 221,
        lost: "-1 -1 -1",
        limits: (1000, 125, None),
    });
}
