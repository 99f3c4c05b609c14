//! The verdict on a submission.

use std::fmt;

use serde::{Serialize, Serializer};

/// In order of precedence: where several hold, the first one is the verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    JudgeError,
    CompileError,
    TimeLimitExceeded,
    MemoryLimitExceeded,
    OutputLimitExceeded,
    RuntimeError,
    WrongAnswer,
    Accepted,
}

impl Verdict {
    pub const ALL: [Self; 8] = [
        Self::JudgeError,
        Self::CompileError,
        Self::TimeLimitExceeded,
        Self::MemoryLimitExceeded,
        Self::OutputLimitExceeded,
        Self::RuntimeError,
        Self::WrongAnswer,
        Self::Accepted,
    ];

    /// The short form, as online judges print it.
    pub fn short(self) -> &'static str {
        match self {
            Self::JudgeError => "JE",
            Self::CompileError => "CE",
            Self::TimeLimitExceeded => "TLE",
            Self::MemoryLimitExceeded => "MLE",
            Self::OutputLimitExceeded => "OLE",
            Self::RuntimeError => "RE",
            Self::WrongAnswer => "WA",
            Self::Accepted => "AC",
        }
    }

    /// The name of a folder whose programs must get this verdict, as Kattis problem packages name it.
    pub fn folder(self) -> &'static str {
        match self {
            Self::JudgeError => "judge_error",
            Self::CompileError => "compile_error",
            Self::TimeLimitExceeded => "time_limit_exceeded",
            Self::MemoryLimitExceeded => "memory_limit_exceeded",
            Self::OutputLimitExceeded => "output_limit_exceeded",
            Self::RuntimeError => "run_time_error",
            Self::WrongAnswer => "wrong_answer",
            Self::Accepted => "accepted",
        }
    }

    /// The exit status of a check that ends with this verdict.
    pub fn exit_status(self) -> u8 {
        match self {
            Self::Accepted => 0,
            Self::JudgeError => 2,
            _ => 1,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.short())
    }
}

impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.short())
    }
}
