//! ABC255 G, Constrained Nim: Nim in which single moves are banned.

use super::solutions::abc255_g as solution;
use crate::about::{About, Family};
use crate::family::bans::{Ban, BannedHeaps, Bans, Values, distinct};
use crate::family::heaps::{HeapGame, Heaps, Replace, Under};
use crate::family::nim::{cancelled_out, nim_sum};
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Answers, Cases, Input, Scale, Shape, Statement};

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

impl Statement for ConstrainedNim {
    type Format = Bans;
    /// Whether the first player wins.
    type Answer = bool;

    const INPUT: Input<Bans> =
        Input::one(Bans::of((["N", "M"], MOST), "pile", ["X", "Y"], LARGEST));

    fn print(&self, first_wins: &bool) -> String {
        if *first_wins { "Takahashi\n".into() } else { "Aoki\n".into() }
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
        let random = &mut Random::new(1);
        let most = MOST as u64;
        let case = |bans, heaps| vec![lost(Under { params: bans, heaps })];
        let small_and_largest = || (1..=700).chain(largest(MOST - 700)).collect();
        let moves = (1..=700).flat_map(|size| (1..=size).map(move |take| [size, take]));
        let mut bans: Vec<_> = moves.filter(|_| !random.once_in(10)).take(MOST).collect();
        random.shuffle(&mut bans);
        vec![
            ("every_ban_repeats", self.sized(MOST).into_iter().map(lost).collect()),
            ("one_value", case(bans_on_zeros(), small_and_largest())),
            (
                "one_banned_size",
                case((1..=most).map(|take| [LARGEST, take]).collect(), largest(MOST).collect()),
            ),
            ("most_bans_among_small_sizes", case(bans, small_and_largest())),
        ]
    }

    /// The largest piles, and from every other one a ban to a small one, so that it repeats the value
    /// of that.
    fn sized(&self, size: usize) -> Vec<BannedHeaps> {
        let bans = (0..size as u64).map(|small| [LARGEST - 2 * small, LARGEST - 3 * small]);
        vec![Under { params: bans.collect(), heaps: largest(size).collect() }]
    }
}

/// So many sizes, the largest ones.
fn largest(count: usize) -> impl Iterator<Item = u64> {
    (0..count as u64).map(|less| LARGEST - less)
}

/// Bans that hide 0 from nearly all of the smallest sizes. Of 257 and of 513 sizes with the value 0 only
/// one is banned, which is all of them to a byte, and in the end all but one.
fn bans_on_zeros() -> Vec<Ban> {
    const LAST: u64 = 633;
    let (mut zeros, mut bans) = (vec![0], vec![]);
    for size in 1..=LAST {
        let banned = match size {
            257 | 514 => 1,
            LAST => zeros.len() - 1,
            _ => zeros.len(),
        };
        bans.extend(zeros[..banned].iter().map(|zero| [size, size - zero]));
        if banned == zeros.len() {
            zeros.push(size);
        }
    }
    bans
}

/// With one other pile, so that all cancel out.
fn lost(Under { params, heaps }: BannedHeaps) -> BannedHeaps {
    let values = Values::new(&params);
    // The first pile with a value has no more stones than this value and the number of bans.
    let range = 1..=LARGEST - MOST as u64;
    let of = |value| values.first_with(value);
    let heaps = cancelled_out(heaps, |heap| values.of(*heap), range, of);
    Under { params, heaps }
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

impl Answers for ConstrainedNim {
    type Move = Replace;

    fn answer(&self, _: &BannedHeaps, winning: &[Replace]) -> bool {
        !winning.is_empty()
    }

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
