//! AtCoder ABC278 G, Generalized Subtraction Game: cards in a row, taken from any place, against the
//! judge.

use std::iter::repeat_n;
use std::ops::ControlFlow;

use itertools::Itertools;

use super::solutions::abc278_g as solution;
use crate::about::{About, Family};
use crate::family::nim::{mex, nim_sum};
use crate::family::rows::Rows;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::dialogue::{Dialogue, Ends, Player, PlayerOf, Side, Sides};
use crate::rules::{Scale, Shape};

const ABOUT: About =
    About::new("abc278_g", "ABC278 G, Generalized Subtraction Game", Family::Splits)
        .link("https://atcoder.jp/contests/abc278/tasks/abc278_g")
        .interactive()
        .theory("mirror images around the middle; Grundy values of runs", "O(N²)")
        .limits(2000, 1024);

const CARDS: u64 = 2000;
/// How many cards the reference is fast enough for, and for how many where `L = R`.
const KNOWN: u64 = 100;
const KNOWN_IF_EQUAL: u64 = 400;
/// All cases of up to so many cards are played against every sequence of replies.
const SMALL: u64 = 8;
/// `deep` plays all cases of up to so many cards.
const PLAYED: u64 = 18;

pub fn problem() -> Problem {
    Problem::interactive(ABOUT, Cards)
}

struct Cards;

/// `N L R`: so many cards, and the fewest and the most that a move takes.
type Case = [u64; 3];

/// The cards that are left, and the bounds.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Row {
    cards: Vec<bool>,
    least: usize,
    most: usize,
}

/// The first card of every run that is left, and its length, which may be 0.
fn runs(row: &Row) -> impl Iterator<Item = (usize, usize)> {
    let mut next = 1;
    row.cards.split(|is_left| !is_left).map(move |run| {
        let first = next;
        next += run.len() + 1;
        (first, run.len())
    })
}

impl Dialogue for Cards {
    type Format = Rows<Case, 3>;
    type Position = Row;
    /// The first card taken, and how many are.
    type Move = (usize, usize);

    const FORMAT: Rows<Case, 3> = Rows::of([("N", 1..=CARDS), ("L", 1..=CARDS), ("R", 1..=CARDS)])
        .related(|[n, l, r]| l <= r && r <= n, "L must be at most R, and R at most N");
    const SIDES: Sides = Sides::Chosen { first: "First", second: "Second" };
    const ENDS: Ends = Ends {
        program_cannot_move: Some("0 0"),
        judge_cannot_move: Some("0 0"),
        program_has_lost: Some("-1 -1"),
    };
    const SCALE: Scale = Scale { unit: "cards", largest: CARDS as usize, exponent: 2.0 };

    fn start(&self, case: &Case) -> Row {
        let [cards, least, most] = case.map(|number| number as usize);
        Row { cards: vec![true; cards], least, most }
    }

    fn moves(
        &self,
        row: &Row,
        visit: &mut dyn FnMut((usize, usize)) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for length in row.least..=row.most {
            for (first, run) in runs(row) {
                (first + length..=first + run).try_for_each(|end| visit((end - length, length)))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn play(&self, row: &Row, &(card, length): &(usize, usize)) -> Option<Row> {
        let start = card.checked_sub(1)?;
        let taken = start..start.checked_add(length)?;
        let are_left = row.cards.get(taken.clone())?.iter().all(|is_left| *is_left);
        (are_left && (row.least..=row.most).contains(&length)).then(|| {
            let mut next = row.clone();
            next.cards[taken].fill(false);
            next
        })
    }

    /// The runs in order of length, without those that are too short for a move.
    fn essence(&self, row: Row) -> Row {
        let lengths = runs(&row).map(|(_, run)| run).filter(|run| *run >= row.least);
        let cards = lengths.sorted().flat_map(|run| repeat_n(true, run).chain([false]));
        Row { cards: cards.collect(), ..row }
    }

    fn cost(&self, row: &Row) -> usize {
        1 + row.cards.len() / 16
    }

    fn any_move(&self, row: &Row, random: &mut Random) -> Option<(usize, usize)> {
        let runs: Vec<_> = runs(row).filter(|(_, run)| *run >= row.least).collect();
        let (first, run) = *(!runs.is_empty()).then(|| random.pick(&runs))?;
        let length = row.least + random.index(row.most.min(run) - row.least + 1);
        Some((first + random.index(run - length + 1), length))
    }

    fn mirrored(&self, case: &Case, (card, length): &(usize, usize)) -> Option<(usize, usize)> {
        Some(((case[0] as usize + 2).checked_sub(card + length)?, *length))
    }

    /// The numbers of the cards, and a gap for each that is gone.
    fn show(&self, row: &Row) -> String {
        let cards = row.cards.iter().zip(1..);
        let shown = cards.map(|(is_left, card)| match is_left {
            true => card.to_string(),
            false => "·".to_owned(),
        });
        shown.collect::<Vec<_>>().join(" ")
    }

    fn write(&self, (card, length): &(usize, usize)) -> String {
        format!("{card} {length}")
    }

    fn read(&self, line: &str) -> Option<(usize, usize)> {
        let (card, length) = line.split_once(' ')?;
        Some((card.parse().ok()?, length.trim_start().parse().ok()?))
    }

    fn solution(&self, case: &Case) -> PlayerOf<Self> {
        let [cards, least, most] = case.map(|number| number as usize);
        let game = solution::Game::new(cards, least, most);
        let side = if game.first_player_wins() { Side::First } else { Side::Second };
        let answer =
            move |row: &Row, last: Option<&_>| game.winning_move(&row.cards, last.copied());
        Player { side, answer: Box::new(answer) }
    }

    /// By the values of all runs, whatever the bounds.
    fn reference(&self, &[n, l, r]: &Case) -> Option<PlayerOf<Self>> {
        let is_known = n <= KNOWN || l == r && n <= KNOWN_IF_EQUAL;
        let values = is_known.then(|| values(n, l, r))?;
        let side = Side::that_wins(values[n as usize] == 0);
        let answer = move |row: &Row, _: Option<&_>| {
            let mut winning = None;
            let _ = Self.moves(row, &mut |made| {
                let next = Self.play(row, &made).expect("the moves that are shown are legal");
                let sum = nim_sum(runs(&next).map(|(_, run)| values[run]));
                winning = (sum == 0).then_some(made);
                if sum == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            winning
        };
        Some(Player { side, answer: Box::new(answer) })
    }

    fn small(&self) -> Vec<Case> {
        (1..=SMALL).flat_map(cases_of).collect()
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = Case> + '_>> {
        (1..=PLAYED).map(|n| Box::new(cases_of(n)) as Box<dyn Iterator<Item = Case>>).collect()
    }

    fn shapes(&self) -> Vec<Shape<Case>> {
        let shape = |name, largest, draw: fn(&mut Random, u64) -> (u64, u64)| {
            Shape::new(name, move |random| {
                let n = random.number(1..=largest);
                let (l, more) = draw(random, n);
                [n, l, n.min(l + more)]
            })
        };
        let any = |random: &mut Random, n| (random.number(1..=n), random.number(0..=n));
        let equal = |random: &mut Random, n| (random.magnitude(1..=n), 0);
        vec![
            shape("small", 12, any),
            shape("equal", 60, equal),
            // The smallest row that is lost, and others next to it.
            shape("lost", 60, |_, n| ((n + 1) / 3 + u64::from(n < 2), 0)),
            shape("random", KNOWN, any),
            shape("equal_and_long", KNOWN_IF_EQUAL, equal),
            shape("long", CARDS, |random, n| (random.magnitude(1..=n), random.magnitude(0..=n))),
        ]
    }

    /// One card a turn, where a middle is there and where not, and the shortest moves whose values say
    /// who wins.
    fn maximal(&self) -> Vec<(&'static str, Case)> {
        vec![
            ("one_card_a_turn", [CARDS - 1, 1, 1]),
            ("no_middle", [CARDS, 1, 1]),
            ("pairs", [CARDS - 1, 2, 2]),
        ]
    }

    /// Without a middle, so that the values are needed.
    fn sized(&self, size: usize) -> Case {
        [size as u64, 1, 1]
    }
}

/// All cases with so many cards.
fn cases_of(n: u64) -> impl Iterator<Item = Case> {
    (1..=n).flat_map(move |l| (l..=n).map(move |r| [n, l, r]))
}

/// The Grundy values of all runs.
fn values(cards: u64, least: u64, most: u64) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for run in 0..=cards {
        let lengths = least..=most.min(run);
        let rests = lengths.map(|length| run - length);
        let reached = rests.flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left)));
        let reached = reached.map(|(left, right)| values[left as usize] ^ values[right as usize]);
        values.push(mex(reached.collect()));
    }
    values
}
