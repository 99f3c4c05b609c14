//! The same programs in a talk: each gets its verdict within seconds, and nothing of it survives.

use std::ffi::OsString;
use std::process::Command;
use std::time::{Duration, Instant};

use judge::judge::failure::{Failure, Reason};
use judge::judge::{Judge, Judged, Trial};
use judge::jury::FaultKind;
use judge::progress::Progress;
use judge::run::{End, Limits, Program, SILENCE, Stop};
use judge::verdict::Verdict;

use super::{LIMITS, PROGRAM, first_core, lives};
use crate::{RUNNER, problem, workspace};

/// Has the command talk about this case.
fn judged(command: &[&str], input: &str, limits: Limits) -> Judged {
    let (workspace, progress) = (workspace(), Progress::hidden());
    let judge = Judge::new(&workspace, &RUNNER, &progress, 1).unwrap();
    let jury = problem("abc278_g").jury.unwrap();
    let test = jury.test("hostile", input).unwrap().unwrap();
    let program = &Program { command: command.iter().map(OsString::from).collect() };
    let start = Instant::now();
    let judged = judge.judge(&Trial { program, limits, jury: Some(&*jury) }, &test).unwrap();
    // A hang would be for ever; a few seconds may become many on a busy machine.
    assert!(start.elapsed() < limits.wall + Duration::from_secs(60), "{:?}", start.elapsed());
    judged
}

#[track_caller]
fn rejected(judged: Judged, verdict: Verdict) -> Failure {
    let Judged::Rejected(failure) = judged else { panic!("it was accepted") };
    assert_eq!(failure.verdict, verdict, "{failure:?}");
    failure
}

/// The failure of the program that misbehaves as the words say. In `2 2 2` the first move wins.
#[track_caller]
fn hostile(how: &str, verdict: Verdict) -> Failure {
    let words: Vec<_> = [PROGRAM.to_str().unwrap()].into_iter().chain(how.split(' ')).collect();
    rejected(judged(&words, "2 2 2\n", LIMITS), verdict)
}

fn shell(script: &str) -> Judged {
    judged(&["sh", "-c", script], "2 2 2\n", LIMITS)
}

#[track_caller]
fn fails(script: &str, verdict: Verdict) -> Failure {
    rejected(shell(script), verdict)
}

#[track_caller]
fn accepted(judged: &Judged) {
    if let Judged::Rejected(failure) = judged {
        panic!("{:?} {:?}", failure.reason, failure.talk.last());
    }
}

#[track_caller]
fn wins(script: &str) {
    accepted(&shell(script));
}

fn stopped(failure: &Failure) -> Option<Stop> {
    match &failure.reason {
        Reason::Ended { measured, .. } => measured.stopped,
        _ => None,
    }
}

fn end_of(failure: &Failure) -> Option<End> {
    match &failure.reason {
        Reason::Ended { measured, .. } => Some(measured.end),
        _ => None,
    }
}

fn fault(failure: &Failure) -> Option<FaultKind> {
    match &failure.reason {
        Reason::Talk(fault) => Some(fault.kind),
        _ => None,
    }
}

#[test]
fn a_program_that_talks_as_it_should_wins() {
    wins("read case; echo First; echo 1 2; read a b; [ \"$a $b\" = '0 0' ]");
    // Without a line feed it would wait.
    wins("read case; printf 'First\\n1 2\\n'; cat >&2");
}

#[test]
fn a_program_that_waits_is_told_so_after_a_second() {
    for script in ["sleep 86441", "cat > /dev/null; sleep 86441", "printf First; sleep 86441"] {
        let start = Instant::now();
        let failure = fails(script, Verdict::TimeLimitExceeded);
        assert_eq!(stopped(&failure), Some(Stop::Silent), "{script}");
        assert!(start.elapsed() > Duration::from_secs(1), "{script}");
        assert!(!lives("sleep 86441"), "{script}");
    }
    // Also where the game is won, but the program does not end.
    let failure = fails("echo First; echo 1 2; sleep 86442", Verdict::TimeLimitExceeded);
    assert_eq!((stopped(&failure), failure.talk.len()), (Some(Stop::Silent), 4));
    assert!(!lives("sleep 86442"));
    assert_eq!(stopped(&hostile("sleep", Verdict::TimeLimitExceeded)), Some(Stop::Silent));
}

#[test]
fn what_waits_in_a_buffer_was_not_said() {
    // Python's buffer is written out at the end, or by a flush.
    let script = "import sys; print('First'); print('1 2'); sys.stdin.read()";
    let talk = |script: &str| judged(&["python3", "-E", "-c", script], "2 2 2\n", LIMITS);
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let failure = rejected(talk(script), Verdict::TimeLimitExceeded);
    assert_eq!((stopped(&failure), failure.talk.len()), (Some(Stop::Silent), 1));
    let flushed = "import sys; print('First'); print('1 2', flush=True); sys.stdin.read()";
    accepted(&talk(flushed));
}

#[test]
fn a_program_that_spins_in_its_turn_is_ended_at_its_processor_limit() {
    for how in ["spin", "spin_in_two_threads"] {
        let failure = hostile(how, Verdict::TimeLimitExceeded);
        assert_eq!(stopped(&failure), Some(Stop::Cpu), "{how}");
    }
}

#[test]
fn a_program_may_think_for_longer_than_it_may_be_silent() {
    let program = PROGRAM.to_str().unwrap();
    let script = format!("'{program}' work_for_milliseconds 1300; echo First; echo 1 2; cat >&2");
    let limits = Limits { cpu: Duration::from_secs(5), wall: Duration::from_secs(10), ..LIMITS };
    accepted(&judged(&["sh", "-c", &script], "2 2 2\n", limits));
}

#[test]
fn floods_are_cut_off_in_a_talk() {
    // It never ends its first line.
    hostile("flood_stdout", Verdict::OutputLimitExceeded);
    assert_eq!(fault(&fails("yes", Verdict::WrongAnswer)), Some(FaultKind::NoSide));
    let failure = fails("read a; echo First; echo 1 2; read a; yes", Verdict::WrongAnswer);
    assert_eq!(fault(&failure), Some(FaultKind::AfterTheEnd));
    hostile("flood_stderr", Verdict::TimeLimitExceeded);
}

#[test]
fn a_program_that_dies_in_a_talk_has_failed_as_it_died() {
    for (signal, number) in [("SEGV", 11), ("ABRT", 6), ("KILL", 9)] {
        let failure = fails(&format!("echo First; kill -{signal} $$"), Verdict::RuntimeError);
        assert_eq!(end_of(&failure), Some(End::Signaled(number)));
    }
    // In the middle of a line, and after the game was won.
    let failure = fails("printf Fir; exit 3", Verdict::RuntimeError);
    assert_eq!(end_of(&failure), Some(End::Exited(3)));
    let failure = fails("echo First; echo 1 2; read a; exit 4", Verdict::RuntimeError);
    assert_eq!(end_of(&failure), Some(End::Exited(4)));
    hostile("panic", Verdict::RuntimeError);
    hostile("overflow_the_stack", Verdict::RuntimeError);
}

#[test]
fn what_was_said_wrongly_before_the_end_decides() {
    let failure = fails("echo First; echo 1 1; exit 3", Verdict::WrongAnswer);
    assert_eq!(fault(&failure), Some(FaultKind::Illegal));
    assert_eq!(fault(&hostile("answer_and_exit_3", Verdict::WrongAnswer)), Some(FaultKind::NoSide));
    assert_eq!(fault(&hostile("print_no_text", Verdict::WrongAnswer)), Some(FaultKind::NoSide));
}

#[test]
fn a_program_that_leaves_in_the_middle_has_answered_wrongly() {
    assert_eq!(fault(&fails("true", Verdict::WrongAnswer)), Some(FaultKind::Leaves));
    assert_eq!(fault(&fails("echo First", Verdict::WrongAnswer)), Some(FaultKind::Leaves));
    let failure = fails("echo First; printf '1 2'", Verdict::WrongAnswer);
    assert_eq!(fault(&failure), Some(FaultKind::HalfLine));
    let failure = hostile("print_1_mb_without_newline", Verdict::WrongAnswer);
    assert_eq!(fault(&failure), Some(FaultKind::HalfLine));
}

#[test]
fn a_program_that_closes_its_output_says_nothing_more() {
    let failure = fails("echo First; exec >&-; sleep 86443", Verdict::WrongAnswer);
    assert_eq!(fault(&failure), Some(FaultKind::ClosesOutput));
    assert!(!lives("sleep 86443"));
    let failure = fails("exec >&-; exit 3", Verdict::RuntimeError);
    assert_eq!(end_of(&failure), Some(End::Exited(3)));
    // It may close it when all is said.
    wins("echo First; echo 1 2; exec >&-; read a; sleep 0.1");
}

#[test]
fn a_program_need_not_listen() {
    wins("exec <&-; echo First; echo 1 2");
    wins("echo First; echo 1 2");
}

#[test]
fn a_program_that_talks_out_of_turn_or_after_the_end_is_ended() {
    let failure = fails("read a; printf 'First\\n1 2\\n1 2\\n'; sleep 86444", Verdict::WrongAnswer);
    assert_eq!(fault(&failure), Some(FaultKind::OutOfTurn));
    let talk = "read a; echo First; echo 1 2; read a; echo 0 0; sleep 86444";
    assert_eq!(fault(&fails(talk, Verdict::WrongAnswer)), Some(FaultKind::AfterTheEnd));
    assert!(!lives("sleep 86444"));
}

#[test]
fn memory_is_limited_in_a_talk() {
    for how in ["allocate 8192", "allocate_bit_by_bit 8192"] {
        assert_eq!(stopped(&hostile(how, Verdict::MemoryLimitExceeded)), Some(Stop::Memory));
    }
}

#[test]
fn nothing_survives_a_talk() {
    let won = "read a; echo First; echo 1 2; read a";
    wins(&format!("sleep 86445 & {won}"));
    wins(&format!("sh -c 'trap \"\" TERM HUP INT; sleep 86445; sleep 86445' & {won}"));
    wins(&format!("setsid sh -c 'sleep 86445; sleep 86445' & sleep 0.1; {won}"));
    fails("setsid sleep 86445 & echo Third; sleep 86445", Verdict::WrongAnswer);
    hostile("change_to_the_group_of_a_child", Verdict::TimeLimitExceeded);
    assert!(!lives("sleep 86445") && !lives("sleep 86416"));
    wins(&format!("'{}' leave_ended_children 3000 >&2; {won}", PROGRAM.to_str().unwrap()));
}

#[test]
fn a_program_that_turns_against_its_helper_in_a_talk_has_failed() {
    let grandparent = "keeper=$(cut -d ' ' -f 4 /proc/$PPID/stat)";
    for attack in [
        "kill -STOP $PPID".to_owned(),
        "kill -KILL $PPID".to_owned(),
        format!("{grandparent}; kill -KILL $keeper"),
        format!("{grandparent}; kill -STOP $keeper $PPID"),
    ] {
        let script = format!("setsid sleep 86446 & echo First; {attack}; sleep 86446");
        let failure = fails(&script, Verdict::RuntimeError);
        assert_eq!(stopped(&failure), Some(Stop::Helper), "{attack}");
        assert!(!lives("sleep 86446"), "{attack}");
    }
    // The next talk has a helper that works.
    wins("read a; echo First; echo 1 2; read a");
}

#[test]
fn a_program_that_traces_its_helper_in_a_talk_has_failed() {
    let failure = hostile("trace_its_parent", Verdict::RuntimeError);
    assert_eq!(stopped(&failure), Some(Stop::Helper));
    assert!(!lives("trace_its_parent"));
}

#[test]
fn a_program_cannot_speak_for_its_helper_or_for_the_judge() {
    let used = r#""cpu":{"secs":0,"nanos":1},"wall":{"secs":0,"nanos":1},"peak_kib":1"#;
    let waited = r#""waited":{"secs":0,"nanos":1}"#;
    let end = r#""end":{"Exited":0},"stopped":null,"stderr_tail":[]"#;
    for forged in [
        format!("{{\"Ended\":{{{end},{used},{waited}}}}}\n"),
        "{\"Say\":{\"bytes\":0,\"then\":\"Close\"}}\n".to_owned(),
    ] {
        let words = [PROGRAM.to_str().unwrap(), "forge_a_reply", &forged];
        let Judged::Rejected(failure) = judged(&words, "2 2 2\n", LIMITS) else {
            panic!("it was accepted")
        };
        // Whoever may open all files writes into the pipe of its own output, too.
        let said_that = fault(&failure) == Some(FaultKind::NoSide);
        assert!(said_that || end_of(&failure) == Some(End::Exited(3)), "{failure:?}");
    }
}

#[test]
fn a_program_that_reads_or_writes_as_if_there_were_no_talk_has_failed() {
    let failure = hostile("read_half_and_write_much", Verdict::TimeLimitExceeded);
    assert_eq!(stopped(&failure), Some(Stop::Silent));
    let failure = hostile("write_before_reading", Verdict::WrongAnswer);
    assert_eq!(fault(&failure), Some(FaultKind::NoSide));
}

#[test]
fn memory_that_processes_share_counts_once_in_a_talk() {
    for how in ["fork_with_memory 40", "start_programs_with_memory 40"] {
        // It does not know the game, but it is not too large.
        let failure = hostile(how, Verdict::WrongAnswer);
        assert_eq!(fault(&failure), Some(FaultKind::NoSide), "{how}");
    }
}

#[test]
fn waiting_for_a_core_is_not_silence() {
    let program = PROGRAM.to_str().unwrap();
    let core = first_core();
    let on_one_core = ["taskset", "-c", &core, program];
    let spin = || {
        let mut other = Command::new("taskset");
        other.args(&on_one_core[1..]).args(["work_for_milliseconds", "3000"]).spawn().unwrap()
    };
    let mut others: Vec<_> = (0..12).map(|_| spin()).collect();
    let talk = "\"$0\" work_for_milliseconds 200; read a; echo First; echo 1 2; read a";
    let script = ["taskset", "-c", &core, "sh", "-c", talk, program];
    let start = Instant::now();
    let judged = judged(&script, "2 2 2\n", LIMITS);
    let took = start.elapsed();
    for other in &mut others {
        other.kill().unwrap();
        other.wait().unwrap();
    }
    accepted(&judged);
    assert!(took > SILENCE, "it was not kept waiting: {took:?}");
}

#[test]
fn a_long_talk_does_not_run_out_of_time() {
    // Three hundred turns, each waited for.
    let script = "read n l r; echo First; echo 150 1; while read a b && [ $a -gt 0 ]; do \
                  echo $((300 - a)) 1; done";
    let limits = Limits { cpu: Duration::from_secs(5), wall: Duration::from_secs(60), ..LIMITS };
    accepted(&judged(&["sh", "-c", script], "299 1 1\n", limits));
}
