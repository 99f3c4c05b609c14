//! AtCoder ABC278 G, Generalized Subtraction Game: cards in a row, taken from any place, against the
//! judge.

use std::ops::ControlFlow;

use crate::about::{About, Family};
use crate::family::nim::{mex, nim_sum};
use crate::family::rows::Rows;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::dialogue::{Dialogue, Ends, Player, PlayerOf, Side, Sides};
use crate::rules::{Scale, Shape, solution};

solution!("../../../src/bin/abc278_g.rs");

const ABOUT: About =
    About::new("abc278_g", "ABC278 G, Generalized Subtraction Game", Family::Splits)
        .link("https://atcoder.jp/contests/abc278/tasks/abc278_g")
        .interactive()
        .theory("mirror images around the middle; Grundy values of runs", "O(N²)")
        .sizes("N ≤ 2000")
        .limits(2000, 1024);

const CARDS: u64 = 2000;
/// The Grundy values of all runs take as much as the cube of this, where lengths may differ.
const KNOWN: u64 = 100;
/// All cases of up to so many cards are played against every sequence of replies.
const SMALL: u64 = 8;
/// `deep` plays all cases of up to so many cards.
const PLAYED: u64 = 13;

pub fn problem() -> Problem {
    Problem::interactive(ABOUT, Cards)
}

struct Cards;

/// `N L R`: so many cards, and the fewest and the most that a move takes.
type Case = [u64; 3];

/// The runs of cards that are left, each with its first card and its length, and the bounds.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Row {
    runs: Vec<(u16, u16)>,
    least: u16,
    most: u16,
}

/// The first card that is taken, and how many.
type Move = (u16, u16);

impl Dialogue for Cards {
    type Format = Rows<Case, 3>;
    type Position = Row;
    type Move = Move;

    const FORMAT: Rows<Case, 3> = Rows::of([("N", 1..=CARDS), ("L", 1..=CARDS), ("R", 1..=CARDS)])
        .related(|[n, l, r]| l <= r && r <= n, "L must be at most R, and R at most N");
    const SIDES: Sides = Sides::Chosen { first: "First", second: "Second" };
    const ENDS: Ends = Ends {
        program_cannot_move: Some("0 0"),
        judge_cannot_move: Some("0 0"),
        program_has_lost: Some("-1 -1"),
    };
    const SCALE: Scale = Scale { unit: "cards", largest: CARDS as usize, exponent: 2.0 };

    fn start(&self, [n, l, r]: &Case) -> Row {
        Row { runs: vec![(1, *n as u16)], least: *l as u16, most: *r as u16 }
    }

    fn moves(&self, row: &Row, visit: &mut dyn FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        for length in row.least..=row.most {
            for (first, run) in &row.runs {
                (0..(run + 1).saturating_sub(length))
                    .try_for_each(|i| visit((first + i, length)))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn play(&self, row: &Row, &(card, length): &Move) -> Option<Row> {
        let end = card.checked_add(length)?;
        let is_around = |(first, run): &(u16, u16)| *first <= card && end <= first + run;
        let place = row.runs.iter().position(is_around);
        let place = place.filter(|_| (row.least..=row.most).contains(&length))?;
        let (first, run) = row.runs[place];
        let parts = [(first, card - first), (end, first + run - end)];
        let mut runs = row.runs.clone();
        runs.splice(place..=place, parts.into_iter().filter(|(_, run)| *run > 0));
        Some(Row { runs, ..*row })
    }

    /// The runs from left to right in order of length, without those that are too short for a move.
    fn essence(&self, row: Row) -> Row {
        let mut lengths: Vec<_> = row.runs.iter().map(|(_, run)| *run).collect();
        lengths.retain(|run| *run >= row.least);
        lengths.sort_unstable();
        let mut next = 1;
        let runs = lengths.into_iter().map(|run| {
            let first = next;
            next += run + 1;
            (first, run)
        });
        Row { runs: runs.collect(), ..row }
    }

    fn any_move(&self, row: &Row, random: &mut Random) -> Option<Move> {
        let runs: Vec<_> = row.runs.iter().filter(|(_, run)| *run >= row.least).collect();
        let (first, run) = **(!runs.is_empty()).then(|| random.pick(&runs))?;
        let mut number = |most: u16| random.number(0..=u64::from(most)) as u16;
        let length = row.least + number(row.most.min(run) - row.least);
        Some((first + number(run - length), length))
    }

    fn mirrored(&self, [n, _, _]: &Case, (card, length): &Move) -> Option<Move> {
        (*n as u16 + 2).checked_sub(card + length).map(|image| (image, *length))
    }

    fn write(&self, (card, length): &Move) -> String {
        format!("{card} {length}")
    }

    fn read(&self, line: &str) -> Option<Move> {
        let (card, length) = line.split_once(' ')?;
        Some((card.parse().ok()?, length.trim_start().parse().ok()?))
    }

    fn solution(&self, [n, l, r]: &Case) -> PlayerOf<Self> {
        let game = solution::Game::new(*n as usize, *l as usize, *r as usize);
        let side = Side::that_wins(!game.first_player_wins());
        let answer = move |row: &Row, last: Option<&Move>| {
            let mut cards = vec![false; game.cards];
            for (first, run) in &row.runs {
                cards[usize::from(*first) - 1..][..usize::from(*run)].fill(true);
            }
            let last = last.map(|(card, length)| solution::Move {
                card: usize::from(*card),
                length: usize::from(*length),
            });
            let made = game.winning_move(&cards, last)?;
            Some((made.card as u16, made.length as u16))
        };
        Player { side, answer: Box::new(answer) }
    }

    /// By the values of all runs, whatever the bounds.
    fn reference(&self, &[n, l, r]: &Case) -> Option<PlayerOf<Self>> {
        let values = (n <= KNOWN || l == r).then(|| values(n, l, r))?;
        let side = Side::that_wins(values[n as usize] == 0);
        let answer = move |row: &Row, _: Option<&Move>| {
            let value = |run: u16| values[usize::from(run)];
            let sum = nim_sum(row.runs.iter().map(|(_, run)| value(*run)));
            let mut found = None;
            let _ = Self.moves(row, &mut |(card, length)| {
                let run = row.runs.iter().rfind(|(first, _)| *first <= card);
                let (first, run) = *run.expect("a move takes cards of some run");
                let parts = [card - first, first + run - card - length];
                if sum == value(run) ^ value(parts[0]) ^ value(parts[1]) {
                    found = Some((card, length));
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            });
            found
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
        let case = |random: &mut Random, largest| {
            let n = random.number(1..=largest);
            let r = random.number(1..=n);
            [n, random.number(1..=r), r]
        };
        let equal = |random: &mut Random, largest: u64| {
            let n = random.number(1..=largest);
            let l = random.magnitude(1..=n);
            [n, l, l]
        };
        vec![
            Shape::new("small", move |random| case(random, 12)),
            Shape::new("equal", move |random| equal(random, 60)),
            // The smallest row that is lost.
            Shape::new("lost", |random| {
                let l = random.number(1..=20);
                [3 * l - 1, l, l]
            }),
            Shape::new("random", move |random| case(random, KNOWN)),
            Shape::new("equal_and_long", move |random| equal(random, 400)),
            Shape::new("long", move |random| {
                let [n, l, _] = case(random, CARDS);
                [n, l, n.min(l + random.magnitude(0..=n))]
            }),
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
