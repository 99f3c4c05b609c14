//! The judge notices when it is itself at fault: a made-up problem with one fault at a time.

use std::ops::ControlFlow;
use std::time::Duration;

use anyhow::Result;
use judge::family::own::{Own, OwnGame};
use judge::game::Visit;
use judge::generator::Random;
use judge::group;
use judge::group::Group;
use judge::group::deep;
use judge::group::outcome::GroupResult;
use judge::judge::Judge;
use judge::judge::failure::Failure;
use judge::jury::{Court, Jury, Problem, Reason, Start, Test};
use judge::progress::Progress;
use judge::report::failure::reason;
use judge::rules::{Answers, Broken, Cases, Format, Input, Scale, Shape, Statement};
use judge::run::Program;
use judge::submission::{Built, Programs};
use judge::validator::{Lines, Malformed};
use judge::verdict::Verdict;

use crate::{RUNNER, problem, workspace};

/// One heap; a move takes one or two. Does the first player win? There are `SMALL` small cases, and
/// perhaps no game starts at eight.
#[derive(Clone, Copy)]
struct TakeOneOrTwo<const SMALL: u32 = 51, const AT_EIGHT: bool = true> {
    wrong_solution: bool,
    panicking_solution: bool,
    wrong_reference: bool,
    wrong_oracle: bool,
    wide_generator: bool,
    /// The largest heap that can be played.
    playable: u32,
    /// With a case that shows it, or without one.
    broken_certificate: Option<Option<u32>>,
    panicking_certificate: bool,
}

const fn sound<const SMALL: u32, const AT_EIGHT: bool>() -> TakeOneOrTwo<SMALL, AT_EIGHT> {
    TakeOneOrTwo {
        wrong_solution: false,
        panicking_solution: false,
        wrong_reference: false,
        wrong_oracle: false,
        wide_generator: false,
        playable: 50,
        broken_certificate: None,
        panicking_certificate: false,
    }
}

const SOUND: TakeOneOrTwo = sound();

/// A heap in a line.
struct Heap<const SMALL: u32, const AT_EIGHT: bool>;

impl<const SMALL: u32, const AT_EIGHT: bool> Format for Heap<SMALL, AT_EIGHT> {
    type Case = u32;

    fn write(&self, heap: &u32, input: &mut String) {
        *input += &format!("{heap}\n");
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<u32, Malformed> {
        lines.line("a heap")?.integer("a heap", 0..=100)
    }

    fn allows(&self, heap: &u32) -> bool {
        AT_EIGHT || *heap != 8
    }

    fn small(&self) -> Box<dyn Iterator<Item = u32> + '_> {
        Box::new(0..SMALL)
    }

    fn shapes(&self) -> Vec<Shape<u32>> {
        vec![]
    }

    fn smaller<'a>(&'a self, heap: &'a u32) -> Box<dyn Iterator<Item = u32> + 'a> {
        Box::new(0..*heap)
    }

    fn sized(&self, size: usize, _: &mut Random) -> Vec<u32> {
        vec![100; size]
    }
}

impl<const SMALL: u32, const AT_EIGHT: bool> OwnGame for TakeOneOrTwo<SMALL, AT_EIGHT> {
    type Position = u32;

    fn position(&self, heap: &u32) -> Option<u32> {
        (*heap <= self.playable).then_some(*heap)
    }

    fn moves(&self, heap: &u32, visit: &mut Visit<'_, u32, u32>) -> ControlFlow<()> {
        let most = if self.wrong_oracle { 3 } else { 2 };
        (1..=most).filter(|take| take <= heap).try_for_each(|take| visit(take, heap - take))
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = u32> + '_>> {
        vec![Box::new(0..=10), Box::new(7..=20)]
    }
}

impl<const SMALL: u32, const AT_EIGHT: bool> Statement for TakeOneOrTwo<SMALL, AT_EIGHT> {
    type Format = Heap<SMALL, AT_EIGHT>;
    type Answer = bool;

    const INPUT: Input<Self::Format> = Input::many("t", 3, Heap);

    fn print(&self, wins: &bool) -> String {
        format!("{wins}\n")
    }
}

impl<const SMALL: u32, const AT_EIGHT: bool> Cases for TakeOneOrTwo<SMALL, AT_EIGHT> {
    const SCALE: Scale = Scale::linear("heaps", 3);

    fn shapes(&self) -> Vec<Shape<u32>> {
        let most = if self.wide_generator { 1_000_000 } else { 100 };
        vec![
            Shape::new("any", move |random| random.number(0..=most) as u32),
            Shape::new("large", move |random| random.number(60..=most) as u32),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<u32>)> {
        vec![("largest", vec![100; 3]), ("in_any_order", vec![99, 100, 98])]
    }

    fn every(&self) -> Box<dyn Iterator<Item = u32> + Send + '_> {
        // 100 cannot be played.
        Box::new([5, 50, 100].into_iter())
    }
}

impl<const SMALL: u32, const AT_EIGHT: bool> Answers for TakeOneOrTwo<SMALL, AT_EIGHT> {
    type Move = u32;

    fn answer(&self, _: &u32, winning: &[u32]) -> bool {
        !winning.is_empty()
    }

    fn solution(&self, heap: &u32) -> bool {
        assert!(!(self.panicking_solution && *heap == 8), "the solution overflows");
        !heap.is_multiple_of(3) || (self.wrong_solution && *heap >= 6)
    }

    fn reference(&self, heap: &u32) -> bool {
        !(heap.is_multiple_of(3) || self.wrong_reference && *heap == 5)
    }

    fn certificate(&self) -> Result<Option<String>, Broken<u32>> {
        assert!(!self.panicking_certificate, "the solution overflows");
        match self.broken_certificate {
            None => Ok(Some("period 3".into())),
            Some(case) => Err(Broken { reason: "no period".into(), case }),
        }
    }
}

/// The problem as a jury.
fn jury<const SMALL: u32, const AT_EIGHT: bool>(
    rules: TakeOneOrTwo<SMALL, AT_EIGHT>,
) -> Court<Own<TakeOneOrTwo<SMALL, AT_EIGHT>>> {
    Court::new(Own(rules))
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn rules_without_a_solution_can_be_played() {
    let rules = TakeOneOrTwo { panicking_solution: true, wrong_reference: true, ..SOUND };
    let draft = Problem::unsolved(problem("monks").about, Own(rules));
    let court = draft.rules().unwrap();
    let mut table = judge::jury::open(court.board(), Start::At("8"), 0).ok().unwrap();
    assert!(!table.against_solution());
    assert_eq!(table.winning(), Some(vec![1]));
    assert_eq!(table.reply(), (1, Reason::Rules));
}

#[test]
fn small_cases_share_inputs_and_come_alone() {
    let tests = jury(SOUND).exhaustive(5).unwrap().tests;
    assert_eq!(tests.len(), 2);
    let (first, second) = (&tests[0], &tests[1]);
    assert_eq!((first.name.as_str(), first.cases), ("1-3", 3));
    assert_eq!(text(&first.input), "3\n0\n1\n2\n");
    assert_eq!(text(&first.expected), "false\ntrue\ntrue\n");
    assert_eq!((second.name.as_str(), text(&second.input)), ("4-5", "2\n3\n4\n"));
    let alone = jury(SOUND).alone(second, 4).unwrap();
    let alone = alone
        .iter()
        .map(|test| (test.name.as_str(), text(&test.input), text(&test.expected), test.cases));
    assert!(alone.eq([("4", "1\n3\n", "false\n", 1), ("5", "1\n4\n", "true\n", 1)]));
}

#[test]
fn a_sound_problem_is_proven() {
    let deep = jury(SOUND).deep();
    assert_eq!((deep.positions, deep.failure), (11 + 14 + 3, None));
    assert_eq!(deep.certificate.unwrap().as_deref(), Some("period 3"));
}

#[test]
fn a_wrong_solution_is_found_at_its_smallest_position() {
    let deep = jury(TakeOneOrTwo { wrong_solution: true, ..SOUND }).deep();
    // Up to the heap of six in one space and of nine in the other; those of no space are answered
    // rightly.
    assert_eq!(deep.positions, 7 + 3 + 3);
    let failure = deep.failure.unwrap();
    assert_eq!(failure.input, "1\n6\n");
    assert_eq!((failure.expected.as_str(), failure.found.as_str()), ("false\n", "true\n"));
}

/// The reference would take five for lost.
#[test]
fn what_no_space_holds_is_played_as_far_as_that_goes() {
    let deep = jury(TakeOneOrTwo { wrong_reference: true, ..SOUND }).deep();
    assert_eq!(deep.failure, None);
}

#[test]
fn every_case_of_an_input_has_an_answer_in_its_place() {
    let court = jury(SOUND);
    let tests: Vec<_> = court.maximal().map(Result::unwrap).collect();
    let expected: Vec<_> = tests.iter().map(|test| text(&test.expected)).collect();
    assert_eq!(expected, ["true\ntrue\ntrue\n", "false\ntrue\ntrue\n"]);
}

#[test]
fn a_solution_that_panics_has_failed_where_it_did() {
    let panicking = TakeOneOrTwo { panicking_solution: true, ..SOUND };
    let failure = jury(panicking).deep().failure.unwrap();
    assert_eq!((failure.input.as_str(), failure.found.as_str()), ("1\n8\n", "a panic"));
}

#[test]
fn where_no_game_starts_the_solution_is_not_asked() {
    let panicking = TakeOneOrTwo { panicking_solution: true, ..sound::<51, false>() };
    let deep = jury(panicking).deep();
    assert_eq!((deep.failure, deep.positions), (None, 10 + 13 + 3));
}

/// What the group deep tells when this is what plays.
fn deep_with(player: &[&str]) -> Result<GroupResult> {
    deep_within(None, player)
}

/// With another wall limit than the judge's own.
fn deep_within(wall: Option<Duration>, player: &[&str]) -> Result<GroupResult> {
    let [release, dev] = ["release", "dev"].map(|name| Program { command: vec![name.into()] });
    let (linked_statically, dev) = (None, Some(dev));
    let built = Built::Programs(Programs { release, linked_statically, dev, is_solution: true });
    let (workspace, progress) = (workspace(), Progress::hidden());
    let mut judge = Judge::new(&workspace, &RUNNER, &progress, 1).unwrap();
    judge.player.command = player.iter().map(|word| word.into()).collect();
    judge.player_limits.wall = wall.unwrap_or(judge.player_limits.wall);
    group::run(&judge, Group::Deep, &problem("monks"), &built)
}

fn deep_of(rules: TakeOneOrTwo) -> Failure {
    let played = deep::write(&Ok(jury(rules).deep())).unwrap();
    deep_with(&["sh", "-c", "printf %s \"$0\"", &played]).unwrap().failure.unwrap()
}

#[test]
fn what_deep_finds_is_shown_on_the_build_that_checks_for_overflow() {
    let failure = deep_of(TakeOneOrTwo { panicking_solution: true, ..SOUND });
    assert_eq!((failure.verdict, failure.input.as_slice()), (Verdict::WrongAnswer, &b"1\n8\n"[..]));
    assert_eq!(failure.program, Some(Program { command: vec!["dev".into()] }));
}

#[test]
fn a_broken_certificate_is_a_failure_with_its_reason_and_input() {
    let broken = TakeOneOrTwo { broken_certificate: Some(None), ..SOUND };
    let certificate = |rules: TakeOneOrTwo| jury(rules).deep().certificate.unwrap_err();
    let told = |reason: &str, case| Broken { reason: reason.into(), case };
    assert_eq!(certificate(broken), told("no period", None));
    // It calls the solution.
    let panicking = TakeOneOrTwo { panicking_certificate: true, ..SOUND };
    assert_eq!(certificate(panicking), told("a panic", None));
    let failure = deep_of(broken);
    assert_eq!((failure.verdict, failure.place.as_str()), (Verdict::WrongAnswer, "deep"));
    let no_period = Some("the answering function, called directly: no period");
    assert_eq!((reason(&failure).as_deref(), failure.program), (no_period, None));
    let failure = deep_of(TakeOneOrTwo { broken_certificate: Some(Some(99)), ..SOUND });
    assert_eq!((reason(&failure).as_deref(), text(&failure.input)), (no_period, "1\n99\n"));
    assert_eq!(failure.program, Some(Program { command: vec!["dev".into()] }));
}

#[test]
fn an_answering_function_that_ends_its_process_is_a_run_time_error() {
    let check = |script, how, stderr| {
        let result = deep_with(&["sh", "-c", script]).unwrap();
        let failure = result.failure.unwrap();
        assert_eq!((result.verdict, result.cases), (Verdict::RuntimeError, 0), "{script}");
        let expected = format!(
            "the answering function, called directly: {how}; `cargo judge stress` may find the input"
        );
        assert_eq!(reason(&failure), Some(expected), "{script}");
        assert_eq!(text(&failure.stderr), stderr, "{script}");
    };
    let overflowed = "thread main has overflowed its stack\n";
    let script = "echo thread main has overflowed its stack >&2; kill -ABRT $$";
    check(script, "died by SIGABRT: stack overflow", overflowed);
    // The judge's own error has this exit status, too.
    check("exit 2", "exited with code 2", "");
    check("echo 1 3", "exited without answering", "");
}

#[test]
fn an_answering_function_that_does_not_come_back_exceeds_the_time() {
    let wall = Some(Duration::from_secs(1));
    let failure = deep_within(wall, &["sh", "-c", "sleep 86420"]).unwrap().failure.unwrap();
    assert_eq!(failure.verdict, Verdict::TimeLimitExceeded);
    let expected = "the answering function did not return within 1 s when called directly; \
                    `cargo judge stress` may find the input";
    assert_eq!(reason(&failure).as_deref(), Some(expected));
}

#[test]
fn an_answering_function_may_print() {
    let played = deep::write(&Ok(jury(SOUND).deep())).unwrap();
    let result = deep_with(&["sh", "-c", "printf 'printed%s' \"$0\"", &played]).unwrap();
    assert_eq!((result.verdict, result.cases), (Verdict::Accepted, 11 + 14 + 3));
}

#[test]
fn a_player_that_does_not_play_is_the_judges_error() {
    let played = deep::write(&Err("no rules".into())).unwrap();
    let error = deep_with(&["sh", "-c", "printf %s \"$0\"", &played]).unwrap_err();
    assert_eq!(error.to_string(), "cannot play: no rules");
}

fn check_contradiction(rules: TakeOneOrTwo, message: &str) {
    let error = jury(rules).exhaustive(20).unwrap_err().to_string();
    assert!(error.contains(message), "{error}");
}

#[test]
fn a_wrong_reference_contradicts_the_oracle() {
    let wrong = TakeOneOrTwo { wrong_reference: true, ..SOUND };
    let message = "contradicts itself on 5: playing gives true, the reference false";
    check_contradiction(wrong, message);
    let error = jury(wrong).test("sample-1", "2\n4\n5\n").unwrap_err().to_string();
    assert!(error.contains(message), "{error}");
}

#[test]
fn a_wrong_oracle_contradicts_the_reference() {
    let message = "contradicts itself on 3: playing gives true, the reference false";
    check_contradiction(TakeOneOrTwo { wrong_oracle: true, ..SOUND }, message);
}

#[test]
fn small_cases_that_cannot_be_played_are_refused() {
    let message = "the small case 5 is too large to be played";
    check_contradiction(TakeOneOrTwo { playable: 4, ..SOUND }, message);
}

#[test]
fn small_cases_beyond_play_are_answered_by_the_reference_and_counted() {
    let small = jury(TakeOneOrTwo { playable: 40, ..SOUND }).exhaustive(51).unwrap();
    let cases: usize = small.tests.iter().map(|test| test.cases).sum();
    // 0 to 40 are played.
    assert_eq!((small.played, cases), (41, 51));
    assert_eq!(jury(SOUND).exhaustive(51).unwrap().played, 51);
}

#[test]
fn a_generator_without_cases_makes_no_test() {
    assert_eq!(jury(sound::<0, true>()).exhaustive(20).unwrap().tests, []);
}

#[test]
fn a_generator_that_leaves_the_statement_is_refused() {
    let wide = jury(TakeOneOrTwo { wide_generator: true, ..SOUND });
    let random = wide.random(1);
    let error = (0..20).find_map(|number| random.test(number).err()).unwrap().to_string();
    assert!(error.contains("outside the statement: line 2: a heap must be 0 to 100"), "{error}");
}

#[test]
fn a_failing_random_test_is_shrunk_to_the_smallest() {
    let jury = jury(SOUND);
    let random = jury.random(1);
    let first_failing = |fails: &dyn Fn(&Test) -> bool| {
        (0..).find(|number| fails(&random.test(*number).unwrap())).unwrap()
    };
    let any_from_70 =
        |test: &Test| text(&test.input).lines().any(|heap| heap.len() > 1 && heap >= "70");
    let number = first_failing(&any_from_70);
    let shrunk = random.shrink(number, &|test| Ok(any_from_70(test))).unwrap();
    assert_eq!(text(&shrunk.input), "1\n70\n");
    assert_eq!(text(&shrunk.expected), "true\n");
    // Only two games together fail: then both are kept.
    let two = |test: &Test| test.cases >= 2;
    let number = first_failing(&two);
    let shrunk = random.shrink(number, &|test| Ok(two(test))).unwrap();
    assert_eq!(text(&shrunk.input), "2\n0\n0\n");
}

#[test]
fn an_error_while_shrinking_is_the_judges() {
    let jury = jury(SOUND);
    let error = jury.random(1).shrink(0, &|_| anyhow::bail!("the machine is gone")).unwrap_err();
    assert_eq!(error.to_string(), "the machine is gone");
}
