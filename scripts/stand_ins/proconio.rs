//! Stand-in for the crate `proconio`: std only, Rust 1.56.

use std::any::type_name;
use std::convert::TryFrom;
use std::fmt::Debug;
use std::io::BufRead;
use std::str::FromStr;

pub use crate::proconio_input as input;
pub use crate::proconio_input as input_interactive;
pub use crate::proconio_read_value as read_value;

/// `input! { n: usize, mut heaps: [u64; n] }` declares the variables and reads them.
#[macro_export]
macro_rules! proconio_input {
    () => {};
    //@ input! mut
    (mut $name:tt: $($kind:tt)::+ $(, $($rest:tt)*)?) => {
        let mut $name = $crate::proconio::read(|stdin| $crate::proconio_read!(stdin $($kind)::+));
        $crate::proconio_input! { $($($rest)*)? }
    };
    ($name:tt: $($kind:tt)::+ $(, $($rest:tt)*)?) => {
        let $name = $crate::proconio::read(|stdin| $crate::proconio_read!(stdin $($kind)::+));
        $crate::proconio_input! { $($($rest)*)? }
    };
}

/// `read_value!(u64)` is the next value.
#[macro_export]
macro_rules! proconio_read_value {
    ($($kind:tt)::+) => {
        $crate::proconio::read(|stdin| $crate::proconio_read!(stdin $($kind)::+))
    };
}

/// Reads a type, `[kind; length]`, `[kind]` with its length in front, or a tuple of kinds.
#[macro_export]
macro_rules! proconio_read {
    //@ input! [_;_]
    ($source:ident [$($kind:tt)::+; $length:expr]) => {
        (0..$length).map(|_| $crate::proconio_read!($source $($kind)::+)).collect::<Vec<_>>()
    };
    //@ input! [_]
    ($source:ident [$($kind:tt)::+]) => {
        (0..$crate::proconio::parsed($source))
            .map(|_: usize| $crate::proconio_read!($source $($kind)::+))
            .collect::<Vec<_>>()
    };
    //@ input! (_)
    ($source:ident ($($($kind:tt)::+),* $(,)?)) => {
        ($($crate::proconio_read!($source $($kind)::+),)*)
    };
    //@ input! [u8]
    ($source:ident u8) => {
        $crate::proconio::integer::<u8, _>($source)
    };
    //@ input! [u16]
    ($source:ident u16) => {
        $crate::proconio::integer::<u16, _>($source)
    };
    //@ input! [u32]
    ($source:ident u32) => {
        $crate::proconio::integer::<u32, _>($source)
    };
    //@ input! [u64]
    ($source:ident u64) => {
        $crate::proconio::integer::<u64, _>($source)
    };
    //@ input! [u128]
    ($source:ident u128) => {
        $crate::proconio::integer::<u128, _>($source)
    };
    //@ input! [usize]
    ($source:ident usize) => {
        $crate::proconio::integer::<usize, _>($source)
    };
    //@ input! [i8]
    ($source:ident i8) => {
        $crate::proconio::integer::<i8, _>($source)
    };
    //@ input! [i16]
    ($source:ident i16) => {
        $crate::proconio::integer::<i16, _>($source)
    };
    //@ input! [i32]
    ($source:ident i32) => {
        $crate::proconio::integer::<i32, _>($source)
    };
    //@ input! [i64]
    ($source:ident i64) => {
        $crate::proconio::integer::<i64, _>($source)
    };
    //@ input! [i128]
    ($source:ident i128) => {
        $crate::proconio::integer::<i128, _>($source)
    };
    //@ input! [isize]
    ($source:ident isize) => {
        $crate::proconio::integer::<isize, _>($source)
    };
    //@ marker
    ($source:ident $kind:ty) => {
        <$kind as $crate::proconio::Readable>::read($source)
    };
    ($source:ident $kind:ty) => {
        $crate::proconio::parsed::<$kind, _>($source)
    };
}

/// Whether only spaces are left to read.
pub fn is_stdin_empty() -> bool {
    read(|stdin| {
        while stdin.fill_buf().expect("cannot read input").first().into_iter().any(is_space) {
            stdin.consume(1);
        }
        stdin.fill_buf().expect("cannot read input").is_empty()
    })
}

pub fn read<T>(read: impl FnOnce(&mut std::io::StdinLock<'_>) -> T) -> T {
    read(&mut std::io::stdin().lock())
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
    fn read<R: BufRead>(source: &mut R) -> Self::Output;
}

impl Readable for marker::Chars {
    type Output = Vec<char>;
    fn read<R: BufRead>(source: &mut R) -> Vec<char> {
        token(source).chars().collect()
    }
}

impl Readable for marker::Bytes {
    type Output = Vec<u8>;
    fn read<R: BufRead>(source: &mut R) -> Vec<u8> {
        token(source).into_bytes()
    }
}

impl Readable for marker::Usize1 {
    type Output = usize;
    fn read<R: BufRead>(source: &mut R) -> usize {
        integer::<usize, R>(source).checked_sub(1).expect("cannot read 0 as Usize1")
    }
}

impl Readable for marker::Isize1 {
    type Output = isize;
    fn read<R: BufRead>(source: &mut R) -> isize {
        integer::<isize, R>(source).checked_sub(1).expect("cannot read isize::MIN as Isize1")
    }
}

impl<T: FromStr> Readable for T
where
    T::Err: Debug,
{
    type Output = T;
    fn read<R: BufRead>(source: &mut R) -> T {
        parsed(source)
    }
}

/// Reads integers of at most 18 digits that end within the buffer; `parsed` reads all others.
pub fn integer<T: TryFrom<i64> + FromStr, R: BufRead>(source: &mut R) -> T
where
    T::Err: Debug,
{
    let text = source.fill_buf().expect("cannot read input");
    let start = text.iter().take_while(|byte| is_space(byte)).count();
    let negative = T::try_from(-1).is_ok() && text.get(start) == Some(&b'-');
    let start = start + negative as usize;
    let (mut value, mut end) = match eight_digits(&text[start..]) {
        Some(value) => (value, start + 8),
        None => (0, start),
    };
    while end < text.len() && end < start + 18 && text[end].is_ascii_digit() {
        value = 10 * value + i64::from(text[end] - b'0');
        end += 1;
    }
    let is_whole = end > start && text.get(end).into_iter().any(is_space);
    match T::try_from(if negative { -value } else { value }) {
        Ok(integer) if is_whole => {
            source.consume(end + 1);
            integer
        }
        _ => parsed(source),
    }
}

/// Eight digits at once: joined to pairs, the pairs to fours, the fours to one number.
fn eight_digits(text: &[u8]) -> Option<i64> {
    let digits = <[u8; 8]>::try_from(text.get(..8)?).ok()?;
    let digits = u64::from_le_bytes(digits) ^ 0x3030_3030_3030_3030;
    // Adding 6 to a half-byte carries into the upper half iff it is more than 9.
    if (digits | digits.wrapping_add(0x0606_0606_0606_0606)) & 0xf0f0_f0f0_f0f0_f0f0 != 0 {
        return None;
    }
    let pairs = (digits * 10 + (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    Some((fours * 10_000 + (fours >> 32)) as u32 as i64)
}

pub fn parsed<T: FromStr, R: BufRead>(source: &mut R) -> T
where
    T::Err: Debug,
{
    let token = token(source);
    match token.parse() {
        Ok(value) => value,
        Err(error) => panic!("cannot read {:?} as {}: {:?}", token, type_name::<T>(), error),
    }
}

fn token<R: BufRead>(source: &mut R) -> String {
    let mut token = Vec::<u8>::new();
    loop {
        let text = source.fill_buf().expect("cannot read input");
        let start = text.iter().take_while(|byte| token.is_empty() && is_space(byte)).count();
        let length = text[start..].iter().take_while(|byte| !is_space(byte)).count();
        let is_end = start + length < text.len() || text.is_empty();
        token.extend_from_slice(&text[start..start + length]);
        source.consume(start + length);
        if is_end {
            break;
        }
    }
    assert!(!token.is_empty(), "the input has ended, but the program reads on");
    let token = String::from_utf8(token).expect("the input is not valid UTF-8");
    assert!(!token.contains(char::is_whitespace), "{:?} has a space that is not ASCII", token);
    token
}

fn is_space(byte: &u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
