//! ABC255 G, Constrained Nim: Nim in which single moves are banned.

use solutions::abc255_g as solution;

use crate::about::{About, Family};
use crate::family::bans::{Ban, BannedHeaps, Bans, Values, decisive};
use crate::family::heaps::{HeapGame, Heaps, Replace, Under};
use crate::family::nim::nim_sum;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Cases, Input, Scale, Shape, WhoWins};

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
        let shape = |name, most: u64| {
            Shape::new(name, move |random| decisive::among_each_other(random, most, LARGEST))
        };
        vec![
            shape("bans_among_few_sizes", 12),
            shape("bans_among_large_sizes", LARGEST),
            Shape::new("two_heaps", |random| {
                let mut case = decisive::among_each_other(random, 1000, LARGEST);
                case.heaps.truncate(1);
                decisive::balanced(random, case, LARGEST)
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<BannedHeaps>)> {
        let random = &mut Random::new(1);
        let most = MOST as u64;
        let case = |bans, heaps| vec![decisive::lost_like(Under { params: bans, heaps })];
        let small_and_largest = || (1..=700).chain(largest(MOST - 700)).collect();
        let moves = (1..=700).flat_map(|size| (1..=size).map(move |take| [size, take]));
        let mut bans: Vec<_> = moves.filter(|_| !random.once_in(10)).take(MOST).collect();
        random.shuffle(&mut bans);
        vec![
            ("every_ban_repeats", self.sized(MOST).into_iter().map(decisive::lost_like).collect()),
            ("one_value", case(decisive::bans_on_zeros(), small_and_largest())),
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
