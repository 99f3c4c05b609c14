//! A list in brackets, with commas: `[3, 1, 2]`. Programs may meet it without brackets, too.

use itertools::Itertools;

use super::lists::{Lists, Number};
use crate::generator::Random;
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

pub struct Bracketed<N> {
    /// The name of one number, such as `height`.
    what: &'static str,
    /// How many numbers there may be, and up to which size: the more, the smaller.
    limits: &'static [(usize, u64)],
    /// The lists that are drawn.
    drawn: Lists<N>,
}

impl<N> Bracketed<N> {
    pub const fn of(what: &'static str, limits: &'static [(usize, u64)], drawn: Lists<N>) -> Self {
        Self { what, limits, drawn }
    }
}

impl<N: Number> Format for Bracketed<N> {
    type Case = Vec<N>;

    fn write(&self, list: &Vec<N>, input: &mut String) {
        *input += &format!("[{}]\n", list.iter().format(", "));
    }

    fn what(&self) -> &'static str {
        self.what
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Vec<N>, Malformed> {
        let line = lines.line("the list")?;
        let largest = self.limits.iter().map(|(_, largest)| *largest).max().unwrap_or(u64::MAX);
        let (range, a_number) = (1..=largest, format!("a {}", self.what));
        let listed = line.text.strip_prefix('[').map(|rest| rest.strip_suffix(']'));
        let numbers: Vec<u64> = match listed {
            Some(Some("")) => vec![],
            Some(Some(list)) => {
                let separator = if list.contains(", ") { ", " } else { "," };
                let number = |token| line.value(token, &a_number, &range);
                list.split(separator).map(number).collect::<Result<_, _>>()?
            }
            Some(None) => return Err(line.malformed("`]` is missing at the end".into())),
            None => line.integers(&a_number, range)?,
        };
        let largest = numbers.iter().copied().max().unwrap_or(1);
        let limit = self.limits.iter().find(|(_, most)| largest <= *most);
        if let Some((most, largest)) = limit.filter(|(most, _)| numbers.len() > *most) {
            let count = numbers.len();
            let what = self.what;
            return Err(line.malformed(format!(
                "{count} {what}s, but at most {most} are allowed when they go up to {largest}"
            )));
        }
        Ok(numbers.into_iter().map(N::of).collect())
    }

    fn small(&self) -> Box<dyn Iterator<Item = Vec<N>> + '_> {
        self.drawn.small()
    }

    fn shapes(&self) -> Vec<Shape<Vec<N>>> {
        self.drawn.shapes()
    }

    fn smaller<'a>(&'a self, list: &'a Vec<N>) -> Box<dyn Iterator<Item = Vec<N>> + 'a> {
        self.drawn.smaller(list)
    }

    fn sized(&self, size: usize, random: &mut Random) -> Vec<Vec<N>> {
        self.drawn.sized(size, random)
    }
}

/// The same list without spaces, with more of them, and without brackets.
pub fn spellings(input: &str) -> Vec<(&'static str, String)> {
    let mut spellings = vec![
        ("no_spaces", input.replace(' ', "")),
        ("spaces_inside_brackets", input.replace('[', "[ ").replace(']', " ]")),
    ];
    let bare = input.replace(['[', ']'], "").replace(',', " ");
    if !bare.trim().is_empty() {
        spellings.push(("bare_numbers", bare));
    }
    spellings
}
