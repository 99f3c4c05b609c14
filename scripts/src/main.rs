use std::process::ExitCode;

use clap::Parser;
use judge::cli::{Arguments, Command, bench, check, new, paste, stress};
use judge::run::{helper, keeper};
use judge::{deep, report};

fn main() -> ExitCode {
    let own: Vec<_> = std::env::args_os().skip(1).collect();
    match own.iter().filter_map(|argument| argument.to_str()).collect::<Vec<_>>()[..] {
        // Before anything else, so that they stay small.
        [keeper::ARGUMENT] => return report::exit(keeper::serve()),
        [helper::ARGUMENT] => return report::exit(helper::serve().map(|()| 0)),
        [deep::ARGUMENT, problem] => return report::exit(deep::serve(problem).map(|()| 0)),
        _ => {}
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
