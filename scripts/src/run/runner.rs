//! Runs programs through helpers, several at a time, and says what came of each run.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::Shutdown;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use rustix::process::Pid;

use super::message::{Message, Reply, Request, Words};
use super::talk::Partner;
use super::{End, Limits, Measured, Program, Run, Stop};
use super::{keeper, os};

/// How long a helper may be silent before its keeper is looked after. Most programs take less.
const SILENCE: Duration = Duration::from_secs(1);
/// A run that takes longer than any helper lets it is given up.
const MOST_TIME: Duration = Duration::from_secs(30);
/// The end reported for a killed helper.
const KILLED: End = End::Signaled(9);

/// A pool of helper processes, as large as the most runs that were ever under way at once.
pub struct Runner {
    judge: PathBuf,
    idle: Mutex<Vec<Helper>>,
    /// The keeper of every helper, and the channel, which is closed by an interrupt.
    channels: Mutex<Vec<(Pid, Weak<UnixStream>)>>,
    interrupted: Mutex<bool>,
}

/// The judge's end of a helper.
struct Helper {
    keeper: Child,
    /// A socket, since a pipe could be opened by other processes. Closing it ends the helper and what
    /// it runs.
    channel: Arc<UnixStream>,
    replies: BufReader<Replies>,
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
    /// `judge` is the judge's own program.
    pub fn new(judge: &Path) -> Self {
        Self {
            judge: judge.into(),
            idle: Mutex::default(),
            channels: Mutex::default(),
            interrupted: Mutex::default(),
        }
    }

    /// The judge's own program.
    pub fn judge(&self) -> &Path {
        &self.judge
    }

    /// Ends whatever runs; every run from now on is an error that says [`Interrupted`].
    pub fn interrupt(&self) {
        *lock(&self.interrupted) = true;
        let channels = lock(&self.channels);
        for channel in channels.iter().filter_map(|(_, channel)| channel.upgrade()) {
            let _ = channel.shutdown(Shutdown::Both);
        }
    }

    /// Kills whatever else this process has started: compilers.
    pub fn kill_compilers(&self) {
        let keepers: Vec<_> = lock(&self.channels).iter().map(|(keeper, _)| *keeper).collect();
        os::kill_all_but(&keepers);
    }

    pub fn is_interrupted(&self) -> bool {
        *lock(&self.interrupted)
    }

    /// Runs the program on one input.
    ///
    /// # Errors
    /// When the program cannot be started, or the judge is interrupted.
    pub fn run(&self, program: &Program, input: &[u8], limits: &Limits) -> Result<Run> {
        self.run_with(program, input, None, limits)
    }

    /// Runs the program while it talks with a partner.
    ///
    /// # Errors
    /// When the program cannot be started, or the judge is interrupted.
    pub fn talk(
        &self,
        program: &Program,
        partner: &mut dyn Partner,
        limits: &Limits,
    ) -> Result<Run> {
        let words = partner.begin();
        self.run_with(program, &words, Some(partner), limits)
    }

    fn run_with(
        &self,
        program: &Program,
        input: &[u8],
        partner: Option<&mut dyn Partner>,
        limits: &Limits,
    ) -> Result<Run> {
        let idle = lock(&self.idle).pop();
        let mut helper = idle.map_or_else(|| self.start_helper(), Ok)?;
        let start = Instant::now();
        let answer = helper.run(program, input, partner, limits);
        if self.is_interrupted() {
            return Err(Interrupted.into());
        }
        match answer {
            Ok(answer) => {
                lock(&self.idle).push(helper);
                answer.map_err(|message| anyhow::anyhow!(message))
            }
            // A helper that could not answer is not asked again.
            Err(error) => match helper.end()? {
                Some(code) if code != i32::from(keeper::LOST_HELPER) => Err(error),
                _ => Ok(lost(start.elapsed())),
            },
        }
    }

    fn start_helper(&self) -> Result<Helper> {
        let (channel, other_end) = UnixStream::pair().context("cannot make a socket")?;
        channel.set_read_timeout(Some(SILENCE)).context("cannot set up a socket")?;
        let replies = channel.try_clone().context("cannot set up a socket")?;
        let its_input = OwnedFd::from(other_end.try_clone().context("cannot set up a socket")?);
        let mut command = Command::new(&self.judge);
        command.arg(keeper::ARGUMENT).stdin(its_input).stdout(OwnedFd::from(other_end));
        // Not in the judge's process group, or Ctrl-C would end it before its programs.
        let keeper = os::own_group(&mut command).spawn();
        let keeper = keeper.with_context(|| format!("cannot start {}", self.judge.display()))?;
        let (pid, channel) = (os::pid_of(&keeper), Arc::new(channel));
        let mut channels = lock(&self.channels);
        channels.retain(|(_, channel)| channel.strong_count() > 0);
        channels.push((pid, Arc::downgrade(&channel)));
        drop(channels);
        let replies = Replies { channel: replies, keeper: pid, deadline: None };
        let helper = Helper { keeper, channel, replies: BufReader::new(replies) };
        if self.is_interrupted() {
            return Err(Interrupted.into());
        }
        Ok(helper)
    }
}

/// The known facts of a run whose helper the program stopped or killed.
fn lost(wall: Duration) -> Run {
    let measured = Measured {
        end: KILLED,
        stopped: Some(Stop::Helper),
        cpu: Duration::ZERO,
        wall,
        waited: Duration::ZERO,
        peak_kib: 0,
        stderr_tail: vec![],
    };
    Run { output: vec![], measured }
}

impl Helper {
    /// The inner error is the helper's message that the program cannot be run.
    fn run(
        &mut self,
        program: &Program,
        input: &[u8],
        mut partner: Option<&mut dyn Partner>,
        limits: &Limits,
    ) -> Result<Result<Run, String>> {
        let most_time = limits.wall.saturating_mul(super::watch::MOST_WALL) + MOST_TIME;
        self.replies.get_mut().deadline = Instant::now().checked_add(most_time);
        let request = Request {
            command: program.command.clone(),
            limits: *limits,
            input_bytes: input.len() as u64,
            talks: partner.is_some(),
        };
        self.send(&Message::Run(request), input)
            .context("cannot reach the helper that runs programs")?;
        let mut output = vec![];
        loop {
            let mut line = String::new();
            let read = self.replies.read_line(&mut line).context("cannot hear from the helper")?;
            ensure!(read > 0, "the helper that runs programs has died");
            match serde_json::from_str(&line).context("cannot read what the helper says")? {
                Reply::Output(bytes) => {
                    let taken = (&mut self.replies).take(bytes as u64).read_to_end(&mut output);
                    ensure!(taken.is_ok_and(|taken| taken == bytes), "the helper has died");
                    if let Some(partner) = &mut partner {
                        let answer = partner.hear(&output[output.len() - bytes..]);
                        let bytes = answer.words.len() as u64;
                        let words = Message::Say(Words { bytes, then: answer.then });
                        let sent = self.send(&words, &answer.words);
                        sent.context("cannot reach the helper that runs programs")?;
                    }
                }
                Reply::Ended(measured) => return Ok(Ok(Run { output, measured })),
                Reply::Failed(message) => return Ok(Err(message)),
            }
        }
    }

    fn send(&self, message: &Message, input: &[u8]) -> Result<()> {
        let mut message = serde_json::to_vec(message)?;
        message.push(b'\n');
        message.extend_from_slice(input);
        Ok((&*self.channel).write_all(&message)?)
    }

    /// Waits until the helper has ended what it runs and itself; the keeper's exit status, if it has
    /// one.
    fn end(&mut self) -> Result<Option<i32>> {
        let _ = self.channel.shutdown(Shutdown::Both);
        let start = Instant::now();
        loop {
            if let Some(status) = self.keeper.try_wait().context("cannot wait for a helper")? {
                return Ok(status.code());
            }
            if start.elapsed() > MOST_TIME {
                let _ = self.keeper.kill();
                bail!("the helper that runs programs does not end");
            }
            // A program may have stopped it.
            os::resume(os::pid_of(&self.keeper));
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        let _ = self.end();
    }
}

/// The replies of a helper, which may be silent for long but not for ever.
struct Replies {
    channel: UnixStream,
    keeper: Pid,
    deadline: Option<Instant>,
}

impl Read for Replies {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.channel.read(bytes) {
                Err(error)
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    if self.deadline.is_some_and(|deadline| Instant::now() > deadline) {
                        return Err(error);
                    }
                    // Should the program have stopped it.
                    os::resume(self.keeper);
                }
                read => return read,
            }
        }
    }
}

/// A panic elsewhere leaves nothing half done here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
