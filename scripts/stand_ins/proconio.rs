//! Stand-in for the crate `proconio`, for judges without crates: std only, Rust 1.56.
//!
//! Values are read out of the buffer of `std::io::stdin`, which waits for no more input than the
//! next value needs.

use std::any::type_name;
use std::convert::TryFrom;
use std::fmt::Debug;
use std::io;
use std::io::BufRead;
use std::str::FromStr;

pub use crate::proconio_input as input;
pub use crate::proconio_read_value as read_value;

/// `input! { n: usize, mut heaps: [u64; n] }` declares the variables and reads them.
#[macro_export]
macro_rules! proconio_input {
    () => {};
    (mut $name:tt: $($kind:tt)::+ $(, $($rest:tt)*)?) => {
        let mut $name = $crate::proconio_read_value!($($kind)::+);
        $crate::proconio_input! { $($($rest)*)? }
    };
    ($name:tt: $($kind:tt)::+ $(, $($rest:tt)*)?) => {
        let $name = $crate::proconio_read_value!($($kind)::+);
        $crate::proconio_input! { $($($rest)*)? }
    };
}

/// `read_value!(u64)` is the next value.
#[macro_export]
macro_rules! proconio_read_value {
    ($($kind:tt)::+) => {
        $crate::proconio::with_stdin(|source| $crate::proconio_read!(source $($kind)::+))
    };
}

/// A kind is a type, `[kind; length]`, `[kind]` with its length read first, or a tuple of kinds.
#[macro_export]
macro_rules! proconio_read {
    ($source:ident [$($kind:tt)::+; $length:expr]) => {
        (0..$length)
            .map(|_| $crate::proconio_read!($source $($kind)::+))
            .collect::<Vec<_>>()
    };
    ($source:ident [$($kind:tt)::+]) => {
        $crate::proconio_read!($source [$($kind)::+; $crate::proconio::length($source)])
    };
    ($source:ident ($($($kind:tt)::+),* $(,)?)) => {
        ($($crate::proconio_read!($source $($kind)::+),)*)
    };
    ($source:ident $kind:ty) => {
        <$kind as $crate::proconio::Readable>::read($source)
    };
}

/// Whether the rest of the input is blank.
pub fn is_stdin_empty() -> bool {
    with_stdin(|source| !skip_blanks(source))
}

pub fn with_stdin<T>(read: impl FnOnce(&mut dyn BufRead) -> T) -> T {
    let stdin = io::stdin();
    let mut source = stdin.lock();
    read(&mut source)
}

pub fn length(source: &mut dyn BufRead) -> usize {
    integer(source)
}

pub mod marker {
    /// A token as its characters.
    pub enum Chars {}

    /// A token as its bytes.
    pub enum Bytes {}

    /// A `usize` counted from 1 in the input and from 0 in the program.
    pub enum Usize1 {}

    /// An `isize` counted from 1 in the input and from 0 in the program.
    pub enum Isize1 {}
}

pub trait Readable {
    type Output;
    fn read(source: &mut dyn BufRead) -> Self::Output;
}

impl Readable for marker::Chars {
    type Output = Vec<char>;
    fn read(source: &mut dyn BufRead) -> Vec<char> {
        token(source).chars().collect()
    }
}

impl Readable for marker::Bytes {
    type Output = Vec<u8>;
    fn read(source: &mut dyn BufRead) -> Vec<u8> {
        token(source).into_bytes()
    }
}

impl Readable for marker::Usize1 {
    type Output = usize;
    fn read(source: &mut dyn BufRead) -> usize {
        let value: usize = integer(source);
        value.checked_sub(1).expect("cannot read 0 as Usize1")
    }
}

impl Readable for marker::Isize1 {
    type Output = isize;
    fn read(source: &mut dyn BufRead) -> isize {
        let value: isize = integer(source);
        value.checked_sub(1).expect("cannot read isize::MIN as Isize1")
    }
}

macro_rules! readable {
    ($kind:ident by $read:ident) => {
        impl Readable for $kind {
            type Output = $kind;
            fn read(source: &mut dyn BufRead) -> $kind {
                $read(source)
            }
        }
    };
}

readable!(u8 by integer);
readable!(u16 by integer);
readable!(u32 by integer);
readable!(u64 by integer);
readable!(u128 by integer);
readable!(usize by integer);
readable!(i8 by integer);
readable!(i16 by integer);
readable!(i32 by integer);
readable!(i64 by integer);
readable!(i128 by integer);
readable!(isize by integer);
readable!(f32 by parsed);
readable!(f64 by parsed);
readable!(bool by parsed);
readable!(char by parsed);
readable!(String by token);

/// Most integers are short and whole within the buffer; `parsed` reads the others.
fn integer<T: TryFrom<i64> + FromStr>(source: &mut dyn BufRead) -> T
where
    T::Err: Debug,
{
    let short = short_integer(buffer(source));
    match short.and_then(|(value, end)| Some((T::try_from(value).ok()?, end))) {
        Some((value, end)) => {
            source.consume(end);
            value
        }
        None => parsed(source),
    }
}

/// The integer of at most 18 digits, so within `i64`, that comes first in `text` and is followed
/// by a blank; and where the text after the blank begins.
#[inline]
fn short_integer(text: &[u8]) -> Option<(i64, usize)> {
    let start = text.iter().position(|&byte| !is_blank(byte))?;
    let negative = text[start] == b'-';
    let start = start + negative as usize;
    let (mut value, mut end) = match eight_digits(text.get(start..start + 8)?) {
        Some(value) => (value, start + 8),
        None => (0, start),
    };
    while end < start + 18 && text.get(end)?.is_ascii_digit() {
        value = 10 * value + i64::from(text[end] - b'0');
        end += 1;
    }
    // A lone `-` is no integer, and `-0` is no u64.
    if !is_blank(*text.get(end)?) || (negative && value == 0) {
        return None;
    }
    Some((if negative { -value } else { value }, end + 1))
}

/// Eight digits at once: neighbours are joined to numbers below 100, these to numbers below
/// 10 000, and these to one.
fn eight_digits(text: &[u8]) -> Option<i64> {
    let digits = u64::from_le_bytes(<[u8; 8]>::try_from(text).ok()?) ^ 0x3030_3030_3030_3030;
    // Adding 6 to a half-byte carries into the upper half iff it is more than 9.
    if (digits | digits.wrapping_add(0x0606_0606_0606_0606)) & 0xf0f0_f0f0_f0f0_f0f0 != 0 {
        return None;
    }
    let pairs = (digits * 10 + (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    Some((fours * 10_000 + (fours >> 32)) as u32 as i64)
}

fn parsed<T: FromStr>(source: &mut dyn BufRead) -> T
where
    T::Err: Debug,
{
    let token = token(source);
    match token.parse() {
        Ok(value) => value,
        Err(error) => panic!("cannot read {:?} as {}: {:?}", token, type_name::<T>(), error),
    }
}

fn token(source: &mut dyn BufRead) -> String {
    assert!(skip_blanks(source), "the input has ended, but the program reads on");
    let mut token = Vec::new();
    loop {
        let text = buffer(source);
        let length = text.iter().take_while(|&&byte| !is_blank(byte)).count();
        let ends = length == 0 || length < text.len();
        token.extend_from_slice(&text[..length]);
        source.consume(length);
        if ends {
            break;
        }
    }
    let token = String::from_utf8(token).expect("the input is not UTF-8");
    let is_whole = !token.contains(char::is_whitespace);
    assert!(is_whole, "{:?} holds a blank that is not ASCII", token);
    token
}

/// False at the end of the input.
fn skip_blanks(source: &mut dyn BufRead) -> bool {
    loop {
        let text = buffer(source);
        let length = text.iter().take_while(|&&byte| is_blank(byte)).count();
        let found = length < text.len();
        source.consume(length);
        if found || length == 0 {
            return found;
        }
    }
}

/// What is read but not consumed, at least one byte unless the input has ended.
fn buffer(source: &mut dyn BufRead) -> &[u8] {
    source.fill_buf().expect("cannot read the input")
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
