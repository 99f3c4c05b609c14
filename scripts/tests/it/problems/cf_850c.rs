use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cf_850c() {
    let ones = |numbers| format!("{numbers}\n{}\n", vec!["1"; numbers].join(" "));
    // How many lists of so many numbers up to a largest there are, whatever their order.
    let lists = |numbers: usize, largest: usize| {
        (1..=numbers).fold(1, |lists, number| lists * (largest - 1 + number) / number)
    };
    check(&Expected {
        problem: "cf_850c",
        by_hand: &[
            ("1\n1\n", "Arpa\n"),
            ("1\n2\n", "Mojtaba\n"),
            // Both at once.
            ("2\n2 2\n", "Mojtaba\n"),
            // Divided by 2 it is 1 2, divided by 4 it is 2 1.
            ("2\n2 4\n", "Arpa\n"),
            // One move for 2 and one for 3.
            ("1\n6\n", "Arpa\n"),
            ("2\n3 4\n", "Mojtaba\n"),
            ("1\n12\n", "Mojtaba\n"),
            // Like heaps of 2 and of 2.
            ("2\n4 9\n", "Arpa\n"),
            // Divided by 2, 4 or 8 it is 1 4, 2 2 or 2 1, and all of these are won.
            ("2\n2 8\n", "Arpa\n"),
            // Too large to be played: like heaps of 18 and of 18, and of 29 and of 18.
            ("2\n262144 387420489\n", "Arpa\n"),
            ("2\n536870912 387420489\n", "Mojtaba\n"),
            ("2\n999999937 999999929\n", "Arpa\n"),
        ],
        first_small: &["1\n1\n", "2\n1 1\n", "1\n2\n"],
        counterexamples: &["2\n2 2\n", "2\n2 4\n"],
        accepted: &[&ones(100), "2\n1 1000000000\n"],
        malformed: &[
            ("0\n\n", 1, "n must be 1 to 100, found `0`"),
            (&ones(101), 1, "n must be 1 to 100, found `101`"),
            ("1\n0\n", 2, "a number must be 1 to 1000000000, found `0`"),
            ("1\n1000000001\n", 2, "a number must be 1 to 1000000000, found `1000000001`"),
            ("2\n1\n", 2, "expected 2 numbers, found 1"),
        ],
        refused: &[
            ("0\n\n", "n must be 1 to 100"),
            (&ones(101), "n must be 1 to 100"),
            ("1\n0\n", "a number must be 1 to 10^9"),
            ("1\n1000000001\n", "a number must be 1 to 10^9"),
            ("2\n1\n", MISSING),
            ("1\nx\n", NO_NUMBER),
        ],
        answered: &[(&ones(100), "Arpa\n"), ("2 2 4", "Arpa\n")],
        // And all sets of exponents of 2 up to 11, next to 1 and six powers of 3.
        positions: lists(1, 1000) + lists(2, 150) + lists(3, 36) + lists(4, 18) + (1 << 11) * 7,
        certificate: Some("every set of exponents up to 16, played next to Nim heaps"),
        maximal: &[
            ("large_primes", 1, 101),
            ("powers_of_two_that_reach_many_sets", 1, 101),
            ("every_power_of_two", 1, 101),
            ("largest_power_of_two", 1, 2),
            ("square_of_a_large_prime", 1, 3),
            ("largest_numbers", 1, 101),
        ],
        sized: 101,
        lost: "Arpa",
        limits: (1000, 256, None),
    });
}

/// The statement takes any case of letters.
#[test]
fn names_in_other_letters_are_right() {
    let jury = crate::jury("cf_850c");
    let test = jury.test("any case", "2\n2 4\n").unwrap().unwrap();
    let is_right = |output: &str| {
        let compared = jury.compare(&test, output.as_bytes()).unwrap();
        !matches!(compared, judge::checker::Comparison::Differs(_))
    };
    let found =
        ["Arpa\n", "ARPA\n", "arpa\n", "Mojtaba\n", "Arpas\n", "", "Arpa Arpa\n"].map(is_right);
    assert_eq!(found, [true, true, true, false, false, false, false]);
}
