use std::collections::HashSet;
use std::ops::RangeInclusive;

use judge::generator::{
    Random, compositions, compositions_of, less, prime_power, with_sum, without_pieces, without_two,
};
use judge::jury::Test;

use crate::jury;

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

#[test]
fn the_lists_of_a_length_and_a_sum_are_counted_in_closed_form() {
    // Three numbers with the sum s: two bars among s ones and themselves.
    for sum in 0..=12 {
        let all: Vec<_> = with_sum(3, sum).collect();
        assert_eq!(all.len() as u64, (sum + 2) * (sum + 1) / 2);
        assert!(all.iter().all(|list| list.len() == 3 && list.iter().sum::<u64>() == sum));
        assert!(all.is_sorted(), "{sum} is not in lexicographic order");
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
    }
    assert_eq!(with_sum(2, 2).collect::<Vec<_>>(), [[0, 2], [1, 1], [2, 0]]);
    assert_eq!(with_sum(1, 7).collect::<Vec<_>>(), [[7]]);
}

#[test]
fn smaller_numbers_come_the_most_drastic_first() {
    assert!(less(11, 1).eq([1, 6, 9, 10]));
    assert!(less(4, 3).eq([3]));
    assert_eq!(less(3, 3).count() + less(2, 3).count(), 0);
}

#[test]
fn a_seed_makes_the_same_random_tests_again_and_another_seed_others() {
    for jury in judge::problems::all().into_iter().filter_map(|problem| problem.jury) {
        let draw = |seed| {
            let random = jury.random(seed);
            let shapes = random.shapes().len() as u64;
            (0..shapes).map(|number| random.test(number).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }
}

#[test]
fn two_elements_are_taken_out_of_a_list_equal_ones_first() {
    // Without 1 and 1, 1 and 2, 1 and 1, 2 and 1.
    assert!(without_two(&[1, 2, 1]).eq([[2], [1], [2], [1]]));
    assert_eq!(without_two(&[7]).count(), 0);
}

#[test]
fn pieces_are_taken_out_of_a_list_large_ones_first() {
    let smaller: Vec<_> = without_pieces(&[1, 2, 3]).collect();
    // Without 1 and 2, without 3; without 1, without 2, without 3.
    assert_eq!(smaller, [&[3][..], &[1, 2], &[2, 3], &[1, 3], &[1, 2]]);
    assert_eq!(without_pieces(&[7]).collect::<Vec<_>>(), [[0; 0]]);
    assert_eq!(without_pieces(&[0; 0]).count(), 0);
}

#[test]
fn what_fails_only_without_pairs_is_shrunk_to_the_last_one() {
    // One number less, and it fails no more.
    let is_odd = |test: &Test| test.input.split(|byte| *byte == b' ').count() % 2 == 1;
    let jury = jury("abc368_f");
    let random = jury.random(1);
    let long = |test: &Test| is_odd(test) && test.input.len() > 100;
    let number = (0..).find(|number| long(&random.test(*number).unwrap())).unwrap();
    let shrunk = random.shrink(number, &|test| Ok(is_odd(test))).unwrap();
    assert_eq!(str::from_utf8(&shrunk.input).unwrap(), "1\n2\n");
}

/// Values of a generator, as one seed makes them.
fn drawn<T>(count: usize, mut draw: impl FnMut(&mut Random) -> T) -> Vec<T> {
    let random = &mut Random::new(7);
    (0..count).map(|_| draw(random)).collect()
}

#[test]
fn prime_powers_are_of_one_small_prime_and_in_range() {
    let powers: HashSet<_> = drawn(1000, |random| prime_power(random, 100)).into_iter().collect();
    let all = [2, 4, 8, 16, 32, 64, 3, 9, 27, 81, 5, 25, 7, 49];
    assert_eq!(powers, all.into_iter().collect());
    let largest = drawn(1000, |random| prime_power(random, 1 << 59)).into_iter().max();
    assert_eq!(largest, Some(1 << 59));
}

#[test]
fn numbers_of_any_magnitude_are_of_every_length_and_in_range() {
    let numbers = drawn(1000, |random| random.magnitude(7..=2_000_000));
    assert!(numbers.iter().all(|number| (7..=2_000_000).contains(number)));
    for digits in 1..=6 {
        let power = 10_u64.pow(digits);
        let so_long = numbers.iter().filter(|number| (power / 10..power).contains(number)).count();
        assert!(so_long > 50, "{so_long} of 1000 have {digits} digits");
    }
    assert!(numbers.iter().any(|number| *number > 1_000_000));
    // Up to the largest numbers there are.
    let large = drawn(1000, |random| random.magnitude(0..=u64::MAX));
    assert!(large.iter().any(|number| *number > u64::MAX / 2));
}

#[test]
fn lengths_are_short_and_long_and_in_range() {
    let lengths = drawn(1000, |random| random.length(3..=400));
    let within =
        |range: RangeInclusive<usize>| lengths.iter().filter(|n| range.contains(n)).count();
    assert_eq!(within(3..=400), 1000);
    for range in [3..=10, 11..=100, 101..=400] {
        assert!(within(range.clone()) > 150, "{} lengths are {range:?}", within(range.clone()));
    }
}
