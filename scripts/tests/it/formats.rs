//! Forms of input, and random cases that must be lost or nearly so: where they were not, no problem's
//! facts would show it.

use std::collections::HashSet;

use judge::family::divisors::won_but_for_the_last;
use judge::family::heaps::Under;
use judge::family::lists::Lists;
use judge::family::nim::{all_but_one_bit, balanced, nim_sum};
use judge::family::numbers::Numbers;
use judge::family::one_heap::Takes;
use judge::family::params::WithParams;
use judge::generator::Random;
use judge::rules::Format;
use judge::validator::Lines;

use crate::jury;

#[test]
fn a_number_outside_its_range_is_not_allowed() {
    let numbers = Numbers::<u32>::of("n", 3..=8);
    let allowed: Vec<_> = (0..=10).filter(|number| numbers.allows(number)).collect();
    assert_eq!(allowed, [3, 4, 5, 6, 7, 8]);
}

#[test]
fn a_list_out_of_its_order_is_not_allowed() {
    let list = || Lists::<u32>::in_a_line(1..=3).of("n", 0..=9);
    assert!(list().non_decreasing().allows(&vec![1, 1, 2]));
    assert!(!list().non_decreasing().allows(&vec![1, 2, 1]));
    assert!(list().increasing().allows(&vec![1, 2, 3]));
    assert!(!list().increasing().allows(&vec![1, 1, 2]));
    assert!(list().allows(&vec![2, 1, 3]));
}

/// An empty list is an empty line, or none at the end of the input.
#[test]
fn an_empty_list_may_have_its_line() {
    let lists = Lists::<u32>::counted("n", 0..=3).of("n", 0..=9);
    let read = |input| lists.read(&mut Lines::new(input));
    assert_eq!(read("0\n\n"), Ok(vec![]));
    assert_eq!(read("2\n4 5\n"), Ok(vec![4, 5]));
    let fault = read("0\n4\n").unwrap_err();
    assert_eq!((fault.line, fault.message.as_str()), (2, "expected 0 ns, found 1"));
}

#[test]
fn heaps_under_parameters_get_smaller_heaps_or_smaller_parameters() {
    let form = WithParams::<2, u32>::first(("n", 3), (["x", "y"], 5), "heap", 1..=9);
    let case = Under { params: [2, 1], heaps: vec![2] };
    let smaller: Vec<_> = form.smaller(&case).collect();
    assert!(smaller.contains(&Under { params: [2, 1], heaps: vec![1] }), "{smaller:?}");
    assert!(smaller.contains(&Under { params: [1, 1], heaps: vec![2] }), "{smaller:?}");
    assert!(smaller.iter().all(|smaller| *smaller != case), "{smaller:?}");
}

/// What a generator makes from one seed.
fn drawn<T>(draw: impl Fn(&mut Random) -> T) -> Vec<T> {
    let random = &mut Random::new(7);
    (0..1000).map(|_| draw(random)).collect()
}

fn xor(heaps: &[u32]) -> u64 {
    nim_sum(heaps.iter().map(|heap| u64::from(*heap)))
}

#[test]
fn most_heaps_cancel_out_or_do_so_but_for_one_bit() {
    let xors: Vec<_> = drawn(|random| xor(&all_but_one_bit(random, 1000)));
    let lost = xors.iter().filter(|xor| **xor == 0).count();
    let bits: HashSet<_> = xors.iter().filter(|xor| xor.is_power_of_two()).collect();
    let one_bit = xors.iter().filter(|xor| xor.is_power_of_two()).count();
    assert!(lost > 200 && one_bit > 400, "{lost} lost, {one_bit} but for a bit");
    assert_eq!(bits.len(), 10, "{bits:?}");
}

#[test]
fn half_of_the_lists_are_made_to_cancel_out() {
    let lists = drawn(|random| balanced(random, vec![3, 5, 9], 1000));
    let lost = lists.iter().filter(|list| xor(list) == 0).count();
    let untouched = lists.iter().filter(|list| ***list == [3, 5, 9]).count();
    assert!((400..600).contains(&lost), "{lost} lost");
    assert_eq!(lost + untouched, 1000);
    // The heap that would be missing is too large.
    assert!(drawn(|random| balanced(random, vec![3, 5, 9], 14)).iter().all(|list| list.len() == 3));
}

#[test]
fn a_list_that_is_lost_is_won_wherever_it_is_cut_short() {
    for count in [2, 4, 10] {
        let list = won_but_for_the_last(count, 4, 1);
        assert_eq!((list.len(), xor(&list)), (count, 0), "{list:?}");
        for shorter in 1..count {
            assert_ne!(xor(&list[..shorter]), 0, "{list:?} up to {shorter}");
        }
    }
}

/// In pairs, next to which one heap is left over in half of the lists that are paired.
#[test]
fn usual_lists_of_heaps_are_paired_with_one_left_over_or_none() {
    let random = jury("cses_1730");
    let random = random.random(1);
    let is_few = |number: &u64| random.test(*number).unwrap().name.starts_with("few_small/");
    let (mut paired, mut left_over, mut lists) = (0, 0, 0);
    for number in (0..2000).filter(is_few) {
        let input = String::from_utf8(random.test(number).unwrap().input).unwrap();
        for heaps in input.lines().skip(2).step_by(2) {
            let heaps: Vec<&str> = heaps.split(' ').collect();
            let single = |heap: &&&str| heaps.iter().filter(|other| other == heap).count() % 2 == 1;
            let singles: HashSet<_> = heaps.iter().filter(single).collect();
            lists += 1;
            paired += usize::from(singles.is_empty());
            left_over += usize::from(singles.len() == 1 && heaps.len() > 1);
        }
    }
    assert!(paired * 8 > lists && left_over * 8 > lists, "{paired} and {left_over} of {lists}");
}

/// The multiples of a number are lost, and of these there are as many as of others next to them.
#[test]
fn half_of_the_heaps_without_a_multiple_among_their_takes_are_lost() {
    let takes = Takes::then_heap(("N", 20), ("K", 5000));
    let is_lost = |heap: usize, takes: &[u32]| {
        let mut lost = vec![true];
        for heap in 1..=heap {
            let mut below = takes.iter().filter_map(|take| heap.checked_sub(*take as usize));
            lost.push(!below.any(|left| lost[left]));
        }
        lost[heap]
    };
    let cases = drawn(|random| takes.no_multiples(random));
    assert!(cases.iter().all(|case| takes.allows(case)));
    let cases = cases[..200].iter();
    let lost = cases.filter(|case| is_lost(case.heaps[0] as usize, &case.params)).count();
    assert!((70..130).contains(&lost), "{lost} of 200");
}

/// Long ones, for of short ones many are lost by themselves.
#[test]
fn half_of_the_rows_with_balanced_differences_are_lost() {
    let jury = jury("p3480");
    let random = jury.random(1);
    let tests = (0..1000).map(|number| random.test(number).unwrap());
    let (mut rows, mut lost) = (0, 0);
    for test in tests.filter(|test| test.name.starts_with("balanced/")) {
        let [input, expected] =
            [test.input, test.expected].map(|text| String::from_utf8(text).unwrap());
        // Below the count of rows, each has two lines.
        let lengths = input.lines().skip(1).step_by(2).map(|length| length.parse().unwrap());
        let is_long = lengths.map(|length: usize| length >= 8);
        for (_, winner) in is_long.zip(expected.lines()).filter(|(is_long, _)| *is_long) {
            rows += 1;
            lost += usize::from(winner == "NIE");
        }
    }
    assert!(rows > 30 && lost * 3 > rows, "{lost} of {rows}");
}
