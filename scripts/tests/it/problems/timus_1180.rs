use super::{Expected, MISSING, check};

#[test]
fn timus_1180() {
    let nines = format!("{}\n", "9".repeat(250));
    let largest = format!("1{}\n", "0".repeat(250));
    let too_large = format!("1{}1\n", "0".repeat(249));
    let too_long = format!("{}\n", "3".repeat(252));
    let message = |number: &str| format!("N must be 1 to 10^250, found `{}`", number.trim_end());
    check(&Expected {
        problem: "timus_1180",
        by_hand: &[
            ("1\n", "1\n1\n"),
            ("2\n", "1\n2\n"),
            // 1 and 2 from 3 leave 2 and 1, from which the rest is taken.
            ("3\n", "2\n"),
            // Of 1 and 4 the smaller one.
            ("4\n", "1\n1\n"),
            ("5\n", "1\n2\n"),
            ("6\n", "2\n"),
            ("8\n", "1\n2\n"),
            // Too large to be played. 10 to any power is one more than nines.
            ("1000000\n", "1\n1\n"),
            // 2^64 and 2^128 are 1 more than a multiple of 3, since 4 is.
            ("18446744073709551616\n", "1\n1\n"),
            ("18446744073709551617\n", "1\n2\n"),
            ("18446744073709551618\n", "2\n"),
            ("340282366920938463463374607431768211456\n", "1\n1\n"),
            (&nines, "2\n"),
            (&largest, "1\n1\n"),
        ],
        first_small: &["1\n", "2\n", "3\n"],
        counterexamples: &["4\n", "47\n"],
        accepted: &["1\n", &nines, &largest],
        malformed: &[
            ("", 1, "the input ends where N should be"),
            ("0\n", 1, &message("0")),
            ("007\n", 1, &message("007")),
            ("-3\n", 1, &message("-3")),
            ("3 4\n", 1, &message("3 4")),
            (&too_large, 1, &message(&too_large)),
            (&too_long, 1, &message(&too_long)),
            ("5\n6\n", 2, "the input should end here, but `6` follows"),
        ],
        refused: &[
            ("0\n", "N must be 1 to 10^250"),
            ("007\n", "N must be 1 to 10^250"),
            ("-3\n", "N must be 1 to 10^250"),
            ("x\n", "N must be 1 to 10^250"),
            (&too_large, "N must be 1 to 10^250"),
            (&too_long, "N must be 1 to 10^250"),
            ("", MISSING),
        ],
        answered: &[(&nines, "2\n"), (&largest, "1\n1\n"), ("8", "1\n2\n")],
        positions: 300_000,
        certificate: Some("no multiple of 3 among the 831 takes up to 10^250"),
        maximal: &[("all_nines", 1, 1), ("largest", 1, 1), ("largest_power_of_two", 1, 1)],
        sized: 1,
        lost: "2",
        limits: (1000, 64, None),
    });
}

/// Reckoning with digits, which the reference relies on, against the machine's.
#[test]
fn numbers_in_digits_are_calculated_with_as_the_machine_does() {
    use judge::family::digits::{
        is_at_most, minus, minus_small, plus_small, powers_of_two, remainder,
    };
    for a in 0..=220_u32 {
        let (text, more) = (a.to_string(), a % 10);
        assert_eq!(plus_small(&text, more as u8), (a + more).to_string());
        for b in 0..=220 {
            assert_eq!(is_at_most(&b.to_string(), &text), b <= a);
            if b <= a {
                assert_eq!(minus(&text, &b.to_string()), (a - b).to_string());
                assert_eq!(minus_small(&text, b.into()), (a - b).to_string());
            }
            if b > 0 {
                assert_eq!(remainder(&text, b), a % b);
            }
        }
    }
    let powers = (0..128).map(|power| (1_u128 << power).to_string());
    assert!(powers_of_two().take(128).eq(powers));
}
