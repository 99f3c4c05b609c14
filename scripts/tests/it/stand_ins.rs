//! The stand-ins behave as the crates do: both get the same input and both results are compared.

use std::fmt::Debug;
use std::io::BufReader;
use std::panic::{UnwindSafe, catch_unwind};

use ::proconio::source::once::OnceSource;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// What reads stdin is only compiled here; the tests of `paste` run it.
const _: fn() = || {
    use crate::proconio::{input, input_interactive, is_stdin_empty, read_value};
    while !is_stdin_empty() {
        input! { value: u8 }
        input_interactive! { mut reply: u8 }
        reply += 1;
        assert_eq!(value + reply, read_value!(u8));
    }
};

/// Calls `test` with many values of `strategy`; the smallest that fails is reported.
pub fn for_all<S: Strategy>(cases: u32, strategy: S, test: impl Fn(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    TestRunner::new(config)
        .run(&strategy, |value| {
            test(value);
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
}

/// What `read` returns, as text; `None` if it panics.
fn outcome<T: Debug>(read: impl FnOnce() -> T + UnwindSafe) -> Option<String> {
    catch_unwind(|| format!("{:?}", read())).ok()
}

/// Tokens with spaces between them, before the first and, in half of the cases, after the last.
fn text(token: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    let spaces = "[ \n\t]|\r\n|[ \n\t\r\u{b}\u{c}]{2,12}";
    let tokens = prop::collection::vec((token, spaces), 0..9);
    ("[ \n]{0,9}", tokens, any::<bool>()).prop_map(|(start, tokens, ended)| {
        let text: String = tokens.into_iter().flat_map(|(token, spaces)| [token, spaces]).collect();
        start + if ended { &text } else { text.trim_end() }
    })
}

/// Mostly integers, of all lengths and around all limits; some are negative, some have a `+`.
fn integers() -> impl Strategy<Value = String> {
    let limits = (0..=128_u32, 0..4_u128, any::<bool>()).prop_map(|(bits, over, negative)| {
        let limit = 1_u128.checked_shl(bits).unwrap_or(0).wrapping_sub(2).wrapping_add(over);
        format!("{}{limit}", if negative { "-" } else { "" })
    });
    text(prop_oneof![
        6 => "[0-9]{1,2}",
        3 => "-?[0-9]{1,40}",
        3 => limits,
        1 => "-?[0-9:/]{1,12}",
        1 => "-0{0,3}",
        1 => "[-+]{0,2}0{0,25}[0-9]{0,20}[a-z./:é]?",
    ])
}

fn words() -> impl Strategy<Value = String> {
    text("[!-~あé🦀]{1,30}|[!-~あé🦀]|true|false")
}

fn floats() -> impl Strategy<Value = String> {
    let written = any::<f64>().prop_map(|value| format!("{value:e}"));
    text(prop_oneof![
        written,
        "[-+]?[0-9]{1,20}(\\.[0-9]{0,20})?(e-?[0-9]{1,3})?",
        "-?inf|nan|\\.|"
    ])
}

/// Lengths, also of lists in lists.
fn lengths() -> impl Strategy<Value = String> {
    prop::collection::vec(0..4_u8, 0..40).prop_map(|values| {
        values.iter().flat_map(|value| [value.to_string(), " ".to_owned()]).collect()
    })
}

/// Reads two values of each kind and a word in both ways; ours through buffers of any size.
macro_rules! same_values {
    ($texts:expr; $($name:ident: $kind:tt)*) => {$(
        #[test]
        fn $name() {
            for_all(300, ($texts, 1_usize..80), |(text, size)| {
                let theirs = outcome(|| {
                    use ::proconio::marker::*;
                    let mut source = OnceSource::from(text.as_str());
                    ::proconio::read_value!(from &mut source, ($kind, $kind, Chars))
                });
                let ours = outcome(|| {
                    use crate::proconio::marker::*;
                    let mut source = BufReader::with_capacity(size, text.as_bytes());
                    let source = &mut source;
                    crate::proconio_read!(source ($kind, $kind, Chars))
                });
                assert_eq!(ours, theirs);
            });
        }
    )*};
}

same_values! { integers();
    reads_u8: u8
    reads_u16: u16
    reads_u32: u32
    reads_u64: u64
    reads_u128: u128
    reads_usize: usize
    reads_i8: i8
    reads_i16: i16
    reads_i32: i32
    reads_i64: i64
    reads_i128: i128
    reads_isize: isize
    reads_usize1: Usize1
    reads_isize1: Isize1
    reads_pairs: (u8, (Isize1, i128))
    reads_arrays: [u8; 2]
    reads_grids: [[i64; 2]; 1]
}
same_values! { words();
    reads_strings: String
    reads_chars: Chars
    reads_bytes: Bytes
    reads_a_char: char
    reads_a_bool: bool
    reads_words_in_tuples: [(Bytes, String,); 1]
}
same_values! { floats();
    reads_f32: f32
    reads_f64: f64
}
same_values! { lengths();
    reads_lists: [u8]
    reads_lists_of_lists: [[Usize1]]
    reads_lists_in_arrays: [[u8]; 2]
    reads_arrays_in_lists: [[String; 2]]
    reads_tuples_in_lists: [(u8, [Bytes])]
}

/// Calls the same adaptor of both on a short list.
macro_rules! same_items {
    ($($name:ident: |$items:ident| $result:expr;)*) => {$(
        #[test]
        fn $name() {
            for_all(300, prop::collection::vec(0..4_u8, 0..9), |list| {
                let theirs = {
                    use ::itertools::Itertools;
                    let $items = list.iter().copied();
                    format!("{:?}", $result)
                };
                let ours = {
                    use crate::itertools::Itertools;
                    let $items = list.iter().copied();
                    format!("{:?}", $result)
                };
                assert_eq!(ours, theirs);
            });
        }
    )*};
}

same_items! {
    collects_a_vec: |items| items.collect_vec();
    joins: |items| items.map(|item| item * 9).join(", ");
    formats: |items| format!("[{}]", items.format(", "));
    formats_in_the_way_asked_for: |items| format!("{:03}", items.format("-"));
    joins_the_rest: |items| {
        let mut items = items;
        (items.next(), items.by_ref().take(2).join("-"), items.collect_vec())
    };
    sorts: |items| items.sorted().rev().collect_vec();
    sorts_unstably: |items| items.sorted_unstable().collect_vec();
    sorts_by_an_order_and_is_stable: |items| {
        items.enumerate().sorted_by(|a, b| b.1.cmp(&a.1)).collect_vec()
    };
    sorts_by_a_key_and_is_stable: |items| items.enumerate().sorted_by_key(|item| item.1).collect_vec();
    drops_repeats: |items| items.dedup().collect_vec();
    drops_repeats_lazily: |items| items.chain(5..).dedup().take(7).collect_vec();
    drops_all_doubles: |items| items.unique().collect_vec();
    drops_all_doubles_lazily: |items| items.chain(0..).unique().take(7).collect_vec();
    counts: |items| items.counts().into_iter().sorted().collect_vec();
    compares_all: |items| {
        let mut items = items;
        (items.all_equal(), items.collect_vec())
    };
    finds_a_position: |items| {
        let mut items = items;
        (items.find_position(|item| *item == 2), items.collect_vec())
    };
    windows_of_2: |items| items.tuple_windows().map(|(a, b)| (a, b, a < b)).collect_vec();
    windows_of_3: |items| items.tuple_windows::<(_, _, _)>().collect_vec();
    windows_after_the_end: |items| {
        let mut windows = items.tuple_windows::<(_, _, _)>();
        (windows.by_ref().count(), windows.next())
    };
    tuples_of_2: |items| items.tuples::<(_, _)>().collect_vec();
    tuples_of_3: |items| items.tuples().map(|(a, b, c)| (c, b, a)).collect_vec();
    tuples_after_the_end: |items| {
        let mut tuples = items.tuples::<(_, _, _)>();
        (tuples.by_ref().count(), tuples.next())
    };
}
