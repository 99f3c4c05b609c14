//! ABC255 G, Constrained Nim: Nim in which single moves are banned.

use super::solutions::abc255_g as solution;
use crate::about::{About, Family};
use crate::family::bans::{Ban, BannedHeaps, Bans, Values, distinct};
use crate::family::heaps::{HeapGame, Heaps, Replace, Under};
use crate::family::nim::nim_sum;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Cases, Format, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("abc255_g", "ABC255 G, Constrained Nim", Family::Heaps)
    .link("https://atcoder.jp/contests/abc255/tasks/abc255_g")
    .theory("Nim with bans: new and repeated values", "O((N + M) log M)")
    .limits(4000, 1024);

const MOST: usize = 200_000;
const LARGEST: u64 = 1_000_000_000_000_000_000;
/// `deep` plays by every set of bans on heaps up to this one.
const PLAYED_BANS: u64 = 5;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(ConstrainedNim))
}

struct ConstrainedNim;

impl HeapGame for ConstrainedNim {
    const SPACES: &'static [(usize, u32)] = &[(1, 9), (2, 5)];

    fn moves(&self, bans: &Vec<Ban>, heap: u32, to: impl FnMut(u32)) {
        let is_banned = |rest: &u32| bans.contains(&[heap.into(), (heap - rest).into()]);
        (0..heap).filter(|rest| !is_banned(rest)).for_each(to);
    }

    fn params(&self) -> Vec<Vec<Ban>> {
        let sizes = 1..=PLAYED_BANS;
        let bans: Vec<_> =
            sizes.flat_map(|size| (1..=size).map(move |take| [size, take])).collect();
        let set = |set: u32| (0..bans.len()).filter(move |ban| set >> ban & 1 == 1);
        (1..1 << bans.len()).map(|number| set(number).map(|ban| bans[ban]).collect()).collect()
    }
}

impl WhoWins for ConstrainedNim {
    type Format = Bans;
    type Move = Replace;

    const INPUT: Input<Bans> =
        Input::one(Bans::of((["N", "M"], MOST), "pile", ["X", "Y"], LARGEST));
    const WINNERS: [&str; 2] = ["Takahashi", "Aoki"];

    fn solution(&self, case: &BannedHeaps) -> bool {
        let mut bans: Vec<_> = case.params.iter().map(|[size, take]| (*size, *take)).collect();
        bans.sort_unstable();
        solution::first_player_wins(&case.heaps, &solution::Values::new(&bans))
    }

    fn reference(&self, case: &BannedHeaps) -> bool {
        let values = Values::new(&case.params);
        nim_sum(case.heaps.iter().map(|heap| values.of(*heap))) != 0
    }
}

impl Cases for ConstrainedNim {
    /// Piles and as many bans.
    const SCALE: Scale = Scale::linear("piles", MOST);

    fn shapes(&self) -> Vec<Shape<BannedHeaps>> {
        let shape =
            |name, most: u64| Shape::new(name, move |random| among_each_other(random, most));
        vec![
            shape("bans_among_few_sizes", 12),
            shape("bans_among_large_sizes", LARGEST),
            Shape::new("two_heaps", |random| {
                let mut case = among_each_other(random, 1000);
                case.heaps.truncate(1);
                balance(random, case)
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<BannedHeaps>)> {
        let most = MOST as u64;
        let case = |bans: Vec<Ban>| vec![Under { params: bans, heaps: largest(MOST) }];
        // 0 is hidden from each of so many sizes: all moves to those below are banned.
        let sizes = 1..=631;
        let hidden = sizes.flat_map(|size| (1..=size).map(move |take| [size, take]));
        vec![
            ("every_ban_repeats", self.sized(MOST)),
            ("one_value", case(hidden.collect())),
            ("one_banned_size", case((1..=most).map(|take| [LARGEST, take]).collect())),
            ("random", Self::INPUT.format.sized(MOST, &mut Random::new(1))),
        ]
    }

    /// The largest piles, and for each a ban to a small one, so that it repeats the value of that.
    fn sized(&self, size: usize) -> Vec<BannedHeaps> {
        let bans = (0..size as u64).map(|small| [LARGEST - small, LARGEST - 2 * small]);
        vec![Under { params: bans.collect(), heaps: largest(size) }]
    }
}

/// So many sizes, the largest ones.
fn largest(count: usize) -> Vec<u64> {
    (0..count as u64).map(|less| LARGEST - less).collect()
}

/// Sizes, many of which may not become each other.
fn among_each_other(random: &mut Random, most: u64) -> BannedHeaps {
    let count = random.number(2..=9) as usize;
    let mut sizes: Vec<_> = (0..count).map(|_| random.magnitude(1..=most)).collect();
    let one_in = random.number(1..=3);
    let mut bans = vec![[sizes[0], sizes[0]]];
    for larger in &sizes {
        for smaller in sizes.iter().chain([&0]).filter(|smaller| *smaller < larger) {
            if !random.once_in(one_in + 1) {
                bans.push([*larger, larger - smaller]);
            }
        }
    }
    sizes.truncate(random.number(1..=count as u64) as usize);
    balance(random, Under { params: distinct(bans), heaps: sizes })
}

/// With one heap more, after which all cancel out, or do so but for one bit.
fn balance(random: &mut Random, mut case: BannedHeaps) -> BannedHeaps {
    let values = Values::new(&case.params);
    let bit = if random.once_in(2) { 0 } else { 1 << random.number(0..=59) };
    let last = nim_sum(case.heaps.iter().map(|heap| values.of(*heap)).chain([bit]));
    let heap = values.first_with(last);
    if (1..=LARGEST).contains(&heap) {
        case.heaps.insert(random.index(case.heaps.len() + 1), heap);
    }
    case
}
