use std::process::ExitCode;

use clap::Parser;
use judge::cli::{Arguments, Command, bench, check, new, paste, stress};
use judge::{helper, report};

fn main() -> ExitCode {
    // Before anything else, so that the helper stays small.
    if std::env::args_os().nth(1).is_some_and(|argument| argument == helper::ARGUMENT) {
        return report::exit(helper::serve().map(|()| 0));
    }
    let arguments = Arguments::parse();
    report::exit(match arguments.command.unwrap_or_default() {
        Command::Check(options) => check::run(&options),
        Command::Paste(options) => paste::run(&options),
        Command::Stress(options) => stress::run(&options),
        Command::Bench(options) => bench::run(&options),
        Command::New(options) => new::run(&options),
    })
}
