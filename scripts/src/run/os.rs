//! What differs between operating systems, and nothing else: limits, processes, their memory.

use std::fs::File;
use std::io;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, WaitOptions};

use super::End;

/// Makes this process the one that orphaned descendants fall to, and forbids core files to it and
/// to everything it starts.
pub fn become_helper() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    rustix::process::set_child_subreaper(Some(rustix::process::getpid()))?;
    let no_core = rustix::process::Rlimit { current: Some(0), maximum: Some(0) };
    rustix::process::setrlimit(rustix::process::Resource::Core, no_core)?;
    Ok(())
}

/// The command leads a process group of its own.
pub fn own_group(command: &mut Command) -> &mut Command {
    command.process_group(0)
}

/// Ends a process that has used this much processor time, by SIGXCPU and a second later by SIGKILL.
/// Elsewhere than on Linux the wall limit does that alone.
pub fn limit_cpu(pid: Pid, seconds: u64) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, Rlimit, prlimit};
        let limit = Rlimit { current: Some(seconds), maximum: Some(seconds + 1) };
        match prlimit(Some(pid), Resource::Cpu, limit) {
            // It has ended already.
            Ok(_) | Err(rustix::io::Errno::SRCH) => {}
            Err(error) => return Err(error.into()),
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (pid, seconds);
    Ok(())
}

/// Whether the GNU C library can be linked statically. A C compiler names a path where it has the file.
pub fn links_statically() -> bool {
    let has_file = |file: &&str| {
        let named = Command::new("cc").arg(format!("-print-file-name={file}")).output();
        named.is_ok_and(|named| named.stdout.starts_with(b"/"))
    };
    cfg!(target_env = "gnu") && ["libc.a", "libgcc_eh.a", "rcrt1.o"].iter().all(has_file)
}

/// A file with this content that no folder holds, to be read from its start.
pub fn unnamed_file() -> io::Result<File> {
    #[cfg(target_os = "linux")]
    return Ok(rustix::fs::memfd_create("input", rustix::fs::MemfdFlags::CLOEXEC)?.into());
    #[cfg(not(target_os = "linux"))]
    tempfile::tempfile()
}

pub fn pid_of(child: &Child) -> Pid {
    Pid::from_child(child)
}

/// Whether the child has ended. It stays a zombie, so its number still means it.
pub fn has_ended(pid: Pid) -> io::Result<bool> {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Ok(rustix::process::waitid(WaitId::Pid(pid), options)?.is_some())
}

/// Kills a child of ours that has not been waited for, and the process group that it was started in,
/// whether it is in there still or not; what is gone is fine.
pub fn kill_group(leader: Pid) {
    // The only errors are that nobody is left, or nobody whom we may kill.
    let _ = rustix::process::kill_process_group(leader, Signal::KILL);
    let _ = rustix::process::kill_process(leader, Signal::KILL);
}

/// Kills whatever this process has started, directly or not, and that still lives.
///
/// # Errors
/// When something cannot be killed for five seconds.
pub fn kill_descendants() -> io::Result<()> {
    for _ in 0..5000 {
        match rustix::process::wait(WaitOptions::NOHANG) {
            Err(rustix::io::Errno::CHILD) => return Ok(()),
            Err(error) => return Err(error.into()),
            Ok(Some(_)) => {}
            Ok(None) => {
                for child in children(rustix::process::getpid()) {
                    let _ = rustix::process::kill_process(child, Signal::KILL);
                }
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
        }
    }
    Err(io::Error::other("a process that the program left behind cannot be killed"))
}

/// The resident memory of everything this process has started, in KiB; 0 where it cannot be told.
pub fn descendants_resident_kib() -> u64 {
    let mut unseen = children(rustix::process::getpid());
    let mut kib = 0;
    while let Some(pid) = unseen.pop() {
        kib += resident_kib(pid).unwrap_or(0);
        unseen.extend(children(pid));
    }
    kib
}

fn children(parent: Pid) -> Vec<Pid> {
    // Every thread of a process has children of its own.
    let tasks = format!("/proc/{}/task", parent.as_raw_nonzero());
    let tasks = std::fs::read_dir(tasks).into_iter().flatten().flatten();
    let lists = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok());
    let numbers = lists.flat_map(|list| {
        list.split_whitespace().filter_map(|pid| pid.parse().ok()).collect::<Vec<i32>>()
    });
    numbers.filter_map(Pid::from_raw).collect()
}

fn resident_kib(pid: Pid) -> Option<u64> {
    let statm = std::fs::read_to_string(format!("/proc/{}/statm", pid.as_raw_nonzero())).ok()?;
    let pages: u64 = statm.split(' ').nth(1)?.parse().ok()?;
    Some(pages * rustix::param::page_size() as u64 / 1024)
}

pub fn end_of(status: ExitStatus) -> End {
    match (status.code(), status.signal()) {
        (_, Some(signal)) => End::Signaled(signal),
        (code, None) => End::Exited(code.expect("a program that no signal ended has exited")),
    }
}

/// What the system says of a signal.
pub fn signal_name(number: i32) -> String {
    let name = signal_hook::low_level::signal_name(number);
    name.map_or_else(|| format!("signal {number}"), str::to_owned)
}

/// The signal that ends a process at its processor limit.
pub const CPU_LIMIT_SIGNAL: i32 = Signal::XCPU.as_raw();
