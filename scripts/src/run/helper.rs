//! The small process that runs programs for the judge and measures them.
//!
//! A program's peak memory starts at the size of the process that spawned it, so a large judge
//! cannot measure a small program. The helper stays small: it passes input and output on in pieces
//! and keeps none of it. It also takes over every process that a program leaves behind, and ends
//! them; and when the judge or the helper's keeper is gone, the helper ends what is running.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, Stdin, Write};
use std::os::unix::net::UnixStream;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use rustix::process::{Pid, Signal, getppid};
use wait4::{ResUse, Wait4};

use super::message::{Message, Reply, Request, send};
use super::talk::Talk;
use super::watch::Watch;
use super::{End, Measured};
use super::{os, rlimits, start};

/// The judge's own program with this argument is a helper.
pub const ARGUMENT: &str = "run-helper";

/// How far the system's count of processor time, at which it ends a program, is off from its own
/// measurement.
const CLOCKS_DIFFER: Duration = Duration::from_secs(1);

/// A helper at work.
struct Helper {
    keeper: Option<Pid>,
    /// Readable when a child has ended.
    ended: UnixStream,
    replies: BufWriter<io::Stdout>,
}

/// What a program is given to read.
enum Input {
    File(File),
    /// The beginning of a talk.
    Words(Vec<u8>),
}

/// Answers requests from standard input until it closes.
pub fn serve() -> Result<()> {
    let keeper = getppid();
    os::adopt_orphans().context("cannot set up the helper")?;
    let (ended, signal) = UnixStream::pair().context("cannot make a pipe")?;
    ended.set_nonblocking(true).context("cannot make a pipe")?;
    signal_hook::low_level::pipe::register(signal_hook::consts::SIGCHLD, signal)
        .context("cannot listen for ended programs")?;
    let mut requests = BufReader::new(io::stdin());
    let mut helper = Helper { keeper, ended, replies: BufWriter::new(io::stdout()) };
    loop {
        let mut line = String::new();
        if requests.read_line(&mut line).context("cannot read a request")? == 0 {
            return Ok(());
        }
        let request = match serde_json::from_str(&line).context("cannot read a request")? {
            Message::Run(request) => request,
            // The program of the last talk has ended before it heard that.
            Message::Say(words) => {
                let mut words = (&mut requests).take(words.bytes);
                io::copy(&mut words, &mut io::sink()).context("cannot read an answer")?;
                continue;
            }
        };
        let input = take_input(&mut requests, &request)?;
        let reply = match input.and_then(|input| helper.run(&request, input, &mut requests)) {
            Ok(Some(measured)) => Reply::Ended(measured),
            // The judge is gone, or the keeper.
            Ok(None) => return Ok(()),
            Err(error) => Reply::Failed(format!("{error:#}")),
        };
        send(&mut helper.replies, &reply, &[])?;
        helper.replies.flush().context("cannot reach the judge")?;
    }
}

/// Copies the input to a file, so that a program may read it, or not, as it likes. The inner error
/// says that the shell's limits are in the way.
fn take_input(requests: &mut BufReader<Stdin>, request: &Request) -> Result<Result<Input>> {
    let bytes = request.input_bytes;
    let mut sent = requests.take(bytes);
    if let Err(error) = rlimits::check(&request.limits, bytes) {
        io::copy(&mut sent, &mut io::sink()).context("cannot read the input")?;
        return Ok(Err(error));
    }
    if request.talks {
        let mut words = vec![];
        sent.read_to_end(&mut words).context("cannot read the input")?;
        return Ok(Ok(Input::Words(words)));
    }
    let mut file = os::unnamed_file().context("cannot make a file for the input")?;
    let copied = io::copy(&mut sent, &mut file).context("cannot copy the input")?;
    if copied != bytes {
        bail!("the judge sent {copied} of {bytes} bytes of input");
    }
    file.rewind().context("cannot rewind the input")?;
    Ok(Ok(Input::File(file)))
}

impl Helper {
    /// Runs one program to its end; `None` when the judge or the keeper went away meanwhile.
    fn run(
        &mut self,
        request: &Request,
        input: Input,
        answers: &mut BufReader<Stdin>,
    ) -> Result<Option<Measured>> {
        rlimits::allow_stack(request.limits.memory_kib)?;
        let start = Instant::now();
        let (stdin, words) = match input {
            Input::File(file) => (Stdio::from(file), None),
            Input::Words(words) => (Stdio::piped(), Some(words)),
        };
        let mut child = start::program(request, stdin)?;
        let stdin = child.stdin.take().zip(words);
        let mut watch = Watch::new(&mut child, request.limits, start);
        let begun = stdin.map(|(stdin, words)| Talk::new(stdin, words, start)).transpose();
        let is_heard = begun.and_then(|talk| {
            watch.talk = talk;
            watch.until_ended(self.keeper, &mut self.ended, answers, &mut self.replies)
        });
        // Also when something went wrong: nothing survives.
        os::kill_group(watch.pid);
        let used = child.wait4().context("cannot wait for the program")?;
        let swept = os::kill_descendants();
        if !is_heard? || getppid() != self.keeper {
            return Ok(None);
        }
        swept.context("cannot end every process")?;
        let measured = measured(watch, &used);
        check_allowed_cpu(&measured)?;
        Ok(Some(measured))
    }
}

fn measured(watch: Watch, used: &ResUse) -> Measured {
    Measured {
        end: os::end_of(used.status),
        stopped: watch.stopped,
        cpu: watch.cpu.max(used.rusage.utime + used.rusage.stime),
        wall: watch.wall,
        waited: watch.waited,
        peak_kib: watch.peak_kib.max(used.rusage.maxrss / 1024),
        stderr_tail: watch.stderr_tail.into_bytes(),
    }
}

/// # Errors
/// When the system ended the program at a limit of the shell's, lower than the problem's.
fn check_allowed_cpu(measured: &Measured) -> Result<()> {
    let signals = [Signal::XCPU, Signal::KILL].map(|signal| End::Signaled(signal.as_raw()));
    match rlimits::allowed_cpu() {
        Some(allowed)
            if measured.stopped.is_none()
                && signals.contains(&measured.end)
                && measured.cpu + CLOCKS_DIFFER > allowed =>
        {
            bail!(
                "the shell limits the processor time of a process to {} s, and the program was ended \
                 for that; raise that limit (ulimit -t)",
                allowed.as_secs()
            )
        }
        _ => Ok(()),
    }
}
