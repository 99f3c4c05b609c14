//! Luogu P3480, KAM-Pebbles: piles that must not decrease, and a move takes pebbles from one of them.

use solutions::p3480 as solution;

use crate::about::{About, Family};
use crate::family::heaps::Replace;
use crate::family::nim::nim_sum;
use crate::family::ordered::{Ordered, OrderedGame, OrderedLists};
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Cases, Input, Scale, Shape, WhoWins};

const ABOUT: About = About::new("p3480", "POI 2009, Pebbles", Family::Stairs)
    .link("https://www.luogu.com.cn/problem/P3480")
    .theory("staircase Nim on differences", "O(n)")
    .limits(1000, 125);

const ARRANGEMENTS: usize = 10;
const PILES: usize = 1000;
const PEBBLES: u64 = 10_000;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Ordered(Pebbles))
}

struct Pebbles;

impl OrderedGame for Pebbles {
    const SPACES: &'static [(usize, u32)] =
        &[(1, 1000), (16, 3), (12, 6), (8, 10), (2, 300), (6, 17), (5, 24), (4, 50), (3, 130)];

    /// What is left of a pile must be at least the pile before it.
    fn moves(&self, piles: &[u32], mut to: impl FnMut(usize, u32)) {
        let mut least = 0;
        for (place, pile) in piles.iter().copied().enumerate() {
            (least..pile).for_each(|left| to(place, left));
            least = pile;
        }
    }
}

impl WhoWins for Pebbles {
    type Format = OrderedLists;
    type Move = Replace;

    const INPUT: Input<OrderedLists> = Input::many(
        "u",
        ARRANGEMENTS,
        OrderedLists::counted(("n", PILES), "pile", ("pebbles", PEBBLES)),
    );
    const WINNERS: [&str; 2] = ["TAK", "NIE"];

    fn solution(&self, piles: &Vec<u32>) -> bool {
        solution::first_player_wins(piles)
    }

    /// Tries every move, for one after which the gaps in pairs of piles cancel out.
    fn reference(&self, piles: &Vec<u32>) -> bool {
        let gap = |pair: &[u32]| match pair {
            [first] => u64::from(*first),
            pair => u64::from(pair[1] - pair[0]),
        };
        let mut wins = false;
        self.moves(piles, |place, left| {
            let mut piles = piles.clone();
            piles[place] = left;
            wins |= nim_sum(piles.rchunks(2).map(gap)) == 0;
        });
        wins
    }
}

impl Cases for Pebbles {
    /// The piles of all arrangements together.
    const SCALE: Scale = Scale::linear("piles", ARRANGEMENTS * PILES);

    /// The smaller half of the piles, each twice, so that every other difference is 0.
    fn even_out(random: &mut Random, piles: &mut Vec<u32>) {
        let kept = piles.len() / 2;
        if kept > 0 && random.once_in(2) {
            piles.truncate(kept);
            *piles = piles.iter().flat_map(|pile| [*pile; 2]).collect();
        }
    }

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        Self::INPUT.format.decisive_shapes()
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        let equal = |piles| vec![vec![PEBBLES as u32 / PILES as u32; piles]; ARRANGEMENTS];
        let mut last_pile = vec![0; PILES];
        last_pile[PILES - 1] = PEBBLES as u32;
        vec![
            // Lost, since the first pile does not count, and won, since it does.
            ("equal_piles", equal(PILES)),
            ("one_equal_pile_less", equal(PILES - 1)),
            ("all_on_the_last_pile", vec![last_pile; ARRANGEMENTS]),
            ("random", self.sized(ARRANGEMENTS * PILES)),
        ]
    }
}
