use judge::family::rare;

use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn cses_2207() {
    let games = |heap: &str, games| format!("{games}\n{}", heap.repeat(games));
    let (most, too_many) = (games("1000000\n", 100_000), games("1\n", 100_001));
    check(&Expected {
        problem: "cses_2207",
        by_hand: &[
            // 1 and 2 cannot be split; 3 = 1 + 2 leaves nothing to split.
            ("3\n1\n2\n3\n", "second\nsecond\nfirst\n"),
            // 4 = 1 + 3 leaves 3; 5 = 1 + 4 leaves nothing that wins, nor does 6 = 2 + 4.
            ("3\n4\n5\n6\n", "second\nfirst\nfirst\n"),
            // 7 leaves 6, or 2 5, or 3 4, all of them won; 8 = 1 + 7.
            ("2\n7\n8\n", "second\nfirst\n"),
            // 13 = 5 + 8, and 5 and 8 both have the value 2.
            ("1\n13\n", "first\n"),
            // Too large to be played.
            ("4\n270\n271\n1222\n1000000\n", "second\nfirst\nsecond\nfirst\n"),
        ],
        first_small: &["1\n1\n", "1\n2\n", "1\n3\n"],
        counterexamples: &["1\n2\n", "1\n7\n", "1\n8\n", "1\n13\n", "1\n270\n"],
        accepted: &[&most, "1\n1\n"],
        malformed: &[
            ("0\n", 1, "t must be 1 to 100000, found `0`"),
            (&too_many, 1, "t must be 1 to 100000, found `100001`"),
            ("1\n0\n", 2, "n must be 1 to 1000000, found `0`"),
            ("1\n1000001\n", 2, "n must be 1 to 1000000, found `1000001`"),
            ("2\n5\n", 3, "the input ends where n should be"),
            ("1\n5\n6\n", 3, "the input should end here, but `6` follows"),
        ],
        refused: &[
            ("0\n", "the number of games must be 1 to 100000"),
            (&too_many, "the number of games must be 1 to 100000"),
            ("1\n0\n", "n must be 1 to 10^6"),
            ("1\n1000001\n", "n must be 1 to 10^6"),
            ("2\n5\n", MISSING),
            ("1\n-1\n", NO_NUMBER),
        ],
        answered: &[(&most, &"first\n".repeat(100_000)), ("1 1222", "second\n")],
        // Every heap.
        positions: 1_000_000,
        certificate: Some("41 lost heaps, and no other up to 200000"),
        maximal: &[
            ("largest", 100_000, 100_001),
            ("last_lost", 100_000, 100_001),
            ("random", 100_000, 100_001),
        ],
        sized: 1002,
        lost: "second",
        limits: (1000, 512, Some(128_000)),
    });
}

/// Both among the values that are known and beyond them.
#[test]
fn a_list_of_lost_heaps_with_a_mistake_is_found_out() {
    let (values, lost) =
        (rare::values(300), [1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282]);
    let first_mistake = |lost: &[u32], up_to| rare::first_not_lost_like(&values, lost, up_to);
    assert_eq!(first_mistake(&lost, 284), None);
    assert_eq!(first_mistake(&lost, 400), Some(285));
    assert_eq!(first_mistake(&lost[1..], 284), Some(1));
    assert_eq!(first_mistake(&[&lost[..], &[285, 288, 300]].concat(), 310), Some(300));
    assert_eq!(first_mistake(&[&lost[..], &[285, 288, 310]].concat(), 310), Some(310));
}

/// The certificate goes to 200000.
#[test]
fn no_heap_of_1223_to_1000000_coins_is_lost() {
    let values = rare::values(505_000);
    let lost: Vec<_> = (1..values.len()).filter(|heap| values[*heap] == 0).collect();
    assert_eq!((lost.len(), lost.last()), (41, Some(&1222)));
    let lost: Vec<_> = lost.into_iter().map(|heap| heap as u32).collect();
    assert_eq!(rare::first_not_lost_like(&values, &lost, 1_000_000), None);
}
