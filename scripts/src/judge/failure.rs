//! Why a program was not accepted, as data.

use std::time::Duration;

use crate::checker::Difference;
use crate::jury::{Fault, Spoken, Test};
use crate::run::{Limits, Measured, Program, Run};
use crate::verdict::Verdict;

/// A program that was not accepted.
#[derive(Debug, Clone, PartialEq)]
pub struct Failure {
    pub verdict: Verdict,
    /// Such as `exhaustive/5`; empty where no test is to blame.
    pub place: String,
    pub input: Vec<u8>,
    pub expected: Vec<u8>,
    pub found: Vec<u8>,
    /// The transcript of a talk; then `input` holds what the judge said and `found` what the program
    /// said.
    pub talk: Vec<Spoken>,
    pub reason: Reason,
    pub stderr: Vec<u8>,
    /// The program to run on the input again.
    pub program: Option<Program>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Reason {
    /// The output is wrong.
    Differs(Difference),
    /// The program said something wrong, or too little.
    Talk(Fault),
    /// The program ended badly or reached a limit.
    Ended { measured: Box<Measured>, limits: Limits },
    /// The compiler's output.
    DoesNotCompile(String),
    /// The input was written in a way that real judges hardly use.
    OtherSpelling(Box<Self>),
    /// The program was accepted when it was run on the same input again.
    Flaky(Box<Self>),
    /// The answering function was called directly.
    Answering(Answering),
    /// A program that must be rejected got another verdict.
    WronglyRejected { program: String, wanted: Verdict, got: Verdict, place: String },
    /// An error of the judge itself.
    Judge(String),
}

/// A fault of an answering function that was called directly.
#[derive(Debug, Clone, PartialEq)]
pub enum Answering {
    WrongAnswer,
    /// The proof that reaches beyond the positions played does not hold.
    BrokenCertificate(String),
    /// It had not returned after this time.
    DidNotReturn(Duration),
    /// It ended the process as if all had been played.
    Exited,
    /// It took the process down, or the process reached a limit.
    Ended {
        measured: Box<Measured>,
        limits: Limits,
    },
}

impl Failure {
    /// A failure that no single run shows.
    pub fn without_run(verdict: Verdict, reason: Reason) -> Self {
        Self {
            verdict,
            place: String::new(),
            input: vec![],
            expected: vec![],
            found: vec![],
            talk: vec![],
            reason,
            stderr: vec![],
            program: None,
        }
    }

    pub fn of_run(
        verdict: Verdict,
        program: &Program,
        test: &Test,
        run: Run,
        reason: Reason,
    ) -> Self {
        Self {
            verdict,
            place: test.name.clone(),
            input: test.input.clone(),
            expected: test.expected.clone(),
            found: run.output,
            talk: vec![],
            reason,
            stderr: run.measured.stderr_tail,
            program: Some(program.clone()),
        }
    }

    pub fn does_not_compile(diagnostics: String) -> Self {
        Self::without_run(Verdict::CompileError, Reason::DoesNotCompile(diagnostics))
    }
}
