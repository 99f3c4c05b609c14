//! How long the answering function takes, called in the judge's own code: of an input whose program
//! takes hardly longer than its own start, nothing else can be told.

use std::hint::black_box;
use std::time::{Duration, Instant};

use super::truth::Court;
use crate::rules::{Answers, Cases, Play};

/// A measurement takes at least this long, or a clock would not tell it.
const LEAST: Duration = Duration::from_millis(1);
/// The shortest of this many measurements counts: whatever else the machine does only adds to them.
const MEASUREMENTS: usize = 9;

/// The time to answer all cases of an input of this size.
pub(super) fn answering_time<P: Play>(court: &Court<P>, size: usize) -> Duration {
    let cases = court.rules().sized(size);
    let answer_all = || {
        for case in &cases {
            black_box(court.rules().solution_from_scratch(black_box(case)));
        }
    };
    shortest(&answer_all)
}

/// Not generic over the work, or it would be compiled anew for every problem.
fn shortest(work: &dyn Fn()) -> Duration {
    let measure = |times: u32| {
        let start = Instant::now();
        (0..times).for_each(|_| work());
        start.elapsed()
    };
    let mut times = 1;
    while measure(times) < LEAST {
        times *= 2;
    }
    let measured = (0..MEASUREMENTS).map(|_| measure(times));
    measured.min().expect("there are measurements") / times
}
