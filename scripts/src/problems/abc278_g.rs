//! AtCoder ABC278 G, Generalized Subtraction Game: cards in a row, taken from any place, against the
//! judge.

use std::ops::ControlFlow;

use solutions::abc278_g as solution;

use crate::about::{About, Family};
use crate::family::nim::nim_sum;
use crate::family::rows::Rows;
use crate::family::runs::{Cards, Taken, values};
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
/// How many cards the reference is fast enough for where `L < R`.
const KNOWN: u64 = 100;
/// All cases of up to so many cards are played against every sequence of replies.
const SMALL: u64 = 7;
/// `deep` plays all cases of up to so many cards.
const PLAYED: u64 = 18;

pub fn problem() -> Problem {
    Problem::interactive(ABOUT, SubtractionGame)
}

struct SubtractionGame;

/// `N L R`: so many cards, and the fewest and the most that a move takes.
type Case = [u64; 3];

impl Dialogue for SubtractionGame {
    type Format = Rows<Case, 3>;
    type Position = Cards;
    type Move = Taken;

    const FORMAT: Rows<Case, 3> = Rows::of([("N", 1..=CARDS), ("L", 1..=CARDS), ("R", 1..=CARDS)])
        .related(|[n, l, r]| l <= r && r <= n, "L must be at most R, and R at most N");
    const SIDES: Sides = Sides::Chosen { first: "First", second: "Second" };
    const ENDS: Ends = Ends {
        program_cannot_move: Some("0 0"),
        judge_cannot_move: Some("0 0"),
        program_has_lost: Some("-1 -1"),
    };
    const SCALE: Scale = Scale { unit: "cards", largest: CARDS as usize, exponent: 2.0 };

    fn start(&self, case: &Case) -> Cards {
        let [cards, least, most] = case.map(|number| number as usize);
        Cards::new(cards, least, most)
    }

    fn moves(
        &self,
        cards: &Cards,
        visit: &mut dyn FnMut(Taken) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        cards.moves(visit)
    }

    fn play(&self, cards: &Cards, made: &Taken) -> Option<Cards> {
        cards.without(made)
    }

    fn essence(&self, cards: Cards) -> Cards {
        cards.in_order()
    }

    fn cost(&self, cards: &Cards) -> usize {
        1 + cards.left.len() / 16
    }

    fn any_move(&self, cards: &Cards, random: &mut Random) -> Option<Taken> {
        cards.any_move(random)
    }

    fn mirrored(&self, case: &Case, (card, length): &Taken) -> Option<Taken> {
        Some(((case[0] as usize + 2).checked_sub(card + length)?, *length))
    }

    fn show(&self, cards: &Cards) -> String {
        cards.show()
    }

    fn write(&self, (card, length): &Taken) -> String {
        format!("{card} {length}")
    }

    fn read(&self, line: &str) -> Option<Taken> {
        let (card, length) = line.split_once(' ')?;
        Some((card.parse().ok()?, length.trim_start().parse().ok()?))
    }

    fn solution(&self, case: &Case) -> PlayerOf<Self> {
        let [cards, least, most] = case.map(|number| number as usize);
        let game = solution::Game::new(cards, least, most);
        let side = if game.first_player_wins() { Side::First } else { Side::Second };
        let answer =
            move |cards: &Cards, last: Option<&_>| game.winning_move(&cards.left, last.copied());
        Player { side, answer: Box::new(answer) }
    }

    /// By the values of all runs, whatever the bounds.
    fn reference(&self, &[n, l, r]: &Case) -> Option<PlayerOf<Self>> {
        let is_known = n <= KNOWN || l == r;
        let values = is_known.then(|| values(n as usize, l as usize, r as usize))?;
        let side = Side::that_wins(values[n as usize] == 0);
        let answer = move |cards: &Cards, _: Option<&_>| {
            let sum = |cards: &Cards| nim_sum(cards.runs().map(|(_, run)| values[run]));
            if sum(cards) == 0 {
                return None;
            }
            let mut winning = None;
            let _ = cards.moves(&mut |made| {
                let next = cards.without(&made).expect("the moves that are shown are legal");
                winning = (sum(&next) == 0).then_some(made);
                if winning.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
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
        vec![
            shape("small", 12, any),
            shape("equal", 60, |random, n| (random.magnitude(1..=n), 0)),
            // The smallest row that is lost, and others next to it.
            shape("lost", 60, |_, n| ((n + 1) / 3 + u64::from(n < 2), 0)),
            Shape::new("large_values", large_values),
            shape("random", KNOWN, any),
            // Without a middle.
            Shape::new("equal_and_long", |random| {
                let l = random.number(1..=CARDS / 11);
                [l + 1 + 2 * random.number(0..=5 * l), l, l]
            }),
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

/// Rows without a middle whose values go up to 41, many of them with no low bit: programs that drop high
/// bits take these for lost.
fn large_values(random: &mut Random) -> Case {
    let (l, factor) = (random.number(3..=8), *random.pick(&[1, 16, 32]));
    let values = values(700, l as usize, l as usize);
    let fits = |n: &u64| values[*n as usize] > 0 && values[*n as usize].is_multiple_of(factor);
    let rows: Vec<_> = (l + 151..=700).step_by(2).filter(fits).collect();
    [*random.pick(&rows), l, l]
}

/// All cases with so many cards.
fn cases_of(n: u64) -> impl Iterator<Item = Case> {
    (1..=n).flat_map(move |l| (l..=n).map(move |r| [n, l, r]))
}
