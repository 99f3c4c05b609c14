//! Programs that misbehave: each gets its verdict soon, and nothing of it survives.

mod compilers;
mod dialogue;
mod helper;
mod shell;

use std::ffi::OsString;
use std::fs;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use judge::report::failure::how_it_ended;
use judge::run::{End, Limits, Program, Run, Stop};
use judge::submission::{self, Built};
use judge::verdict::Verdict;

use crate::{JUDGE, RUNNER, problem, workspace};

const LIMITS: Limits = Limits {
    cpu: Duration::from_secs(1),
    wall: Duration::from_secs(2),
    memory_kib: 64 * 1024,
    output_bytes: 8 << 20,
};

static PROGRAM: LazyLock<OsString> = LazyLock::new(|| {
    let source = workspace().root.join("scripts/tests/it/hostile/program.rs");
    match submission::build_source(&workspace(), &problem("monks").about, &source).unwrap() {
        Built::Programs(programs) => programs.release.command[0].clone(),
        Built::CompileError(message) => panic!("{message}"),
    }
});

fn run_command(command: &[&str], input: &[u8]) -> Run {
    let command = command.iter().map(OsString::from).collect();
    let start = Instant::now();
    let run = RUNNER.run(&Program { command }, input, &LIMITS).unwrap();
    // A hang would be for ever; a few seconds may become many on a busy machine.
    assert!(start.elapsed() < LIMITS.wall + Duration::from_secs(60), "{:?}", start.elapsed());
    run
}

/// Runs the program that misbehaves as the words say.
fn run(how: &str, input: &[u8]) -> Run {
    let words: Vec<_> = [PROGRAM.to_str().unwrap()].into_iter().chain(how.split(' ')).collect();
    run_command(&words, input)
}

fn shell(script: &str) -> Run {
    run_command(&["sh", "-c", script], b"1 5 9\n")
}

fn check(run: &Run, verdict: Verdict) {
    let stderr = String::from_utf8_lossy(&run.measured.stderr_tail).into_owned();
    assert_eq!(run.verdict(&LIMITS), verdict, "{:?} {stderr}", run.measured);
}

/// The command lines of all processes.
fn processes() -> Vec<String> {
    let read = |process: fs::DirEntry| fs::read(process.path().join("cmdline")).ok();
    let lines = fs::read_dir("/proc").unwrap().flatten().filter_map(read);
    lines.map(|line| String::from_utf8_lossy(&line).replace('\0', " ")).collect()
}

/// Whether some process has this text in its command line.
fn lives(text: &str) -> bool {
    processes().iter().any(|line| line.contains(text))
}

#[test]
fn a_program_that_sleeps_is_too_slow() {
    let run = run("sleep", b"");
    check(&run, Verdict::TimeLimitExceeded);
    assert_eq!(run.measured.stopped, Some(Stop::Time));
    assert!(run.measured.wall >= LIMITS.wall);
    assert!(run.measured.cpu < LIMITS.cpu);
}

#[test]
fn a_program_that_spins_is_ended_at_its_processor_limit() {
    let run = run("spin", b"");
    check(&run, Verdict::TimeLimitExceeded);
    // What was measured decides, not a signal of the system's that comes early.
    assert_eq!(run.measured.stopped, Some(Stop::Cpu));
    assert!(run.measured.cpu > LIMITS.cpu, "{:?}", run.measured.cpu);
    assert!(run.measured.cpu < LIMITS.cpu + Duration::from_millis(500), "{:?}", run.measured.cpu);
}

#[test]
fn a_program_that_stays_below_its_processor_limit_is_in_time() {
    check(&run("work_for_milliseconds 970", b""), Verdict::Accepted);
}

#[test]
fn a_program_that_sends_itself_the_signal_of_the_processor_limit_has_failed() {
    let run = shell("kill -XCPU $$");
    check(&run, Verdict::RuntimeError);
    assert!(matches!(run.measured.end, End::Signaled(_)));
}

#[test]
fn processor_time_of_children_counts_while_they_run() {
    let program = PROGRAM.to_str().unwrap();
    let run = shell(&format!("'{program}' spin & '{program}' sleep"));
    check(&run, Verdict::TimeLimitExceeded);
    assert_eq!(run.measured.stopped, Some(Stop::Cpu));
}

/// The number of a core that this process may use.
fn first_core() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let cores = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:")).unwrap();
    cores.trim().split([',', '-']).next().unwrap().to_owned()
}

#[test]
fn waiting_for_a_core_is_not_being_slow() {
    let program = PROGRAM.to_str().unwrap();
    let core = first_core();
    let on_one_core = ["taskset", "-c", &core, program];
    let spin = || {
        let mut other = Command::new("taskset");
        // It ends, should this test not come to that.
        other.args(&on_one_core[1..]).args(["work_for_milliseconds", "3000"]).spawn().unwrap()
    };
    let mut others: Vec<_> = (0..12).map(|_| spin()).collect();
    let run = run_command(&[&on_one_core[..], &["work_for_milliseconds", "300"]].concat(), b"");
    for other in &mut others {
        other.kill().unwrap();
        other.wait().unwrap();
    }
    check(&run, Verdict::Accepted);
    assert!(run.measured.wall > LIMITS.wall, "it was not kept waiting: {:?}", run.measured);
    assert!(run.measured.waited > Duration::from_secs(1), "{:?}", run.measured);
}

#[test]
fn threads_share_one_processor_limit() {
    check(&run("spin_in_two_threads", b""), Verdict::TimeLimitExceeded);
}

#[test]
fn a_flood_of_output_is_cut_off() {
    let run = run("flood_stdout", b"");
    check(&run, Verdict::OutputLimitExceeded);
    assert!(run.output.len() as u64 <= LIMITS.output_bytes);
}

#[test]
fn a_flood_of_error_output_only_takes_time() {
    let run = run("flood_stderr", b"");
    check(&run, Verdict::TimeLimitExceeded);
    assert!(run.measured.stderr_tail.len() <= 2000);
}

#[test]
fn a_program_may_leave_its_input_unread() {
    let run = run_command(&["echo", "1 4"], &[b'7'; 10_000_000]);
    check(&run, Verdict::Accepted);
    assert_eq!(run.output, b"1 4\n");
}

#[test]
fn a_right_answer_with_exit_code_3_is_a_runtime_error() {
    let run = run("answer_and_exit_3", b"");
    check(&run, Verdict::RuntimeError);
    assert_eq!((run.measured.end, run.output.as_slice()), (End::Exited(3), &b"1 4\n"[..]));
}

#[test]
fn death_by_a_signal_is_a_runtime_error_that_names_it() {
    for (signal, number, name) in
        [("SEGV", 11, "SIGSEGV"), ("ABRT", 6, "SIGABRT"), ("KILL", 9, "SIGKILL")]
    {
        let run = shell(&format!("kill -{signal} $$"));
        check(&run, Verdict::RuntimeError);
        assert_eq!(run.measured.end, End::Signaled(number));
        let words = how_it_ended(&run.measured, Verdict::RuntimeError, &LIMITS);
        assert_eq!(words, format!("died by {name}"));
    }
}

#[test]
fn a_stack_overflow_is_called_one() {
    let run = run("overflow_the_stack", b"");
    check(&run, Verdict::RuntimeError);
    let words = how_it_ended(&run.measured, Verdict::RuntimeError, &LIMITS);
    assert_eq!(words, "died by SIGABRT: stack overflow");
}

#[test]
fn a_panic_is_a_runtime_error_and_its_words_are_kept() {
    let run = run("panic", b"");
    check(&run, Verdict::RuntimeError);
    assert!(String::from_utf8_lossy(&run.measured.stderr_tail).contains("the steps are too steep"));
}

#[test]
fn output_that_is_no_text_is_kept_as_it_is() {
    let run = run("print_no_text", b"");
    check(&run, Verdict::Accepted);
    assert_eq!(run.output, b"\xff\xfe\x00 4\n");
}

#[test]
fn a_megabyte_without_newline_is_just_output() {
    let run = run("print_1_mb_without_newline", b"");
    check(&run, Verdict::Accepted);
    assert_eq!(run.output.len(), 1_000_000);
}

#[test]
fn a_child_that_holds_stdout_open_is_not_waited_for() {
    let run = shell("sleep 86411 & echo 1 4");
    check(&run, Verdict::Accepted);
    assert_eq!(run.output, b"1 4\n");
    assert!(run.measured.wall < LIMITS.wall);
    assert!(!lives("sleep 86411"));
}

#[test]
fn a_child_that_ignores_sigterm_does_not_survive() {
    let run = shell("sh -c 'trap \"\" TERM HUP INT; sleep 86412; sleep 86412' & echo 1 4");
    check(&run, Verdict::Accepted);
    assert!(!lives("sleep 86412"));
}

#[test]
fn a_child_in_a_session_of_its_own_does_not_survive() {
    let run = shell("setsid sh -c 'sleep 86413; sleep 86413' & sleep 0.1; echo 1 4");
    check(&run, Verdict::Accepted);
    assert!(!lives("sleep 86413"));
    let run = shell("setsid sleep 86414 & setsid sleep 86414 & sleep 86414");
    check(&run, Verdict::TimeLimitExceeded);
    assert!(!lives("sleep 86414"));
}

#[test]
fn a_program_that_leaves_its_process_group_is_ended_all_the_same() {
    check(&run("change_to_the_group_of_a_child", b""), Verdict::TimeLimitExceeded);
    assert!(!lives("sleep 86416"));
}

#[test]
fn eight_gib_are_too_much_long_before_they_are_there() {
    for how in ["allocate 8192", "allocate_bit_by_bit 8192"] {
        let run = run(how, b"");
        check(&run, Verdict::MemoryLimitExceeded);
        assert_eq!(run.measured.stopped, Some(Stop::Memory));
        assert!(run.measured.peak_kib < 4 << 20, "{} KiB", run.measured.peak_kib);
    }
}

#[test]
fn memory_of_children_counts() {
    let program = PROGRAM.to_str().unwrap();
    let run = shell(&format!("'{program}' allocate_bit_by_bit 8192 & '{program}' sleep"));
    check(&run, Verdict::MemoryLimitExceeded);
}

#[test]
fn memory_that_processes_share_counts_once() {
    for how in ["fork_with_memory 40", "start_programs_with_memory 40"] {
        let run = run(how, b"");
        check(&run, Verdict::Accepted);
        assert!((40 << 10..52 << 10).contains(&run.measured.peak_kib), "{how}: {:?}", run.measured);
    }
}

#[test]
fn thousands_of_ended_children_are_cleared_away() {
    check(&run("leave_ended_children 6000", b""), Verdict::Accepted);
    // Also of those that have lost their parent while the program runs.
    let program = PROGRAM.to_str().unwrap();
    let run = shell(&format!("'{program}' leave_ended_children 6000; sleep 0.2; echo 1 4"));
    check(&run, Verdict::Accepted);
    assert_eq!(run.output, b"1 4\n");
}

#[test]
fn a_recursion_may_be_a_million_calls_deep() {
    let words = [PROGRAM.to_str().unwrap(), "recurse_a_million_times"];
    let command = words.iter().map(OsString::from).collect();
    let limits = Limits { memory_kib: 256 << 10, ..LIMITS };
    let run = RUNNER.run(&Program { command }, b"", &limits).unwrap();
    check(&run, Verdict::Accepted);
    assert!(run.measured.peak_kib > 16 << 10, "it needs no large stack: {:?}", run.measured);
}

#[test]
fn a_program_may_write_before_it_reads() {
    let run = run("write_before_reading", &[b'7'; 10_000_000]);
    check(&run, Verdict::Accepted);
    assert_eq!(run.output, b"1 4\n");
}

#[test]
fn a_program_may_read_half_and_then_write_more_than_a_pipe_holds() {
    let run = run("read_half_and_write_much", &[b'7'; 10_000_000]);
    check(&run, Verdict::Accepted);
    assert_eq!(run.output.len(), 4_000_000);
}

#[test]
fn a_program_may_close_its_output() {
    let run = shell("exec >&- 2>&-; sleep 0.1");
    check(&run, Verdict::Accepted);
    assert_eq!(run.output, b"");
    let run = shell("exec >&- 2>&-; sleep 86415");
    check(&run, Verdict::TimeLimitExceeded);
    assert!(!lives("sleep 86415"));
}

#[test]
fn the_last_words_before_the_end_are_not_lost() {
    for _ in 0..50 {
        let run = shell("printf 1; printf ' 4'");
        assert_eq!(run.output, b"1 4");
    }
}

#[test]
fn a_program_that_cannot_be_started_is_an_error_with_its_name() {
    let program = Program { command: vec!["./no-such-program".into()] };
    let error = RUNNER.run(&program, b"", &LIMITS).unwrap_err();
    assert!(error.to_string().starts_with("cannot start ./no-such-program: "), "{error}");
    // The helper goes on.
    check(&shell("echo 1 4"), Verdict::Accepted);
}

#[test]
fn peak_memory_is_that_of_the_program_also_while_the_judge_is_large() {
    let large = std::hint::black_box(vec![1_u8; 500 << 20]);
    // The helper has to start while this process is large, and to see a large input pass by.
    let runner = judge::run::Runner::new(JUDGE.as_ref());
    let measure = |mib: &str, input: &[u8]| {
        let command = vec![PROGRAM.clone(), "allocate".into(), mib.into()];
        let run =
            runner.run(&Program { command }, input, &Limits { memory_kib: 1 << 20, ..LIMITS });
        run.unwrap().measured.peak_kib
    };
    measure("1", &[b'7'; 20_000_000]);
    for mib in [0, 40, 100] {
        let peak = measure(&mib.to_string(), b"");
        let own = mib << 10;
        assert!((own..own + 6 * 1024).contains(&peak), "{mib} MiB: {peak} KiB");
    }
    drop(large);
}

#[test]
fn core_files_are_not_written() {
    let run = shell("ulimit -c");
    assert_eq!(run.output, b"0\n");
}

/// Starts a check of a shell script, and waits until this process of it is there.
fn judge_of(script: &str, process: &str) -> std::process::Child {
    let mut judge = Command::new(JUDGE);
    judge.args(["check", "monks", "--", "sh", "-c", script]);
    let judge = judge.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    wait_until(|| processes().iter().any(|line| line.trim_end() == process));
    judge
}

fn wait_until(holds: impl Fn() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < Duration::from_secs(60), "it does not come");
        std::thread::sleep(Duration::from_millis(5));
    }
}

pub fn send(signal: &str, process: &std::process::Child) {
    let pid = process.id().to_string();
    assert!(Command::new("kill").args(["-s", signal, &pid]).status().unwrap().success());
}

#[test]
fn ctrl_c_ends_the_program_and_then_the_judge() {
    let judge = judge_of("sleep 86416 & sleep 86416", "sleep 86416");
    send("INT", &judge);
    let output = judge.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&output.stderr).contains("interrupted"));
    assert!(!lives("sleep 86416"));
}

#[test]
fn nothing_survives_a_judge_that_is_killed() {
    let mut judge = judge_of("setsid sleep 86417 & sleep 86418", "sleep 86418");
    send("KILL", &judge);
    judge.wait().unwrap();
    wait_until(|| !lives("sleep 86417") && !lives("sleep 86418"));
}
