use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn dp_k() {
    let line = |takes: std::ops::RangeInclusive<u32>| {
        takes.map(|take| take.to_string()).collect::<Vec<_>>().join(" ")
    };
    let most = format!("100 100000\n{}\n", line(99_901..=100_000));
    let too_many = format!("101 100000\n{}\n", line(1..=101));
    // Of every set of takes, the heaps from the largest take on: 2^(m - 1) sets have `m` as that.
    let positions = (1..=13).map(|largest| (1 << (largest - 1)) * (137 - largest)).sum();
    check(&Expected {
        problem: "dp_k",
        by_hand: &[
            ("1 1\n1\n", "First\n"),
            ("1 2\n1\n", "Second\n"),
            ("1 2\n2\n", "First\n"),
            // 2 from 3 leave a stone that nobody can take.
            ("1 3\n2\n", "First\n"),
            // 2 from 4 leave 2, and these are taken.
            ("1 4\n2\n", "Second\n"),
            // 3 from 4 leave 1, 3 from 5 leave 2, from which 2 can be taken, and 2 from 5 leave 3.
            ("2 4\n2 3\n", "First\n"),
            ("2 5\n2 3\n", "Second\n"),
            // 2 from 5 leave 3, from which 1 leaves 2, and 2 leaves 1.
            ("3 5\n1 2 4\n", "First\n"),
            // Too large to be played: 100000 leaves 10 if divided by 101.
            (&format!("100 100000\n{}\n", line(1..=100)), "First\n"),
            (&format!("100 99990\n{}\n", line(1..=100)), "Second\n"),
            (&most, "First\n"),
        ],
        first_small: &["1 1\n1\n", "1 2\n1\n", "1 2\n2\n", "2 2\n1 2\n", "1 3\n1\n"],
        counterexamples: &["1 3\n2\n", "3 5\n1 2 4\n", "2 4\n1 2\n"],
        accepted: &[&most, "1 1\n1\n", "1 100000\n100000\n"],
        malformed: &[
            ("", 1, "the input ends where N and K should be"),
            ("5\n1\n", 1, "expected N and K, found `5`"),
            ("1 5 5\n1\n", 1, "K must be 1 to 100000, found `5 5`"),
            ("0 5\n\n", 1, "N must be 1 to 100, found `0`"),
            (&too_many, 1, "N must be 1 to 100, found `101`"),
            ("1 0\n1\n", 1, "K must be 1 to 100000, found `0`"),
            ("1 100001\n1\n", 1, "K must be 1 to 100000, found `100001`"),
            ("1 5\n0\n", 2, "a take must be 1 to 100000, found `0`"),
            ("1 5\n6\n", 2, "a take must be at most K, which is 5"),
            ("2 5\n3\n", 2, "expected 2 takes, found 1"),
            ("1 5\n2 3\n", 2, "expected 1 take, found 2"),
            ("2 5\n3 3\n", 2, "the takes must increase, but 3 follows 3"),
            ("1 5\n2\n2\n", 3, "the input should end here, but `2` follows"),
        ],
        refused: &[
            ("0 5\n\n", "N must be 1 to 100"),
            (&too_many, "N must be 1 to 100"),
            ("1 0\n1\n", "K must be 1 to 100000"),
            ("1 100001\n1\n", "K must be 1 to 100000"),
            ("1 5\n0\n", "a take must be 1 to K"),
            ("1 5\n6\n", "a take must be 1 to K"),
            ("2 5\n3 3\n", "the takes must increase"),
            ("3 5\n1 3 2\n", "the takes must increase"),
            ("2 5\n3\n", MISSING),
            ("1 -5\n3\n", NO_NUMBER),
        ],
        answered: &[(&most, "First\n"), ("1 99999\n1", "First\n")],
        positions,
        certificate: None,
        maximal: &[
            ("largest_takes", 1, 102),
            ("takes_of_1_to_100", 1, 102),
            ("one_take_of_1", 1, 3),
            ("odd_takes", 1, 102),
        ],
        sized: 102,
        lost: "Second",
        limits: (2000, 1024, None),
    });
}
