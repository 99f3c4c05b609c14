//! Runs programs through helpers, several at a time, and says what came of each run.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result, bail, ensure};

use super::helper;
use super::message::{Reply, Request};
use super::os;
use super::{Limits, Program, Run};

/// Helpers that wait for work; as many as ever ran at once.
pub struct Runner {
    helper: PathBuf,
    idle: Mutex<Vec<Helper>>,
    /// Of every helper; closed by an interrupt.
    requests: Mutex<Vec<Requests>>,
    interrupted: Mutex<bool>,
}

/// Where a helper takes requests from; closing it ends the helper and what it runs.
type Requests = Arc<Mutex<Option<ChildStdin>>>;

struct Helper {
    process: Child,
    requests: Requests,
    replies: BufReader<ChildStdout>,
}

/// The user has interrupted the judge: no fault of anybody.
#[derive(Debug)]
pub struct Interrupted;

impl std::fmt::Display for Interrupted {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("interrupted")
    }
}

impl std::error::Error for Interrupted {}

impl Runner {
    /// `helper` is the judge's own program.
    pub fn new(helper: &Path) -> Self {
        Self {
            helper: helper.into(),
            idle: Mutex::default(),
            requests: Mutex::default(),
            interrupted: Mutex::default(),
        }
    }

    /// The judge's own program.
    pub fn judge(&self) -> &Path {
        &self.helper
    }

    /// Ends whatever runs; every run from now on is an error that says [`Interrupted`].
    pub fn interrupt(&self) {
        *lock(&self.interrupted) = true;
        for requests in lock(&self.requests).iter() {
            lock(requests).take();
        }
    }

    pub fn is_interrupted(&self) -> bool {
        *lock(&self.interrupted)
    }

    /// Runs the program on one input.
    ///
    /// # Errors
    /// When the program cannot be started, or the judge is interrupted.
    pub fn run(&self, program: &Program, input: &[u8], limits: &Limits) -> Result<Run> {
        let idle = lock(&self.idle).pop();
        let mut helper = idle.map_or_else(|| self.start_helper(), Ok)?;
        let run = helper.run(program, input, limits);
        if self.is_interrupted() {
            return Err(Interrupted.into());
        }
        // A helper that could not answer is not asked again.
        let run = run?;
        lock(&self.idle).push(helper);
        run.map_err(|message| anyhow::anyhow!(message))
    }

    fn start_helper(&self) -> Result<Helper> {
        let mut command = Command::new(&self.helper);
        command.arg(helper::ARGUMENT).stdin(Stdio::piped()).stdout(Stdio::piped());
        // As on an online judge: a program's panic says where, not how it came there.
        command.env_remove("RUST_BACKTRACE");
        // Ctrl-C is for the judge; the helper ends when its requests do.
        let process = os::own_group(&mut command).spawn();
        let mut process =
            process.with_context(|| format!("cannot start {}", self.helper.display()))?;
        let requests = Arc::new(Mutex::new(process.stdin.take()));
        let replies = process.stdout.take().context("the helper has no output")?;
        lock(&self.requests).push(Arc::clone(&requests));
        if self.is_interrupted() {
            return Err(Interrupted.into());
        }
        Ok(Helper { process, requests, replies: BufReader::new(replies) })
    }
}

impl Helper {
    /// The inner error is the helper's word that the program cannot be run.
    fn run(
        &mut self,
        program: &Program,
        input: &[u8],
        limits: &Limits,
    ) -> Result<Result<Run, String>> {
        let request = Request {
            command: program.command.clone(),
            limits: *limits,
            input_bytes: input.len() as u64,
        };
        self.send(&request, input).context("cannot reach the helper that runs programs")?;
        let mut output = vec![];
        loop {
            let mut line = String::new();
            let read = self.replies.read_line(&mut line).context("cannot hear from the helper")?;
            ensure!(read > 0, "the helper that runs programs has died");
            match serde_json::from_str(&line).context("cannot read what the helper says")? {
                Reply::Output(bytes) => {
                    let taken = (&mut self.replies).take(bytes as u64).read_to_end(&mut output);
                    ensure!(taken.is_ok_and(|taken| taken == bytes), "the helper has died");
                }
                Reply::Ended(measured) => return Ok(Ok(Run { output, measured })),
                Reply::Failed(message) => return Ok(Err(message)),
            }
        }
    }

    fn send(&self, request: &Request, input: &[u8]) -> Result<()> {
        let mut message = serde_json::to_vec(request)?;
        message.push(b'\n');
        message.extend_from_slice(input);
        match lock(&self.requests).as_mut() {
            Some(requests) => Ok(requests.write_all(&message)?),
            None => bail!(Interrupted),
        }
    }
}

impl Drop for Helper {
    /// The helper first ends what it runs, then itself.
    fn drop(&mut self) {
        lock(&self.requests).take();
        let _ = self.process.wait();
    }
}

/// A panic elsewhere leaves nothing half done here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
