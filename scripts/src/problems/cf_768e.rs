//! Codeforces 768 E, Game of Stones: nothing is taken twice from a pile.

use std::collections::HashMap;
use std::ops::ControlFlow;

use itertools::Itertools;
use solutions::cf_768e as solution;

use crate::about::{About, Family};
use crate::family::columns::Columns;
use crate::family::divisors::won_but_for_the_last;
use crate::family::next_to_nim::lost_next_to;
use crate::family::nim::nim_sum;
use crate::family::splits::{Split, SplitGame, Splits};
use crate::game::Visit;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Input, Scale, Shape, Told, WhoWins};

const ABOUT: About = About::new("cf_768e", "CF 768 E, Game of Stones", Family::Heaps)
    .link("https://codeforces.com/problemset/problem/768/E")
    .theory("most takes, as all states show when played out", "O(n)")
    .limits(3000, 256);

const PILES: usize = 1_000_000;
const LARGEST: u32 = 60;
/// The Nim heaps that piles are played next to; no value is larger.
const MOST: u32 = 10;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Splits(GameOfStones))
}

struct GameOfStones;

/// The stones that are left, and the takes used before, as bits: those that could come again.
type Pile = (u32, u64);

/// All takes, and what they leave of the pile.
fn moves((stones, used): Pile) -> impl Iterator<Item = (u32, Pile)> {
    let takes = (1..=stones).filter(move |take| used >> take & 1 == 0);
    takes.map(move |take| {
        let left = stones - take;
        (take, (left, (used | 1 << take) & ((2 << left) - 1)))
    })
}

impl SplitGame for GameOfStones {
    const PART: &'static str = "pile";
    type Part = Pile;
    /// How many stones are taken.
    type Step = u32;

    fn parts(&self, piles: &Vec<u32>) -> Option<Vec<Pile>> {
        (piles.len() <= 12).then(|| piles.iter().map(|stones| (*stones, 0)).collect())
    }

    fn moves(&self, pile: &Pile, to: &mut Visit<'_, u32, Vec<Pile>>) -> ControlFlow<()> {
        moves(*pile).try_for_each(|(take, left)| to(take, vec![left]))
    }

    /// The stones, and the takes that are used up.
    fn show(&self, (stones, used): &Pile) -> String {
        let used = (1..=*stones).filter(|take| used >> take & 1 == 1);
        used.fold(stones.to_string(), |shown, take| shown + &format!(" -{take}"))
    }

    fn tell(&self, _: &Vec<u32>, made: &Split<u32>) -> Told {
        Told::of([("pile", made.index + 1)]).and("take", made.step)
    }

    /// All lists of so many piles, up to a size.
    fn starts(&self) -> Vec<Box<dyn Iterator<Item = Vec<u32>> + '_>> {
        let lists = |(piles, largest)| -> Box<dyn Iterator<Item = Vec<u32>>> {
            Box::new((1..=largest).combinations_with_replacement(piles))
        };
        [(1, 40), (5, 5), (4, 7), (3, 10), (2, 18)].map(lists).into()
    }
}

impl WhoWins for GameOfStones {
    type Format = Columns<u32>;
    type Move = Split<u32>;

    const INPUT: Input<Columns<u32>> =
        Input::one(Columns::counted("n", 1..=PILES, "pile", 1..=LARGEST as u64));
    /// Whether the second player wins.
    const WINNERS: [&str; 2] = ["NO", "YES"];

    fn solution(&self, piles: &Vec<u32>) -> bool {
        !solution::second_player_wins(piles)
    }

    /// By the numbers of stones that are just enough for one more take.
    fn reference(&self, piles: &Vec<u32>) -> bool {
        let enough = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55];
        nim_sum(piles.iter().map(|pile| enough.partition_point(|stones| stones <= pile) as u64))
            != 0
    }

    /// All that a pile can become, whichever takes were used.
    fn certificate(&self) -> Result<Option<String>, Broken<Vec<u32>>> {
        let mut known = HashMap::new();
        let lost =
            (0..=LARGEST).map(|stones| play_next_to_nim((stones, 0), &mut known)).collect_vec();
        let is_wrong = |stones: &u32| lost[*stones as usize] != 1 << solution::most_takes(*stones);
        let Some(stones) = (0..=LARGEST).find(is_wrong) else {
            let states = known.len();
            return Ok(Some(format!(
                "all {states} states of piles up to {LARGEST}, played next to Nim heaps up to {MOST}"
            )));
        };
        let (heap, taken_for) = (lost[stones as usize].ilog2(), solution::most_takes(stones));
        let reason =
            format!("a pile of {stones} is lost next to {heap}, but is taken for {taken_for}");
        let other = (1..=LARGEST).find(|other| lost[*other as usize] == 1 << taken_for);
        Err(Broken { reason, case: other.map(|other| vec![other, stones]) })
    }
}

impl Cases for GameOfStones {
    const SCALE: Scale = Scale::linear("piles", PILES);

    /// Half of the time every pile twice.
    fn even_out(random: &mut Random, piles: &mut Vec<u32>) {
        if random.once_in(2) {
            piles.extend_from_within(..);
            random.shuffle(piles);
        }
    }

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        // Where one more take becomes possible.
        let near_triangular = |random: &mut Random| {
            let kinds = random.number(1..=9) as u32;
            let piles = random.length(1..=12);
            let pile = |_| {
                let takes = kinds + random.number(0..=1) as u32;
                takes * (takes + 1) / 2 - random.number(0..=1) as u32
            };
            let mut piles = (0..piles).map(pile).filter(|pile| *pile > 0).collect_vec();
            piles.extend(piles.is_empty().then_some(LARGEST));
            piles
        };
        vec![Shape::new("near_triangular", near_triangular)]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        // Their values are 10 and 2.
        let mut by_bit_3 = vec![LARGEST; PILES];
        by_bit_3[PILES / 2] = 3;
        vec![
            ("won_by_bit_3", vec![by_bit_3]),
            ("won_but_for_the_last_pile", vec![won_but_for_the_last(PILES, LARGEST, 1)]),
            ("random", vec![every_size(&mut Random::new(1))]),
        ]
    }

    /// All lists of two to four piles, and of five that are no larger than 35.
    fn every(&self) -> Box<dyn Iterator<Item = Vec<u32>> + Send + '_> {
        let lists = |(piles, largest)| (1..=largest).combinations_with_replacement(piles);
        let lists = [(2, LARGEST), (3, LARGEST), (4, LARGEST), (5, 35)].map(lists);
        Box::new(lists.into_iter().flatten())
    }
}

/// A lost list. Of all sizes, but for two with the values 1 and 9, there is an odd number, so it would be
/// won if one had another value.
fn every_size(random: &mut Random) -> Vec<u32> {
    let mut piles = (1..=LARGEST).filter(|pile| ![2, 50].contains(pile)).collect_vec();
    while piles.len() < PILES {
        piles.extend([random.number(1..=LARGEST.into()) as u32; 2]);
    }
    random.shuffle(&mut piles);
    piles
}

/// Plays a pile next to all Nim heaps up to `MOST`: next to which it is lost, as bits.
fn play_next_to_nim(pile: Pile, known: &mut HashMap<Pile, u32>) -> u32 {
    if let Some(lost) = known.get(&pile) {
        return *lost;
    }
    let lost = lost_next_to(MOST, moves(pile).map(|(_, left)| play_next_to_nim(left, known)));
    known.insert(pile, lost);
    lost
}
