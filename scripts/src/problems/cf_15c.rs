//! Codeforces 15 C, Industrial Nim: Nim with heaps that are given as ranges of sizes.

use solutions::cf_15c as solution;

use crate::about::{About, Family};
use crate::family::divisors::won_but_for_the_last;
use crate::family::heap_lists::{HeapLists, ListGame};
use crate::family::nim::{cancelled_out, nim_sum};
use crate::family::tables::Tables;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Broken, Cases, Format, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("cf_15c", "CF 15 C, Industrial Nim", Family::Heaps)
    .link("https://codeforces.com/problemset/problem/15/C")
    .theory("Nim, the xor of a range", "O(n)")
    .limits(2000, 64);

const QUARRIES: usize = 100_000;
const LARGEST: u64 = 10_000_000_000_000_000;
/// No dumper has more bits.
const BITS: u32 = (2 * LARGEST).ilog2() + 1;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, HeapLists(IndustrialNim))
}

struct IndustrialNim;

/// The stones of the first dumper, and how many dumpers there are.
type Quarry = [u64; 2];

impl ListGame for IndustrialNim {
    const SPACES: &'static [(usize, u32)] =
        &[(1, 1000), (8, 3), (2, 100), (3, 20), (6, 8), (4, 24), (5, 14)];
    const MOST_PLAYED: u64 = 10_000_000;

    fn heaps(&self, quarries: &Vec<Quarry>) -> Option<Vec<u32>> {
        let dumpers = quarries.iter().flat_map(|[first, count]| *first..first + count);
        // With one stone in each, so many could be played.
        let dumpers: Vec<_> = dumpers.take(Self::MOST_PLAYED.ilog2() as usize + 1).collect();
        dumpers.into_iter().map(|stones| u32::try_from(stones).ok()).collect()
    }

    /// In as few quarries as their order allows.
    fn case(&self, heaps: &[u32]) -> Vec<Quarry> {
        let ranges = heaps.chunk_by(|stones, next| stones + 1 == *next);
        ranges.map(|range| [range[0].into(), range.len() as u64]).collect()
    }

    fn moves(&self, heaps: &[u32], mut to: impl FnMut(&[u32])) {
        let mut takes = vec![0; heaps.len()];
        for (place, stones) in heaps.iter().enumerate() {
            for take in 1..=*stones {
                takes[place] = take;
                to(&takes);
            }
            takes[place] = 0;
        }
    }
}

impl WhoWins for IndustrialNim {
    type Format = Tables<Quarry, 2>;
    type Move = Vec<u32>;

    const INPUT: Input<Tables<Quarry, 2>> =
        Input::one(Tables::of(("n", QUARRIES), [("x", 1..=LARGEST), ("m", 1..=LARGEST)]));
    const WINNERS: [&str; 2] = ["tolik", "bolik"];

    fn solution(&self, quarries: &Vec<Quarry>) -> bool {
        let quarries: Vec<_> = quarries.iter().map(|[first, count]| (*first, *count)).collect();
        solution::first_player_wins(&quarries)
    }

    fn reference(&self, quarries: &Vec<Quarry>) -> bool {
        xor_bit_by_bit(quarries) != 0
    }

    /// Dumper by dumper: next to a single one that holds their xor, a quarry is lost.
    fn certificate(&self) -> Result<Option<String>, Broken<Vec<Quarry>>> {
        const MANY: u64 = 500;
        for first in (1..=MANY).chain(LARGEST - MANY + 1..=LARGEST) {
            let mut xor = 0;
            for count in 1..=MANY {
                xor = nim_sum([xor, first + count - 1]);
                let mut case = vec![[first, count], [xor, 1]];
                case.retain(|[stones, _]| *stones > 0);
                if self.solution(&case) {
                    let reason = format!("{count} dumpers from {first} on have the xor {xor}");
                    let case = Self::INPUT.format.allows(&case).then_some(case);
                    return Err(Broken { reason, case });
                }
            }
        }
        Ok(Some(format!("m up to {MANY} from the {MANY} smallest and the {MANY} largest x on")))
    }
}

impl Cases for IndustrialNim {
    const SCALE: Scale = Scale::linear("quarries", QUARRIES);

    /// With one more dumper, after which all cancel out, or do so but for one bit; where it would be
    /// too large, with every quarry twice.
    fn even_out(random: &mut Random, quarries: &mut Vec<Quarry>) {
        if random.once_in(2) {
            return;
        }
        let bit = if random.once_in(2) { 0 } else { 1 << random.number(0..=53) };
        let sum = nim_sum([xor_bit_by_bit(quarries), bit]);
        if sum <= LARGEST {
            let one_more = [sum, 1];
            quarries.extend((sum > 0).then_some(one_more));
        } else {
            quarries.extend_from_within(..);
        }
    }

    fn shapes(&self) -> Vec<Shape<Vec<Quarry>>> {
        vec![
            // One quarry, whose dumpers may all cancel out.
            Shape::new("one_quarry", |random| {
                let fours = |random: &mut Random| 4 * random.magnitude(1..=LARGEST / 4 - 1);
                let first = fours(random) + random.number(0..=3);
                let off = if random.once_in(2) { 0 } else { random.number(0..=3) };
                vec![[first, fours(random) + off]]
            }),
            // Where integers and floating point of usual sizes end.
            Shape::new("near_machine_words", |random| {
                let quarries = random.length(1..=3);
                let near = |random: &mut Random| {
                    let power: u64 = 1 << random.pick(&[16, 24, 31, 32, 52, 53]);
                    power - 4 + random.number(0..=8)
                };
                let quarry = |_| [near(random), if random.once_in(2) { 4 } else { near(random) }];
                let mut quarries = (0..quarries).map(quarry).collect();
                Self::even_out(random, &mut quarries);
                quarries
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<Quarry>>)> {
        let won = won_but_for_the_last(QUARRIES, [1, 1], [LARGEST - 1, LARGEST]);
        let xor = |quarry: &Quarry| xor_bit_by_bit(std::slice::from_ref(quarry));
        let lost = |quarries| cancelled_out(quarries, xor, 1..=LARGEST, |stones| [stones, 1]);
        vec![
            ("most_dumpers", vec![vec![[LARGEST, LARGEST]; QUARRIES]]),
            ("won_but_for_the_last_quarry", vec![won]),
            ("random", self.sized(QUARRIES).into_iter().map(lost).collect()),
        ]
    }
}

/// The xor of all dumpers, by how many of them have each bit.
fn xor_bit_by_bit(quarries: &[Quarry]) -> u64 {
    let bits = (0..BITS).filter(|bit| {
        let dumpers = |[first, count]: &Quarry| below(first + count, *bit) - below(*first, *bit);
        quarries.iter().map(dumpers).fold(0, u64::wrapping_add) % 2 == 1
    });
    bits.map(|bit| 1 << bit).sum()
}

/// How many of the numbers below `end` have this bit.
fn below(end: u64, bit: u32) -> u64 {
    let half = 1 << bit;
    end / (2 * half) * half + (end % (2 * half)).saturating_sub(half)
}
