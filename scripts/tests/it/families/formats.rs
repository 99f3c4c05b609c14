//! Input formats: what they read and refuse, which cases come first, what a failing case shrinks to.

use std::collections::HashSet;

use judge::family::columns::Columns;
use judge::family::letters::{Letters, up_to_renaming};
use judge::family::ordered::OrderedLists;
use judge::family::tables::Tables;
use judge::generator::Random;
use judge::rules::Format;
use judge::validator::Lines;

fn read<F: Format>(format: &F, text: &str) -> Result<F::Case, String> {
    format.read(&mut Lines::new(text)).map_err(|malformed| malformed.to_string())
}

/// A case is read as it is written.
fn check_written<F: Format>(format: &F, case: &F::Case, text: &str) {
    let mut written = String::new();
    format.write(case, &mut written);
    assert_eq!(written, text);
    assert_eq!(read(format, text).as_ref(), Ok(case));
}

#[test]
fn strings_that_differ_in_the_names_of_letters_come_once() {
    // With any number of letters these are the Bell numbers, with two letters the powers of 2.
    let counts = |kinds| [1, 2, 3, 4, 5, 6].map(|length| up_to_renaming(length, kinds).count());
    assert_eq!(counts(26), [1, 2, 5, 15, 52, 203]);
    assert_eq!(counts(2), [1, 2, 4, 8, 16, 32]);
    let small: Vec<_> = Letters { longest: 3 }.small().collect();
    assert_eq!(small, ["a", "aa", "ab", "aaa", "aab", "aba", "abb", "abc"]);
}

#[test]
fn a_string_has_small_letters_and_shrinks_to_fewer_and_to_a() {
    let format = Letters { longest: 3 };
    check_written(&format, &"xyz".to_owned(), "xyz\n");
    let refused = |found: &str| {
        Err(format!("line 1: the string must be 1 to 3 small letters, found {found}"))
    };
    assert_eq!(read(&format, "aaaa\n"), refused("4"));
    assert_eq!(read(&format, "aA\n"), refused("`aA`"));
    let smaller: HashSet<_> = format.smaller(&"bac".to_owned()).collect();
    assert!(["ac", "bc", "ba", "aac", "baa"].iter().all(|string| smaller.contains(*string)));
    assert!(!smaller.contains("bac"));
}

#[test]
fn tables_come_by_the_sum_of_their_numbers_and_shrink_by_row_and_number() {
    let format: Tables<[u64; 2], 2> = Tables::of(("n", 2), [("x", 0..=9), ("y", 1..=9)]);
    check_written(&format, &vec![[0, 1], [9, 9]], "2\n0 1\n9 9\n");
    assert_eq!(read(&format, "3\n"), Err("line 1: n must be 1 to 2, found `3`".into()));
    assert_eq!(read(&format, "1\n1 0\n"), Err("line 2: y must be 1 to 9, found `0`".into()));
    let small: Vec<_> = format.small().take(4).collect();
    assert_eq!(small, [vec![[0, 1]], vec![[0, 2]], vec![[1, 1]], vec![[0, 1], [0, 1]]]);
    let smaller: Vec<_> = format.smaller(&vec![[0, 1], [1, 1]]).collect();
    assert!(smaller.contains(&vec![[0, 1]]) && smaller.contains(&vec![[0, 1], [0, 1]]));
    assert_eq!(format.sized(2, &mut Random::new(1))[0].len(), 2);
}

#[test]
fn a_column_has_a_number_a_line() {
    let format: Columns<u32> = Columns::counted("n", 1..=3, "pile", 1..=60);
    check_written(&format, &vec![60, 1], "2\n60\n1\n");
    assert_eq!(read(&format, "4\n"), Err("line 1: n must be 1 to 3, found `4`".into()));
    assert!(read(&format, "2\n1 2\n").is_err());
    assert_eq!(
        read(&format, "2\n1\n61\n"),
        Err("line 3: a pile must be 1 to 60, found `61`".into())
    );
}

#[test]
fn ordered_heaps_keep_their_order_and_their_bound_together() {
    let format = OrderedLists::counted(("n", 3), "pile", ("pebbles", 6));
    check_written(&format, &vec![0, 1, 5], "3\n0 1 5\n");
    assert!(read(&format, "3\n1 0 5\n").is_err());
    let too_many = Err("line 2: there must be at most 6 pebbles in all".to_owned());
    assert_eq!(read(&format, "3\n1 1 5\n"), too_many);
    // So many heaps that do not decrease come to at most 6: as many as partitions of 0 to 6 have at
    // most 1, 2 or 3 parts.
    let count = |heaps| format.small().take(46).filter(|small| small.len() == heaps).count();
    assert_eq!([1, 2, 3].map(count), [7, 16, 23]);
}
