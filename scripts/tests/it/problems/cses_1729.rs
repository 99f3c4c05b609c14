use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cses_1729() {
    let line = |takes: &mut dyn Iterator<Item = u32>| {
        takes.map(|take| take.to_string()).collect::<Vec<_>>().join(" ")
    };
    let odd = format!("1000000 100\n{}\n", line(&mut (0..100).map(|take| 2 * take + 1)));
    let too_many = format!("1000 101\n{}\n", line(&mut (1..=101)));
    let backwards = format!("1000000 100\n{}\n", line(&mut (1..=100).rev()));
    let all_but_multiples = |number: usize, sticks: usize| -> String {
        let letters = (1..=sticks).map(|heap| if heap % number == 0 { 'L' } else { 'W' });
        letters.chain(['\n']).collect()
    };
    // Of every set of takes with 1, the heaps from the largest take on: of the sets with others,
    // 2^(m - 2) have `m` as that.
    let positions = 78 + (2..=15).map(|m| (1 << (m - 2)) * (79 - m)).sum::<usize>();
    check(&Expected {
        problem: "cses_1729",
        by_hand: &[
            ("1 1\n1\n", "W\n"),
            ("4 1\n1\n", "WLWL\n"),
            ("2 2\n2 1\n", "WW\n"),
            // From 2 only 1 can be taken, and then the last stick.
            ("3 2\n1 3\n", "WLW\n"),
            // 3 becomes 1 or 2, and 4 becomes 3.
            ("4 2\n1 2\n", "WWLW\n"),
            ("4 2\n2 1\n", "WWLW\n"),
            ("10 3\n4 1 3\n", "WLWWWWLWLW\n"),
            // Too large to be played.
            ("1001 1\n1\n", &all_but_multiples(2, 1001)),
            (&backwards, &all_but_multiples(101, 1_000_000)),
        ],
        first_small: &["1 1\n1\n", "2 1\n1\n", "2 2\n1 2\n", "2 2\n2 1\n", "3 1\n1\n"],
        counterexamples: &["4 2\n2 1\n", "3 2\n1 3\n", "4 2\n1 2\n"],
        accepted: &[&odd, "1 1\n1\n", "1000000 2\n1000000 1\n"],
        malformed: &[
            ("", 1, "the input ends where n and k should be"),
            ("5\n1\n", 1, "expected n and k, found `5`"),
            ("0 1\n1\n", 1, "n must be 1 to 1000000, found `0`"),
            ("1000001 1\n1\n", 1, "n must be 1 to 1000000, found `1000001`"),
            ("5 0\n\n", 1, "k must be 1 to 100, found `0`"),
            (&too_many, 1, "k must be 1 to 100, found `101`"),
            ("5 1\n0\n", 2, "a take must be 1 to 1000000, found `0`"),
            ("5 2\n1 6\n", 2, "a take must be at most n, which is 5"),
            ("5 1\n2\n", 2, "1 must be among the takes"),
            ("5 3\n1 2 1\n", 2, "the takes must be different, but 1 comes twice"),
            ("5 2\n1\n", 2, "expected 2 takes, found 1"),
            ("5 1\n1 2\n", 2, "expected 1 take, found 2"),
            ("5 1\n1\n1\n", 3, "the input should end here, but `1` follows"),
        ],
        refused: &[
            ("0 1\n1\n", "n must be 1 to 10^6"),
            ("1000001 1\n1\n", "n must be 1 to 10^6"),
            ("5 0\n\n", "k must be 1 to 100"),
            (&too_many, "k must be 1 to 100"),
            ("5 2\n0 1\n", "a take must be 1 to n"),
            ("5 2\n1 6\n", "a take must be 1 to n"),
            ("5 1\n2\n", "1 must be among the takes"),
            ("5 3\n1 2 1\n", "the takes must be different"),
            ("5 2\n1\n", MISSING),
            ("5 1\n-1\n", NO_NUMBER),
        ],
        answered: &[(&odd, &all_but_multiples(2, 1_000_000)), ("2 1\n1", "WL\n")],
        positions,
        certificate: None,
        maximal: &[
            ("odd_takes", 1, 102),
            ("largest_takes_and_1", 1, 102),
            ("takes_of_1_to_100", 1, 102),
            ("one_take", 1, 3),
            ("takes_of_1_and_2", 1, 4),
            ("takes_of_1_and_all", 1, 4),
        ],
        sized: 102,
        lost: "…L",
        limits: (1000, 512, Some(128_000)),
    });
}
