//! The messages between the judge and its helpers.

use std::ffi::OsString;
use std::io::Write;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::talk::Then;
use super::{Limits, Measured};

/// From the judge, one JSON line each.
#[derive(Debug, Serialize, Deserialize)]
pub enum Message {
    Run(Request),
    /// The answer to a piece of output, in a talk. It may come when the program has ended.
    Say(Words),
}

/// Followed by the input.
#[derive(Debug, Serialize, Deserialize)]
pub struct Request {
    pub command: Vec<OsString>,
    pub limits: Limits,
    pub input_bytes: u64,
    /// Whether the input is the beginning of a talk: then each piece of output is answered.
    pub talks: bool,
}

/// Followed by so many bytes for the program.
#[derive(Debug, Serialize, Deserialize)]
pub struct Words {
    pub bytes: u64,
    pub then: Then,
}

/// A piece of what the helper answers, one JSON line each.
#[derive(Debug, Serialize, Deserialize)]
pub enum Reply {
    /// That many bytes of the program's output follow the line.
    Output(usize),
    /// The program has ended.
    Ended(Measured),
    /// The program did not start, or the helper could not do its work.
    Failed(String),
}

/// Writes a reply and the bytes that follow it.
pub fn send(replies: &mut impl Write, reply: &Reply, bytes: &[u8]) -> Result<()> {
    serde_json::to_writer(&mut *replies, reply).context("cannot write a reply")?;
    let sent = replies.write_all(b"\n").and_then(|()| replies.write_all(bytes));
    sent.context("cannot reach the judge")
}
