//! Text and numbers as they are shown.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::ffi::OsStr;
use std::time::Duration;

pub fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

/// With a space between groups of three digits.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}

/// The count with the noun that goes with it.
pub fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{} {}", grouped(count), if count == 1 { one } else { many })
}

/// The text escaped for Markdown.
pub fn markdown(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        if r"\|[]<>*_`&".contains(character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// The words as a shell command.
pub fn shell_command(command: &[impl AsRef<OsStr>]) -> String {
    let is_plain = |word: &str| {
        let plain =
            |character: char| character.is_ascii_alphanumeric() || "_-./=:,+@".contains(character);
        !word.is_empty() && word.chars().all(plain)
    };
    let words = command.iter().map(|word| {
        let word = word.as_ref().to_string_lossy();
        if is_plain(&word) {
            word.into_owned()
        } else {
            format!("'{}'", word.replace('\'', r"'\''"))
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The bytes on one line: spaces and line ends as symbols, invisible characters by their numbers, and
/// at most `most` characters, without the middle.
pub fn visible(bytes: &[u8], most: usize) -> String {
    let text = String::from_utf8_lossy(bytes);
    let characters: Vec<_> = text.chars().collect();
    let shown = |part: &[char]| part.iter().map(|character| symbol(*character)).collect::<String>();
    if characters.len() <= most {
        return shown(&characters);
    }
    let (start, end) = (&characters[..most / 2], &characters[characters.len() - most / 2..]);
    let left_out = characters.len() - most;
    format!("{} … {left_out} left out … {}", shown(start), shown(end))
}

fn symbol(character: char) -> Cow<'static, str> {
    match character {
        '\n' => "⏎".into(),
        '\r' => "␍".into(),
        '\t' => "⇥".into(),
        ' ' => "·".into(),
        _ => printable(character),
    }
}

/// The same text for a terminal: spaces, tabs and line feeds as they are, invisible characters by
/// their numbers, so that nothing can steer the terminal or hide.
pub fn harmless(text: &str) -> String {
    let shown = |character| match character {
        '\n' | '\t' => Cow::Owned(character.to_string()),
        _ => printable(character),
    };
    text.replace("\r\n", "\n").chars().map(shown).collect()
}

fn printable(character: char) -> Cow<'static, str> {
    if is_invisible(character) {
        format!("<U+{:04X}>", u32::from(character)).into()
    } else {
        String::from(character).into()
    }
}

/// Control characters, spaces other than the common one, and what has no width or sets a direction.
fn is_invisible(character: char) -> bool {
    character.is_control()
        || (character.is_whitespace() && character != ' ')
        || matches!(character, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{feff}')
        || matches!(character, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(character, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(character, '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// At most this many characters of a text; what is left out shows as an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Of many lines the first ones and the last ones, with a count of those between; each cut after
/// `width` characters.
pub fn first_and_last_lines(text: &str, first: usize, last: usize, width: usize) -> Vec<String> {
    let lines: Vec<_> = text.lines().map(|line| cut(line, width)).collect();
    let left_out = lines.len().saturating_sub(first + last);
    if left_out < 2 {
        return lines;
    }
    let between = format!("… {left_out} lines left out …");
    let (start, end) = (&lines[..first], &lines[lines.len() - last..]);
    [start, &[between], end].concat()
}

/// The words in lines of at most `width` characters; all but the first line begin with `indent`. What
/// stands between backticks stays in one line; what is longer has a line of its own.
pub fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![];
    for word in text.split(' ') {
        match words.last_mut().filter(|word| word.matches('`').count() % 2 == 1) {
            Some(quoted) => *quoted += &format!(" {word}"),
            None => words.push(word.to_owned()),
        }
    }
    let (mut lines, mut line) = (vec![], String::new());
    for word in words {
        if line.chars().count() + 1 + word.chars().count() > width && !line.trim().is_empty() {
            lines.push(std::mem::replace(&mut line, indent.to_owned()));
        } else if !line.is_empty() {
            line.push(' ');
        }
        line += &word;
    }
    lines.push(line);
    lines
}

/// Replaces each `{{key}}` of a template by its value. What a value contains stays as it is.
pub fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let (key, after) = after.split_once("}}").expect("a template closes every key");
        let value = values.iter().find(|(name, _)| *name == key);
        let (_, value) = value.expect("a template has no other keys");
        filled += before;
        filled += value;
        rest = after;
    }
    filled + rest
}

/// The first and the last bytes of a text that may be endless.
#[derive(Debug, Default)]
pub struct Excerpt {
    head: Vec<u8>,
    tail: VecDeque<u8>,
    is_cut: bool,
}

impl Excerpt {
    /// How many bytes are kept of the beginning and of the end.
    const HEAD: usize = 400;
    const TAIL: usize = 1590;
    /// Stands for the bytes between.
    const CUT: &str = "\n…\n";

    pub fn push(&mut self, piece: &[u8]) {
        let (to_head, to_tail) = piece.split_at(piece.len().min(Self::HEAD - self.head.len()));
        self.head.extend(to_head);
        self.tail.extend(to_tail);
        let cut = self.tail.len().saturating_sub(Self::TAIL);
        self.is_cut |= cut > 0;
        self.tail.drain(..cut);
    }

    pub fn into_bytes(self) -> Vec<u8> {
        let cut = if self.is_cut { Self::CUT } else { "" };
        let tail: Vec<_> = self.tail.into();
        [&self.head, cut.as_bytes(), &tail].concat()
    }
}
