use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn abc255_g() {
    let repeated = |line: &str, count| vec![line; count].join(" ");
    let bans = |count: u64| (1..=count).map(|take| format!("300000 {take}\n")).collect::<String>();
    let most =
        format!("200000 200000\n{}\n{}", repeated("1000000000000000000", 200_000), bans(200_000));
    let too_many_heaps = format!("200001 1\n{}\n1 1\n", repeated("1", 200_001));
    let too_many_bans = format!("1 200001\n1\n{}", bans(200_001));
    check(&Expected {
        problem: "abc255_g",
        by_hand: &[
            // The one move is banned.
            ("1 1\n1\n1 1\n", "Aoki\n"),
            ("1 1\n1\n2 1\n", "Takahashi\n"),
            // From 2 both stones may not be taken, and if one is, the other player takes the other.
            ("1 1\n2\n2 2\n", "Aoki\n"),
            ("1 1\n2\n2 1\n", "Takahashi\n"),
            // From 2 both may be taken. Where 1 is stuck, too, it is enough to take one.
            ("1 2\n2\n1 1\n2 1\n", "Takahashi\n"),
            ("1 2\n2\n1 1\n2 2\n", "Takahashi\n"),
            ("1 3\n2\n1 1\n2 1\n2 2\n", "Aoki\n"),
            // 3 leads to 2, which is lost under this ban, and next to 1 to equal piles.
            ("2 1\n1 3\n2 2\n", "Takahashi\n"),
            // Whatever is done to one pile is done to the other.
            ("2 1\n5 5\n4 2\n", "Aoki\n"),
            // Too large to be played: as in Nim, but for the repeated value below.
            ("2 1\n1000000000000000000 999999999999999999\n2 2\n", "Takahashi\n"),
            ("2 1\n1000000000000000000 1000000000000000000\n2 2\n", "Aoki\n"),
            // Nothing leads from 10^18 to the first 0, so the value is 0.
            ("1 1\n1000000000000000000\n1000000000000000000 1000000000000000000\n", "Aoki\n"),
        ],
        first_small: &[
            "1 1\n1\n1 1\n",
            "2 1\n1 1\n1 1\n",
            "1 1\n1\n2 1\n",
            "1 1\n1\n2 2\n",
            "1 1\n2\n1 1\n",
        ],
        counterexamples: &["1 1\n2\n2 2\n", "1 2\n2\n1 1\n2 1\n", "2 1\n1 3\n2 2\n"],
        accepted: &[&most, "1 1\n1\n1 1\n"],
        malformed: &[
            ("", 1, "the input ends where `N M` should be"),
            ("1\n1\n1 1\n", 1, "expected 2 numbers, `N M`, found 1"),
            (&too_many_heaps, 1, "N must be 1 to 200000, found `200001`"),
            (&too_many_bans, 1, "M must be 1 to 200000, found `200001`"),
            ("1 0\n1\n", 1, "M must be 1 to 200000, found `0`"),
            ("2 1\n1\n1 1\n", 2, "expected 2 piles, found 1"),
            ("1 1\n0\n1 1\n", 2, "a pile must be 1 to 1000000000000000000, found `0`"),
            ("1 1\n1\n0 1\n", 3, "X must be 1 to 1000000000000000000, found `0`"),
            ("1 1\n1\n2 3\n", 3, "Y must be at most X, which is 2"),
            ("1 2\n1\n2 2\n2 2\n", 4, "the bans must differ"),
            ("1 1\n1\n1 1\n2 1\n", 4, "the input should end here, but `2 1` follows"),
        ],
        refused: &[
            (&too_many_heaps, "N must be 1 to 2*10^5"),
            (&too_many_bans, "M must be 1 to 2*10^5"),
            ("1 0\n1\n", "M must be 1 to 2*10^5"),
            ("1 1\n0\n1 1\n", "A must be 1 to 10^18"),
            ("1 1\n1000000000000000001\n1 1\n", "A must be 1 to 10^18"),
            ("1 1\n1\n2 3\n", "X must be 1 to 10^18 and Y 1 to X"),
            ("1 1\n1\n2 0\n", "X must be 1 to 10^18 and Y 1 to X"),
            ("1 2\n1\n2 2\n2 2\n", "the bans must differ"),
            ("1 1\n1\n1\n", MISSING),
            ("1 1\nx\n1 1\n", NO_NUMBER),
        ],
        answered: &[(&most, "Aoki\n"), ("1 1 2 2 2", "Aoki\n")],
        // For every set of the 15 bans on heaps up to 5.
        positions: 32_767 * (9 + 5 * 5),
        certificate: None,
        maximal: &[
            ("every_ban_repeats", 1, 600_002),
            // 630 sizes repeat 0, one more does so but for one ban, and two have a single ban.
            ("one_value", 1, 2 + 200_000 + 630 * 631 + 2 * 630 + 2 * 2),
            ("one_banned_size", 1, 600_002),
            ("most_bans_among_small_sizes", 1, 600_002),
        ],
        sized: 2 + 3 * 1001,
        lost: "Aoki",
        limits: (4000, 1024, None),
    });
}
