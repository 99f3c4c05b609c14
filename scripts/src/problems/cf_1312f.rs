//! Codeforces 1312 F, Attack on Red Kingdom: castles, and three kinds of attack that kill soldiers.

use std::sync::LazyLock;

use solutions::cf_1312f as solution;

use crate::about::{About, Family};
use crate::family::heaps::{HeapGame, Heaps, Replace, Under, grundy_values};
use crate::family::nim::nim_sum;
use crate::family::params::WithParams;
use crate::family::period::Repeating;
use crate::jury::Problem;
use crate::rules::{Answers, Broken, Cases, Input, Scale, Shape, Statement, Told};

const ABOUT: About = About::new("cf_1312f", "CF 1312 F, Attack on Red Kingdom", Family::Heaps)
    .link("https://codeforces.com/problemset/problem/1312/F")
    .theory("Grundy values with a memory, and their period", "O(n)")
    .limits(3000, 512);

const GAMES: usize = 1000;
const CASTLES: usize = 300_000;
const MOST_KILLED: u32 = 5;
const MOST_SOLDIERS: u64 = 1_000_000_000_000_000_000;
/// From the values up to so many soldiers every period is proved.
const KNOWN: u32 = 60;

/// How many soldiers the three kinds of attack kill; the first kind may always follow.
type Kills = [u32; 3];
type Castles = Under<Kills, u64>;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Heaps(Kingdom))
}

struct Kingdom;

fn every_kills() -> impl Iterator<Item = Kills> {
    let kills = || 1..=MOST_KILLED;
    kills().flat_map(move |x| kills().flat_map(move |y| kills().map(move |z| [x, y, z])))
}

/// The place in [`every_kills`].
fn place([x, y, z]: Kills) -> usize {
    (((x - 1) * MOST_KILLED + y - 1) * MOST_KILLED + z - 1) as usize
}

impl HeapGame for Kingdom {
    /// The kind of the last attack.
    const STATES: u32 = 3;
    const SPACES: &'static [(usize, u32)] = &[(1, 4000), (3, 9), (2, 64)];

    fn moves(&self, kills: &Kills, castle: u32, mut to: impl FnMut(u32)) {
        let (soldiers, last) = (castle / 3, castle % 3);
        for attack in 0..3 {
            if soldiers > 0 && (attack == 0 || attack != last) {
                to(soldiers.saturating_sub(kills[attack as usize]) * 3 + attack);
            }
        }
    }

    fn steady(&self, kills: &Kills) -> Option<u32> {
        kills.iter().copied().max()
    }

    fn tell(&self, _: &Castles, made: &Replace) -> Told {
        Told::of([("castle", made.index + 1)]).and("attack", made.to % 3 + 1)
    }

    fn note(&self, attack: u32) -> String {
        if attack > 0 { format!("after attack {}", attack + 1) } else { String::new() }
    }

    fn params(&self) -> Vec<Kills> {
        every_kills().collect()
    }
}

impl Statement for Kingdom {
    type Format = WithParams<3, u64>;
    /// How many first moves win.
    type Answer = usize;

    const INPUT: Input<WithParams<3, u64>> = Input::many(
        "t",
        GAMES,
        WithParams::first(
            ("n", CASTLES),
            (["x", "y", "z"], MOST_KILLED),
            "castle",
            1..=MOST_SOLDIERS,
        ),
    )
    .total("castles", CASTLES);

    fn print(&self, winning: &usize) -> String {
        format!("{winning}\n")
    }
}

impl Cases for Kingdom {
    const SCALE: Scale = Scale::linear("castles", CASTLES);

    fn shapes(&self) -> Vec<Shape<Castles>> {
        let castles = |name, longest: usize, most: u64| {
            Shape::new(name, move |random| {
                let params = [(); 3].map(|()| random.number(1..=MOST_KILLED.into()) as u32);
                let length = random.length(1..=longest);
                Under { params, heaps: random.list(length, 1..=most) }
            })
        };
        vec![
            castles("weaker_than_an_attack", 20, 4),
            castles("before_the_period", 3, 40),
            castles("single_castle", 1, MOST_SOLDIERS),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Castles>)> {
        let all_equal = |params, length| Under { params, heaps: vec![MOST_SOLDIERS; length] };
        // The longest way to the period.
        let long_way = all_equal([5, 5, 1], CASTLES / GAMES);
        vec![
            ("one_game_of_equal_castles", vec![all_equal([5; 3], CASTLES)]),
            ("many_games", vec![long_way; GAMES]),
            ("random", self.sized(CASTLES)),
        ]
    }
}

/// By the rules alone, for all kills: the values of a castle by its soldiers and the last attack.
static PROVED: LazyLock<Vec<Repeating<[u64; 3]>>> = LazyLock::new(|| {
    let proved = every_kills().map(|kills| {
        // No more than three attacks, so no value is above 3.
        let values = grundy_values(&Kingdom, &kills, KNOWN * 3 + 2, 3);
        let columns =
            values.chunks_exact(3).map(|column| [0, 1, 2].map(|last| column[last].into()));
        let repeating = Repeating::of(columns.collect(), MOST_KILLED as usize);
        repeating.expect("the values repeat early")
    });
    proved.collect()
});

static SOLUTION: LazyLock<Vec<solution::Values>> = LazyLock::new(|| {
    every_kills().map(|kills| solution::Values::new(kills.map(|kill| kill as usize))).collect()
});

impl Answers for Kingdom {
    type Move = Replace;

    fn answer(&self, _: &Castles, winning: &[Replace]) -> usize {
        winning.len()
    }

    fn solution(&self, castles: &Castles) -> usize {
        solution::winning_attacks(&SOLUTION[place(castles.params)], &castles.heaps)
    }

    fn reference(&self, castles: &Castles) -> usize {
        let values = &PROVED[place(castles.params)];
        let value = |soldiers: u64, last: usize| values.of_heap(soldiers)[last];
        let sum = nim_sum(castles.heaps.iter().map(|soldiers| value(*soldiers, 0)));
        let moves = castles.heaps.iter().flat_map(|soldiers| {
            let kills = castles.params.iter().enumerate();
            kills.map(|(attack, kill)| (*soldiers, soldiers.saturating_sub((*kill).into()), attack))
        });
        let leaves_zero = |(before, after, attack): &(u64, u64, usize)| {
            nim_sum([sum, value(*before, 0), value(*after, *attack)]) == 0
        };
        moves.filter(leaves_zero).count()
    }

    /// The period for all kills, and what the solution says where castles are small and where they
    /// are largest.
    fn certificate(&self) -> Result<Option<String>, Broken<Castles>> {
        const MANY: u64 = 1000;
        for (kills, (proved, found)) in every_kills().zip(PROVED.iter().zip(SOLUTION.iter())) {
            for soldiers in (0..MANY).chain(MOST_SOLDIERS - MANY..=MOST_SOLDIERS) {
                let values = proved.of_heap(soldiers);
                let taken_for = [0, 1, 2].map(|last| u64::from(found.grundy(soldiers, last)));
                if *values != taken_for {
                    let reason = format!(
                        "under {kills:?} a castle of {soldiers} has the values {values:?} by the \
                         rules, but is taken for {taken_for:?}"
                    );
                    return Err(Broken { reason, case: None });
                }
            }
        }
        let most = |of: fn(&Repeating<[u64; 3]>) -> usize| PROVED.iter().map(of).max();
        let (from, length) = (most(|proved| proved.from), most(|proved| proved.length));
        let proved = from.zip(length).map(|(from, length)| {
            let rules = PROVED.len();
            format!("a period of {length} or less from {from} soldiers on, for all {rules} x, y, z")
        });
        Ok(proved)
    }
}
