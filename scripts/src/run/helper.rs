//! The small process that runs programs for the judge and measures them.
//!
//! A program's peak memory starts at the size of the process that spawned it, so a large judge
//! cannot measure a small program. The helper stays small: it passes input and output on in pieces
//! and keeps none of it. It also takes over every process that a program leaves behind, and ends
//! them; and when the judge is gone, its request pipe closes and the helper ends what is running.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, Stdin, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use wait4::Wait4;

use super::Measured;
use super::message::{Reply, Request, send};
use super::os;
use super::watch::Watch;

/// The judge's own program with this argument is a helper.
pub const ARGUMENT: &str = "run-helper";

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
    let mut child = child.with_context(|| cannot_start(program))?;
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
        stderr_tail: watch.stderr_tail.into(),
    }))
}

/// Whoever names a program of this folder as it stands there has forgotten how shells look for it.
fn cannot_start(program: &OsStr) -> String {
    let name = program.display();
    if Path::new(program).exists() && !program.as_encoded_bytes().contains(&b'/') {
        format!("cannot start {name}; the one in this folder is ./{name}")
    } else {
        format!("cannot start {name}")
    }
}
