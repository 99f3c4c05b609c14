//! What the rules alone tell.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use expect_test::{Expect, expect};
use judge::about::{About, Family};
use judge::family::values::OneHeap;
use judge::game::{Game, Oracle, Visit};
use judge::jury::Wanted;
use judge::report::explore::{Page, explored};
use judge::rules::{End, Explored, Found, HeapValues, Proof};
use serde_json::Value;

use crate::JUDGE;
use crate::hostile::send;

fn judge(arguments: &[&str]) -> Output {
    let mut command = Command::new(JUDGE);
    command.env_remove("COLUMNS").env_remove("LINES").arg("explore").args(arguments);
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn check(arguments: &[&str], expected: &Expect) {
    let output = judge(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {output:?}");
    // A line at the margin: otherwise the indentation that all lines share would not count.
    expected.assert_eq(&format!("printed:\n{}", said(&output)));
}

#[test]
fn a_game_of_heaps_is_shown_by_its_values() {
    check(
        &["hs09game", "--up-to", "60"],
        &expect![[r#"
        printed:
        hs09game: heaps of 0 to 60, by their moves alone

        size  Grundy values
           0  0 0 1 1 2 2 3 0 0 1 1 2 2 3 0 0 1 1 2 2 3 0 0 1 1 2 2 3 0 0 1 1 2 2 3
          35  0 0 1 1 2 2 3 0 0 1 1 2 2 3 0 0 1 1 2 2 3 0 0 1 1 2

        lost     0 1 7 8 14 15 21 22 28 29 35 36 42 43 49 50 56 57 (18 of 61 sizes)
                 those with the remainder 0 or 1 modulo 7
        period   7 from 0 on, proved for every size by the values up to 12, since a move
                 takes 2, 3 or 5
        values   below 2 up to 3, below 4 up to 60
    "#]],
    );
    check(
        &["hs09game", "--up-to", "20", "--lost", "--case", "2 7"],
        &expect![[r#"
        printed:
        hs09game: heaps of 0 to 20, by their moves alone

        lost     6 of 21 sizes
          0   1   7   8   14  15

        period   7 from 0 on, proved for every size by the values up to 12, since a move
                 takes 2, 3 or 5
        values   below 2 up to 3, below 4 up to 20

        case     2 7 is won by 2 of 4 moves: take 2 from heap 1; take 5 from heap 2
    "#]],
    );
}

#[test]
fn parameters_of_the_rules_make_a_line_each_or_a_table_of_their_own() {
    check(
        &["dp_k", "--up-to", "30"],
        &expect![[r#"
        printed:
        dp_k: heaps of 0 to 30, by their moves alone

          parameters  period                    lost sizes
          1           2 from 0        proved    0 2 4 6 8 10 12 14 16 18 20 22 24 26 28…
          2           4 from 0        proved    0 1 4 5 8 9 12 13 16 17 20 21 24 25 28 …
          1 2         3 from 0        proved    0 3 6 9 12 15 18 21 24 27 30
          3           6 from 0        proved    0 1 2 6 7 8 12 13 14 18 19 20 24 25 26 …
          1 3         2 from 0        proved    0 2 4 6 8 10 12 14 16 18 20 22 24 26 28…
          2 3         5 from 0        proved    0 1 5 6 10 11 15 16 20 21 25 26 30
          1 2 3       4 from 0        proved    0 4 8 12 16 20 24 28
          4           8 from 0        proved    0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 …
          1 4         5 from 0        proved    0 2 5 7 10 12 15 17 20 22 25 27 30
          2 4         6 from 0        proved    0 1 6 7 12 13 18 19 24 25 30
          1 2 4       3 from 0        proved    0 3 6 9 12 15 18 21 24 27 30
          3 4         7 from 0        proved    0 1 2 7 8 9 14 15 16 21 22 23 28 29 30

        shown    a few parameters of the rules; one alone with a case of the statement
                 that has them, such as --case "1 1 | 1"
    "#]],
    );
    check(
        &["cf_1312f", "--up-to", "30", "--case", "1 2 3 4 | 5"],
        &expect![[r#"
        printed:
        cf_1312f with the parameters 2 3 4: heaps of 0 to 30, by their moves alone

        size  Grundy values
           0  0 1 1 2 2 0 0 1 1 2 2 0 0 1 1 2 2 0 0 1 1 2 2 0 0 1 1 2 2 0 0

        lost     0 5 6 11 12 17 18 23 24 29 30 (11 of 31 sizes)
                 those with the remainder 0 or 5 modulo 6
        period   6 from 0 on, proved for every size by the values up to 10, since a move
                 takes 2, 3 or 4
        values   below 2 up to 2, below 4 up to 30

        case     1 2 3 4 | 5 is lost: none of 3 moves wins
    "#]],
    );
}

#[test]
fn another_game_is_shown_by_what_is_lost_and_what_wins() {
    check(
        &["monks", "--up-to", "100"],
        &expect![[r#"
            printed:
            monks: the 100 smallest positions, played out by the rules alone

            lost: 46 of 100, the first 32; all with --lost
              1            1 2          2            1 2 3        2 3          3
              1 2 3 4      1 2 4        2 3 4        3 4          4            1 2 3 4 5
              1 2 4 5      1 2 5        2 3 4 5      2 3 5        3 4 5        4 5
              5            1 2 3 4 5 6  1 2 3 4 6    1 2 4 5 6    1 2 5 6      1 2 6
              1 3 4 6      2 3 4 5 6    2 3 5 6      2 3 6        3 4 5 6      3 4 6
              4 5 6        5 6

              position  win     moves that win
              1 3       1 of 1  from 1 to 2
              1 2 4     0 of 1  lost
              1 3 4     1 of 1  from 1 to 2
              1 4       1 of 2  from 1 to 3
              2 4       1 of 1  from 2 to 3
              1 2 3 5   1 of 1  from 3 to 4
              1 2 4 5   0 of 1  lost
              1 2 5     0 of 2  lost
              1 3 4 5   1 of 1  from 1 to 2
              1 3 5     1 of 2  from 1 to 2
        "#]],
    );
    check(
        &["p3185", "--up-to", "12", "--values", "--lost", "--case", "1 0 2"],
        &expect![[r#"
        printed:
        p3185: the 12 smallest positions, played out by the rules alone

        lost: 8 of 12
          0 0        0 0 0      0 1        0 0 0 0    0 0 1      0 2        2 0
          0 0 0 0 0

          position   win     moves that win
          0 0        0 of 0  lost
          0 0 0      0 of 0  lost
          0 1        0 of 0  lost
          1 0        1 of 1  from 0 to 1 and 1
          0 0 0 0    0 of 0  lost
          0 0 1      0 of 0  lost
          0 1 0      1 of 1  from 1 to 2 and 2
          0 2        0 of 0  lost
          1 0 0      2 of 3  from 0 to 1 and 1; from 0 to 2 and 2
          1 1        1 of 1  from 0 to 1 and 1
          2 0        0 of 1  lost
          0 0 0 0 0  0 of 0  lost

        case     1 0 2 is won by 2 of 3 moves: from 0 to 1 and 1; from 0 to 2 and 2
    "#]],
    );
}

#[test]
fn json_objects_have_the_keys_that_the_help_names() {
    let help = said(&judge(&["--help"]));
    let object = |arguments: &[&str]| -> Value {
        let output = judge(arguments);
        assert_eq!(said(&output).lines().count(), 1);
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let keys = |object: &Value| -> Vec<String> {
        let keys: Vec<_> = object.as_object().unwrap().keys().cloned().collect();
        keys.iter().for_each(|key| assert!(help.contains(key.as_str()), "{key}"));
        keys
    };
    let game = object(&["hs09game", "--json", "--case", "2 7"]);
    assert_eq!(keys(&game), ["case", "heaps", "problem", "seconds"]);
    assert_eq!(keys(&game["case"]), ["moves", "position", "winning"]);
    assert_eq!(game["case"]["winning"][0], "take 2 from heap 1");
    let heap = &game["heaps"][0];
    let all = "end from largest lost lowest params parts period proved proved_by stated takes \
               takes_from values";
    assert_eq!(keys(heap).join(" "), all);
    assert_eq!((&heap["period"], &heap["proved"]), (&7.into(), &true.into()));
    assert_eq!(heap["values"].as_array().unwrap().len(), 1001);
    let only_lost = object(&["hs09game", "--json", "--lost"]);
    assert_eq!(only_lost["heaps"][0]["values"], Value::Null);
    assert_eq!(only_lost["heaps"][0]["lost"][2], 7);

    let game = object(&["monks", "--json", "--up-to", "20"]);
    assert_eq!(keys(&game), ["end", "played", "positions", "problem", "seconds"]);
    assert_eq!(game["positions"].as_array().unwrap().len(), 20);
    assert_eq!(game["positions"][4]["winning"][0], "from 1 to 2");
    let lost = object(&["monks", "--json", "--up-to", "20", "--lost"]);
    let lost = lost["positions"].as_array().unwrap();
    assert!(
        lost.len() < 20 && lost.iter().all(|position| position["winning"] == Value::from([0; 0]))
    );
}

#[test]
fn ctrl_c_prints_what_was_found() {
    let mut command = Command::new(JUDGE);
    command.args(["explore", "cses_1730", "--up-to", "20000000"]);
    let judge = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    thread::sleep(Duration::from_secs(3));
    send("INT", &judge);
    let output = judge.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let said = said(&output);
    assert!(said.contains("\n   0   0  1  2  3  4") || said.contains("\n    0"), "{said}");
    assert!(said.contains("end      interrupted: this is what was found so far"), "{said}");
}

#[test]
fn what_is_no_case_and_what_has_no_rules_is_refused() {
    let output = judge(&["hs09game", "--case", "two"]);
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("`two` is no case of hs09game: a heap must be"), "{message}");
    assert_eq!(judge(&["chess"]).status.code(), Some(2));
}

#[test]
fn a_case_that_cannot_be_played_is_an_error_and_nothing_else() {
    for arguments in [
        &["hs09game", "--case", "1000000000"][..],
        &["hs09game", "--case", "1000000000", "--json"],
        &["cses_1099", "--case", "1 1000000000"],
    ] {
        let output = judge(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(said(&output), "", "{arguments:?}");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        let reason = format!("judge: the case `{}` is too large to be played out", arguments[2]);
        assert!(message.starts_with(&reason), "{message}");
        assert!(message.contains("a smaller one, or leave --case out"), "{message}");
    }
}

/// What looks like an option is a number that is out of range, or a case that is none.
#[test]
fn negative_numbers_are_read_as_numbers() {
    for (arguments, reason) in [
        (["hs09game", "--up-to", "-1"], "-1 is not in 1..=20000000"),
        (["hs09game", "--case", "-1"], "`-1` is no case of hs09game"),
    ] {
        let output = judge(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(message.contains(reason) && !message.contains("tip:"), "{message}");
    }
}

/// It can be copied into the rules as it is.
#[test]
fn the_advice_on_a_period_says_what_to_write() {
    let page = Page { width: 1000, height: 24, values: false, lost: false };
    let advice = |family: Family, params: &str, rules: Rules, code: &[u32]| {
        let heap = HeapValues { params: params.into(), ..values(rules, code, None, 300) };
        let found = Explored { found: Found::Heaps(vec![heap]), case: None, example: None };
        let text = explored(&About::new("made_up", "", family), &found, &page);
        let (_, advice) = text.split_once("say so in scripts/src/problems/made_up.rs: ").unwrap();
        advice.split('\n').next().unwrap().to_owned()
    };
    assert_eq!(
        advice(Family::Splits, "", octal, &[1, 3, 7]),
        "`fn steady(&self) -> Option<(u32, u32)> { Some((3, 2)) }` in `impl SplitGame`"
    );
    // It splits nothing, and yet the rules are those of a game that could.
    assert_eq!(
        advice(Family::Splits, "", octal, &[0, 3]),
        "`fn steady(&self) -> Option<(u32, u32)> { Some((2, 1)) }` in `impl SplitGame`"
    );
    assert_eq!(
        advice(Family::Heaps, "", takes, &[2, 3, 5]),
        "`fn steady(&self, (): &()) -> Option<u32> { Some(5) }` in `impl HeapGame`"
    );
    assert_eq!(
        advice(Family::Heaps, "2 3 5", takes, &[2, 3, 5]),
        "`steady` in `impl HeapGame` gives `Some(5)` for these parameters"
    );
}

#[test]
fn one_is_not_told_in_the_plural() {
    let output = said(&judge(&["monks", "--up-to", "1"]));
    assert!(output.starts_with("monks: the smallest position, played out"), "{output}");
}

fn explore(problem: &str, up_to: u32, case: Option<&str>) -> Explored {
    let problem = crate::problem(problem);
    let wanted = Wanted { up_to, case };
    let rules = problem.rules().unwrap();
    judge::jury::explore(rules.board(), &wanted, &|_| ControlFlow::Continue(())).unwrap()
}

#[test]
fn moves_are_told_in_the_notation_of_the_statement() {
    for (problem, case, told) in [
        ("cses_1730", "2 3", "heap 2 take 1"),
        ("p1247", "1 3", "take 2 from pile 2"),
        ("hs09game", "0 3", "take 3 from heap 2"),
        ("dp_k", "2 4 | 2 3", "take 3"),
        ("cf_1194d", "5 3", "down 1"),
        ("cf_1312f", "1 2 3 4 | 1", "castle 1 attack 1"),
        ("timus_1180", "4", "take 1"),
        ("cf_87c", "3", "pile 1 into 2"),
        ("p3185", "1 0", "from 0 to 1 and 1"),
        ("cses_1099", "0 1", "from stair 2 carry 1"),
        ("cf_1498f", "3 1 | 2 1 | 3 1 | 0 0 1", "root 1 from node 3 take 1"),
        ("monks", "1 3", "from 1 to 2"),
        ("p2252", "1 3", "take 0 1"),
        ("hs09nlg2", "0 0 1 1", "take 0 0 1 1"),
    ] {
        let outcome = explore(problem, 10, Some(case)).case.unwrap();
        assert!(outcome.winning.contains(&told.to_owned()), "{problem}: {outcome:?}");
    }
}

/// Otherwise it could not be typed.
#[test]
fn no_two_moves_of_a_position_are_told_alike() {
    for problem in judge::problems::all() {
        let name = problem.about.name;
        if problem.rules().is_none() {
            continue;
        }
        let found = explore(name, 200, None);
        let example = explore(name, 1, found.example.as_deref()).case;
        let mut outcomes: Vec<_> = example.into_iter().collect();
        if let Found::Positions { outcomes: positions, .. } = found.found {
            outcomes.extend(positions);
        }
        for outcome in outcomes {
            let told: BTreeSet<_> = outcome.winning.iter().collect();
            assert_eq!(told.len(), outcome.winning.len(), "{name}: {outcome:?}");
        }
    }
}

#[test]
fn every_problem_fits_a_screen_and_has_an_example_that_can_be_asked_about() {
    for problem in judge::problems::all() {
        let name = problem.about.name;
        if problem.rules().is_none() {
            continue;
        }
        let found = explore(name, 300, None);
        let example = found.example.clone().unwrap();
        let with_case = explore(name, 300, Some(&example));
        assert_eq!(with_case.case.as_ref().unwrap().position, example, "{name}");
        for (found, width) in [(&found, 60), (&found, 80), (&with_case, 100)] {
            let page = Page { width, height: 24, values: false, lost: false };
            let text = explored(&problem.about, found, &page);
            assert!(text.lines().count() <= 24, "{name}\n{text}");
            for line in text.lines() {
                assert!(line.chars().count() <= width, "{name}: {line}");
            }
        }
        // In a game of heaps, every number of the moves can be trusted: nothing panics, no move grows.
        if let Found::Heaps(heaps) = &found.found {
            assert!(heaps.iter().all(|heap| heap.end == End::Asked), "{name}");
        }
    }
}

/// A game of heaps for tests: what the moves of one heap leave.
type Rules = fn(&[u32], u32) -> Vec<Vec<u32>>;

/// Takes some of these.
fn takes(takes: &[u32], heap: u32) -> Vec<Vec<u32>> {
    takes.iter().filter_map(|take| Some(vec![heap.checked_sub(*take)?])).collect()
}

/// An octal game: digit `t` has 1 if `t` may be taken where nothing is left, 2 if one heap is left, 4
/// if two are.
fn octal(digits: &[u32], heap: u32) -> Vec<Vec<u32>> {
    let mut left = vec![];
    for (take, digit) in (1..).zip(digits) {
        let Some(rest) = heap.checked_sub(take) else { break };
        if digit & 1 == 1 && rest == 0 {
            left.push(vec![]);
        }
        if digit & 2 == 2 && rest > 0 {
            left.push(vec![rest]);
        }
        if digit & 4 == 4 {
            left.extend((1..=rest / 2).map(|part| vec![part, rest - part]));
        }
    }
    left
}

fn values(rules: Rules, code: &[u32], stated: Option<(u32, u32)>, up_to: u32) -> HeapValues {
    let heap = OneHeap {
        params: String::new(),
        lowest: 0,
        states: 1,
        stated,
        moves: &|heap, left| rules(code, heap).iter().for_each(|parts| left(parts)),
    };
    heap.explore(up_to, &|_| ControlFlow::Continue(()))
}

struct Sum<'a>(Rules, &'a [u32]);

impl Game for Sum<'_> {
    type Position = Vec<u32>;
    type Move = ();

    fn moves(&self, heaps: &Vec<u32>, visit: &mut Visit<'_, (), Vec<u32>>) -> ControlFlow<()> {
        for (index, heap) in heaps.iter().enumerate() {
            for left in (self.0)(self.1, *heap) {
                let mut next = [&heaps[..index], &left, &heaps[index + 1..]].concat();
                next.sort_unstable();
                visit((), next)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[test]
fn two_heaps_are_lost_together_iff_their_values_are_equal() {
    let games: [(Rules, &[u32]); 5] = [
        (takes, &[2, 3, 5]),
        (takes, &[1, 4]),
        (octal, &[7, 7]),
        (octal, &[1, 3, 7]),
        (octal, &[0, 7]),
    ];
    for (rules, code) in games {
        let values = values(rules, code, None, 12).values;
        let game = Sum(rules, code);
        let mut oracle = Oracle::new(&game);
        for (one, other) in (0..=12).flat_map(|one| (0..=one).map(move |other| (other, one))) {
            let winning = oracle.winning_moves(&vec![one, other], &mut usize::MAX.clone()).unwrap();
            let equal = values[one as usize] == values[other as usize];
            assert_eq!(winning.is_empty(), equal, "{code:?}: {one} and {other}");
        }
    }
}

/// Known from Winning Ways: the octal game, its period and the last size that is an exception.
#[test]
fn the_periods_of_famous_games_are_found_and_proved() {
    for (code, length, from) in [(&[7, 7][..], 12, 71), (&[1, 3, 7], 34, 52), (&[0, 7], 34, 53)] {
        let found = values(octal, code, Some((code.len() as u32, 2)), 300);
        let period = found.period.unwrap();
        assert_eq!((period.length, period.from), (length, from), "{code:?}");
        assert_eq!(
            period.proof,
            Proof::Done { up_to: 2 * (from + length) + code.len() as u32 - 1 }
        );
    }
    // Nobody knows whether these have one; Grundy's game is no octal game at all.
    assert_eq!(values(octal, &[0, 0, 7], Some((3, 2)), 1000).period, None);
    let unequal: Rules =
        |_, heap| (1..heap.div_ceil(2)).map(|part| vec![part, heap - part]).collect();
    assert_eq!(values(unequal, &[], Some((0, 2)), 1000).steady, None);
    let nim: Rules = |_, heap| (0..heap).map(|left| vec![left]).collect();
    assert_eq!(values(nim, &[], None, 100).steady, None);
}

/// However few sizes are known: what is said to be proved is true much further on.
#[test]
fn periods_that_are_said_to_be_proved_are_right() {
    let mut proved = 0;
    let mut check = |rules: Rules, code: &[u32], stated: (u32, u32), far: u32| {
        let truth = values(rules, code, Some(stated), far).values;
        for up_to in 1..far / 4 {
            let found = values(rules, code, Some(stated), up_to);
            let Some(period) = found.period else { continue };
            if let Proof::Done { .. } = period.proof {
                proved += 1;
                let (from, length) = (period.from as usize, period.length as usize);
                let is_right =
                    truth[from..].iter().zip(&truth[from + length..]).all(|(a, b)| a == b);
                assert!(is_right, "{code:?}: {period:?} by the values up to {up_to}");
            }
        }
    };
    for set in 1..1 << 7_u32 {
        let takes_of: Vec<_> = (1..=7).filter(|take| set >> (take - 1) & 1 == 1).collect();
        check(takes, &takes_of, (*takes_of.last().unwrap(), 1), 160);
    }
    for code in 1..64_u32 {
        check(octal, &[code / 8, code % 8], (2, 2), 200);
    }
    assert!(proved > 4000, "{proved}");
}

#[test]
fn without_a_word_of_the_rules_a_period_is_only_seen() {
    let found = values(takes, &[2, 3, 5], None, 100);
    assert_eq!(found.period.unwrap().proof, Proof::IfSteady { up_to: 11 });
    // A take that no heap seen is large enough for.
    let found = values(takes, &[1, 2, 90], Some((90, 1)), 60);
    let period = found.period.unwrap();
    assert_eq!((period.length, period.proof), (3, Proof::Further { up_to: 93 }));
    let truth = values(takes, &[1, 2, 90], Some((90, 1)), 1000).period.unwrap();
    assert_eq!((truth.length, truth.proof), (91, Proof::Done { up_to: 181 }));
}

#[test]
fn rules_that_cannot_be_played_are_named() {
    let grows: Rules = |_, heap| if heap == 5 { vec![vec![6]] } else { vec![] };
    let found = values(grows, &[], None, 10);
    assert_eq!((found.end, found.values.len()), (End::NotSmaller { size: 5, to: 6 }, 5));
    let ends: Rules =
        |_, heap| vec![vec![[0, 0, 1, 2][heap as usize]]].split_off(usize::from(heap == 0));
    let found = values(ends, &[], None, 10);
    assert_eq!((found.end, found.values), (End::Panic(4), vec![0, 1, 0, 1]));
}

#[test]
fn problems_that_state_their_largest_take_are_proved_for_all_parameters() {
    for problem in judge::problems::all() {
        let Some(rules) = problem.rules() else { continue };
        let wanted = Wanted { up_to: 400, case: None };
        let found =
            judge::jury::explore(rules.board(), &wanted, &|_| ControlFlow::Continue(())).unwrap();
        let Found::Heaps(heaps) = found.found else { continue };
        let proofs: BTreeSet<_> = heaps
            .iter()
            .filter(|heap| heap.steady.as_ref().is_some_and(|steady| steady.is_stated))
            .map(|heap| matches!(heap.period.map(|period| period.proof), Some(Proof::Done { .. })))
            .collect();
        assert!(!proofs.contains(&false), "{}", problem.about.name);
    }
}
