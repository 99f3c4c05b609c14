//! Games in which a move carries something from a stair to the next one down: on a line, on a tree.

use std::ops::ControlFlow;
use std::sync::Arc;

use itertools::Itertools;

use super::nim::advice;
use crate::drawing::{Advice, Drawing, rows};
use crate::game::{Game, Visit};
use crate::rules::{Answers, CaseOf, Play, Told, Winning};

/// The rules of a problem of this family.
pub trait StairGame: Answers<Move = Carry> {
    /// The stairs of a case; `None` where they are too many to be played.
    fn stairs(&self, case: &CaseOf<Self>) -> Option<Stairs>;
    /// A move in the statement's notation: by which way where there are several, from which stair, and
    /// how many coins.
    fn tell(&self, _start: &CaseOf<Self>, made: &Carry) -> Told {
        let way = made.way.map_or_else(Told::default, |way| Told::of([(Self::WAY, way + 1)]));
        let [from, carry] = Self::MOVE;
        way.and(from, made.stair + 1).and(carry, made.coins)
    }
    /// The name of a stair.
    const STAIR: &'static str = "stair";
    /// The words before the stair and before the coins of a move.
    const MOVE: [&'static str; 2] = ["from stair", "carry"];
    /// The name of a way, where there are several.
    const WAY: &'static str = "way";

    /// For stairs that are nodes of a tree the parent of each.
    fn parents(&self, _case: &CaseOf<Self>) -> Option<Vec<Option<usize>>> {
        None
    }
    /// The case with other coins on its stairs.
    fn set_coins(&self, case: &mut CaseOf<Self>, coins: &[u32]);
    /// The stairs that `deep` plays out, those of each space smallest first, each as a case and the
    /// number of coins: all ways to lay up to so many on these stairs are tried.
    fn spaces(&self) -> Vec<Vec<(CaseOf<Self>, u32)>>;
}

/// Coins on stairs. A move carries any positive number of coins from one stair to the next one down.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Stairs {
    /// How many lie on every stair.
    pub coins: Vec<u32>,
    /// Usually one. Where a statement asks for the same coins on several ways down, the first move
    /// chooses the way that all others keep to.
    pub ways: Vec<Way>,
}

/// Where the coins of every stair go; `None` where they stay for ever.
pub type Way = Arc<[Option<usize>]>;

/// The move of this family.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Carry {
    /// Which of several ways down, counted from 0; `None` where there is but one.
    pub way: Option<usize>,
    /// Counted from 0.
    pub stair: usize,
    pub coins: u32,
}

/// A [`StairGame`] that can be played.
pub struct OnStairs<G>(pub G);

impl<G: StairGame> Game for OnStairs<G> {
    type Position = Stairs;
    type Move = Carry;

    fn moves(&self, stairs: &Stairs, visit: &mut Visit<'_, Carry, Stairs>) -> ControlFlow<()> {
        for (number, down) in stairs.ways.iter().enumerate() {
            let way = (stairs.ways.len() > 1).then_some(number);
            for (stair, most) in stairs.coins.iter().copied().enumerate() {
                let Some(below) = down[stair] else { continue };
                for carried in 1..=most {
                    let mut coins = stairs.coins.clone();
                    coins[stair] -= carried;
                    coins[below] += carried;
                    let next = Stairs { coins, ways: vec![Arc::clone(down)] };
                    visit(Carry { way, stair, coins: carried }, next)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn cost(&self, stairs: &Stairs) -> usize {
        1 + stairs.coins.len() / 16
    }
}

impl<G: StairGame> Play for OnStairs<G> {
    type Rules = G;

    fn rules(&self) -> &G {
        &self.0
    }

    fn position(&self, case: &CaseOf<G>) -> Option<Stairs> {
        self.0.stairs(case)
    }

    fn tell(&self, start: &CaseOf<G>, made: &Self::Move) -> Told {
        self.0.tell(start, made)
    }

    /// Of several ways down the first one; each is a game of its own.
    fn opening(&self, case: &CaseOf<G>) -> Option<Stairs> {
        let mut stairs = self.0.stairs(case)?;
        stairs.ways.truncate(1);
        Some(stairs)
    }

    /// Where a case is several games, it cannot be written with one way down.
    fn case(&self, start: &CaseOf<G>, stairs: &Stairs) -> Option<CaseOf<G>> {
        let ways = self.0.stairs(start)?.ways;
        (ways == stairs.ways).then(|| {
            let mut case = start.clone();
            self.0.set_coins(&mut case, &stairs.coins);
            case
        })
    }

    fn drawing(&self, start: &CaseOf<G>, stairs: &Stairs) -> Drawing {
        let stairs = rows(G::STAIR, &stairs.coins);
        match self.0.parents(start) {
            Some(parents) => Drawing::Tree { nodes: stairs, parents },
            None => Drawing::Stairs(stairs),
        }
    }

    /// The stairs at odd heights count.
    fn advice(&self, stairs: &Stairs, made: Option<&Carry>) -> Option<Advice> {
        let [way] = &stairs.ways[..] else { return None };
        let is_odd = |stair: usize| height(way, stair).is_multiple_of(2);
        let coins = stairs.coins.iter().enumerate();
        let values = coins.map(|(stair, coins)| if is_odd(stair) { u64::from(*coins) } else { 0 });
        let changed = |made: &Carry| {
            if is_odd(made.stair) { Some(made.stair) } else { way[made.stair] }
        };
        Some(advice(values.collect(), G::STAIR, made.and_then(changed)))
    }

    fn spaces(&self) -> usize {
        self.0.spaces().len()
    }

    fn play_out(&self, space: usize, visit: &mut Winning<'_, CaseOf<G>, Carry>) -> ControlFlow<()> {
        for (mut case, most) in self.0.spaces().swap_remove(space) {
            let Stairs { coins, ways } = self.0.stairs(&case).expect("these stairs can be played");
            let tables = ways.iter().map(|way| Table::play(way, most)).collect_vec();
            let any_order = (0..coins.len()).collect_vec();
            let mut coins = vec![0; coins.len()];
            let (mut winning, mut sums) = (vec![], vec![]);
            loop {
                winning.clear();
                for (number, table) in tables.iter().enumerate() {
                    let way = (tables.len() > 1).then_some(number);
                    table.winning(&coins, &mut sums, |stair, coins| {
                        winning.push(Carry { way, stair, coins });
                        ControlFlow::Continue(())
                    })?;
                }
                self.0.set_coins(&mut case, &coins);
                visit(&case, &winning)?;
                if !next(&mut coins, &any_order, most) {
                    break;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// How many stairs there are from this one down, itself included.
fn height(way: &Way, stair: usize) -> usize {
    std::iter::successors(Some(stair), |stair| way[*stair]).count()
}

/// Who loses with up to so many coins on a way down.
///
/// The ways to lay coins are numbered. Put the stairs in an order, from the highest down, and let
/// `sums[i]` be the coins on the first `i + 1` of them. What has fewer coins comes first, then what has
/// the lower last sum but one, and so on; so there are `choose[i][sums[i]]` ways that agree in the
/// later sums and have a lower `sums[i]`, and all of these together are the number. A move carries
/// coins to a later stair in the order, so it lowers sums and thereby the number.
struct Table<'way> {
    way: &'way Way,
    order: Vec<usize>,
    place: Vec<usize>,
    /// `choose[i][sum]` is the binomial coefficient "`sum + i` choose `i + 1`".
    choose: Vec<Vec<usize>>,
    lost: Vec<bool>,
}

impl<'way> Table<'way> {
    fn play(way: &'way Way, most: u32) -> Self {
        let mut order = (0..way.len()).collect_vec();
        order.sort_by_key(|stair| std::cmp::Reverse(height(way, *stair)));
        let mut place = vec![0; way.len()];
        order.iter().enumerate().for_each(|(index, stair)| place[*stair] = index);
        let mut choose: Vec<Vec<usize>> = vec![(0..=most as usize).collect()];
        for place in 1..way.len() {
            // Pascal: choose(n + 1, k + 1) = choose(n, k) + choose(n, k + 1), from 0 coins up.
            let sums = choose[place - 1].iter().scan(0, |in_all, fewer| {
                *in_all += fewer;
                Some(*in_all)
            });
            choose.push(sums.collect());
        }
        let mut table = Self { way, order, place, choose, lost: vec![] };
        let (mut coins, mut sums) = (vec![0; way.len()], vec![]);
        loop {
            let winning = table.winning(&coins, &mut sums, |_, _| ControlFlow::Break(()));
            table.lost.push(winning.is_continue());
            if !next(&mut coins, &table.order, most) {
                return table;
            }
        }
    }

    /// Shows `to` the stair and the coins of every winning move, until it breaks. What `sums` held is
    /// overwritten.
    fn winning(
        &self,
        coins: &[u32],
        sums: &mut Vec<usize>,
        mut to: impl FnMut(usize, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        sums.clear();
        let (mut sum, mut number) = (0, 0);
        for (stair, choose) in self.order.iter().zip(&self.choose) {
            sum += coins[*stair] as usize;
            sums.push(sum);
            number += choose[sum];
        }
        for (stair, below) in self.way.iter().enumerate() {
            let Some(below) = below else { continue };
            // The sums that the carried coins are missing from afterwards.
            let lower = self.place[stair]..self.place[*below];
            for carried in 1..=coins[stair] {
                let less = lower.clone().map(|place| {
                    let (choose, sum) = (&self.choose[place], sums[place]);
                    choose[sum] - choose[sum - carried as usize]
                });
                if self.lost[number - less.sum::<usize>()] {
                    to(stair, carried)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Lays up to `most` coins on stairs in the next way, in the order of a [`Table`]; there is none
/// after all of them lie on the first stair.
fn next(coins: &mut [u32], order: &[usize], most: u32) -> bool {
    // The first sum that is less than the one after it grows by one, and those before it become 0.
    let on_first = std::mem::take(&mut coins[order[0]]);
    let place = (1..order.len()).find(|place| coins[order[*place]] > 0);
    let grows = match place {
        Some(place) => {
            coins[order[place]] -= 1;
            place - 1
        }
        None => order.len() - 1,
    };
    coins[order[grows]] = on_first + 1;
    place.is_some() || on_first < most
}
