//! A running program: its output is passed on, and it is ended at its limits.

use std::io::{self, Write};
use std::mem::MaybeUninit;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::process::{Child, ChildStderr, ChildStdout};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::process::{Pid, getppid};

use super::message::{Reply, send};
use super::tree::Tree;
use super::{Limits, Stop};
use super::{os, rlimits};
use crate::text::Excerpt;

/// How often it is looked at what a running program uses.
const TICK: Duration = Duration::from_millis(5);
const LONGEST_TICK: Duration = Duration::from_millis(100);
/// How often it is looked at how long it waits for a core, which takes longer to find out.
const WAIT_TICK: Duration = Duration::from_millis(100);
/// A program that waits for a core all the time is given up after this many times its wall limit.
pub const MOST_WALL: u32 = 10;

/// A program under watch: its output passed on, its limits kept.
pub struct Watch {
    pub pid: Pid,
    limits: Limits,
    start: Instant,
    /// `None` once the program has closed it; likewise `stderr`.
    stdout: Option<ChildStdout>,
    stderr: Option<ChildStderr>,
    output_bytes: u64,
    pub stderr_tail: Excerpt,
    pub stopped: Option<Stop>,
    tree: Tree,
    pub cpu: Duration,
    pub wall: Duration,
    pub waited: Duration,
    pub peak_kib: u64,
    next_look: Instant,
    last_wait_look: Instant,
}

impl Watch {
    pub fn new(child: &mut Child, limits: Limits, start: Instant) -> Self {
        Self {
            pid: os::pid_of(child),
            limits,
            start,
            stdout: child.stdout.take(),
            stderr: child.stderr.take(),
            output_bytes: 0,
            stderr_tail: Excerpt::default(),
            stopped: None,
            tree: Tree::of(os::pid_of(child)),
            cpu: Duration::ZERO,
            wall: Duration::ZERO,
            waited: Duration::ZERO,
            peak_kib: 0,
            next_look: start + TICK,
            last_wait_look: start,
        }
    }

    /// Runs until the program has ended or was killed. It is left a zombie, so that its number cannot
    /// mean another process yet. False when the judge or the keeper went away.
    pub fn until_ended(
        &mut self,
        keeper: Option<Pid>,
        ended: &mut UnixStream,
        replies: &mut impl Write,
    ) -> Result<bool> {
        rlimits::limit_cpu(self.pid, self.limits.cpu)?;
        for pipe in [self.stdout.as_ref().map(AsFd::as_fd), self.stderr.as_ref().map(AsFd::as_fd)] {
            rustix::io::ioctl_fionbio(pipe.context("a pipe of the program is missing")?, true)?;
        }
        loop {
            if !self.wait(ended)? || getppid() != keeper {
                return Ok(false);
            }
            let has_ended = os::has_ended(self.pid)?;
            if has_ended {
                self.wall = self.start.elapsed();
                // A process that still holds the pipes would go on filling them.
                os::kill_group(self.pid);
            }
            // Output written before the end may still be in the pipes.
            self.read_output(replies)?;
            self.read_errors()?;
            if has_ended {
                return Ok(true);
            }
            self.keep_limits()?;
        }
    }

    /// Waits until there is something to do; false when the judge or the keeper went away.
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

    fn keep_limits(&mut self) -> Result<()> {
        let start = Instant::now();
        if start < self.next_look {
            return Ok(());
        }
        let used = self.tree.usage(self.peak_kib);
        self.cpu = self.cpu.max(used.cpu);
        self.peak_kib = self.peak_kib.max(used.memory_kib);
        if self.peak_kib > self.limits.memory_kib {
            self.stop(Stop::Memory);
        }
        if self.cpu > self.limits.cpu {
            self.stop(Stop::Cpu);
        }
        self.keep_wall_limit()?;
        // To look at thousands of processes, or at the memory of large ones, takes long.
        self.next_look = Instant::now() + (start.elapsed() * 10).clamp(TICK, LONGEST_TICK);
        Ok(())
    }

    /// Waiting for a core is not the program's fault.
    fn keep_wall_limit(&mut self) -> Result<()> {
        let wall = self.start.elapsed();
        if self.last_wait_look.elapsed() >= WAIT_TICK {
            self.last_wait_look = Instant::now();
            // Threads wait next to each other, too.
            self.waited = wall.min(self.waited + self.tree.waited());
        }
        if wall.saturating_sub(self.waited) > self.limits.wall {
            self.stop(Stop::Time);
        } else if wall > self.limits.wall * MOST_WALL {
            let (wall, waited) = (wall.as_secs(), self.waited.as_secs());
            bail!("the machine is too busy: in {wall} s the program waited {waited} s for a core");
        }
        Ok(())
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
