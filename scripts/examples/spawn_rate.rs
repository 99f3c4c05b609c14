//! How many programs a second the judge runs, beside a bare loop that only starts the same program
//! and reads its output: `cargo run --release --package judge --example spawn_rate`.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use judge::judge::limits_of;
use judge::run::{Program, Runner};
use judge::submission::{self, Built};
use judge::workspace::Workspace;
use rayon::prelude::*;

const RUNS: usize = 4000;
const ROUNDS: usize = 5;
const INPUT: &[u8] = b"1 5 8 10\n";

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("no workspace")?;
    let judge = root.join("target/release/judge");
    ensure!(judge.exists(), "run `cargo judge check monks` first");
    // What exhaustive and stress start.
    let built = submission::build_solutions(&Workspace { root: root.into() }, &["monks"])?;
    let Some(Built::Programs(programs)) = built.first() else { bail!("monks does not compile") };
    let program = programs.quickest();
    let problems = judge::problems::all();
    let monks = problems.iter().find(|problem| problem.about.name == "monks");
    let limits = limits_of(&monks.context("there is no monks")?.about);
    let runner = Runner::new(&judge);
    // As in the judge, more threads than cores: they wait for programs most of the time.
    let threads = 2 * rayon::current_num_threads();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let rate = |run: &(dyn Fn() -> Result<Vec<u8>> + Sync)| -> Result<f64> {
        let start = Instant::now();
        pool.install(|| {
            (0..RUNS).into_par_iter().try_for_each(|_| {
                ensure!(run()? == b"1 3\n", "the program answers wrongly");
                Ok(())
            })
        })?;
        Ok(RUNS as f64 / start.elapsed().as_secs_f64())
    };
    for _ in 0..ROUNDS {
        let bare = rate(&|| bare_run(program))?;
        let judged = rate(&|| Ok(runner.run(program, INPUT, &limits)?.output))?;
        println!("bare {bare:.0}/s, judge {judged:.0}/s, ratio {:.2}", judged / bare);
    }
    Ok(())
}

fn bare_run(program: &Program) -> Result<Vec<u8>> {
    let mut command = Command::new(&program.command[0]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    child.stdin.take().context("no input")?.write_all(INPUT)?;
    Ok(child.wait_with_output()?.stdout)
}
