//! The printed output, as snapshots.

use std::time::Duration;

use expect_test::{Expect, expect};
use judge::checker::Difference;
use judge::group::Group;
use judge::group::outcome::{GroupResult, Note, Rejection, Usage};
use judge::judge::failure::{Failure, Reason};
use judge::jury::{Fault, FaultKind, Mistake, Spoken};
use judge::report::failure::{self, Commands};
use judge::report::json;
use judge::report::line;
use judge::report::table::{Totals, summary, table};
use judge::run::{End, Limits, Measured};
use judge::text::{Excerpt, wrap};
use judge::verdict::Verdict;

fn check(found: &str, expected: &Expect) {
    // A line at the margin: otherwise the indentation that all lines share would not count.
    expected.assert_eq(&format!("printed:\n{found}"));
}

fn result(problem: &str, group: Group, cases: usize) -> GroupResult {
    GroupResult {
        problem: problem.into(),
        group,
        verdict: Verdict::Accepted,
        cases,
        runs: cases,
        seconds: 1.234,
        seed: None,
        usage: None,
        left_out: 0,
        notes: vec![],
        rejections: vec![],
        failure: None,
    }
}

fn wrong_answer() -> Failure {
    let token = |text: &str| Some(text.as_bytes().to_vec());
    Failure {
        verdict: Verdict::WrongAnswer,
        place: "exhaustive/5".into(),
        input: b"1 2 4\r\n".into(),
        expected: b"-1\n".into(),
        found: b"1 3\n".into(),
        talk: vec![],
        reason: Reason::Differs(Difference { token: 1, expected: token("-1"), found: token("1") }),
        stderr: vec![],
        program: None,
    }
}

fn replay(command: &str) -> Commands {
    Commands { replay: Some(command.into()), ..Commands::default() }
}

const LIMITS: Limits = Limits {
    cpu: Duration::from_secs(1),
    wall: Duration::from_secs(3),
    memory_kib: 65_536,
    output_bytes: 8 << 20,
};

fn exited(code: i32) -> Measured {
    Measured {
        end: End::Exited(code),
        stopped: None,
        cpu: Duration::from_millis(20),
        wall: Duration::from_millis(30),
        waited: Duration::ZERO,
        peak_kib: 2048,
        stderr_tail: vec![],
    }
}

#[test]
fn a_group_is_a_line_of_fixed_columns() {
    let maximal = GroupResult {
        usage: Some(Usage {
            time_ms: 12.4,
            time_limit_ms: 1000.0,
            peak_kib: 3300,
            memory_limit_kib: 65_536,
        }),
        ..result("hs09game", Group::Maximal, 2000)
    };
    let deep = GroupResult {
        notes: vec![Note::Certificate("period 7".into())],
        ..result("monks", Group::Deep, 4_194_303)
    };
    let stress = GroupResult {
        seed: Some(1),
        verdict: Verdict::TimeLimitExceeded,
        ..result("abc368_f", Group::Stress, 1)
    };
    let lines = [maximal, deep, stress].map(|result| line::group_line(&result)).join("\n") + "\n";
    check(
        &lines,
        &expect![[r#"
            printed:
            hs09game    maximal     AC        2 000 cases        1.23 s   12 of 1000 ms, 3.2 of 64 MiB
            monks       deep        AC    4 194 303 positions    1.23 s   period 7
            abc368_f    stress      TLE           1 case         1.23 s   seed 1
        "#]],
    );
}

#[test]
fn one_of_anything_is_not_told_in_the_plural() {
    for (group, noun) in
        [(Group::Sample, "case"), (Group::Deep, "position"), (Group::Rejected, "program")]
    {
        let line = line::group_line(&result("monks", group, 1));
        assert!(line.contains(&format!(" 1 {noun} ")), "{line}");
    }
}

#[test]
fn a_text_is_wrapped_between_words_but_not_between_backticks() {
    let lines = wrap("- one `two three` four five and_what_is_too_long", 14, "  ");
    assert_eq!(lines, ["- one", "  `two three`", "  four five", "  and_what_is_too_long"]);
    assert_eq!(wrap("one", 2, ""), ["one"]);
}

#[test]
fn a_failure_shows_where_and_what() {
    let text = failure::failure("monks", &wrong_answer(), &replay("target/release/monks < x.in"));
    check(
        &text,
        &expect![[r#"
            printed:

              WA monks/exhaustive/5
              token     1: expected `-1`, found `1`
              input     1·2·4␍⏎
              expected  -1⏎
              found     1·3⏎
              replay    target/release/monks < x.in
        "#]],
    );
}

#[test]
fn a_long_input_is_cut_in_the_middle_and_odd_characters_are_shown() {
    let failure = Failure {
        verdict: Verdict::RuntimeError,
        input: format!("1{}\t2", " 7".repeat(1000)).into_bytes(),
        expected: b"1".into(),
        found: b"\xff\x07".into(),
        reason: Reason::Ended { measured: exited(101).into(), limits: LIMITS },
        stderr: (1..=12).map(|line| format!("line {line}\n")).collect::<String>().into_bytes(),
        ..wrong_answer()
    };
    check(
        &failure::failure("monks", &failure, &Commands::default()),
        &expect![[r#"
            printed:

              RE monks/exhaustive/5
              reason    exited with code 101
              input     1·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7· … 1603 left out … ·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7·7⇥2
              expected  1
              found     �<U+0007>
              stderr    line 1
                        … 4 lines left out …
                        line 6
                        line 7
                        line 8
                        line 9
                        line 10
                        line 11
                        line 12
        "#]],
    );
}

#[test]
fn what_cannot_be_seen_is_shown_by_its_number() {
    let failure = Failure {
        input: "1\u{a0}2\u{feff} \u{200b}3\u{202e}\u{ad}\u{3000}é".into(),
        stderr: "at\tline 1\r\n\u{1b}[31mred\u{2066}\n".into(),
        ..wrong_answer()
    };
    check(
        &failure::failure("monks", &failure, &Commands::default()),
        &expect![[r#"
        printed:

          WA monks/exhaustive/5
          token     1: expected `-1`, found `1`
          input     1<U+00A0>2<U+FEFF>·<U+200B>3<U+202E><U+00AD><U+3000>é
          expected  -1⏎
          found     1·3⏎
          stderr    at	line 1
                    <U+001B>[31mred<U+2066>
    "#]],
    );
}

#[test]
fn of_a_long_text_the_beginning_and_the_end_are_kept() {
    let excerpt = |pieces: &[&[u8]]| {
        let mut excerpt = Excerpt::default();
        pieces.iter().for_each(|piece| excerpt.push(piece));
        excerpt.into_bytes()
    };
    assert_eq!(excerpt(&[b"a", b"", b"bc"]), b"abc");
    let whole = vec![b'x'; 400 + 1590];
    assert_eq!(excerpt(&[&whole]), whole);
    let text: Vec<_> =
        (0..100_000_u32).flat_map(|number| format!("{number} ").into_bytes()).collect();
    let pieces: Vec<_> = text.chunks(7).collect();
    let cut = [&text[..400], "\n…\n".as_bytes(), &text[text.len() - 1590..]].concat();
    assert_eq!(excerpt(&pieces), cut);
    assert_eq!(excerpt(&[&text]), cut);
    assert!(cut.len() <= 2000);
}

#[test]
fn a_long_message_of_a_compiler_is_cut() {
    let diagnostics: String = (1..=100).map(|line| format!("error {line}\n")).collect();
    let failure = Failure::does_not_compile(diagnostics + &"x".repeat(1000));
    let text = failure::failure("monks", &failure, &Commands::default());
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    assert_eq!(lines[1..4], ["CE monks", "reason    error 1", "error 2"]);
    assert_eq!(lines[31..34], ["error 30", "… 66 lines left out …", "error 97"]);
    assert_eq!(lines[37], "x".repeat(400) + "…");
    assert_eq!(lines.len(), 38);
}

#[test]
fn another_spelling_and_a_rare_failure_are_told_with_every_reason() {
    let strict = "the same tokens with other spaces or line ends, which a program that reads line \
                  by line may not expect";
    let ended = Reason::Ended { measured: exited(3).into(), limits: LIMITS };
    let reason = |reason| failure::reason(&Failure { reason, ..wrong_answer() });
    let spelled = |reason| Reason::OtherSpelling(Box::new(reason));
    let flaky = |reason| Reason::Flaky(Box::new(reason));
    assert_eq!(reason(spelled(ended.clone())), Some(format!("exited with code 3; {strict}")));
    assert_eq!(reason(spelled(wrong_answer().reason)).as_deref(), Some(strict));
    let now_and_then = "fails now and then, on the same input";
    assert_eq!(reason(flaky(ended)), Some(format!("exited with code 3; {now_and_then}")));
    let different = failure::difference(&spelled(wrong_answer().reason)).map(|found| found.token);
    assert_eq!(different, Some(1));
}

#[test]
fn what_was_left_out_for_lack_of_time_is_counted() {
    let notes = vec![Note::NoRules, Note::OtherBlanks];
    let cut = GroupResult { left_out: 1500, notes, ..result("monks", Group::Stress, 500) };
    let note = "only 500 of 2 000 inputs, since the time was up; no rules yet: judged on its \
                samples alone, not proven; with its moves written, `cargo judge explore monks` shows \
                the game; accepted, but spaces or line ends differ";
    assert!(line::group_line(&cut).ends_with(note), "{}", line::group_line(&cut));
    let object = json::group(&cut, &Commands::default());
    assert!(object.contains(r#""left_out":1500"#) && object.contains(note), "{object}");
}

#[test]
fn the_table_has_a_row_for_each_problem_and_a_column_for_each_group() {
    let failed = GroupResult { verdict: Verdict::WrongAnswer, ..result("monks", Group::Deep, 5) };
    // The wrong programs of all problems come last.
    let results = [
        result("hs09game", Group::Sample, 1),
        result("hs09game", Group::Deep, 9),
        failed,
        result("hs09game", Group::Rejected, 4),
    ];
    let text = table(&results) + &summary(&Totals::of(&results), 2.0) + "\n";
    check(
        &text,
        &expect![[r#"
            printed:

                        sample      deep        rejected
            hs09game    AC          AC          AC
            monks       -           WA          -
            1 group failed; 15 cases and positions, 19 program runs, 2.0 s
        "#]],
    );
    let one = summary(&Totals::of(&results[..1]), 2.0);
    assert_eq!(one, "everything accepted; 1 case or position, 1 program run, 2.0 s");
}

#[test]
fn json_holds_what_the_line_and_the_failure_hold() {
    let failed = GroupResult {
        verdict: Verdict::WrongAnswer,
        seed: Some(1),
        failure: Some(wrong_answer()),
        ..result("monks", Group::Stress, 5)
    };
    let rejected = GroupResult {
        rejections: vec![Rejection {
            program: "wrong_answer/all_gaps.rs".into(),
            verdict: Verdict::WrongAnswer,
            place: "exhaustive/9".into(),
            input: b"1 2 5\n".into(),
        }],
        ..result("monks", Group::Rejected, 1)
    };
    let replay = replay("target/release/monks < failed.in");
    let lines = [(failed, replay), (rejected, Commands::default())]
        .map(|(result, commands)| json::group(&result, &commands) + "\n")
        .concat();
    check(
        &lines,
        &expect![[r#"
            printed:
            {"cases":5,"expected":"-1\n","found":"1 3\n","group":"stress","input":"1 2 4\r\n","place":"exhaustive/5","problem":"monks","replay":"target/release/monks < failed.in","runs":5,"seconds":1.234,"seed":1,"token":1,"verdict":"WA"}
            {"cases":1,"group":"rejected","problem":"monks","rejections":[{"input":"1 2 5\n","place":"exhaustive/9","program":"wrong_answer/all_gaps.rs","verdict":"WA"}],"runs":1,"seconds":1.234,"verdict":"AC"}
        "#]],
    );
}

#[test]
fn json_caps_a_long_input() {
    let failure = Failure { input: vec![b'7'; 1_000_000], ..wrong_answer() };
    let failed = GroupResult { failure: Some(failure), ..result("monks", Group::Stress, 5) };
    assert!(json::group(&failed, &Commands::default()).len() < 70_000);
}

/// A talk that goes on for so many turns.
fn talk(turns: usize) -> Vec<Spoken> {
    let spoken = |turn, by_program, text: &str| {
        let text = text.into();
        Spoken { turn, by_program, text, is_half: false }
    };
    let mut lines = vec![spoken(None, false, "2 1 1"), spoken(None, true, "First")];
    let turn = |turn: usize| spoken(Some(turn), turn % 2 == 1, &format!("{turn} 1"));
    lines.extend((1..=turns).map(turn));
    lines
}

fn lost(turns: usize) -> Failure {
    let kind = FaultKind::Loses(Some(Mistake::Turn(1)));
    Failure {
        talk: talk(turns),
        expected: vec![],
        reason: Reason::Talk(Fault { kind, said: "0 0".into() }),
        ..wrong_answer()
    }
}

#[test]
fn a_talk_is_shown_as_a_transcript_with_numbered_turns() {
    check(
        &failure::failure("abc278_g", &lost(2), &replay("./a < talk.in")),
        &expect![[r#"
            printed:

              WA abc278_g/exhaustive/5
              reason    it lost the game: up to turn 1 it could have won
              talk           judge    2 1 1
                             program  First
                           1 program  1 1
                           2 judge    2 1
              replay    ./a < talk.in
        "#]],
    );
    let long = failure::failure("abc278_g", &lost(100), &Commands::default());
    assert!(long.contains("\n            … 78 lines left out …\n"), "{long}");
    assert_eq!(long.lines().count(), 1 + 1 + 1 + 25);
    let object = json::group(
        &GroupResult { failure: Some(lost(1)), ..result("abc278_g", Group::Stress, 1) },
        &Commands::default(),
    );
    let object: serde_json::Value = serde_json::from_str(&object).unwrap();
    assert_eq!(object["talk"][2], "   1 program  1 1");
}

#[test]
fn a_line_whose_end_was_never_said_is_marked() {
    let half = Spoken { turn: None, by_program: true, text: "1 1".into(), is_half: true };
    let failed = Failure { talk: [talk(0), vec![half]].concat(), ..lost(0) };
    let shown = failure::failure("abc278_g", &failed, &Commands::default());
    assert!(
        shown.ends_with("program  First\n                 program  1 1 (no line end)\n"),
        "{shown}"
    );
}

#[test]
fn every_fault_in_a_talk_has_its_reason() {
    let reason = |kind| {
        let reason = Reason::Talk(Fault { kind, said: "7 \u{1b}1".into() });
        failure::reason(&Failure { reason, ..wrong_answer() }).unwrap()
    };
    let reasons = [
        FaultKind::NoSide,
        FaultKind::NotAMove,
        FaultKind::Illegal,
        FaultKind::GivesUp,
        FaultKind::OutOfTurn,
        FaultKind::AfterTheEnd,
        FaultKind::Loses(None),
        FaultKind::Loses(Some(Mistake::Side)),
        FaultKind::HalfLine,
        FaultKind::Leaves,
        FaultKind::ClosesOutput,
    ]
    .map(reason);
    check(
        &reasons.join("\n"),
        &expect![[r#"
            printed:
            `7 <U+001B>1` is not one of the sides
            `7 <U+001B>1` is not a move
            the move `7 <U+001B>1` is not allowed
            `7 <U+001B>1` says that there is no move, but there is one
            `7 <U+001B>1` was said before the judge had answered
            `7 <U+001B>1` was said after the end of the game
            it lost the game
            it lost the game: the other side wins, however well this one plays
            it ended in the middle of the line `7 <U+001B>1`
            it ended before the game did
            it closed its output before the end of the game"#]],
    );
}
