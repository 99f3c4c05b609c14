//! The judge's own knowledge of each problem, pinned by values worked out by hand.

use crate::{problem, proof};

/// Plays the input out (the reference is held against it) and compares.
fn check(problem: &str, input: &str, expected: &str) {
    let test = proof(problem).test("by hand", input).unwrap().unwrap();
    assert_eq!(String::from_utf8(test.expected).unwrap(), expected, "{problem}: {input:?}");
}

#[test]
fn hs09game_by_hand() {
    let julia =
        |take, heap| format!("Julia wins.\nTake {take} sticks from heap number {heap}.\n\n");
    let robert = "Robert wins.\n\n";
    // Nothing can be taken from 0 or 1.
    check("hs09game", "1\n1\n0\n", robert);
    check("hs09game", "1\n3\n1 0 1\n", robert);
    check("hs09game", "1\n1\n2\n", &julia(2, 1));
    // From 3, taking 3 and taking 2 both leave nothing to take: the larger take is asked for.
    check("hs09game", "1\n1\n3\n", &julia(3, 1));
    // From 7 every take leaves a heap from which the other player takes the rest.
    check("hs09game", "1\n1\n7\n", robert);
    check("hs09game", "1\n2\n2 7\n", &julia(5, 2));
    check("hs09game", "1\n2\n0 2\n", &julia(2, 2));
    check("hs09game", "1\n1\n9\n", &julia(2, 1));
    // Two equal heaps: whatever is done to one is done to the other.
    check("hs09game", "2\n2\n6 6\n1\n5\n", &format!("{robert}{}", julia(5, 1)));
}

#[test]
fn monks_by_hand() {
    check("monks", "7\n", "-1\n");
    check("monks", "1 2\n", "-1\n");
    check("monks", "1 3\n", "1 2\n");
    // The third monk is the highest and never moves; the second answers the first.
    check("monks", "1 2 4\n", "-1\n");
    check("monks", "1 2 5\n", "-1\n");
    check("monks", "1 2 4 6\n", "2 3\n");
    check("monks", "1 5 9\n", "1 4\n");
    check("monks", "1 5 8 10\n", "1 3\n");
}

#[test]
fn towers_by_hand() {
    check("towers", "[]\n", "Bimal\n");
    check("towers", "[1, 1]\n", "Bimal\n");
    check("towers", "[4]\n", "Amal\n");
    check("towers", "[3,1,2]\n", "Bimal\n");
    check("towers", "[4, 6]\n", "Bimal\n");
    check("towers", "[2, 4]\n", "Amal\n");
    check("towers", "2 4\n", "Amal\n");
    // 2^59 beside 3^37: 59 factors against 37; and the same number twice.
    check("towers", "[576460752303423488, 450283905890997363]\n", "Amal\n");
    check("towers", "[999999866000004473, 999999866000004473]\n", "Bimal\n");
}

#[test]
fn abc368_f_by_hand() {
    check("abc368_f", "3\n2 3 4\n", "Anna\n");
    check("abc368_f", "4\n2 3 4 6\n", "Bruno\n");
    check("abc368_f", "1\n2\n", "Anna\n");
    check("abc368_f", "2\n4 6\n", "Bruno\n");
    check("abc368_f", "2\n65536 81\n", "Anna\n");
}

#[test]
fn inputs_too_big_to_be_played_are_answered_by_the_reference() {
    // The product of the sizes is beyond 64 bits.
    check("hs09game", &format!("1\n4\n{}\n", "1000000000 ".repeat(4).trim()), "Robert wins.\n\n");
    check("towers", "[1000, 1000, 1000, 1000, 1000, 1000, 1000]\n", "Amal\n");
    check("abc368_f", "8\n300 300 300 300 300 300 300 300\n", "Bruno\n");
}

#[test]
fn the_solutions_answer_millions_of_positions_as_the_rules_do() {
    // Counted in closed form: lists of numbers to a base (without 1 in abc368_f), and sets of steps.
    let counts = [
        ("hs09game", 10_487_808, Some("period 7 for every heap size")),
        ("monks", (1 << 24) - 1, None),
        ("towers", 2_049_809, Some("the 78497 odd primes up to 1000000")),
        ("abc368_f", 2_116_957, Some("every number up to 100000 by playing 1700000 pairs")),
    ];
    for (name, positions, certificate) in counts {
        let deep = proof(name).deep();
        assert_eq!(deep.failure, None, "{name}");
        assert_eq!(deep.positions, positions, "{name}");
        // What no board can hold.
        assert_eq!(deep.certificate.unwrap().as_deref(), certificate, "{name}");
    }
}

#[test]
fn maximal_inputs_are_as_large_as_the_statement_allows() {
    let sizes = |name: &str| -> Vec<(String, usize, usize)> {
        let size = |test: &judge::problem::Test| {
            test.input.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).count()
        };
        let proof = proof(name);
        let tests = proof.maximal().map(Result::unwrap);
        tests.map(|test| (test.name.clone(), test.games, size(&test))).collect()
    };
    let row = |name: &str, games, tokens| (name.to_owned(), games, tokens);
    // T, and for every game n and its heaps.
    let tokens = 1 + 1000 * (1 + 1000);
    assert_eq!(
        sizes("hs09game"),
        [row("only_the_last_heap", 1000, tokens), row("random", 1000, tokens)]
    );
    assert_eq!(
        sizes("monks"),
        [
            row("99_spread_evenly", 1, 99),
            row("98_touching_and_the_highest", 1, 99),
            row("97_touching_and_the_highest", 1, 98),
            row("only_the_top_pair", 1, 99),
        ]
    );
    assert_eq!(
        sizes("towers"),
        [
            row("1000_products_of_two_primes", 1, 1000),
            row("1000_squares_of_primes", 1, 1000),
            row("1000_below_1e18", 1, 1000),
            row("100000_below_1e9", 1, 100_000),
            row("won_but_for_the_last_tower", 1, 100_000),
        ]
    );
    assert_eq!(
        sizes("abc368_f"),
        [
            row("all_the_largest_prime", 1, 100_001),
            row("every_number", 1, 100_001),
            row("won_but_for_the_last_number", 1, 100_001),
        ]
    );
}

/// Programs with a buffer that is too small for the longest input see fewer numbers.
#[test]
fn the_longest_lists_have_another_winner_when_they_are_cut_short() {
    let longest = |name: &str, maximal: &str| {
        let proof = proof(name);
        let test = proof.maximal().map(Result::unwrap).find(|test| test.name == maximal).unwrap();
        (String::from_utf8(test.input).unwrap(), String::from_utf8(test.expected).unwrap())
    };
    let (input, winner) = longest("towers", "won_but_for_the_last_tower");
    assert_eq!((input.len() > 1 << 20, winner.as_str()), (true, "Bimal\n"));
    for buffer in [1 << 16, 1_000_000, 1 << 20] {
        let whole_numbers = input[..buffer].rsplit_once(',').unwrap().0;
        check("towers", &format!("{whole_numbers}]\n"), "Amal\n");
    }
    let (input, winner) = longest("abc368_f", "won_but_for_the_last_number");
    assert_eq!((input.len() > 600_000, winner.as_str()), (true, "Bruno\n"));
    let numbers: Vec<_> = input.split_ascii_whitespace().skip(1).collect();
    for count in [1, 50_000, 99_999] {
        check("abc368_f", &format!("{count}\n{}\n", numbers[..count].join(" ")), "Anna\n");
    }
}

#[test]
fn the_limits_are_those_of_the_statements() {
    let limits = |name| {
        let about = problem(name).about;
        (about.time_limit.as_millis(), about.memory_limit_mib, about.source_limit)
    };
    assert_eq!(limits("hs09game"), (1000, 1536, Some(50_000)));
    assert_eq!(limits("monks"), (1000, 64, None));
    assert_eq!(limits("towers"), (1000, 64, None));
    assert_eq!(limits("abc368_f"), (2000, 1024, None));
}

#[test]
fn a_source_must_stay_below_the_limit_of_its_judge() {
    let hs09game = problem("hs09game").about;
    assert_eq!(hs09game.too_long(49_999), None);
    let reason = "has 50000 bytes, but the judge takes fewer than 50000";
    assert_eq!(hs09game.too_long(50_000).as_deref(), Some(reason));
    assert_eq!(problem("monks").about.too_long(1_000_000), None);
}
