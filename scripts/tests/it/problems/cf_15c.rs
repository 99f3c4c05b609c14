use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cf_15c() {
    let rows = |row: &str, rows: usize| format!("{rows}\n{}", row.repeat(rows));
    let most = rows("10000000000000000 10000000000000000\n", 100_000);
    let odd = rows("10000000000000000 1\n", 99_999);
    let too_many = rows("1 1\n", 100_001);
    check(&Expected {
        problem: "cf_15c",
        by_hand: &[
            ("1\n1 1\n", "tolik\n"),
            ("2\n1 1\n1 1\n", "bolik\n"),
            // 1 2 becomes 1 1.
            ("1\n1 2\n", "tolik\n"),
            // 1 2 3 is lost: any move leaves two dumpers that can be made equal.
            ("1\n1 3\n", "bolik\n"),
            // 1 2 3 4 becomes 1 2 3.
            ("1\n1 4\n", "tolik\n"),
            // 2 and 3 differ in the last bit only, and so do 4 and 5: these bits cancel out.
            ("1\n2 4\n", "bolik\n"),
            ("2\n2 2\n1 1\n", "bolik\n"),
            // Too large to be played: 10^16 is even, and so many dumpers come in fours.
            ("1\n10000000000000000 10000000000000000\n", "bolik\n"),
            ("1\n9999999999999999 2\n", "tolik\n"),
        ],
        first_small: &["1\n1 1\n", "1\n1 2\n", "1\n2 1\n", "2\n1 1\n1 1\n", "1\n1 3\n"],
        counterexamples: &["1\n1 1\n", "1\n1 2\n", "1\n1 3\n", "1\n1 4\n"],
        accepted: &[&most, "1\n1 1\n", "1\n10000000000000000 1\n"],
        malformed: &[
            ("", 1, "the input ends where n should be"),
            ("0\n", 1, "n must be 1 to 100000, found `0`"),
            (&too_many, 1, "n must be 1 to 100000, found `100001`"),
            ("1\n0 1\n", 2, "x must be 1 to 10000000000000000, found `0`"),
            ("1\n1 0\n", 2, "m must be 1 to 10000000000000000, found `0`"),
            (
                "1\n1 10000000000000001\n",
                2,
                "m must be 1 to 10000000000000000, found `10000000000000001`",
            ),
            ("1\n1\n", 2, "expected 2 numbers, `x m`, found 1"),
            ("2\n1 1\n", 3, "the input ends where `x m` should be"),
            ("1\n1 1\n1 1\n", 3, "the input should end here, but `1 1` follows"),
        ],
        refused: &[
            ("0\n", "n must be 1 to 100000"),
            (&too_many, "n must be 1 to 100000"),
            ("1\n0 1\n", "x and m must be 1 to 10^16"),
            ("1\n1 0\n", "x and m must be 1 to 10^16"),
            ("1\n10000000000000001 1\n", "x and m must be 1 to 10^16"),
            ("1\n1 10000000000000001\n", "x and m must be 1 to 10^16"),
            ("2\n1 1\n1\n", MISSING),
            ("1\n1 -1\n", NO_NUMBER),
        ],
        answered: &[(&most, "bolik\n"), (&odd, "tolik\n")],
        // Lists without an empty dumper.
        positions: 1000
            + 3_usize.pow(8)
            + 100_usize.pow(2)
            + 8_usize.pow(6)
            + 14_usize.pow(5)
            + 24_usize.pow(4)
            + 20_usize.pow(3),
        certificate: Some("m up to 500 from the 500 smallest and the 500 largest x on"),
        maximal: &[
            ("most_dumpers", 1, 200_001),
            ("won_but_for_the_last_quarry", 1, 200_001),
            ("random", 1, 200_001),
        ],
        sized: 2003,
        lost: "bolik",
        limits: (2000, 64, None),
    });
}
