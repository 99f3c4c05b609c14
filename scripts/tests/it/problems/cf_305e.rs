use super::{Expected, MISSING, check};

/// How many strings of at most this length there are, of up to so many letters, none of which may
/// appear before the one before it in the alphabet has: those that end with `j` different letters go on
/// with one of these, or with the next.
fn strings(kinds: usize, longest: usize) -> usize {
    let mut ending_with = vec![0; kinds + 1];
    ending_with[0] = 1;
    let mut in_all = 0;
    for _ in 0..longest {
        for j in (1..=kinds).rev() {
            ending_with[j] = j * ending_with[j] + ending_with[j - 1];
        }
        ending_with[0] = 0;
        in_all += ending_with.iter().sum::<usize>();
    }
    in_all
}

#[test]
fn cf_305e() {
    let line = |letters: &str, times| format!("{}\n", letters.repeat(times));
    let (most, too_many) = (line("z", 5000), line("a", 5001));
    let message =
        |found: &str| format!("the string must be 1 to 5000 small letters, found {found}");
    check(&Expected {
        problem: "cf_305e",
        by_hand: &[
            ("a\n", "Second\n"),
            ("ab\n", "Second\n"),
            ("aab\n", "Second\n"),
            ("aba\n", "First\n2\n"),
            ("zzz\n", "First\n2\n"),
            // Either cut leaves strips of one and two letters.
            ("aaaa\n", "First\n2\n"),
            // The middle leaves two strips of two letters; next to it, a strip of three would be left.
            ("aaaaa\n", "First\n3\n"),
            ("aaba\n", "First\n3\n"),
            // Two letters that can be cut, far from each other: whatever is done, one is left.
            ("abacdc\n", "Second\n"),
            ("aaaba\n", "Second\n"),
            // Too large to be played: whatever is done on one side of `yz` is done on the other.
            (&format!("{0}yz{0}\n", "a".repeat(2499)), "Second\n"),
            // The same, but for one letter that can be cut out before that.
            (&format!("abacd{0}yz{0}\n", "a".repeat(100)), "First\n2\n"),
        ],
        first_small: &["a\n", "aa\n", "ab\n", "aaa\n", "aab\n", "aba\n", "abb\n", "abc\n"],
        counterexamples: &["aaaa\n", "aaaaa\n", "abacaba\n"],
        accepted: &[&most, "a\n"],
        malformed: &[
            ("", 1, "the input ends where the string should be"),
            ("\n", 1, &message("``")),
            (&too_many, 1, &message("5001")),
            ("aBa\n", 1, &message("`aBa`")),
            ("a a\n", 1, &message("`a a`")),
            ("aba\naba\n", 2, "the input should end here, but `aba` follows"),
        ],
        refused: &[
            ("", MISSING),
            (&too_many, "the string must have 1 to 5000 letters"),
            ("aBa\n", "all letters must be a to z"),
            ("a1a\n", "all letters must be a to z"),
        ],
        answered: &[("aba", "First\n2\n"), (&most, "First\n18\n")],
        positions: strings(4, 11) + strings(3, 13) + strings(2, 19),
        certificate: Some("period 34 for all runs of 52 centres and more"),
        maximal: &[
            ("single_run", 1, 1),
            ("two_equal_runs", 1, 1),
            ("two_letters_in_turn", 1, 1),
            ("no_centre", 1, 1),
        ],
        sized: 1,
        lost: "Second",
        limits: (2000, 256, None),
    });
}
