//! Codeforces 850 C, Arpa and a game with Mojtaba: a prime power divides all numbers that it can.

use std::collections::HashMap;
use std::ops::ControlFlow;

use itertools::Itertools;
use solutions::cf_850c as solution;

use crate::about::{About, Family};
use crate::family::divisors::{large_primes, prime_powers};
use crate::family::lists::Lists;
use crate::family::next_to_nim::lost_next_to;
use crate::family::nim::nim_sum;
use crate::family::own::{Own, OwnGame};
use crate::game::Visit;
use crate::generator::prime_power;
use crate::jury::Problem;
use crate::rules::{Answers, Broken, Cases, Input, Scale, Shape, Statement, Told};

const ABOUT: About = About::new("cf_850c", "CF 850 C, Arpa and a game with Mojtaba", Family::Own)
    .link("https://codeforces.com/problemset/problem/850/C")
    .theory("Grundy values of sets of exponents", "O(n · √M)")
    .limits(1000, 256);

const NUMBERS: usize = 100;
const LARGEST: u64 = 1_000_000_000;
/// Sets of exponents up to this are played next to Nim heaps.
const EXPONENTS: u32 = 16;

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Own(AllAtOnce))
}

struct AllAtOnce;

impl OwnGame for AllAtOnce {
    /// The numbers, in order; ones, which stay as they are, are left out.
    type Position = Vec<u32>;

    fn position(&self, numbers: &Vec<u32>) -> Option<Vec<u32>> {
        let can_change = numbers.iter().copied().filter(|number| *number > 1);
        let is_small = numbers.len() <= 30 && numbers.iter().all(|number| *number <= 1 << 17);
        is_small.then(|| can_change.sorted().collect())
    }

    fn moves(
        &self,
        numbers: &Vec<u32>,
        visit: &mut Visit<'_, (u64, u32), Vec<u32>>,
    ) -> ControlFlow<()> {
        let powers = numbers.iter().flat_map(|number| prime_powers((*number).into()));
        // The largest exponent of every prime.
        let largest = powers.into_grouping_map().max();
        for (prime, most) in largest.into_iter().sorted() {
            for k in 1..=most {
                let power = (prime as u32).pow(k);
                let divided = |n: &u32| if n.is_multiple_of(power) { n / power } else { *n };
                let left = numbers.iter().map(divided).filter(|number| *number > 1);
                visit((prime, k), left.sorted().collect())?;
            }
        }
        ControlFlow::Continue(())
    }

    fn tell(&self, _: &Vec<u32>, &(prime, k): &(u64, u32)) -> Told {
        Told::of([("prime", prime)]).and("power", k)
    }

    fn case(&self, _: &Vec<u32>, numbers: &Vec<u32>) -> Option<Vec<u32>> {
        (!numbers.is_empty()).then(|| numbers.clone())
    }

    /// Lists of a few numbers, and powers of 2 next to one power of 3, which is a heap of Nim.
    fn starts(&self) -> Vec<Box<dyn Iterator<Item = Vec<u32>> + '_>> {
        let lists = |(numbers, largest)| -> Box<dyn Iterator<Item = Vec<u32>>> {
            Box::new((1..=largest).combinations_with_replacement(numbers))
        };
        let powers_of_two = (1..=11).map(|exponent| 1_u32 << exponent).powerset();
        let beside = (0..=6).map(|exponent| 3_u32.pow(exponent));
        let both = powers_of_two.cartesian_product(beside).map(|(mut numbers, power)| {
            numbers.push(power);
            numbers
        });
        let lists = [(1, 1000), (4, 18), (3, 36), (2, 150)].map(lists);
        lists.into_iter().chain([Box::new(both) as _]).collect()
    }
}

impl Statement for AllAtOnce {
    type Format = Lists<u32>;
    /// Whether Mojtaba, who moves first, wins.
    type Answer = bool;

    const INPUT: Input<Lists<u32>> =
        Input::one(Lists::counted("n", 1..=NUMBERS).of("number", 1..=LARGEST));
    /// In any case of letters.
    const SEVERAL_ARE_RIGHT: bool = true;

    fn print(&self, mojtaba_wins: &bool) -> String {
        if *mojtaba_wins { "Mojtaba\n".into() } else { "Arpa\n".into() }
    }

    fn parse(&self, tokens: &mut dyn Iterator<Item = &str>) -> Option<bool> {
        match &*tokens.next()?.to_ascii_lowercase() {
            "mojtaba" => Some(true),
            "arpa" => Some(false),
            _ => None,
        }
    }
}

impl Cases for AllAtOnce {
    const SCALE: Scale = Scale::linear("numbers", NUMBERS);

    fn shapes(&self) -> Vec<Shape<Vec<u32>>> {
        vec![
            Shape::new("prime_powers", |random| {
                let largest = random.magnitude(10..=LARGEST);
                let numbers = random.length(1..=20);
                (0..numbers).map(|_| prime_power(random, largest) as u32).collect()
            }),
            Shape::new("products_of_small_primes", |random| {
                let numbers = random.length(1..=8);
                let number =
                    |_| (0..random.index(13)).map(|_| random.pick(&[2, 2, 2, 3, 3, 5])).product();
                (0..numbers).map(number).collect()
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        // Among sets of random exponents it reached the most other sets.
        let exponents = [2, 14, 15, 20, 21, 22, 23, 25, 27, 28, 29];
        let cycle = |numbers: Vec<u32>| vec![numbers.into_iter().cycle().take(NUMBERS).collect()];
        vec![
            ("large_primes", self.sized(NUMBERS)),
            ("powers_of_two_that_reach_many_sets", cycle(exponents.map(|e| 1 << e).into())),
            ("every_power_of_two", cycle((1..30).map(|e| 1 << e).collect())),
            ("largest_power_of_two", vec![vec![1 << 29]]),
            ("square_of_a_large_prime", vec![vec![31_607_u32.pow(2), 2]]),
            ("largest_numbers", vec![((LARGEST - 99) as u32..=LARGEST as u32).collect()]),
        ]
    }

    fn sized(&self, size: usize) -> Vec<Vec<u32>> {
        let primes = large_primes(9).into_iter().map(|prime| prime as u32);
        vec![primes.cycle().take(size).collect()]
    }
}

/// Plays a set of exponents, in order, next to all Nim heaps: next to which it is lost, as bits.
fn play_next_to_nim(exponents: &[u32], known: &mut HashMap<Vec<u32>, u32>) -> u32 {
    if let Some(lost) = known.get(exponents) {
        return *lost;
    }
    let largest = exponents.last().copied().unwrap_or(0);
    let after = |k| {
        let left = exponents.iter().map(|e| if *e < k { *e } else { e - k });
        left.filter(|e| *e > 0).sorted().dedup().collect_vec()
    };
    let lost = lost_next_to(largest, (1..=largest).map(|k| play_next_to_nim(&after(k), known)));
    known.insert(exponents.to_vec(), lost);
    lost
}

impl Answers for AllAtOnce {
    /// The prime and `k`.
    type Move = (u64, u32);

    fn answer(&self, _: &Vec<u32>, winning: &[(u64, u32)]) -> bool {
        !winning.is_empty()
    }

    fn solution(&self, numbers: &Vec<u32>) -> bool {
        solution::first_player_wins(numbers)
    }

    fn reference(&self, numbers: &Vec<u32>) -> bool {
        let powers = numbers.iter().flat_map(|number| prime_powers((*number).into()));
        let mut known = HashMap::new();
        let sets = powers.into_group_map().into_values();
        let sets = sets.map(|exponents| exponents.into_iter().sorted().dedup().collect_vec());
        nim_sum(sets.map(|set| play_next_to_nim(&set, &mut known).ilog2().into())) != 0
    }

    fn certificate(&self) -> Result<Option<String>, Broken<Vec<u32>>> {
        let (mut played, mut known) = (HashMap::new(), HashMap::new());
        for exponents in (1..=EXPONENTS).powerset() {
            let heap = play_next_to_nim(&exponents, &mut played).ilog2();
            let set = exponents.iter().map(|e| 1 << (e - 1)).sum();
            let taken_for = solution::value(set, &mut known);
            if heap != taken_for {
                let reason = format!("{exponents:?} has the value {heap}, not {taken_for}");
                let powers = exponents.iter().map(|e| 1 << e).chain([3_u32.pow(heap)]);
                return Err(Broken { reason, case: Some(powers.collect()) });
            }
        }
        Ok(Some(format!("every set of exponents up to {EXPONENTS}, played next to Nim heaps")))
    }
}
