use std::process::ExitCode;

use judge::cli::{self, Arguments, Command};
use judge::cli::{bench, check, explore, new, paste, play, stress, worker};
use judge::judge::PLAY;
use judge::problems;
use judge::run::{helper, keeper};

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let own = words.iter().skip(1).filter_map(|word| word.to_str());
    match own.collect::<Vec<_>>()[..] {
        // Before anything else, so that they stay small.
        [keeper::ARGUMENT] => return cli::exit(keeper::serve()),
        [helper::ARGUMENT] => return cli::exit(helper::serve().map(|()| 0)),
        [PLAY, problem] => return cli::exit(worker::run(problem, problems::all)),
        _ => {}
    }
    let arguments = Arguments::read(&words, problems::all).unwrap_or_else(|error| error.exit());
    cli::exit(match arguments.command.unwrap_or_default() {
        Command::Check(options) => check::run(&options, problems::all),
        Command::Paste(options) => paste::run(&options, problems::all),
        Command::Stress(options) => stress::run(&options, problems::all),
        Command::Bench(options) => bench::run(&options, problems::all),
        Command::Play(options) => play::run(&options, problems::all),
        Command::Explore(options) => explore::run(&options, problems::all),
        Command::New(options) => new::run(&options, problems::all),
    })
}
