//! The system's limits on processes: those of the shell that started the judge, and ours.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use rustix::process::{Pid, Resource, Rlimit, getrlimit, setrlimit};

use super::Limits;

/// As on Codeforces. With more, an endless recursion would take longer to overflow the stack than the
/// time limit of some problems allows.
const MOST_STACK: u64 = 256 << 20;
/// The usual stack of a shell.
const LEAST_STACK: u64 = 8 << 20;

/// For this process and all that it starts: no core files, and nothing tighter than it must be.
pub fn prepare() -> Result<()> {
    let no_core = Rlimit { current: Some(0), maximum: Some(0) };
    setrlimit(Resource::Core, no_core).context("cannot forbid core files (ulimit -c)")?;
    for (resource, name) in [
        (Resource::As, "virtual memory (ulimit -v)"),
        (Resource::Data, "data (ulimit -d)"),
        (Resource::Fsize, "the size of files (ulimit -f)"),
    ] {
        let Rlimit { maximum, .. } = getrlimit(resource);
        setrlimit(resource, Rlimit { current: maximum, maximum })
            .with_context(|| format!("cannot raise the limit on {name}"))?;
    }
    Ok(())
}

/// # Errors
/// When the shell's limits leave less than that; the error says which one to raise.
pub fn check(limits: &Limits, input_bytes: u64) -> Result<()> {
    let memory = limits.memory_kib.checked_mul(1024).unwrap_or(0);
    for (resource, wanted, name) in [
        (Resource::As, memory, "virtual memory (ulimit -v)"),
        (Resource::Data, memory, "data (ulimit -d)"),
        (Resource::Fsize, input_bytes, "the size of files (ulimit -f)"),
    ] {
        let allowed = getrlimit(resource).maximum.unwrap_or(u64::MAX);
        ensure!(
            wanted <= allowed,
            "the shell limits {name} to {} KiB, but {} KiB are needed; raise that limit",
            allowed >> 10,
            wanted >> 10
        );
    }
    Ok(())
}

/// Lets programs started from now on use nearly all of the memory as stack; the rest is for everything
/// else, so that an endless recursion ends as one, not as a program that uses too much memory.
pub fn allow_stack(memory_kib: u64) -> Result<()> {
    let wanted = memory_kib.saturating_mul(1024 - 128).clamp(LEAST_STACK, MOST_STACK);
    let Rlimit { current, maximum } = getrlimit(Resource::Stack);
    let stack = Some(maximum.map_or(wanted, |most| most.min(wanted)));
    if current == stack {
        return Ok(());
    }
    setrlimit(Resource::Stack, Rlimit { current: stack, maximum })
        .context("cannot set the limit on the stack (ulimit -s)")
}

/// The processor time that the shell allows a process, if it limits that.
pub fn allowed_cpu() -> Option<Duration> {
    getrlimit(Resource::Cpu).maximum.map(Duration::from_secs)
}

/// Ends a process far above its limit, should nobody else do that.
pub fn limit_cpu(pid: Pid, limit: Duration) -> Result<()> {
    #[cfg(target_os = "linux")]
    {
        let Rlimit { maximum, .. } = getrlimit(Resource::Cpu);
        let wanted = limit.as_secs().saturating_mul(2).saturating_add(10);
        let limit = Some(maximum.map_or(wanted, |most| most.min(wanted)));
        let limit = Rlimit { current: limit, maximum: limit };
        match rustix::process::prlimit(Some(pid), Resource::Cpu, limit) {
            // It has ended already.
            Ok(_) | Err(rustix::io::Errno::SRCH) => {}
            Err(error) => {
                return Err(error).context("cannot set the limit on processor time (ulimit -t)");
            }
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (pid, limit);
    Ok(())
}
