//! One program within its limits: how it is run, and what came of it.

pub mod helper;
pub mod keeper;
mod message;
pub(crate) mod os;
mod rlimits;
mod runner;
mod start;
mod talk;
mod tree;
mod watch;

use std::ffi::OsString;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::verdict::Verdict;

pub use runner::{Interrupted, Runner};
pub use talk::{Answer, Partner, SILENCE, Then};

/// A program that can be started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    pub command: Vec<OsString>,
}

/// The limits of a program. A program that reaches one is ended.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// Processor time of the program and all that it started.
    pub cpu: Duration,
    /// Time on the clock, without what was spent waiting for a core.
    pub wall: Duration,
    /// Resident memory of the program and all that it started; shared pages count once.
    pub memory_kib: u64,
    pub output_bytes: u64,
}

/// One run of a program.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    /// Cut off at the output limit.
    pub output: Vec<u8>,
    pub measured: Measured,
}

impl Run {
    /// The verdict as far as the run alone decides it: accepted, unless a limit or the end of the
    /// program says otherwise.
    pub fn verdict(&self, limits: &Limits) -> Verdict {
        let Measured { end, stopped, cpu, peak_kib, .. } = &self.measured;
        if matches!(stopped, Some(Stop::Cpu | Stop::Time | Stop::Silent)) || *cpu > limits.cpu {
            Verdict::TimeLimitExceeded
        } else if *stopped == Some(Stop::Memory) || *peak_kib > limits.memory_kib {
            Verdict::MemoryLimitExceeded
        } else if *stopped == Some(Stop::Output) {
            Verdict::OutputLimitExceeded
        } else if *stopped == Some(Stop::Helper) || *end != End::Exited(0) {
            Verdict::RuntimeError
        } else {
            Verdict::Accepted
        }
    }
}

/// How a program ended and what it used.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    pub end: End,
    pub stopped: Option<Stop>,
    /// Processor time, user and system together.
    pub cpu: Duration,
    /// Time on the clock.
    pub wall: Duration,
    /// How much of it was spent waiting for a core, as far as the system says that, and in a talk for
    /// the judge's answers.
    pub waited: Duration,
    pub peak_kib: u64,
    pub stderr_tail: Vec<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    Exited(i32),
    Signaled(i32),
}

/// Why a program was ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// It had used up its processor time.
    Cpu,
    /// It went on for too long, sleeping or waiting for something.
    Time,
    Memory,
    Output,
    /// It stopped or killed the helper that ran it, so nothing was measured.
    Helper,
    /// It did nothing while its partner in a talk waited for it.
    Silent,
    /// It closed its output in the middle of a talk.
    Mute,
    /// Its partner in a talk had heard enough.
    Partner,
}
