//! Compares a program's output with the expected output, token by token and as bytes.

/// The result of a comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Comparison {
    Equal,
    /// The tokens agree, but spaces or line ends differ. Judges accept this.
    OtherBlanks,
    Differs(Difference),
}

/// The first token in which two outputs differ; `None` where an output has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Counted from 1.
    pub token: usize,
    pub expected: Option<Vec<u8>>,
    pub found: Option<Vec<u8>>,
}

pub fn compare(expected: &[u8], found: &[u8]) -> Comparison {
    if expected == found {
        return Comparison::Equal;
    }
    let (mut expected, mut found) = (tokens(expected), tokens(found));
    for token in 1.. {
        let (wanted, got) = (expected.next(), found.next());
        if wanted != got {
            return Comparison::Differs(Difference {
                token,
                expected: wanted.map(<[u8]>::to_vec),
                found: got.map(<[u8]>::to_vec),
            });
        }
        if wanted.is_none() {
            break;
        }
    }
    Comparison::OtherBlanks
}

fn tokens(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty())
}
