use std::collections::HashSet;
use std::ops::RangeInclusive;

use judge::generator::{
    compositions, compositions_of, of_any_length, of_any_magnitude, prime_power,
};
use judge::problem::Test;
use judge::random::without_two;
use proptest::strategy::{Just, Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::proof;

#[test]
fn the_compositions_of_a_sum_are_counted_in_closed_form() {
    for sum in 1..=12 {
        let all: Vec<_> = compositions_of(sum).collect();
        assert_eq!(all.len(), 1 << (sum - 1));
        assert!(all.iter().all(|parts| parts.iter().sum::<u64>() == sum && !parts.contains(&0)));
        assert!(all.is_sorted(), "{sum} is not in lexicographic order");
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
    }
    assert_eq!(compositions_of(3).collect::<Vec<_>>(), [&[1, 1, 1][..], &[1, 2], &[2, 1], &[3]]);
}

#[test]
fn compositions_come_by_their_sum() {
    let sums: Vec<u64> = compositions().take(7).map(|parts| parts.iter().sum()).collect();
    assert_eq!(sums, [1, 2, 2, 3, 3, 3, 3]);
}

/// The inputs of the small cases, alone.
fn small(problem: &str, cases: usize) -> Vec<String> {
    let proof = proof(problem);
    let tests = proof.exhaustive(cases).unwrap();
    let tests = tests.iter().flat_map(|test| proof.alone(test, 1).unwrap());
    tests.map(|test| String::from_utf8(test.input).unwrap()).collect()
}

fn check_first_and_distinct(problem: &str, first: &[&str]) {
    let inputs = small(problem, 2047);
    assert_eq!(inputs.len(), 2047);
    assert_eq!(inputs.iter().collect::<HashSet<_>>().len(), 2047, "{problem} repeats a small case");
    assert_eq!(inputs[..first.len()], *first, "{problem}");
}

#[test]
fn small_cases_are_distinct_and_start_with_the_smallest() {
    check_first_and_distinct("hs09game", &["1\n1\n0\n", "1\n2\n0 0\n", "1\n1\n1\n"]);
    check_first_and_distinct("monks", &["1\n", "1 2\n", "2\n", "1 2 3\n", "1 3\n", "2 3\n", "3\n"]);
    check_first_and_distinct("towers", &["[]\n", "[1]\n", "[1, 1]\n", "[2]\n"]);
    check_first_and_distinct("abc368_f", &["1\n2\n", "2\n2 2\n", "1\n3\n"]);
}

#[test]
fn the_small_cases_of_monks_are_all_positions_of_twelve_steps() {
    let mut found: Vec<_> = small("monks", 4095);
    let mut all: Vec<String> = (1_u32..1 << 12)
        .map(|set| {
            let steps = (1..=12).filter(|step| set >> (step - 1) & 1 == 1);
            steps.map(|step| step.to_string()).collect::<Vec<_>>().join(" ") + "\n"
        })
        .collect();
    found.sort();
    all.sort();
    assert_eq!(found, all);
}

#[test]
fn the_counterexamples_of_the_headers_are_among_the_small_cases() {
    let contains = |problem: &str, input: &str| small(problem, 2047).contains(&input.to_owned());
    for heaps in ["2\n2 7", "2\n0 2", "1\n9"] {
        assert!(contains("hs09game", &format!("1\n{heaps}\n")), "{heaps}");
    }
    for steps in ["1 2 5", "1 2 4", "1 2 4 6"] {
        assert!(contains("monks", &format!("{steps}\n")), "{steps}");
    }
    for heights in ["[4, 6]", "[2, 4]", "[4]"] {
        assert!(contains("towers", &format!("{heights}\n")), "{heights}");
    }
    for numbers in ["2\n4 6", "2\n2 4", "1\n4"] {
        assert!(contains("abc368_f", &format!("{numbers}\n")), "{numbers}");
    }
}

#[test]
fn a_seed_makes_the_same_random_tests_again_and_another_seed_others() {
    for proof in judge::problems::all().into_iter().filter_map(|problem| problem.proof) {
        let draw = |seed| {
            let random = proof.random(seed);
            let shapes = random.shapes().len() as u64;
            (0..shapes).map(|number| random.test(number).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }
}

#[test]
fn every_shape_makes_inputs_of_the_statement_and_is_named_in_them() {
    for proof in judge::problems::all().into_iter().filter_map(|problem| problem.proof) {
        let random = proof.random(7);
        let shapes = random.shapes();
        for number in 0..10 * shapes.len() {
            // An input outside the statement is an error.
            let test = random.test(number as u64).unwrap();
            assert_eq!(test.name, format!("{}/{number}", shapes[number % shapes.len()]));
        }
    }
}

#[test]
fn two_elements_are_taken_out_of_a_list_equal_ones_first() {
    // Without 1 and 1, 1 and 2, 1 and 1, 2 and 1.
    assert!(without_two(&[1, 2, 1]).eq([[2], [1], [2], [1]]));
    assert_eq!(without_two(&[7]).count(), 0);
}

#[test]
fn what_fails_only_without_pairs_is_shrunk_to_the_last_one() {
    // One number less, and it fails no more.
    let is_odd = |test: &Test| test.input.split(|byte| *byte == b' ').count() % 2 == 1;
    let proof = proof("abc368_f");
    let random = proof.random(1);
    let long = |test: &Test| is_odd(test) && test.input.len() > 100;
    let number = (0..).find(|number| long(&random.test(*number).unwrap())).unwrap();
    let shrunk = random.shrink(number, &|test| Ok(is_odd(test))).unwrap();
    assert_eq!(str::from_utf8(&shrunk.input).unwrap(), "1\n2\n");
}

/// A shape that one player always wins would try no more than a program that always says so.
#[test]
fn every_shape_makes_games_for_both_players() {
    let lost = ["Robert wins.", "-1", "Bimal", "Bruno"];
    for proof in judge::problems::all().into_iter().filter_map(|problem| problem.proof) {
        let random = proof.random(1);
        let shapes = random.shapes();
        for (first, shape) in shapes.iter().enumerate() {
            let numbers = (first as u64..).step_by(shapes.len()).take(100);
            let (mut games, mut losses) = (0, 0);
            for test in numbers.map(|number| random.test(number).unwrap()) {
                let expected = str::from_utf8(&test.expected).unwrap();
                games += test.games;
                losses += expected.lines().filter(|line| lost.contains(line)).count();
            }
            let rare = games / 20;
            assert!((rare..=games - rare).contains(&losses), "{shape}: {losses} of {games} lost");
        }
    }
}

#[test]
fn prime_powers_are_of_one_small_prime_and_in_range() {
    let powers: HashSet<_> = drawn(prime_power(100), 1000).into_iter().collect();
    let all = [2, 4, 8, 16, 32, 64, 3, 9, 27, 81, 5, 25, 7, 49];
    assert_eq!(powers, all.into_iter().collect());
    let largest = drawn(prime_power(1 << 59), 1000).into_iter().max();
    assert_eq!(largest, Some(1 << 59));
}

/// Values of a strategy, as one seed makes them.
fn drawn<S: Strategy>(strategy: S, count: usize) -> Vec<S::Value> {
    let mut runner = TestRunner::deterministic();
    (0..count).map(|_| strategy.new_tree(&mut runner).unwrap().current()).collect()
}

#[test]
fn numbers_of_any_magnitude_are_of_every_length_and_in_range() {
    let numbers = drawn(of_any_magnitude(2_000_000, |largest| 7..=largest), 1000);
    assert!(numbers.iter().all(|number| (7..=2_000_000).contains(number)));
    for digits in 1..=6 {
        let power = 10_u64.pow(digits);
        let so_long = numbers.iter().filter(|number| (power / 10..power).contains(number)).count();
        assert!(so_long > 50, "{so_long} of 1000 have {digits} digits");
    }
    assert!(numbers.iter().any(|number| *number > 1_000_000));
}

#[test]
fn lists_of_any_length_are_short_and_long_and_in_range() {
    let lists = drawn(of_any_length(Just(()), 3..=400), 1000);
    let within = |lengths: RangeInclusive<usize>| {
        lists.iter().filter(|list| lengths.contains(&list.len())).count()
    };
    assert_eq!(within(3..=400), 1000);
    for lengths in [3..=10, 11..=100, 101..=400] {
        assert!(within(lengths.clone()) > 150, "{} are {lengths:?} long", within(lengths.clone()));
    }
}

/// The numbers that must be printed for a test.
fn answer(test: &Test) -> Vec<u32> {
    let text = std::str::from_utf8(&test.expected).unwrap();
    text.split_whitespace().filter_map(|number| number.parse().ok()).collect()
}

#[test]
fn monks_move_from_low_and_from_high_steps() {
    let proof = proof("monks");
    let random = proof.random(1);
    let tests = (0..1000).map(|number| random.test(number).unwrap());
    let from: Vec<_> = tests.filter_map(|test| answer(&test).first().copied()).collect();
    for lowest in (0..900).step_by(100) {
        let there = from.iter().filter(|step| (lowest..lowest + 100).contains(*step)).count();
        assert!(there > 4, "{there} of 1000 answers start on steps from {lowest}");
    }
    let last = proof.maximal().last().unwrap().unwrap();
    assert_eq!(answer(&last), [896, 997]);
}
