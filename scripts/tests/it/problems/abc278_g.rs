use judge::jury::{FaultKind, Jury, Opponent, Test};
use judge::run::Then;

use super::{MISSING, NO_NUMBER, text};
use crate::{jury, problem, solutions};

/// Rows without a middle in which the second player wins, by hand for one card a move; the others were
/// found by play.
const LOST: &str =
    "2 1 1, 4 1 1, 6 1 1, 5 2 2, 9 2 2, 8 3 3, 15 2 2, 21 2 2, 25 2 2, 29 2 2, 35 2 2";
/// Those next to them, which the first player wins.
const WON: &str = "1 1 1, 3 1 1, 2 1 2, 3 2 2, 7 2 2, 6 3 3, 10 3 3, 11 2 2, 8 3 4, 2000 1 2000";

fn side(input: &str, side: &str) {
    let input = format!("{input}\n");
    // The program goes on to read, but there is no judge.
    let run = solutions::run("abc278_g", &input);
    assert!(text(&run.output).starts_with(&format!("{side}\n")), "{input}{}", text(&run.output));
    let jury = jury("abc278_g");
    let test = jury.test("by hand", &input).unwrap().unwrap();
    if !test.expected.is_empty() {
        assert!(text(&test.expected).starts_with(&format!("{side}\n")), "{input}");
    }
}

/// The answer to a move that begins the game.
fn first_move(jury: &dyn Jury, test: &Test, card: usize, length: usize) -> Option<FaultKind> {
    let mut talk = jury.talk(test, &[]).unwrap().unwrap();
    talk.begin();
    assert_eq!(talk.hear(b"First\n").then, Then::Listen);
    talk.hear(format!("{card} {length}\n").as_bytes());
    talk.finish().fault.map(|fault| fault.kind)
}

/// Every move of a row is allowed, and no other.
fn check_moves(jury: &dyn Jury, [n, l, r]: [usize; 3]) {
    let test = jury.test("moves", &format!("{n} {l} {r}\n")).unwrap().unwrap();
    let test = Test { opponent: Some(Opponent::Longest), ..test };
    for card in 0..=n + 1 {
        for length in 0..=n + 1 {
            let allowed = card >= 1 && (l..=r).contains(&length) && card + length <= n + 1;
            let wanted = match (allowed, (card, length)) {
                (true, _) => None,
                (false, (0, 0)) => Some(FaultKind::GivesUp),
                (false, _) => Some(FaultKind::Illegal),
            };
            assert_eq!(
                first_move(jury, &test, card, length),
                wanted,
                "{n} {l} {r}: {card} {length}"
            );
        }
    }
}

#[test]
fn abc278_g() {
    let (about, jury) = (problem("abc278_g").about, jury("abc278_g"));
    assert_eq!((about.time_limit.as_millis(), about.memory_limit_mib), (2000, 1024));
    LOST.split(", ").for_each(|row| side(row, "Second"));
    WON.split(", ").for_each(|row| side(row, "First"));
    for (input, message) in [
        ("0 1 1\n", "L and R must be 1 ≤ L ≤ R ≤ N"),
        ("2001 1 1\n", "N must be at most 2000"),
        ("3 0 1\n", "L and R must be 1 ≤ L ≤ R ≤ N"),
        ("3 3 2\n", "L and R must be 1 ≤ L ≤ R ≤ N"),
        ("3 3 4\n", "L and R must be 1 ≤ L ≤ R ≤ N"),
        ("", MISSING),
        ("-1 1 1\n", NO_NUMBER),
    ] {
        let run = solutions::run("abc278_g", input);
        let said = String::from_utf8_lossy(&run.measured.stderr_tail).into_owned();
        assert!(said.contains(message) && run.output.is_empty(), "{input:?}: {said}");
    }
    let small = jury.exhaustive(jury.small_cases()).unwrap().tests;
    // Of n cards there are 1 + 2 + … + n cases.
    assert_eq!(small.len(), (1..=7).map(|n| n * (n + 1) / 2).sum::<usize>());
    assert_eq!(text(&small[3].input), "2 2 2\n");
    assert!(small.iter().all(|test| test.opponent == Some(Opponent::Every)));
    for row in [[1, 1, 1], [5, 1, 5], [6, 2, 3], [7, 3, 3]] {
        check_moves(&*jury, row);
    }
    let deep = jury.deep();
    assert_eq!((deep.positions, deep.failure), (POSITIONS, None));
    let maximal: Vec<_> = jury.maximal().map(|test| test.unwrap().input).collect();
    assert_eq!(maximal, [&b"1999 1 1\n"[..], b"2000 1 1\n", b"1999 2 2\n"]);
    assert_eq!(jury.sized(1001).unwrap().input, b"1001 1 1\n");
}

#[test]
fn abc278_g_wins_every_small_game() {
    solutions::check_small_cases("abc278_g");
}

/// All that the solution can be asked with up to 18 cards, counted by another program, too.
const POSITIONS: usize = 260_722;
