use std::process::ExitCode;

use clap::Parser;
use judge::cli::{Arguments, Command, check, new};
use judge::{helper, report};

fn main() -> ExitCode {
    // Before anything else, so that the helper stays small.
    if std::env::args_os().nth(1).is_some_and(|argument| argument == helper::ARGUMENT) {
        return report::exit(helper::serve().map(|()| 0));
    }
    let arguments = Arguments::parse();
    report::exit(match arguments.command.unwrap_or_default() {
        Command::Check(options) => check::run(&options),
        Command::New(options) => new::run(&options),
    })
}
