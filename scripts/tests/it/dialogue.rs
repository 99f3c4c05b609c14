//! Interactive problems, without a program: what the judge answers, line by line, and how it plays.

use std::ops::ControlFlow;

use judge::about::{About, Family};
use judge::checker::Comparison;
use judge::family::rows::Rows;
use judge::generator::Random;
use judge::jury::{Fault, FaultKind, Jury, Mistake, Opponent, Problem, Talked, Test};
use judge::rules::dialogue::{Dialogue, Ends, Player, PlayerOf, Side, Sides};
use judge::rules::{Scale, Shape};
use judge::run::Then;

use crate::jury;

/// Two heaps; a move takes from one of them. The program moves first, and nothing is said at the end.
#[derive(Clone, Copy, Default)]
struct Nim {
    /// A solution that only ever empties a heap.
    wrong_solution: bool,
    panicking_solution: bool,
    wrong_reference: bool,
}

/// The heap, counted from 1, and how much is taken.
type Move = (usize, u64);

impl Dialogue for Nim {
    type Format = Rows<[u64; 2], 2>;
    type Position = [u64; 2];
    type Move = Move;

    const FORMAT: Self::Format = Rows::of([("a", 0..=9), ("b", 0..=9)])
        .related(|[a, b]| a != b, "the heaps must differ, or the first player loses");
    const SIDES: Sides = Sides::Given(Side::First);
    const ENDS: Ends =
        Ends { program_cannot_move: None, judge_cannot_move: None, program_has_lost: None };
    const SCALE: Scale = Scale::linear("sticks", 9);

    fn start(&self, case: &[u64; 2]) -> [u64; 2] {
        *case
    }

    fn moves(
        &self,
        heaps: &[u64; 2],
        visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let most = heaps.iter().max().copied().unwrap_or(0);
        for take in 1..=most {
            for heap in 1..=2 {
                if take <= heaps[heap - 1] {
                    visit((heap, take))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn play(&self, heaps: &[u64; 2], &(heap, take): &Move) -> Option<[u64; 2]> {
        let mut heaps = *heaps;
        let sticks = heaps.get_mut(heap.checked_sub(1)?)?;
        *sticks = sticks.checked_sub(take).filter(|_| take > 0)?;
        Some(heaps)
    }

    fn essence(&self, mut heaps: [u64; 2]) -> [u64; 2] {
        heaps.sort_unstable();
        heaps
    }

    fn mirrored(&self, _: &[u64; 2], (heap, take): &Move) -> Option<Move> {
        Some((3 - heap, *take))
    }

    fn write(&self, (heap, take): &Move) -> String {
        format!("{heap}:{take}")
    }

    fn read(&self, line: &str) -> Option<Move> {
        let (heap, take) = line.split_once(':')?;
        Some((heap.parse().ok()?, take.parse().ok()?))
    }

    fn solution(&self, _: &[u64; 2]) -> PlayerOf<Self> {
        let Self { wrong_solution, panicking_solution, .. } = *self;
        let answer = move |[a, b]: &[u64; 2], _: Option<&Move>| {
            assert!(!panicking_solution || a + b < 5, "too many sticks");
            let (heap, more) = if a > b { (1, a - b) } else { (2, b - a) };
            Some((heap, if wrong_solution { more.max(*a.max(b)) } else { more }))
        };
        Player { side: Side::First, answer: Box::new(answer) }
    }

    fn reference(&self, case: &[u64; 2]) -> Option<PlayerOf<Self>> {
        let side = if self.wrong_reference { Side::Second } else { Side::First };
        let sound = Self::default().solution(case).answer;
        let answer = move |heaps: &[u64; 2], last: Option<&Move>| {
            sound(heaps, last).filter(|(_, take)| *take > 0)
        };
        Some(Player { side, answer: Box::new(answer) })
    }

    fn small(&self) -> Vec<[u64; 2]> {
        vec![[0, 1], [1, 2], [1, 3]]
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = [u64; 2]> + '_>> {
        vec![Box::new([[0, 1]].into_iter()), Box::new([[1, 2], [2, 4]].into_iter())]
    }

    fn shapes(&self) -> Vec<Shape<[u64; 2]>> {
        vec![Shape::new("next", |random: &mut Random| {
            let a = random.number(0..=8);
            [a, a + 1]
        })]
    }

    fn maximal(&self) -> Vec<(&'static str, [u64; 2])> {
        vec![("largest", [9, 8])]
    }

    fn sized(&self, size: usize) -> [u64; 2] {
        [size as u64, 0]
    }
}

const SOUND: Nim = Nim { wrong_solution: false, panicking_solution: false, wrong_reference: false };

fn nim(rules: Nim) -> Box<dyn Jury> {
    Problem::interactive(About::new("nim", "Nim", Family::Heaps), rules).jury.unwrap()
}

fn test(jury: &dyn Jury, input: &str, opponent: Opponent) -> Test {
    let test = jury.test("by hand", input).unwrap().unwrap();
    Test { opponent: Some(opponent), ..test }
}

/// The talk in which the program says these pieces: the judge's words after each, and how it ends.
fn talk(jury: &dyn Jury, test: &Test, path: &[usize], pieces: &[&str]) -> (Vec<String>, Talked) {
    let mut talk = jury.talk(test, path).unwrap().unwrap();
    let mut words = vec![String::from_utf8(talk.begin()).unwrap()];
    for piece in pieces {
        let answer = talk.hear(piece.as_bytes());
        let then = match answer.then {
            Then::Listen => "",
            Then::Close => "(closes)",
            Then::End => "(ends)",
        };
        words.push(String::from_utf8(answer.words).unwrap() + then);
    }
    (words, talk.finish())
}

/// Talks about cards; the words, and the kind of the fault.
fn cards(input: &str, pieces: &[&str]) -> (Vec<String>, Option<FaultKind>) {
    let jury = jury("abc278_g");
    let (words, talked) = talk(&*jury, &test(&*jury, input, Opponent::Longest), &[], pieces);
    (words, talked.fault.map(|fault| fault.kind))
}

#[track_caller]
fn check_fault(input: &str, pieces: &[&str], wanted: FaultKind) {
    let (words, found) = cards(input, pieces);
    assert_eq!(found, Some(wanted), "{pieces:?}");
    // The program is ended, and hears nothing more.
    assert_eq!(words.last().unwrap(), "(ends)", "{pieces:?}");
}

#[test]
fn a_game_is_played_to_its_end() {
    let pieces = ["First\n", "2 1\n", "6 1\n", "1 1\n"];
    let (words, fault) = cards("6 1 2\n3 2\n5 1\n", &pieces);
    assert_eq!(words, ["6 1 2\n", "", "3 2\n", "5 1\n", "0 0\n(closes)"]);
    assert_eq!(fault, None);
    // A line may come in pieces, several lines in one, and with the line ends of Windows.
    let (words, fault) = cards("2 1 1\n", &["Sec", "ond\r", "\n", "\n 2  1 \r\n"]);
    assert_eq!(words, ["2 1 1\n", "", "", "1 1\n", "0 0\n(closes)"]);
    assert_eq!(fault, None);
    let (words, fault) = cards("1 1 1\n", &["First\n1 1\n"]);
    assert_eq!((words[1].as_str(), fault), ("0 0\n(closes)", None));
}

#[test]
fn whatever_is_said_wrongly_is_a_fault_of_its_kind() {
    check_fault("6 1 2\n", &["first\n"], FaultKind::NoSide);
    check_fault("6 1 2\n", &["1 1\n"], FaultKind::NoSide);
    for line in ["1\n", "1 1 1\n", "one 1\n", "-1 1\n", "1,1\n", "\u{7f}\n"] {
        check_fault("6 1 2\n", &["First\n", line], FaultKind::NotAMove);
    }
    for line in ["1 3\n", "6 2\n", "7 1\n", "0 1\n", "1 0\n", "18446744073709551615 1\n"] {
        check_fault("6 1 2\n", &["First\n", line], FaultKind::Illegal);
    }
    // The judge takes card 1.
    for line in ["1 1\n", "3 1\n", "2 2\n"] {
        check_fault("6 1 2\n", &["First\n", "3 1\n", line], FaultKind::Illegal);
    }
    check_fault("6 1 2\n", &["First\n", "0 0\n"], FaultKind::GivesUp);
    check_fault("6 1 2\n", &["First\n", "3 2\n6 1\n"], FaultKind::OutOfTurn);
    check_fault("6 1 2\n", &["Second\n1 1\n"], FaultKind::OutOfTurn);
    check_fault("6 1 2\n", &["First\n", "3 2\n6"], FaultKind::OutOfTurn);
    check_fault("1 1 1\n", &["First\n", "1 1\n0 0\n"], FaultKind::OutOfTurn);
    check_fault("1 1 1\n", &["First\n", "1 1\n", "0 0\n"], FaultKind::AfterTheEnd);
    check_fault("1 1 1\n", &["First\n", "1 1\n", "b"], FaultKind::AfterTheEnd);
}

#[test]
fn the_turn_that_lost_the_game_is_named() {
    let loses = |mistake| FaultKind::Loses(mistake);
    check_fault("2 1 1\n", &["First\n", "1 1\n", "0 0\n"], loses(Some(Mistake::Side)));
    // Two cards next to each other are left for the judge; in the middle there is a winning move.
    let pieces = ["First\n", "1 1\n", "0 0\n"];
    check_fault("3 1 2\n2 2\n", &pieces, loses(Some(Mistake::Turn(1))));
    let pieces = ["Second\n", "3 1\n", "0 0\n"];
    let input = "3 1 1\n1 1\n2 1\n";
    check_fault(input, &pieces, loses(Some(Mistake::Side)));
    // Too large to be played out.
    let jury = jury("abc278_g");
    let test = test(&*jury, "100 1 40\n", Opponent::Perfect(1));
    let mut pieces = vec!["Second\n".to_owned()];
    for _ in 0..100 {
        let said: Vec<_> = pieces.iter().map(String::as_str).collect();
        let (_, talked) = talk(&*jury, &test, &[], &said);
        if let Some(fault) = talked.fault {
            assert_eq!(fault.kind, loses(None));
            return;
        }
        pieces.push(first_move(&talked, 100));
    }
    panic!("nobody loses");
}

/// The first card that nobody has taken, alone, as a move; `0 0` if there is none.
fn first_move(talked: &Talked, cards: usize) -> String {
    let mut left = vec![true; cards + 1];
    for spoken in talked.lines.iter().filter(|spoken| spoken.turn.is_some()) {
        let (card, length) = spoken.text.split_once(' ').unwrap();
        let (card, length): (usize, usize) = (card.parse().unwrap(), length.parse().unwrap());
        left[card..card + length].fill(false);
    }
    (1..=cards).find(|card| left[*card]).map_or("0 0\n".into(), |card| format!("{card} 1\n"))
}

#[test]
fn a_program_that_ends_too_early_has_not_won() {
    let jury = jury("abc278_g");
    let unfinished = |pieces: &[&str]| {
        let test = test(&*jury, "1 1 1\n", Opponent::Longest);
        let (_, talked) = talk(&*jury, &test, &[], pieces);
        (talked.fault, talked.unfinished.map(|Fault { kind, said }| (kind, said)))
    };
    let half = |said: &str| Some((FaultKind::HalfLine, said.to_owned()));
    let is_half = |pieces: &[&str]| {
        let test = test(&*jury, "1 1 1\n", Opponent::Longest);
        let (_, talked) = talk(&*jury, &test, &[], pieces);
        talked.lines.into_iter().map(|spoken| spoken.is_half).collect::<Vec<_>>()
    };
    assert_eq!(is_half(&["First\n", "1 1"]), [false, false, true]);
    assert_eq!(is_half(&["First\n", "1 1\n1 1"]), [false, false, false, false, true]);
    assert_eq!(is_half(&["First\n", "1 1\n1 1\n"]), [false; 5]);
    assert_eq!(unfinished(&[]), (None, Some((FaultKind::Leaves, String::new()))));
    assert_eq!(unfinished(&["First\n"]), (None, Some((FaultKind::Leaves, String::new()))));
    assert_eq!(unfinished(&["Fir"]), (None, half("Fir")));
    assert_eq!(unfinished(&["First\n", "1 1"]), (None, half("1 1")));
    assert_eq!(unfinished(&["First\n", "1 1\n"]), (None, None));
}

#[test]
fn the_transcript_numbers_the_turns_and_the_input_replays_them() {
    let jury = jury("abc278_g");
    let test = test(&*jury, "3 1 1\n", Opponent::Longest);
    let (_, talked) = talk(&*jury, &test, &[], &["Second\n", "2 1\n", "3 1\n"]);
    let lines: Vec<_> = talked
        .lines
        .iter()
        .map(|spoken| (spoken.turn, spoken.by_program, spoken.text.as_str()))
        .collect();
    let wanted = [
        (None, false, "3 1 1"),
        (None, true, "Second"),
        (Some(1), false, "1 1"),
        (Some(2), true, "2 1"),
        (Some(3), false, "3 1"),
        (Some(4), true, "3 1"),
    ];
    assert_eq!(lines, wanted);
    // With what a loser is told at the end, so that the program stops.
    assert_eq!(talked.input, b"3 1 1\n1 1\n3 1\n-1 -1\n");
    let replayed = jury.test("replayed", "3 1 1\n1 1\n3 1\n-1 -1\n").unwrap().unwrap();
    let (_, again) = talk(&*jury, &replayed, &[], &["Second\n", "2 1\n", "3 1\n"]);
    assert_eq!((again.lines, again.input), (talked.lines, talked.input));
}

#[test]
fn files_hold_the_lines_of_both_sides() {
    let jury = jury("abc278_g");
    let sample = jury.test("sample-1", "6 1 2\n3 2\n5 1\n0 0\n").unwrap().unwrap();
    let compare = |output: &str| jury.compare(&sample, output.as_bytes()).unwrap();
    assert_eq!(compare("First\n2 1\n6 1\n1 1\n"), Comparison::Equal);
    let differs = |output: &str| match compare(output) {
        Comparison::Differs(difference) => (difference.token, difference.found),
        other => panic!("{other:?}"),
    };
    assert_eq!(differs("First\n2 1\n6 1\n2 1\n"), (7, Some(b"2 1".to_vec())));
    assert_eq!(differs("First\n2 1\n"), (3, None));
    // What the reference says wins, too.
    assert_eq!(jury.compare(&sample, &sample.expected).unwrap(), Comparison::Equal);
    let malformed = |input: &str| {
        let malformed = jury.test("malformed", input).unwrap().unwrap_err();
        (malformed.line, malformed.message)
    };
    assert_eq!(malformed("6 1 2\n3\n"), (2, "not a move".into()));
    let message = "the input should end here, but `1 1` follows";
    assert_eq!(malformed("6 1 2\n0 0\n1 1\n"), (3, message.into()));
    assert_eq!(malformed("6 3 2\n"), (1, "L must be at most R, and R at most N".into()));
}

#[test]
fn another_game_needs_no_other_judge() {
    let jury = nim(SOUND);
    // The program moves first without a word, and nobody says anything at the end.
    let (words, talked) =
        talk(&*jury, &test(&*jury, "1 3\n", Opponent::Longest), &[], &["2:2\n", "2:1\n"]);
    assert_eq!(words, ["1 3\n", "1:1\n", "(closes)"]);
    assert_eq!((talked.fault, talked.unfinished), (None, None));
    // It has lost as soon as the judge has moved.
    let (words, talked) =
        talk(&*jury, &test(&*jury, "1 2\n", Opponent::Perfect(0)), &[], &["2:2\n"]);
    assert_eq!(words, ["1 2\n", "(ends)"]);
    let kind = talked.fault.unwrap().kind;
    assert_eq!(kind, FaultKind::Loses(Some(Mistake::Turn(1))));
    assert_eq!(jury.maximal().len(), 1);
    assert_eq!(jury.sized(7).unwrap().input, b"7 0\n");
    assert!(jury.is_interactive());
}

#[test]
fn every_opponent_replies_in_its_way() {
    let jury = nim(SOUND);
    let reply = |opponent| {
        let (words, _) = talk(&*jury, &test(&*jury, "4 7\n", opponent), &[], &["2:1\n"]);
        words[1].trim().to_owned()
    };
    // The heaps are 4 and 6: the first move takes 1 of the first heap, the last one all of the second.
    assert_eq!(reply(Opponent::Longest), "1:1");
    assert_eq!(reply(Opponent::Shortest), "2:6");
    assert_eq!(reply(Opponent::Mirroring(0)), "1:1");
    assert_eq!(reply(Opponent::Perfect(0)), "2:2");
    let random: std::collections::HashSet<_> =
        (0..300).map(|seed| reply(Opponent::Random(seed))).collect();
    assert_eq!(random.len(), 4 + 6);
}

#[test]
fn every_sequence_of_replies_is_tried_once() {
    let jury = nim(SOUND);
    // The first player answers every move of a heap in the other one: from two equal heaps of n the
    // judge's moves lead to n - 1, n - 2, … 0 on both sides, so there are 2^(n - 1) ways for n sticks,
    // on either of the two sides each time.
    let test = test(&*jury, "3 4\n", Opponent::Every);
    let (mut path, mut seen) = (vec![], std::collections::HashSet::new());
    loop {
        let mut talk = jury.talk(&test, &path).unwrap().unwrap();
        talk.begin();
        let mut heaps = [3_u64, 4];
        let mut said = "2:1\n".to_owned();
        heaps[1] -= 1;
        loop {
            let answer = talk.hear(said.as_bytes());
            if answer.then != Then::Listen {
                break;
            }
            let reply = String::from_utf8(answer.words).unwrap();
            let (heap, take) = reply.trim().split_once(':').unwrap();
            let (heap, take): (usize, u64) = (heap.parse().unwrap(), take.parse().unwrap());
            said = format!("{}:{take}\n", 3 - heap);
            heaps = heaps.map(|sticks| sticks - take);
        }
        let talked = talk.finish();
        assert_eq!((talked.fault, talked.unfinished), (None, None));
        let lines: Vec<_> = talked.lines.into_iter().map(|spoken| spoken.text).collect();
        assert!(seen.insert(lines), "a talk is repeated");
        match talked.next {
            Some(next) => path = next,
            None => break,
        }
    }
    // 3 = 3 in 2 ways, 1 + 2 and 2 + 1 in 4 each, 1 + 1 + 1 in 8.
    assert_eq!(seen.len(), 2 + 2 * 4 + 8);
}

#[test]
fn deep_asks_in_every_position_in_reach() {
    let deep = |rules: Nim| nim(rules).deep();
    // `0 1`: one. `1 2`: after `1 1` two replies. `2 4`: after `2 2` one or two of either heap, then
    // after `1 1` one of either.
    let sound = deep(SOUND);
    assert_eq!((sound.positions, sound.failure), (1 + 3 + 1 + 4 + 2, None));
    let failure = deep(Nim { wrong_solution: true, ..SOUND }).failure.unwrap();
    let found = (failure.input.as_str(), failure.expected.as_str(), failure.found.as_str());
    assert_eq!(found, ("1 2\n", "2:1\n", "2:2\n"));
    let failure = deep(Nim { panicking_solution: true, ..SOUND }).failure.unwrap();
    let found = (failure.input.as_str(), failure.expected.as_str(), failure.found.as_str());
    assert_eq!(found, ("2 4\n", "2:2\n", "a panic\n"));
}

#[test]
fn a_reference_that_contradicts_play_is_refused() {
    let error = nim(Nim { wrong_reference: true, ..SOUND }).exhaustive(3).unwrap_err().to_string();
    let told =
        "contradicts itself on [0, 1]: playing gives Some(First), the reference Some(Second)";
    assert!(error.contains(told), "{error}");
}

#[test]
fn random_games_meet_every_kind_of_opponent() {
    let jury = jury("abc278_g");
    let random = jury.random(3);
    let names: std::collections::HashSet<_> =
        (0..100).map(|number| random.test(number).unwrap().opponent.unwrap().name()).collect();
    assert_eq!(names.len(), 4);
    assert!(!names.contains("every") && !names.contains("shortest"));
    assert_eq!(random.test(7).unwrap(), jury.random(3).test(7).unwrap());
    assert_ne!(random.test(7).unwrap(), jury.random(4).test(7).unwrap());
}

#[test]
fn a_failing_game_shrinks_to_the_smallest_that_fails() {
    let jury = jury("abc278_g");
    let random = jury.random(1);
    let cards = |test: &Test| -> u64 {
        let input = str::from_utf8(&test.input).unwrap();
        input.split(' ').next().unwrap().parse().unwrap()
    };
    let large = (0..).find(|number| cards(&random.test(*number).unwrap()) > 50).unwrap();
    let shrunk = random.shrink(large, &|test| Ok(cards(test) >= 3)).unwrap();
    assert_eq!(
        (shrunk.input.as_slice(), shrunk.opponent),
        (&b"3 1 1\n"[..], Some(Opponent::Every))
    );
    let shrunk = random.shrink(large, &|test| Ok(cards(test) >= 30)).unwrap();
    assert_eq!((cards(&shrunk), shrunk.opponent), (30, Some(Opponent::Shortest)));
}
