//! Talks for people: the transcript, and what was wrong with it.

use crate::jury::{Fault, FaultKind, Mistake, Spoken};
use crate::run::SILENCE;
use crate::text::{cut, harmless};

/// How many lines of a transcript are shown, of its beginning and of its end.
const SHOWN: (usize, usize) = (12, 12);
/// How much of a line is shown, in characters.
const WIDTH: usize = 60;

/// A line for each that was said, under its number and its speaker.
pub fn transcript(talk: &[Spoken]) -> Vec<String> {
    let lines: Vec<_> = talk.iter().map(line).collect();
    let (first, last) = SHOWN;
    let left_out = lines.len().saturating_sub(first + last);
    if left_out < 2 {
        return lines;
    }
    let between = format!("… {left_out} lines left out …");
    [&lines[..first], &[between], &lines[lines.len() - last..]].concat()
}

/// One line of a transcript.
pub fn line(Spoken { turn, by_program, text, is_half }: &Spoken) -> String {
    let turn = turn.map_or(String::new(), |turn| turn.to_string());
    let speaker = if *by_program { "program" } else { "judge" };
    let end = if *is_half { " (no line end)" } else { "" };
    format!("{turn:>4} {speaker:<8} {}{end}", shown(text))
}

fn shown(text: &str) -> String {
    cut(&harmless(text).replace(['\n', '\t'], " "), WIDTH)
}

/// Why a program has not won its game.
pub fn reason(Fault { kind, said }: &Fault) -> String {
    let said = shown(said);
    match kind {
        FaultKind::NoSide => format!("`{said}` is not one of the sides"),
        FaultKind::NotAMove => format!("`{said}` is not a move"),
        FaultKind::Illegal => format!("the move `{said}` is not allowed"),
        FaultKind::GivesUp => format!("`{said}` says that there is no move, but there is one"),
        FaultKind::OutOfTurn => format!("`{said}` was said before the judge had answered"),
        FaultKind::AfterTheEnd => format!("`{said}` was said after the end of the game"),
        FaultKind::HalfLine => format!("it ended in the middle of the line `{said}`"),
        FaultKind::Leaves => "it ended before the game did".into(),
        FaultKind::ClosesOutput => "it closed its output before the end of the game".into(),
        FaultKind::Loses(None) => "it lost the game".into(),
        FaultKind::Loses(Some(Mistake::Side)) => {
            "it lost the game: the other side wins, however well this one plays".into()
        }
        FaultKind::Loses(Some(Mistake::Turn(turn))) => {
            format!("it lost the game: up to turn {turn} it could have won")
        }
    }
}

/// Why a program that waits is ended.
pub fn silence() -> String {
    format!(
        "the judge waited for it, but for {} s it said nothing, did nothing and did not end; does it \
         end its lines, and flush its output after each?",
        SILENCE.as_secs()
    )
}
