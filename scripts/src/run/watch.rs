//! A running program: its output is passed on, and it is ended at its limits.

use std::io::{self, BufReader, Stdin, Write};
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
use super::talk::Talk;
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

/// More than a pipe holds, so that of a program that has ended nothing is lost.
const PIECES: usize = 32;

/// What the judge does meanwhile.
#[derive(PartialEq)]
enum Heard {
    Nothing,
    /// It answers.
    Answer,
    /// It has gone away.
    End,
}

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
    /// `None` for a program whose input is a file.
    pub talk: Option<Talk>,
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
            talk: None,
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
        answers: &mut BufReader<Stdin>,
        replies: &mut impl Write,
    ) -> Result<bool> {
        rlimits::limit_cpu(self.pid, self.limits.cpu)?;
        for pipe in [self.stdout.as_ref().map(AsFd::as_fd), self.stderr.as_ref().map(AsFd::as_fd)] {
            rustix::io::ioctl_fionbio(pipe.context("a pipe of the program is missing")?, true)?;
        }
        loop {
            let heard = self.wait(ended)?;
            if heard == Heard::End || getppid() != keeper {
                return Ok(false);
            }
            let has_ended = os::has_ended(self.pid)?;
            if has_ended {
                self.wall = self.start.elapsed();
                // A process that still holds the pipes would go on filling them.
                os::kill_group(self.pid);
            }
            if !has_ended {
                self.go_on_talking(heard, answers)?;
            }
            // Output written before the end may still be in the pipes.
            if has_ended || !self.awaits_an_answer() {
                self.read_output(has_ended, replies)?;
            }
            self.read_errors()?;
            if has_ended {
                return Ok(true);
            }
            self.keep_limits()?;
        }
    }

    /// Waits until there is something to do.
    fn wait(&self, ended: &mut UnixStream) -> Result<Heard> {
        let (judge, awaited) = (io::stdin(), self.awaits_an_answer());
        let mut sources = vec![
            PollFd::new(&*ended, PollFlags::IN),
            // Where nothing is asked for, it tells when the judge's end is closed.
            PollFd::new(&judge, if awaited { PollFlags::IN } else { PollFlags::empty() }),
        ];
        let stdout = self.stdout.as_ref().filter(|_| !awaited);
        sources.extend(stdout.map(|pipe| PollFd::new(pipe, PollFlags::IN)));
        let stdin = self.talk.as_ref().and_then(Talk::waiting);
        sources.extend(stdin.map(|pipe| PollFd::new(pipe, PollFlags::OUT)));
        sources.extend(self.stderr.as_ref().map(|pipe| PollFd::new(pipe, PollFlags::IN)));
        let tick = TICK.try_into().context("a tick is short")?;
        match poll(&mut sources, Some(&tick)) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(error) => return Err(error).context("cannot wait for output"),
        }
        let told = sources[1].revents();
        let heard = match told {
            _ if told.contains(PollFlags::HUP) => Heard::End,
            _ if told.contains(PollFlags::IN) => Heard::Answer,
            _ => Heard::Nothing,
        };
        drain(ended, PIECES, |_| Ok(()))?;
        Ok(heard)
    }

    fn awaits_an_answer(&self) -> bool {
        self.talk.as_ref().is_some_and(Talk::awaits_an_answer)
    }

    /// How long the program has worked or waited for a core, as far as is known.
    fn busy(&self) -> Duration {
        self.cpu + self.waited
    }

    /// Takes the judge's answer and passes it on to the program.
    fn go_on_talking(&mut self, heard: Heard, answers: &mut BufReader<Stdin>) -> Result<()> {
        let busy = self.busy();
        let Some(talk) = &mut self.talk else {
            return Ok(());
        };
        let mut is_wrong = false;
        if heard == Heard::Answer {
            let (ends, took) = talk.answer(answers)?;
            is_wrong = ends;
            // The time that the judge takes is not the program's.
            self.waited += took;
            talk.was_heard(busy + took);
        }
        talk.say()?;
        if is_wrong {
            self.stop(Stop::Partner);
        }
        Ok(())
    }

    fn read_output(&mut self, has_ended: bool, replies: &mut impl Write) -> Result<()> {
        let Some(stdout) = &self.stdout else {
            return Ok(());
        };
        let (before, most) = (self.output_bytes, self.limits.output_bytes);
        let bytes = &mut self.output_bytes;
        // In a talk every piece is answered before the next one is read.
        let pieces = if has_ended || self.talk.is_none() { PIECES } else { 1 };
        let is_open = drain(stdout, pieces, |piece| {
            *bytes += piece.len() as u64;
            if *bytes > most { Ok(()) } else { send(replies, &Reply::Output(piece.len()), piece) }
        })?;
        if let Some(talk) = &mut self.talk {
            if (before + 1..=most).contains(&self.output_bytes) {
                replies.flush().context("cannot reach the judge")?;
                talk.ask();
            }
            if !is_open {
                talk.output_is_closed();
            }
        }
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
        let is_open = drain(stderr, PIECES, |piece| {
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
        let busy = self.busy();
        match &self.talk {
            Some(talk) if talk.is_mute() => self.stop(Stop::Mute),
            Some(talk) if talk.is_silent(busy) => self.stop(Stop::Silent),
            _ => {}
        }
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
            self.waited = wall.min(self.waited + self.tree.waited(self.talk.is_some()));
        }
        let asked_for = self.talk.as_ref().map_or(Duration::ZERO, Talk::asked_for);
        if wall.saturating_sub(self.waited + asked_for) > self.limits.wall {
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

/// Reads what is there, but so many pieces at most; false when the pipe is closed.
fn drain(
    pipe: impl AsFd,
    pieces: usize,
    mut take: impl FnMut(&[u8]) -> Result<()>,
) -> Result<bool> {
    let mut piece = [const { MaybeUninit::uninit() }; 64 * 1024];
    for _ in 0..pieces {
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
