//! The resources used by a program and everything that it started, from the system's process files.
//!
//! Elsewhere than on Linux there are no such files: nothing is seen, and what the program itself used
//! is known at its end.

use std::collections::HashMap;
use std::fs;
use std::time::{Duration, Instant};

use rustix::process::{Pid, WaitOptions, getpid, waitpid};

/// A process that is started becomes another program sooner.
const TO_START: Duration = Duration::from_millis(100);

/// All descendants of this process, one of which is the program; the others are its own.
pub struct Tree {
    program: Pid,
    /// Of the orphans that have ended and were waited for here.
    ended_cpu: Duration,
    /// Processes that have their parent's stack, and since when they are seen: they were forked, or are
    /// about to become another program and still use the parent's very memory.
    copies: HashMap<Pid, Instant>,
    /// By thread, the time in the run queue so far.
    waits: HashMap<Pid, Duration>,
}

/// One look at the tree.
pub struct Usage {
    /// Processor time of all processes, including that of the children they waited for.
    pub cpu: Duration,
    pub memory_kib: u64,
}

impl Tree {
    pub fn of(program: Pid) -> Self {
        Self { program, ended_cpu: Duration::ZERO, copies: HashMap::new(), waits: HashMap::new() }
    }

    /// `peak_kib` is the most memory that was in use so far. Only where more seems to be in use now is
    /// it worth the time to find out which pages the processes share.
    pub fn usage(&mut self, peak_kib: u64) -> Usage {
        let mut processes = vec![];
        let mut unseen: Vec<_> =
            children(getpid()).into_iter().map(|child| (child, None)).collect();
        while let Some((pid, parent)) = unseen.pop() {
            let Some(stat) = Stat::read(pid) else { continue };
            if stat.state == "Z" && parent.is_none() && pid != self.program {
                // An orphan. Thousands of them would be looked at each time if nobody waited for them.
                self.ended_cpu += stat.cpu;
                let _ = waitpid(Some(pid), WaitOptions::NOHANG);
                continue;
            }
            unseen.extend(children(pid).into_iter().map(|child| (child, Some(processes.len()))));
            processes.push(Process { pid, parent, stat });
        }
        let cpu = processes.iter().map(|process| process.stat.cpu).sum::<Duration>();
        let memory_kib = self.memory_kib(&processes, peak_kib);
        Usage { cpu: self.ended_cpu + cpu, memory_kib }
    }

    /// Resident memory. Pages that processes share are counted once, as far as that can be told.
    fn memory_kib(&mut self, processes: &[Process], peak_kib: u64) -> u64 {
        if let [process] = processes {
            return process.stat.resident_kib;
        }
        let parent_of = |process: &Process| process.parent.map(|parent| &processes[parent]);
        let copies = processes.iter().filter_map(|process| {
            let (stack, parent) = (process.stat.start_of_stack, parent_of(process)?);
            let since = self.copies.get(&process.pid).copied().unwrap_or_else(Instant::now);
            (stack == parent.stat.start_of_stack && stack > 0).then_some((process.pid, since))
        });
        self.copies = copies.collect();
        let resident = processes.iter().map(|process| process.stat.resident_kib).sum();
        if resident <= peak_kib {
            return resident;
        }
        let is_apart =
            |process: &&Process| match (self.copies.get(&process.pid), parent_of(process)) {
                (Some(since), Some(parent)) => {
                    since.elapsed() > TO_START && !waits_in_vfork(parent.pid)
                }
                _ => true,
            };
        let apart: Vec<_> = processes.iter().filter(is_apart).map(|process| process.pid).collect();
        // Twice, since what one process has when it ends becomes that of others.
        let sum = || apart.iter().copied().filter_map(share_kib).sum();
        u64::min(sum(), sum())
    }

    /// How long threads have waited for a core since the last call, all together; in a talk this process
    /// counts, too, since the program waits for what it passes on.
    pub fn waited(&mut self, talks: bool) -> Duration {
        let mut unseen = children(getpid());
        let mut waits = HashMap::new();
        let own = getpid();
        if talks && let Some(wait) = wait_of(own, own) {
            self.waits.entry(own).or_insert(wait);
            waits.insert(own, wait);
        }
        while let Some(process) = unseen.pop() {
            unseen.extend(children(process));
            for thread in threads(process) {
                waits.extend(wait_of(process, thread).map(|wait| (thread, wait)));
            }
        }
        let before = |thread| self.waits.get(thread).copied().unwrap_or_default();
        let more = waits.iter().map(|(thread, wait)| wait.saturating_sub(before(thread))).sum();
        self.waits = waits;
        more
    }
}

struct Process {
    pid: Pid,
    /// Its index.
    parent: Option<usize>,
    stat: Stat,
}

/// Between `vfork` and `exec` a child has the very memory of its parent, and a thread of that waits for
/// it, or is about to.
fn waits_in_vfork(parent: Pid) -> bool {
    let waits = |stat: Stat| stat.state == "D";
    threads(parent).into_iter().any(|thread| Stat::read_thread(parent, thread).is_some_and(waits))
}

/// The fields of /proc/PID/stat that matter here.
struct Stat {
    state: String,
    /// Own and of the children waited for.
    cpu: Duration,
    resident_kib: u64,
    start_of_stack: u64,
}

impl Stat {
    fn read(pid: Pid) -> Option<Self> {
        Self::parse(&fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).ok()?)
    }

    fn read_thread(pid: Pid, thread: Pid) -> Option<Self> {
        let (pid, thread) = (pid.as_raw_nonzero(), thread.as_raw_nonzero());
        Self::parse(&fs::read_to_string(format!("/proc/{pid}/task/{thread}/stat")).ok()?)
    }

    fn parse(line: &str) -> Option<Self> {
        // The name, which may hold anything, ends with the last parenthesis; the state, field 3, is
        // next.
        let fields: Vec<_> = line.rsplit_once(") ")?.1.split(' ').collect();
        let number = |field: usize| fields.get(field - 3)?.parse::<u64>().ok();
        let ticks = number(14)? + number(15)? + number(16)? + number(17)?;
        let page_kib = rustix::param::page_size() as u64 / 1024;
        Some(Self {
            state: (*fields.first()?).to_owned(),
            cpu: Duration::from_secs(ticks) / rustix::param::clock_ticks_per_second() as u32,
            resident_kib: number(24)? * page_kib,
            start_of_stack: number(28)?,
        })
    }
}

/// Whether the process was stopped by a signal or by one that traces it.
pub fn is_stopped(pid: Pid) -> bool {
    Stat::read(pid).is_some_and(|stat| matches!(stat.state.as_str(), "T" | "t"))
}

/// Resident memory, where each page counts in equal parts for those that share it.
fn share_kib(pid: Pid) -> Option<u64> {
    let Ok(sums) = fs::read_to_string(format!("/proc/{}/smaps_rollup", pid.as_raw_nonzero()))
    else {
        // It has just ended, or may not be looked into.
        return Some(Stat::read(pid)?.resident_kib);
    };
    let line = sums.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

/// The time that a thread has spent in the run queue.
fn wait_of(process: Pid, thread: Pid) -> Option<Duration> {
    let (process, thread) = (process.as_raw_nonzero(), thread.as_raw_nonzero());
    let times = fs::read_to_string(format!("/proc/{process}/task/{thread}/schedstat")).ok()?;
    Some(Duration::from_nanos(times.split(' ').nth(1)?.parse().ok()?))
}

fn threads(process: Pid) -> Vec<Pid> {
    let tasks = fs::read_dir(format!("/proc/{}/task", process.as_raw_nonzero()));
    let names = tasks.into_iter().flatten().flatten().map(|task| task.file_name());
    names.filter_map(|name| Pid::from_raw(name.to_str()?.parse().ok()?)).collect()
}

/// The children of a process, also of its other threads.
pub fn children(parent: Pid) -> Vec<Pid> {
    let process = parent.as_raw_nonzero();
    let lists = threads(parent).into_iter().filter_map(|thread| {
        let thread = thread.as_raw_nonzero();
        fs::read_to_string(format!("/proc/{process}/task/{thread}/children")).ok()
    });
    let numbers = lists.flat_map(|list| {
        list.split_whitespace().filter_map(|pid| pid.parse().ok()).collect::<Vec<i32>>()
    });
    numbers.filter_map(Pid::from_raw).collect()
}
