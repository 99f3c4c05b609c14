//! Codeforces 305 E, Playing with String: a letter between two equal ones is cut out of its strip.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use solutions::cf_305e as solution;

use crate::about::{About, Family};
use crate::family::letters::{Letters, up_to_renaming};
use crate::family::nim::nim_sum;
use crate::family::octal::Octal;
use crate::family::period::Repeating;
use crate::family::splits::{Split, SplitGame, Splits};
use crate::game::Visit;
use crate::generator::Random;
use crate::jury::Problem;
use crate::rules::{Answers, Broken, Cases, Input, Scale, Shape, Statement, Told};

const ABOUT: About = About::new("cf_305e", "CF 305 E, Playing with String", Family::Splits)
    .link("https://codeforces.com/problemset/problem/305/E")
    .theory("Dawson's Chess, hidden in a string", "O(n²)")
    .limits(2000, 256);

const LONGEST: usize = 5000;
/// Of how many kinds of letters `deep` plays the strings, and up to which length.
const PLAYED: [(u8, usize); 3] = [(4, 11), (3, 13), (2, 19)];

/// The values of runs of centres. A move takes three of them, or two at an end, or the only one.
static VALUES: LazyLock<Repeating<u64>> = LazyLock::new(|| {
    Octal { digits: &[1, 3, 7] }.repeating(52, 34).expect("they have this period")
});

pub fn problem() -> Problem {
    Problem::proven(ABOUT, Splits(StringGame))
}

struct StringGame;

/// Whether a letter can be cut out. In the shortest palindrome around it only its neighbours must be
/// equal, and any longer one has that one in it.
fn is_centre(letters: &[u8], place: usize) -> bool {
    (1..letters.len().saturating_sub(1)).contains(&place)
        && letters[place - 1] == letters[place + 1]
}

/// A strip is the letters with equal neighbours: bit `i` stands for letter `i`.
impl SplitGame for StringGame {
    const PART: &'static str = "strip";
    type Part = u64;
    /// The place of the letter, counted from 0.
    type Step = usize;

    fn parts(&self, string: &String) -> Option<Vec<u64>> {
        let letters = string.as_bytes();
        let centres = || (0..letters.len()).filter(|place| is_centre(letters, *place));
        (letters.len() <= 64).then(|| vec![centres().map(|place| 1 << place).sum()])
    }

    fn moves(&self, strip: &u64, to: &mut Visit<'_, usize, Vec<u64>>) -> ControlFlow<()> {
        let mut places = (1..63).filter(|place| strip >> place & 1 == 1);
        places.try_for_each(|place| {
            // The last letter on the left and the first one on the right have a single neighbour now.
            let left = strip & ((1 << (place - 1)) - 1);
            let right = strip >> (place + 1) & !1;
            to(place, [left, right].into_iter().filter(|strip| *strip > 0).collect())
        })
    }

    /// An `o` is a letter that can be chosen.
    fn show(&self, strip: &u64) -> String {
        format!("{strip:b}").chars().rev().map(|bit| if bit == '1' { 'o' } else { '-' }).collect()
    }

    fn tell(&self, _: &String, made: &Split<usize>) -> Told {
        Told::of([("strip", made.index + 1), ("letter", made.step + 1)])
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = String> + '_>> {
        let strings = |(kinds, longest)| -> Box<dyn Iterator<Item = String>> {
            Box::new((1..=longest).flat_map(move |length| up_to_renaming(length, kinds)))
        };
        PLAYED.map(strings).into()
    }
}

impl Statement for StringGame {
    type Format = Letters;
    /// The leftmost letter that wins, counted from 1.
    type Answer = Option<usize>;

    const INPUT: Input<Letters> = Input::one(Letters { longest: LONGEST });

    fn print(&self, answer: &Option<usize>) -> String {
        answer.map_or("Second\n".into(), |place| format!("First\n{place}\n"))
    }
}

impl Cases for StringGame {
    const SCALE: Scale = Scale { unit: "letters", largest: LONGEST, exponent: 2.0 };

    fn even_out(random: &mut Random, string: &mut String) {
        if random.once_in(4) {
            // Twice the same, mostly with nothing to cut in between.
            string.truncate(LONGEST / 2 - 1);
            let half = string.clone();
            *string += "yz";
            *string += &half;
        }
    }

    fn shapes(&self) -> Vec<Shape<String>> {
        vec![
            Shape::new("single_run", |random| "a".repeat(random.length(1..=LONGEST))),
            Shape::new("runs", |random| {
                let runs = random.number(1..=8) as usize;
                let longest = random.magnitude(1..=200);
                let runs = random.list(runs, 1..=longest);
                let twice = random.once_in(2);
                let runs = if twice { [&runs[..], &runs].concat() } else { runs };
                let extra = if twice { random.number(0..=2) } else { 0 };
                with_runs(runs.into_iter().chain([extra]))
            }),
        ]
    }

    fn maximal(&self) -> Vec<(&'static str, Vec<String>)> {
        vec![
            ("single_run", vec!["a".repeat(LONGEST)]),
            ("two_equal_runs", vec![with_runs([2498, 2498])]),
            ("two_letters_in_turn", vec!["ab".repeat(LONGEST / 2)]),
            ("no_centre", vec!["aabb".repeat(LONGEST / 4)]),
        ]
    }
}

/// A string of two letters that has these runs of centres, each after a letter that is none.
fn with_runs(runs: impl IntoIterator<Item = u64>) -> String {
    let mut letters = b"aa".to_vec();
    for run in runs {
        let other = letters[letters.len() - 2] ^ b'a' ^ b'b';
        letters.push(other);
        for _ in 0..run {
            letters.push(letters[letters.len() - 2]);
        }
    }
    letters.into_iter().map(char::from).collect()
}

impl Answers for StringGame {
    type Move = Split<usize>;

    fn answer(&self, _: &String, winning: &[Split<usize>]) -> Option<usize> {
        winning.iter().map(|cut| cut.step + 1).min()
    }

    fn solution(&self, string: &String) -> Option<usize> {
        solution::leftmost_winning_cut(string.as_bytes())
    }

    /// By what is left and right of each cut, both as strips.
    fn reference(&self, string: &String) -> Option<usize> {
        let letters = string.as_bytes();
        let left = values_of_beginnings(letters);
        let backwards: Vec<_> = letters.iter().rev().copied().collect();
        let right = values_of_beginnings(&backwards);
        let leaves_zero =
            |place: &usize| nim_sum([left[*place], right[letters.len() - 1 - place]]) == 0;
        let mut cuts = (0..letters.len()).filter(|place| is_centre(letters, *place));
        cuts.find(leaves_zero).map(|place| place + 1)
    }

    /// The period, and the solution's values as far as it needs them.
    fn certificate(&self) -> Result<Option<String>, Broken<String>> {
        for (run, found) in solution::grundy_values(LONGEST).into_iter().enumerate() {
            let value = *VALUES.of_heap(run as u64);
            if u64::from(found) != value {
                let reason = format!("{run} centres have the value {value}, but are given {found}");
                return Err(Broken { reason, case: None });
            }
        }
        let (from, length) = (VALUES.from, VALUES.length);
        Ok(Some(format!("period {length} for all runs of {from} centres and more")))
    }
}

/// The values of the strips of the first 0, 1, 2, … letters.
fn values_of_beginnings(letters: &[u8]) -> Vec<u64> {
    let mut values = vec![0; letters.len().min(2) + 1];
    let (mut ended, mut run) = (0, 0);
    for place in 1..letters.len().saturating_sub(1) {
        if is_centre(letters, place) {
            run += 1;
        } else {
            ended = nim_sum([ended, *VALUES.of_heap(run)]);
            run = 0;
        }
        values.push(nim_sum([ended, *VALUES.of_heap(run)]));
    }
    values
}
