//! The small process that runs programs for the judge and measures them.
//!
//! A program's peak memory starts at the size of the process that spawned it, so a large judge
//! cannot measure a small program. The helper stays small: it passes input and output on in pieces
//! and keeps none of it. It also takes over every process that a program leaves behind, and ends
//! them; and when the judge is gone, its request pipe closes and the helper ends what is running.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, Stdin, Write};
use std::mem::MaybeUninit;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::process::Pid;
use serde::{Deserialize, Serialize};
use wait4::Wait4;

use crate::os;
use crate::text::Excerpt;

/// The judge's own program with this argument is a helper.
pub const ARGUMENT: &str = "run-helper";

/// How often the memory of a running program is looked at.
const TICK: Duration = Duration::from_millis(5);

/// What a program may use. A program that reaches one is ended.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// Processor time.
    pub cpu: Duration,
    pub wall: Duration,
    /// Resident memory of the program and all that it started.
    pub memory_kib: u64,
    pub output_bytes: u64,
}

/// Followed by the input.
#[derive(Debug, Serialize, Deserialize)]
pub struct Request {
    pub command: Vec<OsString>,
    pub limits: Limits,
    pub input_bytes: u64,
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

/// How a program ended and what it used.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    pub end: End,
    pub stopped: Option<Stop>,
    /// Processor time, user and system together.
    pub cpu: Duration,
    pub wall: Duration,
    pub peak_kib: u64,
    pub stderr_tail: Vec<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    Exited(i32),
    Signaled(i32),
}

/// Which limit a program was ended for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    Time,
    Memory,
    Output,
}

/// Answers requests from standard input until it closes.
pub fn serve() -> Result<()> {
    os::become_helper().context("cannot set up the helper")?;
    let (mut ended, signal) = UnixStream::pair().context("cannot make a pipe")?;
    ended.set_nonblocking(true).context("cannot make a pipe")?;
    signal_hook::low_level::pipe::register(signal_hook::consts::SIGCHLD, signal)
        .context("cannot listen for ended programs")?;
    let mut requests = BufReader::new(io::stdin());
    let mut replies = BufWriter::new(io::stdout());
    loop {
        let mut line = String::new();
        if requests.read_line(&mut line).context("cannot read a request")? == 0 {
            return Ok(());
        }
        let request: Request = serde_json::from_str(&line).context("cannot read a request")?;
        let input = take_input(&mut requests, request.input_bytes)?;
        let reply = match run(&request, input, &mut ended, &mut replies) {
            Ok(Some(measured)) => Reply::Ended(measured),
            // The judge is gone.
            Ok(None) => return Ok(()),
            Err(error) => Reply::Failed(format!("{error:#}")),
        };
        send(&mut replies, &reply, &[])?;
        replies.flush().context("cannot reach the judge")?;
    }
}

/// Copies the input to a file, so that a program may read it, or not, as it likes.
fn take_input(requests: &mut BufReader<Stdin>, bytes: u64) -> Result<File> {
    let mut file = os::unnamed_file().context("cannot make a file for the input")?;
    let copied = io::copy(&mut requests.take(bytes), &mut file).context("cannot copy the input")?;
    if copied != bytes {
        bail!("the judge sent {copied} of {bytes} bytes of input");
    }
    file.rewind().context("cannot rewind the input")?;
    Ok(file)
}

fn send(replies: &mut impl Write, reply: &Reply, bytes: &[u8]) -> Result<()> {
    serde_json::to_writer(&mut *replies, reply).context("cannot write a reply")?;
    let sent = replies.write_all(b"\n").and_then(|()| replies.write_all(bytes));
    sent.context("cannot reach the judge")
}

/// Runs one program to its end; `None` when the judge went away meanwhile.
fn run(
    request: &Request,
    input: File,
    ended: &mut UnixStream,
    replies: &mut impl Write,
) -> Result<Option<Measured>> {
    let (program, arguments) = request.command.split_first().context("the command is empty")?;
    let mut command = Command::new(program);
    command.args(arguments).stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped());
    let start = Instant::now();
    let child = os::own_group(&mut command).spawn();
    let mut child = child.map_err(|error| {
        let reason = cannot_start(program, &error);
        anyhow::Error::new(error).context(reason)
    })?;
    let mut watch = Watch::new(&mut child, request.limits, start);
    let judge_is_there = watch.until_ended(ended, replies);
    // Also when something went wrong: nothing survives.
    os::kill_group(watch.pid);
    let used = child.wait4().context("cannot wait for the program")?;
    let swept = os::kill_descendants();
    if !judge_is_there? {
        return Ok(None);
    }
    swept.context("cannot end every process")?;
    Ok(Some(Measured {
        end: os::end_of(used.status),
        stopped: watch.stopped,
        cpu: used.rusage.utime + used.rusage.stime,
        wall: watch.wall,
        peak_kib: watch.peak_kib.max(used.rusage.maxrss / 1024),
        stderr_tail: watch.stderr_tail.into_bytes(),
    }))
}

/// What the system's error does not say: which file is missing, and what to do.
fn cannot_start(program: &OsStr, error: &io::Error) -> String {
    let name = program.display();
    let exists = Path::new(program).exists();
    let interpreter = interpreter(Path::new(program));
    match (error.kind(), interpreter) {
        // A bare name is looked up on the PATH.
        _ if exists && !program.as_encoded_bytes().contains(&b'/') => {
            format!("cannot start {name}; the one in this folder is ./{name}")
        }
        (io::ErrorKind::NotFound, Some(interpreter)) => {
            format!("cannot start {name}: its first line names {interpreter}, which is missing")
        }
        (io::ErrorKind::NotFound, None) if exists => {
            format!("cannot start {name}: it was built for another system")
        }
        (io::ErrorKind::PermissionDenied, _) if Path::new(program).is_file() => {
            format!("cannot start {name}: it is not marked as a program (chmod +x)")
        }
        _ if error.raw_os_error() == Some(Errno::NOEXEC.raw_os_error()) => {
            format!("cannot start {name}: it is not a program; a script begins with #!")
        }
        _ => format!("cannot start {name}"),
    }
}

/// The program that the first line of a script names.
fn interpreter(script: &Path) -> Option<String> {
    // To open a pipe could take for ever.
    if !script.is_file() {
        return None;
    }
    let mut line = vec![];
    let mut start = BufReader::new(File::open(script).ok()?).take(200);
    start.read_until(b'\n', &mut line).ok()?;
    let named = line.strip_prefix(b"#!")?.trim_ascii_start();
    // A carriage return would be part of the name.
    let named = named.split(|byte| b" \t\n".contains(byte)).next()?;
    Some(String::from_utf8_lossy(named).into_owned())
}

/// A program under watch: its output passed on, its limits kept.
struct Watch {
    pid: Pid,
    limits: Limits,
    start: Instant,
    /// `None` once the program has closed it; likewise `stderr`.
    stdout: Option<ChildStdout>,
    stderr: Option<ChildStderr>,
    output_bytes: u64,
    stderr_tail: Excerpt,
    stopped: Option<Stop>,
    wall: Duration,
    peak_kib: u64,
    last_look: Instant,
}

impl Watch {
    fn new(child: &mut Child, limits: Limits, start: Instant) -> Self {
        Self {
            pid: os::pid_of(child),
            limits,
            start,
            stdout: child.stdout.take(),
            stderr: child.stderr.take(),
            output_bytes: 0,
            stderr_tail: Excerpt::default(),
            stopped: None,
            wall: Duration::ZERO,
            peak_kib: 0,
            last_look: start,
        }
    }

    /// Until the program has ended, by itself or by us, and is still a zombie: until it is waited
    /// for, its number means no other process. False when the judge went away.
    fn until_ended(&mut self, ended: &mut UnixStream, replies: &mut impl Write) -> Result<bool> {
        // Whole seconds, so a little late; the time used decides, not the signal.
        os::limit_cpu(self.pid, self.limits.cpu.as_secs_f64().ceil() as u64)?;
        for pipe in [self.stdout.as_ref().map(AsFd::as_fd), self.stderr.as_ref().map(AsFd::as_fd)] {
            rustix::io::ioctl_fionbio(pipe.context("a pipe of the program is missing")?, true)?;
        }
        loop {
            if !self.wait(ended)? {
                return Ok(false);
            }
            let has_ended = os::has_ended(self.pid)?;
            if has_ended {
                self.wall = self.start.elapsed();
                // Whoever still holds the pipes would go on filling them.
                os::kill_group(self.pid);
            }
            // What was written before the end is in the pipes still.
            self.read_output(replies)?;
            self.read_errors()?;
            if has_ended {
                return Ok(true);
            }
            self.keep_limits();
        }
    }

    /// Until there is something to do; false when the judge went away.
    fn wait(&self, ended: &mut UnixStream) -> Result<bool> {
        let judge = io::stdin();
        let mut sources = vec![
            PollFd::new(&*ended, PollFlags::IN),
            // Asks for nothing: it tells when the judge's end is closed.
            PollFd::new(&judge, PollFlags::empty()),
        ];
        sources.extend(self.stdout.as_ref().map(|pipe| PollFd::new(pipe, PollFlags::IN)));
        sources.extend(self.stderr.as_ref().map(|pipe| PollFd::new(pipe, PollFlags::IN)));
        let tick = TICK.try_into().context("a tick is short")?;
        match poll(&mut sources, Some(&tick)) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(error) => return Err(error).context("cannot wait for output"),
        }
        let judge_is_there = !sources[1].revents().contains(PollFlags::HUP);
        drain(ended, |_| Ok(()))?;
        Ok(judge_is_there)
    }

    fn read_output(&mut self, replies: &mut impl Write) -> Result<()> {
        let Some(stdout) = &self.stdout else {
            return Ok(());
        };
        let (bytes, most) = (&mut self.output_bytes, self.limits.output_bytes);
        let is_open = drain(stdout, |piece| {
            *bytes += piece.len() as u64;
            if *bytes > most { Ok(()) } else { send(replies, &Reply::Output(piece.len()), piece) }
        })?;
        if !is_open {
            self.stdout = None;
        }
        if self.output_bytes > most {
            self.stop(Stop::Output);
        }
        Ok(())
    }

    fn read_errors(&mut self) -> Result<()> {
        let Some(stderr) = &self.stderr else {
            return Ok(());
        };
        let tail = &mut self.stderr_tail;
        let is_open = drain(stderr, |piece| {
            tail.push(piece);
            Ok(())
        })?;
        if !is_open {
            self.stderr = None;
        }
        Ok(())
    }

    fn keep_limits(&mut self) {
        if self.last_look.elapsed() < TICK {
            return;
        }
        self.last_look = Instant::now();
        self.peak_kib = self.peak_kib.max(os::descendants_resident_kib());
        if self.peak_kib > self.limits.memory_kib {
            self.stop(Stop::Memory);
        }
        if self.start.elapsed() > self.limits.wall {
            self.stop(Stop::Time);
        }
    }

    fn stop(&mut self, reason: Stop) {
        os::kill_group(self.pid);
        self.stopped = self.stopped.or(Some(reason));
    }
}

/// Reads what is there, but not without end; false when the pipe is closed.
fn drain(pipe: impl AsFd, mut take: impl FnMut(&[u8]) -> Result<()>) -> Result<bool> {
    let mut piece = [const { MaybeUninit::uninit() }; 64 * 1024];
    // More than a pipe holds, so that of a program that has ended nothing is lost.
    for _ in 0..32 {
        match rustix::io::read(&pipe, &mut piece) {
            Ok(([], _)) => return Ok(false),
            Ok((bytes, _)) => take(bytes)?,
            Err(Errno::AGAIN) => return Ok(true),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error).context("cannot read the program's output"),
        }
    }
    Ok(true)
}
