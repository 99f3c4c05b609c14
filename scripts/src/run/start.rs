//! Starting a program, and why one cannot be started.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use rustix::io::Errno;

use super::message::Request;
use super::os;

/// The program, started on its input, or on a pipe.
///
/// # Errors
/// When it cannot be started; the error says why.
pub fn program(request: &Request, input: impl Into<Stdio>) -> Result<Child> {
    let (program, arguments) = request.command.split_first().context("the command is empty")?;
    let mut command = Command::new(program);
    command.args(arguments).stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped());
    os::own_group(&mut command).spawn().map_err(|error| {
        let reason = cannot_start(program, &error);
        anyhow::Error::new(error).context(reason)
    })
}

/// Adds to the system's error which file is missing, and what to do.
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
