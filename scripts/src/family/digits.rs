//! Input that is one number with more digits than a machine word holds, and how to calculate with it.

use std::iter;

use crate::generator::{Random, without_pieces};
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

/// A number from 1 to a power of ten, in a line of its own; a case is its digits.
pub struct Digits {
    name: &'static str,
    /// How many zeros follow the 1 of the largest number.
    zeros: usize,
}

impl Digits {
    pub const fn up_to_power_of_ten(name: &'static str, zeros: usize) -> Self {
        Self { name, zeros }
    }

    pub fn largest(&self) -> String {
        format!("1{}", "0".repeat(self.zeros))
    }
}

impl Format for Digits {
    type Case = String;

    fn write(&self, number: &String, input: &mut String) {
        *input += &format!("{number}\n");
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<String, Malformed> {
        let line = lines.line(self.name)?;
        let number = line.text.to_owned();
        if self.allows(&number) {
            return Ok(number);
        }
        let message = format!("{} must be 1 to 10^{}, found `{number}`", self.name, self.zeros);
        Err(line.malformed(message))
    }

    fn allows(&self, number: &String) -> bool {
        number.bytes().all(|digit| digit.is_ascii_digit())
            && !number.is_empty()
            && !number.starts_with('0')
            && (number.len() <= self.zeros || *number == self.largest())
    }

    fn small(&self) -> Box<dyn Iterator<Item = String> + '_> {
        let numbers = (1_u64..).map(|number| number.to_string());
        Box::new(numbers.take_while(|number| self.allows(number)))
    }

    fn shapes(&self) -> Vec<Shape<String>> {
        let (zeros, largest) = (self.zeros, self.largest());
        vec![
            Shape::new("small", |random| random.number(1..=100).to_string()),
            Shape::new("near_limit", move |random| minus_small(&largest, random.number(0..=99))),
            Shape::new("random", move |random| {
                let length = random.length(1..=zeros);
                drawn(random, length)
            }),
        ]
    }

    /// With zeros for a half of its digits, a quarter, … one; without some of them; with a lower one.
    fn smaller<'a>(&'a self, number: &'a String) -> Box<dyn Iterator<Item = String> + 'a> {
        let digits = number.as_bytes();
        let lower = (0..digits.len()).flat_map(move |place| {
            (b'0'..digits[place]).map(move |digit| {
                let mut lower = digits.to_vec();
                lower[place] = digit;
                lower
            })
        });
        let half = digits.len().div_ceil(2);
        let pieces = iter::successors(Some(half), |piece| (*piece > 1).then_some(piece / 2));
        let zeroed = pieces.flat_map(move |piece| {
            (0..digits.len()).step_by(piece).map(move |start| {
                let mut zeroed = digits.to_vec();
                zeroed[start..digits.len().min(start + piece)].fill(b'0');
                zeroed
            })
        });
        let zeroed = zeroed.filter(move |zeroed| zeroed != digits);
        let smaller = zeroed.chain(without_pieces(digits)).chain(lower);
        let numbers = smaller.filter_map(|digits| String::from_utf8(digits).ok());
        Box::new(numbers.filter(|number| self.allows(number)))
    }

    /// The size counts the digits.
    fn sized(&self, size: usize, random: &mut Random) -> Vec<String> {
        vec![drawn(random, size)]
    }
}

/// A random number with this many digits.
pub fn drawn(random: &mut Random, digits: usize) -> String {
    let first = random.number(1..=9);
    let rest = random.list(digits - 1, 0..=9);
    iter::once(first).chain(rest).map(|digit| digit.to_string()).collect()
}

/// The number times a factor below ten, plus less than ten.
fn times_plus(number: &str, factor: u8, plus: u8) -> String {
    let (mut reversed, mut carry) = (vec![], plus);
    for digit in number.bytes().rev() {
        let value = (digit - b'0') * factor + carry;
        reversed.push(char::from(b'0' + value % 10));
        carry = value / 10;
    }
    if carry > 0 {
        reversed.push(char::from(b'0' + carry));
    }
    reversed.into_iter().rev().collect()
}

/// The number and less than ten more.
pub fn plus_small(number: &str, more: u8) -> String {
    times_plus(number, 1, more)
}

/// 1, 2, 4, …, for ever.
pub fn powers_of_two() -> impl Iterator<Item = String> {
    iter::successors(Some("1".to_owned()), |power| Some(times_plus(power, 2, 0)))
}

/// Whether `a ≤ b`.
pub fn is_at_most(a: &str, b: &str) -> bool {
    (a.len(), a) <= (b.len(), b)
}

/// `number - less`, without leading zeros; 0 is "0".
///
/// # Panics
/// When `less` is the larger one.
pub fn minus(number: &str, less: &str) -> String {
    assert!(is_at_most(less, number), "{number} - {less} is less than 0");
    let mut digits = number.as_bytes().to_vec();
    let mut borrow = 0;
    let less = less.bytes().rev().map(|digit| digit - b'0').chain(iter::repeat(0));
    for (digit, less) in digits.iter_mut().rev().zip(less) {
        let less = less + borrow;
        borrow = u8::from(*digit - b'0' < less);
        *digit = *digit + 10 * borrow - less;
    }
    let text: String = digits.into_iter().map(char::from).collect();
    let plain = text.trim_start_matches('0');
    if plain.is_empty() { "0".into() } else { plain.into() }
}

pub fn minus_small(number: &str, less: u64) -> String {
    minus(number, &less.to_string())
}

/// What is left after division by a small number, digit by digit as by hand.
pub fn remainder(number: &str, divisor: u32) -> u32 {
    number.bytes().fold(0, |rest, digit| (10 * rest + u32::from(digit - b'0')) % divisor)
}
