use super::{Expected, NO_NUMBER, check};

#[test]
fn monks() {
    let steps = |monks: u32| {
        let steps: Vec<_> = (1..=monks).map(|step| step.to_string()).collect();
        steps.join(" ") + "\n"
    };
    check(&Expected {
        problem: "monks",
        by_hand: &[
            ("7\n", "-1\n"),
            ("1 2\n", "-1\n"),
            ("1 3\n", "1 2\n"),
            // The third monk is the highest and never moves; the second answers the first.
            ("1 2 4\n", "-1\n"),
            ("1 2 5\n", "-1\n"),
            ("1 2 4 6\n", "2 3\n"),
            ("1 5 9\n", "1 4\n"),
            ("1 5 8 10\n", "1 3\n"),
            ("1 5 6 8 11\n", "1 3\n"),
        ],
        first_small: &["1\n", "1 2\n", "2\n", "1 2 3\n", "1 3\n", "2 3\n", "3\n"],
        counterexamples: &["1 2 4\n", "1 2 5\n", "1 2 4 6\n"],
        accepted: &[&steps(99), "999\n"],
        malformed: &[
            (&steps(100), 1, "expected 1 to 99 steps, found 100"),
            ("3 1\n", 1, "the steps must increase, but 1 follows 3"),
            ("3 3\n", 1, "the steps must increase, but 3 follows 3"),
            ("0 1\n", 1, "a step must be 1 to 999, found `0`"),
            ("1 1000\n", 1, "a step must be 1 to 999, found `1000`"),
            ("1  2\n", 1, "a step must be 1 to 999, found ``"),
            ("1 2 \n", 1, "a step must be 1 to 999, found ``"),
            ("+1 2\n", 1, "a step must be 1 to 999, found `+1`"),
            ("01 2\n", 1, "a step must be 1 to 999, found `01`"),
            ("\n", 1, "a step must be 1 to 999, found ``"),
            ("1 2", 1, "the last line must end with a line feed"),
            ("1 2\r\n", 1, "the line must end with a line feed alone, without a carriage return"),
            ("1 2\n3\n", 2, "the input should end here, but `3` follows"),
        ],
        refused: &[
            ("", "the number of monks must be 1 to 99"),
            (&steps(100), "the number of monks must be 1 to 99"),
            ("0 1\n", "a step must be 1 to 999"),
            ("1 1000\n", "a step must be 1 to 999"),
            ("3 1\n", "the steps must be strictly increasing"),
            ("3 3\n", "the steps must be strictly increasing"),
            ("1 x\n", NO_NUMBER),
        ],
        answered: &[(&steps(99), "-1\n"), ("1 999\n", "1 998\n")],
        positions: (1 << 24) - 1,
        certificate: None,
        maximal: &[
            ("99_spread_evenly", 1, 99),
            ("98_touching_and_the_highest", 1, 99),
            ("97_touching_and_the_highest", 1, 98),
            ("only_the_top_pair", 1, 99),
        ],
        sized: 99,
        lost: "-1",
        limits: (1000, 64, None),
    });
}

#[test]
fn the_small_cases_are_all_positions_of_twelve_steps() {
    let tests = crate::jury("monks").exhaustive(4095).unwrap().tests;
    let mut found: Vec<_> = tests.iter().map(|test| super::text(&test.input)).collect();
    let mut all: Vec<String> = (1_u32..1 << 12)
        .map(|set| {
            let steps = (1..=12).filter(|step| set >> (step - 1) & 1 == 1);
            steps.map(|step| step.to_string()).collect::<Vec<_>>().join(" ") + "\n"
        })
        .collect();
    found.sort_unstable();
    all.sort();
    assert_eq!(found, all);
}

#[test]
fn monks_move_from_low_and_from_high_steps() {
    let jury = crate::jury("monks");
    let answer = |expected: &[u8]| -> Vec<u32> {
        let numbers = super::text(expected).split_whitespace();
        numbers.filter_map(|number| number.parse().ok()).collect()
    };
    let random = jury.random(1);
    let tests = (0..1000).map(|number| random.test(number).unwrap());
    let from: Vec<_> = tests.filter_map(|test| answer(&test.expected).first().copied()).collect();
    for lowest in (0..900).step_by(100) {
        let there = from.iter().filter(|step| (lowest..lowest + 100).contains(*step)).count();
        assert!(there > 4, "{there} of 1000 answers start on steps from {lowest}");
    }
    let last = jury.maximal().last().unwrap().unwrap();
    assert_eq!(answer(&last.expected), [896, 997]);
}
