//! Input that is one heap and the takes that its game allows: both counts in a line, then the takes.

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
}

/// The takes, increasing, and the heap.
pub type TakesAndHeap = Under<Vec<u32>, u32>;

impl Takes {
    /// A line with the number of takes and the heap, then a line with the takes, increasing. None
    /// takes more than the heap.
    pub const fn then_heap(count: (&'static str, usize), heap: (&'static str, u64)) -> Self {
        Self { count, heap }
    }

    /// The second line.
    pub fn list(&self) -> Lists<u32> {
        Lists::in_a_line(1..=self.count.1).of("take", 1..=self.heap.1).increasing()
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
        case(takes, random.magnitude(150..=self.heap.1) as u32)
    }

    fn allows_heap(takes: &[u32], heap: u32) -> bool {
        takes.last().is_some_and(|take| *take <= heap)
    }
}

pub fn case(takes: Vec<u32>, heap: u32) -> TakesAndHeap {
    Under { params: takes, heaps: vec![heap] }
}

impl Format for Takes {
    type Case = TakesAndHeap;

    fn write(&self, case: &TakesAndHeap, input: &mut String) {
        *input += &format!("{} {}\n", case.params.len(), case.heaps[0]);
        self.list().write(&case.params, input);
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<TakesAndHeap, Malformed> {
        let ((count_name, most), (heap_name, largest)) = (self.count, self.heap);
        let line = lines.line(&format!("{count_name} and {heap_name}"))?;
        let Some((count, heap)) = line.text.split_once(' ') else {
            let message = format!("expected {count_name} and {heap_name}, found `{}`", line.text);
            return Err(line.malformed(message));
        };
        let count = line.value(count, count_name, &(1..=most))?;
        let heap = line.value(heap, heap_name, &(1..=largest as u32))?;
        let takes = self.list().read(lines)?;
        if takes.len() != count {
            let plural = if count == 1 { "" } else { "s" };
            let message = format!("expected {count} take{plural}, found {}", takes.len());
            return Err(lines.malformed(message));
        }
        if !Self::allows_heap(&takes, heap) {
            let message = format!("a take must be at most {heap_name}, which is {heap}");
            return Err(lines.malformed(message));
        }
        Ok(case(takes, heap))
    }

    fn allows(&self, case: &TakesAndHeap) -> bool {
        let (takes, heap) = (&case.params, case.heaps[0]);
        self.list().allows(takes) && self.heaps().allows(&heap) && Self::allows_heap(takes, heap)
    }

    /// By the size of the heap; every set of takes with it.
    fn small(&self) -> Box<dyn Iterator<Item = TakesAndHeap> + '_> {
        let heaps = 1..=self.heap.1.min(30) as u32;
        let cases = heaps.flat_map(|heap| (1..1 << heap).map(move |set| case(takes_of(set), heap)));
        Box::new(cases.filter(|case| self.allows(case)))
    }

    fn shapes(&self) -> Vec<Shape<TakesAndHeap>> {
        let (most, largest) = (self.count.1, self.heap.1);
        // A shape outlives the format it comes from.
        let shape =
            |name, longest: usize, farthest: u64, heap: fn(&mut Random, u64, u64) -> u64| {
                let takes = Self { ..*self }.list();
                Shape::new(name, move |random| {
                    let count = random.length(1..=longest.min(most));
                    let apart = random.magnitude(0..=farthest);
                    let takes = takes.draw(random, count, apart);
                    let least = takes.last().map_or(1, |take| u64::from(*take));
                    let heap = heap(random, least, largest);
                    case(takes, heap as u32)
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
        let fewer: Vec<_> = self.list().smaller(takes).collect();
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
