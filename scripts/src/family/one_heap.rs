//! Input that is one heap and the takes that its game allows: both counts in a line, then the takes.

use itertools::Itertools;

use super::heaps::Under;
use super::lists::Lists;
use super::numbers::Numbers;
use crate::generator::Random;
use crate::rules::{Format, Shape};
use crate::validator::{Lines, Malformed};

pub struct Takes {
    /// The name that the statement gives the number of takes, and the most that there may be.
    count: (&'static str, usize),
    /// The name that the statement gives the heap, and its largest size.
    heap: (&'static str, u64),
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The number of takes comes before the heap, and they increase.
    Increasing,
    /// The number of takes comes after the heap. They are different and in any order, 1 among them.
    AnyOrderWithOne,
}

/// The takes and the heap.
pub type TakesAndHeap = Under<Vec<u32>, u32>;

impl Takes {
    /// A line with the number of takes and the heap, then a line with the takes, increasing. None
    /// takes more than the heap.
    pub const fn then_heap(count: (&'static str, usize), heap: (&'static str, u64)) -> Self {
        Self { count, heap, kind: Kind::Increasing }
    }

    /// A line with the heap and the number of takes, then a line with the takes, all different, in any
    /// order, 1 among them. None takes more than the heap.
    pub const fn after_heap(heap: (&'static str, u64), count: (&'static str, usize)) -> Self {
        Self { count, heap, kind: Kind::AnyOrderWithOne }
    }

    /// Increasing takes.
    pub fn list(&self) -> Lists<u32> {
        self.any_list().increasing()
    }

    fn any_list(&self) -> Lists<u32> {
        Lists::in_a_line(1..=self.count.1).of("take", 1..=self.heap.1)
    }

    /// The second line.
    fn second_line(&self) -> Lists<u32> {
        match self.kind {
            Kind::Increasing => self.list(),
            Kind::AnyOrderWithOne => self.any_list(),
        }
    }

    /// The case as this input may have it: with 1 among the takes, in any order, where it must be.
    fn arrange(&self, random: &mut Random, mut case: TakesAndHeap) -> TakesAndHeap {
        if self.kind == Kind::AnyOrderWithOne {
            case.params[0] = 1;
            random.shuffle(&mut case.params);
        }
        case
    }

    /// What is wrong with the takes, apart from their sizes and their number.
    fn fault(&self, takes: &[u32], heap: u32) -> Option<String> {
        if self.kind == Kind::AnyOrderWithOne {
            if let Some(take) = takes.iter().duplicates().next() {
                return Some(format!("the takes must be different, but {take} comes twice"));
            }
            if !takes.contains(&1) {
                return Some("1 must be among the takes".into());
            }
        }
        let too_large = takes.iter().any(|take| *take > heap);
        too_large.then(|| format!("a take must be at most {}, which is {heap}", self.heap.0))
    }

    fn heaps(&self) -> Numbers<u32> {
        Numbers::of(self.heap.0, 1..=self.heap.1)
    }

    /// All takes from `a` to `b`, or all but one of them. With all of them a remainder decides.
    pub fn interval(&self, random: &mut Random, without_one: bool) -> TakesAndHeap {
        let least = random.number(1..=50) as u32;
        let takes = random.number(3..=self.count.1 as u64) as usize;
        let mut takes: Vec<_> = (least..).take(takes).collect();
        if without_one {
            takes.remove(random.number(1..=takes.len() as u64 - 2) as usize);
        }
        let heap = random.magnitude(150..=self.heap.1) as u32;
        self.arrange(random, case(takes, heap))
    }

    /// Takes among which there is no multiple of a number, while all below it are there: heaps are lost
    /// iff they are a multiple. The heap is one, or next to one.
    pub fn no_multiples(&self, random: &mut Random) -> TakesAndHeap {
        let number = random.number(2..=10) as u32;
        let mut takes: Vec<_> = (1..=self.count.1 as u32 * 2).collect();
        takes.retain(|take| take % number != 0 && (*take < number || random.once_in(3)));
        takes.truncate(self.count.1);
        let heap = random.magnitude(300..=self.heap.1.min(20_000) - 1) as u32;
        let off = random.number(0..=1) as u32;
        self.arrange(random, case(takes, heap - heap % number + off))
    }

    /// Some takes are as large as the heap, or nearly so, besides a few small ones.
    pub fn takes_near(&self, random: &mut Random) -> TakesAndHeap {
        let heap = random.number(20..=2000) as u32;
        let mut takes = vec![1];
        takes.extend((2..=9).filter(|_| random.once_in(3)));
        takes.extend((heap - 9..=heap).filter(|_| random.once_in(3)));
        self.arrange(random, case(takes, heap))
    }
}

pub fn case(takes: Vec<u32>, heap: u32) -> TakesAndHeap {
    Under { params: takes, heaps: vec![heap] }
}

impl Format for Takes {
    type Case = TakesAndHeap;

    fn write(&self, case: &TakesAndHeap, input: &mut String) {
        let (count, heap) = (case.params.len(), case.heaps[0]);
        *input += &match self.kind {
            Kind::Increasing => format!("{count} {heap}\n"),
            Kind::AnyOrderWithOne => format!("{heap} {count}\n"),
        };
        self.second_line().write(&case.params, input);
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<TakesAndHeap, Malformed> {
        let ((count_name, most), (heap_name, largest)) = (self.count, self.heap);
        let is_heap_first = self.kind == Kind::AnyOrderWithOne;
        let mut names = [count_name, heap_name];
        if is_heap_first {
            names.reverse();
        }
        let names = names.join(" and ");
        let line = lines.line(&names)?;
        let Some((first, second)) = line.text.split_once(' ') else {
            return Err(line.malformed(format!("expected {names}, found `{}`", line.text)));
        };
        let (count, heap) = if is_heap_first { (second, first) } else { (first, second) };
        let count = line.value(count, count_name, &(1..=most))?;
        let heap = line.value(heap, heap_name, &(1..=largest as u32))?;
        let takes = self.second_line().read(lines)?;
        if takes.len() != count {
            let plural = if count == 1 { "" } else { "s" };
            let message = format!("expected {count} take{plural}, found {}", takes.len());
            return Err(lines.malformed(message));
        }
        match self.fault(&takes, heap) {
            Some(message) => Err(lines.malformed(message)),
            None => Ok(case(takes, heap)),
        }
    }

    fn allows(&self, case: &TakesAndHeap) -> bool {
        let (takes, heap) = (&case.params, case.heaps[0]);
        self.second_line().allows(takes)
            && self.heaps().allows(&heap)
            && self.fault(takes, heap).is_none()
    }

    /// By the size of the heap; every set of takes with it, where any order may be also backwards.
    fn small(&self) -> Box<dyn Iterator<Item = TakesAndHeap> + '_> {
        let heaps = 1..=self.heap.1.min(30) as u32;
        let sets = heaps.flat_map(|heap| (1..1 << heap).map(move |set| (takes_of(set), heap)));
        let cases = sets.flat_map(|(takes, heap)| {
            let backwards: Vec<_> = takes.iter().copied().rev().collect();
            let is_another = self.kind == Kind::AnyOrderWithOne && backwards != takes;
            [Some(takes), is_another.then_some(backwards)]
                .into_iter()
                .flatten()
                .map(move |takes| case(takes, heap))
        });
        Box::new(cases.filter(|case| self.allows(case)))
    }

    fn shapes(&self) -> Vec<Shape<TakesAndHeap>> {
        let (most, largest) = (self.count.1, self.heap.1);
        // A shape outlives the format it comes from.
        let shape =
            |name, longest: usize, farthest: u64, heap: fn(&mut Random, u64, u64) -> u64| {
                let format = Self { ..*self };
                Shape::new(name, move |random| {
                    let count = random.length(1..=longest.min(most));
                    let apart = random.magnitude(0..=farthest);
                    let takes = format.list().draw(random, count, apart);
                    let least = takes.last().map_or(1, |take| u64::from(*take));
                    let heap = heap(random, least, largest);
                    format.arrange(random, case(takes, heap as u32))
                })
            };
        vec![
            shape("few_small", 4, 4, |random, least, largest| {
                random.number(least..=largest.min(least + 30))
            }),
            shape("near_limit", 8, largest, |random, least, largest| {
                random.number(least.max(largest.saturating_sub(100))..=largest)
            }),
            shape("random", 30, largest, |random, least, largest| {
                random.magnitude(least..=largest)
            }),
        ]
    }

    /// With fewer or smaller takes, or with a smaller heap.
    fn smaller<'a>(&'a self, now: &'a TakesAndHeap) -> Box<dyn Iterator<Item = TakesAndHeap> + 'a> {
        let (takes, heap) = (&now.params, now.heaps[0]);
        let fewer: Vec<_> = self.second_line().smaller(takes).collect();
        let less: Vec<_> = self.heaps().smaller(&heap).collect();
        let fewer = fewer.into_iter().map(move |takes| case(takes, heap));
        Box::new(fewer.chain(less.into_iter().map(move |heap| case(takes.clone(), heap))))
    }

    /// The size is that of the heap; as many takes as there may be, from 1 on.
    fn sized(&self, size: usize, _: &mut Random) -> Vec<TakesAndHeap> {
        vec![case((1..=self.count.1.min(size) as u32).collect(), size as u32)]
    }
}

/// The takes in a set: bit `i` stands for a take of `i + 1`.
pub fn takes_of(set: u32) -> Vec<u32> {
    (1..=32).filter(|take| set >> (take - 1) & 1 == 1).collect()
}
