//! The parts that differ between operating systems: processes, their ends, files without a name.

use std::fs::File;
use std::io;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, WaitOptions};

use super::End;
use super::tree::children;

/// How long the killed have to go.
const PATIENCE: Duration = Duration::from_secs(5);

/// Orphans among what this process has started fall to it, and no process of the same user can look
/// into it, trace it or open what it has open.
pub fn adopt_orphans() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{DumpableBehavior, set_child_subreaper, set_dumpable_behavior};
        set_child_subreaper(Some(rustix::process::getpid()))?;
        set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
    }
    Ok(())
}

/// The command leads a process group of its own.
pub fn own_group(command: &mut Command) -> &mut Command {
    command.process_group(0)
}

/// Whether the GNU C library can be linked statically. `cc -print-file-name` prints a full path only if
/// the file exists.
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

/// Waits until the child has ended. It stays a zombie.
pub fn wait_for_end(pid: Pid) -> io::Result<End> {
    loop {
        match rustix::process::waitid(
            WaitId::Pid(pid),
            WaitIdOptions::EXITED | WaitIdOptions::NOWAIT,
        ) {
            Ok(Some(status)) => {
                let exited = status.exit_status().map(End::Exited);
                let signaled = status.terminating_signal().map(End::Signaled);
                return exited.or(signaled).ok_or_else(|| io::Error::other("it has not ended"));
            }
            Ok(None) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// Kills a process; what is gone, or may not be killed, is fine.
pub fn kill(pid: Pid) {
    let _ = rustix::process::kill_process(pid, Signal::KILL);
}

/// Lets a process go on that was stopped.
pub fn resume(pid: Pid) {
    let _ = rustix::process::kill_process(pid, Signal::CONT);
}

/// Kills what this process has started, directly or not, apart from these children and what they have
/// started.
pub fn kill_all_but(spared: &[Pid]) {
    let mut found = children(rustix::process::getpid());
    found.retain(|child| !spared.contains(child));
    let mut next = 0;
    while let Some(pid) = found.get(next).copied() {
        // So that it starts nothing more.
        let _ = rustix::process::kill_process(pid, Signal::STOP);
        found.extend(children(pid));
        next += 1;
    }
    found.into_iter().for_each(kill);
}

/// Kills a child of ours that has not been waited for, and the process group that it was started in,
/// whether it is in there still or not; what is gone is fine.
pub fn kill_group(leader: Pid) {
    let _ = rustix::process::kill_process_group(leader, Signal::KILL);
    kill(leader);
}

/// Kills whatever this process has started, directly or not, and that still lives.
///
/// # Errors
/// When something cannot be killed for five seconds.
pub fn kill_descendants() -> io::Result<()> {
    let start = Instant::now();
    loop {
        match rustix::process::wait(WaitOptions::NOHANG) {
            Err(rustix::io::Errno::CHILD) => return Ok(()),
            Err(error) => return Err(error.into()),
            // However many have ended.
            Ok(Some(_)) => continue,
            Ok(None) => children(rustix::process::getpid()).into_iter().for_each(kill),
        }
        if start.elapsed() > PATIENCE {
            return Err(io::Error::other(
                "a process that the program left behind cannot be killed",
            ));
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

pub fn end_of(status: ExitStatus) -> End {
    match (status.code(), status.signal()) {
        (_, Some(signal)) => End::Signaled(signal),
        (code, None) => End::Exited(code.expect("a program that no signal ended has exited")),
    }
}

/// The system's name for a signal.
pub fn signal_name(number: i32) -> String {
    let name = signal_hook::low_level::signal_name(number);
    name.map_or_else(|| format!("signal {number}"), str::to_owned)
}
