//! ARC091 F, Strange Nim: from a pile of a stones a move takes at most a / K, with a K for each pile.

use std::ops::ControlFlow;

use itertools::Itertools;
use solutions::arc091_d as solution;

use crate::about::{About, Family};
use crate::family::nim::{cancelled_out, mex, nim_sum};
use crate::family::splits::{Split, SplitGame, Splits};
use crate::family::tables::Tables;
use crate::game::Visit;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Format, Input, Scale, Shape, Told, WhoWins};

const ABOUT: About = About::new("arc091_d", "ARC091 F, Strange Nim", Family::Heaps)
    .link("https://atcoder.jp/contests/arc091/tasks/arc091_d")
    .theory("Grundy values in a window, steps merged", "O(N · √(A log A))")
    .limits(2000, 256);

const PILES: usize = 200;
const LARGEST: u32 = 1_000_000_000;
/// For every pile up to this one the value is found by the rules.
const PROVED: u32 = 2000;
/// How many piles `deep` plays together, and up to which `A` and `K`.
const PLAYED: [(usize, u32); 3] = [(1, 720), (2, 22), (3, 8)];

/// The stones and `K`.
type Pile = [u32; 2];

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Splits(StrangeNim))
}

struct StrangeNim;

/// The piles that can be moved; the others decide nothing.
fn movable(piles: &[Pile]) -> Vec<Pile> {
    piles.iter().copied().filter(|[stones, k]| stones >= k).collect()
}

/// A pile becomes another one.
impl SplitGame for StrangeNim {
    const PART: &'static str = "pile";
    type Part = Pile;
    /// How many stones are taken.
    type Step = u32;

    fn parts(&self, piles: &Vec<Pile>) -> Option<Vec<Pile>> {
        Some(movable(piles))
    }

    fn moves(&self, [stones, k]: &Pile, to: &mut Visit<'_, u32, Vec<Pile>>) -> ControlFlow<()> {
        (1..=stones / k).try_for_each(|take| to(take, movable(&[[stones - take, *k]])))
    }

    fn show(&self, [stones, k]: &Pile) -> String {
        format!("{stones} {k}")
    }

    fn tell(&self, _: &Vec<Pile>, made: &Split<u32>) -> Told {
        Told::of([("pile", made.index + 1)]).and("take", made.step)
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = Vec<Pile>> + '_>> {
        let starts = |(count, most)| -> Box<dyn Iterator<Item = Vec<Pile>>> {
            let piles = (1..=most).cartesian_product(1..=most).map(|(stones, k)| [stones, k]);
            Box::new((0..count).map(|_| piles.clone()).multi_cartesian_product())
        };
        PLAYED.map(starts).into()
    }
}

impl WhoWins for StrangeNim {
    type Format = Tables<[u32; 2], 2>;
    type Move = Split<u32>;

    const INPUT: Input<Tables<[u32; 2], 2>> = Input::one(Tables::of(
        ("N", PILES),
        [("A", 1..=LARGEST as u64), ("K", 1..=LARGEST as u64)],
    ));
    const WINNERS: [&str; 2] = ["Takahashi", "Aoki"];

    fn solution(&self, piles: &Vec<Pile>) -> bool {
        let piles: Vec<_> = piles.iter().map(|[stones, k]| (*stones, *k)).collect();
        solution::first_player_wins(&piles)
    }

    fn reference(&self, piles: &Vec<Pile>) -> bool {
        nim_sum(piles.iter().map(value)) != 0
    }

    /// The values of many piles, by the rules.
    fn certificate(&self) -> Result<Option<String>, Broken<Vec<Pile>>> {
        for k in 1..=PROVED {
            let values = values_by_the_rules(k);
            let taken_for = |stones: u32| solution::grundy(stones, k);
            let mut piles = (1..=PROVED).zip(&values[1..]);
            if let Some((stones, value)) =
                piles.find(|(a, value)| u64::from(taken_for(*a)) != **value)
            {
                let taken_for = taken_for(stones);
                let reason = format!(
                    "a pile of {stones} with K = {k} has the value {value} by the rules, but is \
                     taken for {taken_for}"
                );
                let nim_heap = Some([taken_for, 1]).filter(|_| taken_for > 0);
                let piles = [[stones, k]].into_iter().chain(nim_heap);
                return Err(Broken { reason, case: Some(piles.collect()) });
            }
        }
        Ok(Some(format!("the values of all piles with A and K up to {PROVED}")))
    }
}

impl Cases for StrangeNim {
    const SCALE: Scale = Scale::linear("piles", PILES);

    /// With a pile of Nim, where K = 1, after which all cancel out, or do so but for one bit.
    fn even_out(random: &mut Random, piles: &mut Vec<Pile>) {
        let bit = if random.once_in(2) { 0 } else { 1 << random.number(0..=29) };
        let last = nim_sum(piles.iter().map(value).chain([bit])) as u32;
        if (1..=LARGEST).contains(&last) && piles.len() < PILES {
            piles.insert(random.index(piles.len() + 1), [last, 1]);
        }
    }

    fn shapes(&self) -> Vec<Shape<Vec<Pile>>> {
        let few_piles = |name, pile: fn(&mut Random) -> [u64; 2]| {
            Shape::new(name, move |random| {
                let piles = random.length(1..=6);
                let mut piles = (0..piles).map(|_| pile(random).map(|n| n as u32)).collect();
                Self::even_out(random, &mut piles);
                piles
            })
        };
        vec![
            // Few stones may be taken, so the way to the value is long.
            few_piles("large_k", |random| {
                let stones = random.magnitude(1..=LARGEST.into());
                let k = stones / random.number(1..=6) + random.number(0..=1);
                [stones, k.clamp(1, LARGEST.into())]
            }),
            few_piles("multiples_of_k", |random| {
                let k = random.magnitude(1..=1_000_000);
                [k * random.magnitude(1..=999) + random.number(0..=1), k]
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<Pile>>)> {
        let alike = |stones: u32, k: u32| (0..PILES as u32).map(|i| [stones - i, k]).collect();
        let lost = |piles| cancelled_out(piles, value, 1..=1_000_000_000, |g| [g as u32, 1]);
        vec![
            // Every move takes one stone, and the way to the value has 2.5·10^8 steps.
            ("most_steps", vec![alike(LARGEST, LARGEST / 2 + 1)]),
            // With the most values of ⌊a / K⌋ on the way, 38345.
            ("most_jumps", vec![lost(vec![[999_999_746, 19_341]; PILES])]),
            ("nim", vec![lost(alike(LARGEST, 1))]),
            ("random", vec![lost(Self::INPUT.format.sized(PILES, &mut Random::new(1)).concat())]),
        ]
    }

    /// So many piles with the most jumps.
    fn sized(&self, size: usize) -> Vec<Vec<Pile>> {
        vec![vec![[999_999_746, 19_341]; size]]
    }
}

/// Of every pile with this `K`: the smallest number that is missing among those that moves lead to.
fn values_by_the_rules(k: u32) -> Vec<u64> {
    let mut values = vec![];
    for stones in 0..=PROVED as usize {
        let most = stones / k as usize;
        values.push(mex(values[stones - most..].to_vec()));
    }
    values
}

/// The value at a multiple of `K` is the quotient. The steps from above it come to it, or pass it by
/// what is left of the last one.
fn value([stones, k]: &Pile) -> u64 {
    let mut stones = *stones;
    loop {
        let (quotient, step) = (stones / k, stones / k + 1);
        match stones % k % step {
            0 => return quotient.into(),
            left => stones = quotient * k + left - step,
        }
    }
}
