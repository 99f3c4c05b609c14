//! Talking with a program: what is said to it, and how long it may be silent.

use std::io::{BufRead, ErrorKind, Read, Write};
use std::process::ChildStdin;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use super::message::{Message, Words};

/// Whoever talks with a program.
pub trait Partner {
    /// The first words, before the program has said anything.
    fn begin(&mut self) -> Vec<u8>;
    /// Hears the next piece of the program's output, which may end in the middle of a line.
    fn hear(&mut self, piece: &[u8]) -> Answer;
}

/// The answer to a piece of output.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub words: Vec<u8>,
    pub then: Then,
}

/// What comes after the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Then {
    Listen,
    /// These were the last words: the program's input is closed, and it has to end.
    Close,
    /// The program has said something wrong and is ended.
    End,
}

/// How long a program may wait, doing nothing, while it is its turn.
pub const SILENCE: Duration = Duration::from_secs(1);

/// The helper's side of a talk.
pub struct Talk {
    /// `None` once it is closed.
    stdin: Option<ChildStdin>,
    /// Words for which there was no room in the pipe.
    unsaid: Vec<u8>,
    closes: bool,
    /// Since when the judge's answer is awaited.
    asked: Option<Instant>,
    /// When something was said last, and what the program had used until then.
    heard: (Instant, Duration),
    closed_output: Option<Instant>,
}

impl Talk {
    pub fn new(stdin: ChildStdin, words: Vec<u8>, start: Instant) -> Result<Self> {
        rustix::io::ioctl_fionbio(&stdin, true).context("cannot set up a pipe")?;
        let stdin = Some(stdin);
        let heard = (start, Duration::ZERO);
        let (unsaid, closes) = (words, false);
        Ok(Self { stdin, unsaid, closes, asked: None, heard, closed_output: None })
    }

    /// Whether the judge has to answer before more output is read.
    pub fn awaits_an_answer(&self) -> bool {
        self.asked.is_some()
    }

    /// How long the judge has been asked by now.
    pub fn asked_for(&self) -> Duration {
        self.asked.map_or(Duration::ZERO, |asked| asked.elapsed())
    }

    pub fn ask(&mut self) {
        self.asked = Some(Instant::now());
    }

    /// Takes the judge's answer; whether the program is to be ended, and how long the judge took.
    pub fn answer(&mut self, answers: &mut impl BufRead) -> Result<(bool, Duration)> {
        let mut line = String::new();
        let read = answers.read_line(&mut line).context("cannot read an answer")?;
        ensure!(read > 0, "the judge is gone");
        let message = serde_json::from_str(&line).context("cannot read an answer")?;
        let Message::Say(Words { bytes, then }) = message else {
            anyhow::bail!("the judge does not answer");
        };
        let read = answers.take(bytes).read_to_end(&mut self.unsaid);
        read.context("cannot read an answer")?;
        self.closes |= then == Then::Close;
        let took = self.asked_for();
        self.asked = None;
        Ok((then == Then::End, took))
    }

    /// Says as much as there is room for; a program need not listen.
    pub fn say(&mut self) -> Result<()> {
        while let (Some(stdin), false) = (&mut self.stdin, self.unsaid.is_empty()) {
            match stdin.write(&self.unsaid) {
                Ok(said) => drop(self.unsaid.drain(..said)),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::BrokenPipe => self.unsaid.clear(),
                Err(error) => return Err(error).context("cannot speak to the program"),
            }
        }
        if self.closes {
            self.stdin = None;
        }
        Ok(())
    }

    /// The pipe that waits for room, if one does.
    pub fn waiting(&self) -> Option<&ChildStdin> {
        self.stdin.as_ref().filter(|_| !self.unsaid.is_empty())
    }

    /// Something was said. Until now the program has worked, or waited for a core, for so long.
    pub fn was_heard(&mut self, busy: Duration) {
        self.heard = (Instant::now(), busy);
    }

    /// Whether the program does nothing though it is its turn.
    pub fn is_silent(&self, busy: Duration) -> bool {
        let (since, before) = self.heard;
        let busy = busy.saturating_sub(before);
        !self.awaits_an_answer() && since.elapsed().saturating_sub(busy) > SILENCE
    }

    pub fn output_is_closed(&mut self) {
        self.closed_output.get_or_insert_with(Instant::now);
    }

    /// Whether the program goes on though it can say nothing more and the talk is not over.
    pub fn is_mute(&self) -> bool {
        !self.closes && self.closed_output.is_some_and(|since| since.elapsed() > SILENCE)
    }
}
