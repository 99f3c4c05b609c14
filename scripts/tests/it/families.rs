//! What the families do for problems that do not exist: answers of which several are right, stairs,
//! parameters in the input, bounds on sums, takes from several heaps.

mod formats;
mod values;

use std::ops::ControlFlow;

use judge::checker::{Comparison, Difference};
use judge::family::heaps::{HeapGame, Heaps, Replace, Under, certify, grundy_values};
use judge::family::lists::Lists;
use judge::family::nim::{mex, moves_to_zero, nim_sum};
use judge::family::period::Period;
use judge::family::rows::Rows;
use judge::family::splits::{PartValues, Split, SplitGame, Splits};
use judge::family::takes;
use judge::family::takes::TakeGame;
use judge::game::{Oracle, Visit};
use judge::generator::Random;
use judge::jury::{Court, Jury};
use judge::rules::{Answers, CaseOf, Cases, Format, Input, Play, Scale, Shape, Statement};
use judge::validator::{Lines, Malformed};

/// Nim that asks for a winning move: the heap and what to leave of it. Any will do.
struct AnyMove;

impl HeapGame for AnyMove {
    const SPACES: &'static [(usize, u32)] = &[(3, 5)];

    fn moves(&self, (): &(), heap: u32, to: impl FnMut(u32)) {
        (0..heap).for_each(to);
    }
}

impl Statement for AnyMove {
    type Format = Lists<u32>;
    type Answer = Option<(usize, u32)>;

    const INPUT: Input<Lists<u32>> =
        Input::many("t", 9, Lists::counted("n", 1..=9).of("heap", 0..=99)).total("heaps", 20);
    const SEVERAL_ARE_RIGHT: bool = true;

    fn print(&self, answer: &Self::Answer) -> String {
        answer.map_or("lost\n".into(), |(heap, left)| format!("{heap} {left}\n"))
    }

    fn parse(&self, tokens: &mut dyn Iterator<Item = &str>) -> Option<Self::Answer> {
        match tokens.next()? {
            "lost" => Some(None),
            heap => Some(Some((heap.parse().ok()?, tokens.next()?.parse().ok()?))),
        }
    }
}

impl Cases for AnyMove {
    const SCALE: Scale = Scale::linear("heaps", 20);

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        vec![]
    }
}

impl Answers for AnyMove {
    type Move = Replace;

    fn answer(&self, _: &Vec<u32>, winning: &[Replace]) -> Self::Answer {
        winning.first().map(|made| (made.index + 1, made.to))
    }

    /// The last winning move, where the others name the first.
    fn solution(&self, heaps: &Vec<u32>) -> Self::Answer {
        let winning = moves_to_zero(self, heaps, u64::from);
        winning.last().map(|made| (made.index + 1, made.to))
    }

    fn reference(&self, heaps: &Vec<u32>) -> Self::Answer {
        self.answer(heaps, &moves_to_zero(self, heaps, u64::from))
    }

    fn accepts(&self, heaps: &Vec<u32>, expected: &Self::Answer, found: &Self::Answer) -> bool {
        let (Some(_), Some((heap, left))) = (expected, found) else { return expected == found };
        let mut next = heaps.clone();
        match next.get_mut(heap.wrapping_sub(1)) {
            Some(size) if left < size => *size = *left,
            _ => return false,
        }
        self.reference(&next).is_none()
    }
}

#[test]
fn where_several_moves_win_each_of_them_is_accepted() {
    let jury = Court::new(Heaps(AnyMove));
    let test = jury.test("three games", "3\n3\n1 1 1\n2\n4 4\n1\n7\n").unwrap().unwrap();
    assert_eq!(test.expected, b"1 0\nlost\n1 0\n");
    let compare = |output: &str| jury.compare(&test, output.as_bytes()).unwrap();
    assert_eq!(compare("1 0\nlost\n1 0\n"), Comparison::Equal);
    assert_eq!(compare("3 0\nlost\n1 0\n"), Comparison::Equal);
    let differs = |output: &str, token, expected: Option<&str>, found: Option<&str>| {
        let bytes = |token: &str| token.as_bytes().to_vec();
        let (expected, found) = (expected.map(bytes), found.map(bytes));
        let difference = Difference { token, expected, found };
        assert_eq!(compare(output), Comparison::Differs(difference), "{output:?}");
    };
    // A move that loses, one that is none, a heap that is not there, a claim, too little, too much.
    differs("1 0\nlost\n1 1\n", 4, Some("1"), Some("1"));
    differs("1 1\nlost\n1 0\n", 1, Some("1"), Some("1"));
    differs("4 0\nlost\n1 0\n", 1, Some("1"), Some("4"));
    differs("lost\nlost\n1 0\n", 1, Some("1"), Some("lost"));
    differs("3 0\nlost\n1\n", 4, Some("1"), Some("1"));
    differs("3 0\nlost\n", 4, Some("1"), None);
    differs("3 0\nlost\n1 0\n1\n", 6, None, Some("1"));
    // The solution names other moves than play does.
    let deep = jury.deep();
    assert_eq!((deep.failure, deep.positions), (None, 6 * 6 * 6));
}

#[test]
fn the_sizes_of_all_cases_together_are_bounded() {
    let jury = Court::new(Heaps(AnyMove));
    let full = "1 1 1 1 1 1 1 1 1";
    let two = |last: &str| format!("3\n9\n{full}\n9\n{full}\n{last}");
    assert!(jury.test("20 heaps", &two("2\n1 1\n")).unwrap().is_ok());
    let malformed = jury.test("21 heaps", &two("3\n1 1 1\n")).unwrap().unwrap_err();
    assert_eq!(malformed.to_string(), "line 7: all games together have more than 20 heaps");
    // The generator keeps to that, too: every test is read once more.
    let random = jury.random(1);
    let heaps = |number| random.test(number).unwrap().input.split(|byte| *byte == b' ').count();
    assert!((0..200).map(heaps).max() > Some(9));
}

/// One heap and the takes that are allowed: `n k` and `k` takes. Who wins?
struct Takes;

/// The size of the heap, then the takes.
struct HeapAndTakes;

impl Format for HeapAndTakes {
    type Case = Under<Vec<u32>, u32>;

    fn write(&self, case: &Self::Case, input: &mut String) {
        let takes: Vec<_> = case.params.iter().map(u32::to_string).collect();
        *input += &format!("{}\n{}\n", case.heaps[0], takes.join(" "));
    }

    fn read(&self, lines: &mut Lines<'_>) -> Result<Self::Case, Malformed> {
        let heap = lines.line("n")?.integer("n", 0..=1_000_000)?;
        let takes = lines.line("the takes")?.integers("a take", 1..=100)?;
        Ok(Under { params: takes, heaps: vec![heap] })
    }

    fn small(&self) -> Box<dyn Iterator<Item = Self::Case> + '_> {
        Box::new((0..100).map(|heap| Under { params: vec![2, 3], heaps: vec![heap] }))
    }

    fn shapes(&self) -> Vec<Shape<Self::Case>> {
        vec![]
    }

    fn smaller<'a>(&'a self, _: &'a Self::Case) -> Box<dyn Iterator<Item = Self::Case> + 'a> {
        Box::new(std::iter::empty())
    }

    fn sized(&self, _: usize, _: &mut Random) -> Vec<Self::Case> {
        vec![]
    }
}

impl HeapGame for Takes {
    const SPACES: &'static [(usize, u32)] = &[(1, 50)];

    fn moves(&self, takes: &Vec<u32>, heap: u32, to: impl FnMut(u32)) {
        takes.iter().filter_map(|take| heap.checked_sub(*take)).for_each(to);
    }

    fn params(&self) -> Vec<Vec<u32>> {
        vec![vec![2], vec![2, 3], vec![1, 4]]
    }
}

impl Statement for Takes {
    type Format = HeapAndTakes;
    type Answer = bool;

    const INPUT: Input<HeapAndTakes> = Input::one(HeapAndTakes);

    fn print(&self, wins: &bool) -> String {
        format!("{wins}\n")
    }
}

impl Cases for Takes {
    const SCALE: Scale = Scale::linear("stones", 1);

    fn maximal(&self) -> Vec<(&'static str, Vec<CaseOf<Self>>)> {
        vec![]
    }
}

impl Answers for Takes {
    type Move = Replace;

    fn answer(&self, _: &CaseOf<Self>, winning: &[Replace]) -> bool {
        !winning.is_empty()
    }

    /// Right for {2} and {2, 3}, wrong for {1, 4}, where heaps of 5 n and 5 n + 2 are lost.
    fn solution(&self, case: &CaseOf<Self>) -> bool {
        let largest = case.params.iter().max().unwrap();
        let smallest = case.params.iter().min().unwrap();
        case.heaps[0] % (largest + smallest) >= *smallest
    }

    fn reference(&self, case: &CaseOf<Self>) -> bool {
        Period::of(&case.params).value(case.heaps[0]) != 0
    }
}

#[test]
fn deep_plays_under_every_set_of_parameters() {
    let jury = Court::new(Heaps(Takes));
    let by_hand = |input: &str| {
        let test = jury.test("by hand", input).unwrap().unwrap();
        String::from_utf8(test.expected).unwrap()
    };
    // From 3 the take of 2 leaves 1, from which nobody can take; 1 itself is stuck with a stone left.
    assert_eq!((by_hand("3\n2\n"), by_hand("1\n2\n")), ("true\n".into(), "false\n".into()));
    assert_eq!(by_hand("7\n1 4\n"), "false\n");
    let deep = jury.deep();
    let failure = deep.failure.unwrap();
    assert_eq!((failure.input.as_str(), failure.expected.as_str()), ("2\n1 4\n", "false\n"));
    // Two sets whole, and 0 to 2 under the third.
    assert_eq!(deep.positions, 51 + 51 + 3);
}

#[test]
fn grundy_values_by_play_are_those_by_theory() {
    let takes = vec![1, 4];
    let period = Period::of(&takes);
    let played = grundy_values(&Takes, &takes, 200, 3);
    // 0 1 0 1 2, by hand: from 4 the takes lead to 3 and 0.
    assert_eq!((played[..5].to_vec(), period.length), (vec![0, 1, 0, 1, 2], 5));
    assert!((0..=200).all(|heap| u64::from(played[heap as usize]) == period.value(heap)));
    assert_eq!((mex(vec![0, 2, 1, 5]), mex(vec![1, 1]), mex(vec![])), (3, 0, 0));
    assert_eq!(nim_sum([5, 3, 5]), 3);
}

#[test]
fn a_heap_taken_for_another_value_is_named_with_a_case_that_shows_it() {
    let size = |heap: u32| u64::from(heap);
    assert_eq!(certify::<AnyMove>(0..=99, size, size), Ok(()));
    let at_most_3 = |heap: u32| size(heap).min(3);
    let broken = certify::<AnyMove>(0..=99, size, at_most_3).unwrap_err();
    let reason = "a heap of 4 has Grundy value 4 by the rules, but is taken for 3";
    assert_eq!((broken.reason.as_str(), broken.case), (reason, Some(vec![3, 4])));
    // Next to no smaller heap it is lost, and this one is in no game of the statement.
    assert_eq!(certify::<AnyMove>(4..=4, size, |_| 9).unwrap_err().case, None);
    assert_eq!(certify::<AnyMove>(100..=100, size, at_most_3).unwrap_err().case, None);
}

/// A move splits a heap into two that are not equal; the last to move wins (Grundy's game).
struct Unequal;

impl SplitGame for Unequal {
    type Part = u32;
    type Step = u32;

    fn parts(&self, heaps: &Vec<u32>) -> Option<Vec<u32>> {
        Some(heaps.clone())
    }

    fn moves(&self, heap: &u32, to: &mut Visit<'_, u32, Vec<u32>>) -> ControlFlow<()> {
        (1..*heap).filter(|a| 2 * a < *heap).try_for_each(|a| to(a, vec![a, heap - a]))
    }

    fn starts(&self) -> Vec<Box<dyn Iterator<Item = Vec<u32>> + '_>> {
        vec![Box::new((1..=20).map(|heap| vec![heap])), Box::new((1..=9).map(|heap| vec![heap, 3]))]
    }
}

impl Statement for Unequal {
    type Format = Lists<u32>;
    type Answer = usize;

    const INPUT: Input<Lists<u32>> = Input::one(Lists::counted("n", 1..=9).of("heap", 1..=99));

    fn print(&self, moves: &usize) -> String {
        format!("{moves}\n")
    }
}

impl Cases for Unequal {
    const SCALE: Scale = Scale::linear("heaps", 9);

    fn maximal(&self) -> Vec<(&'static str, Vec<Vec<u32>>)> {
        vec![]
    }
}

/// How many first moves win?
impl Answers for Unequal {
    type Move = Split<u32>;

    fn answer(&self, _: &Vec<u32>, winning: &[Split<u32>]) -> usize {
        winning.len()
    }

    fn solution(&self, heaps: &Vec<u32>) -> usize {
        self.reference(heaps)
    }

    fn reference(&self, heaps: &Vec<u32>) -> usize {
        PartValues::new(self).moves_to_zero(heaps).len()
    }
}

#[test]
fn splits_are_played_and_counted() {
    let jury = Court::new(Splits(Unequal));
    let by_hand = |input: &str| {
        let test = jury.test("by hand", input).unwrap().unwrap();
        String::from_utf8(test.expected).unwrap()
    };
    // 3 = 1 + 2 ends the game; 5 = 1 + 4 leaves only 4 = 1 + 3 and then 3 = 1 + 2, 5 = 2 + 3 leaves 3.
    assert_eq!((by_hand("1\n3\n"), by_hand("1\n4\n"), by_hand("1\n5\n")), counts(1, 0, 1));
    // Two equal heaps are lost: whatever is done to one is done to the other.
    assert_eq!((by_hand("2\n5 5\n"), by_hand("2\n3 1\n"), by_hand("1\n20\n")), counts(0, 1, 0));
    let deep = jury.deep();
    assert_eq!((deep.failure, deep.positions), (None, 20 + 9));
    assert_eq!(jury.exhaustive(500).unwrap().played, 500);
}

fn counts(one: usize, two: usize, three: usize) -> (String, String, String) {
    (format!("{one}\n"), format!("{two}\n"), format!("{three}\n"))
}

/// A move takes one stick from the first heap and two from the second, or three from the second
/// alone. How many moves win?
struct OneAndTwo;

impl TakeGame<2> for OneAndTwo {
    const LARGEST: u32 = 20;

    fn moves(&self, most: &[u32; 2], to: impl FnMut([u32; 2])) {
        let fits = |takes: &[u32; 2]| takes[0] <= most[0] && takes[1] <= most[1];
        [[1, 2], [0, 3]].into_iter().filter(fits).for_each(to);
    }

    fn lost_like(heaps: &[u32; 2]) -> [u32; 2] {
        [heaps[0], 1]
    }
}

impl Statement for OneAndTwo {
    type Format = Rows<[u32; 2], 2>;
    type Answer = usize;

    const INPUT: Input<Rows<[u32; 2], 2>> = Input::one(Rows::of([("a", 0..=2), ("b", 1..=30)]));

    fn print(&self, moves: &usize) -> String {
        format!("{moves}\n")
    }
}

impl Cases for OneAndTwo {
    const SCALE: Scale = Scale::linear("heaps", 1);

    fn maximal(&self) -> Vec<(&'static str, Vec<[u32; 2]>)> {
        vec![]
    }
}

impl Answers for OneAndTwo {
    type Move = [u32; 2];

    fn answer(&self, _: &[u32; 2], winning: &[[u32; 2]]) -> usize {
        winning.len()
    }

    fn solution(&self, heaps: &[u32; 2]) -> usize {
        self.reference(heaps)
    }

    fn reference(&self, heaps: &[u32; 2]) -> usize {
        let mut count = 0;
        self.moves(heaps, |takes| {
            let left = [heaps[0] - takes[0], heaps[1] - takes[1]];
            count += usize::from(self.reference(&left) == 0);
        });
        count
    }
}

#[test]
fn takes_from_several_heaps_are_played_forwards_and_backwards_alike() {
    let game = takes::Takes(OneAndTwo);
    let mut oracle = Oracle::new(&game);
    let mut positions = 0;
    let shown = game.play_out(0, &mut |heaps, winning| {
        let mut forwards = oracle.winning_moves(heaps, &mut 10_000).unwrap();
        let mut backwards = winning.to_vec();
        forwards.sort_unstable();
        backwards.sort_unstable();
        assert_eq!(backwards, forwards, "{heaps:?}");
        positions += 1;
        ControlFlow::Continue(())
    });
    assert_eq!((shown, positions), (ControlFlow::Continue(()), 21 * 21));
    // Only those that the statement allows are judged.
    let deep = Court::new(takes::Takes(OneAndTwo)).deep();
    assert_eq!((deep.failure, deep.positions), (None, 3 * 20));
}

#[test]
fn half_of_the_random_takes_start_from_a_lost_position_or_next_to_one() {
    let jury = Court::new(takes::Takes(OneAndTwo));
    let random = jury.random(1);
    let shapes = random.shapes().len() as u64;
    let inputs = (0..100 * shapes).map(|number| random.test(number).unwrap().input);
    let mut counts = [0; 3];
    for input in inputs {
        let text = String::from_utf8(input).unwrap();
        let (_, b) = text.trim_end().split_once(' ').unwrap();
        counts[b.parse::<usize>().unwrap().min(3) - 1] += 1;
    }
    let [lost, next, others] = counts;
    assert!(lost > 100 && next > 34 && others > 100, "{counts:?}");
}

#[test]
fn rows_are_tried_by_their_sum_and_within_their_bounds() {
    let format = OneAndTwo::INPUT.format;
    let small: Vec<_> = format.small().collect();
    assert_eq!(small[..7], [[0, 1], [0, 2], [1, 1], [0, 3], [1, 2], [2, 1], [0, 4]]);
    assert_eq!(small.len(), 3 * 30);
    assert!(format.smaller(&[2, 5]).eq([[0, 5], [1, 5], [2, 1], [2, 3], [2, 4]]));
    assert!(!format.allows(&[3, 1]) && !format.allows(&[0, 0]) && format.allows(&[2, 30]));
}

#[test]
fn the_numbers_of_a_row_may_be_related() {
    let format = Rows::<[u64; 2], 2>::of([("a", 0..=9), ("b", 0..=9)])
        .related(|[a, b]| a <= b, "a must be at most b");
    assert!(format.allows(&[1, 1]) && !format.allows(&[2, 1]) && !format.allows(&[1, 10]));
    let small: Vec<_> = format.small().take(4).collect();
    assert_eq!(small, [[0, 0], [0, 1], [0, 2], [1, 1]]);
    let read = |text| format.read(&mut Lines::new(text)).map_err(|malformed| malformed.message);
    assert_eq!(read("1 2\n"), Ok([1, 2]));
    assert_eq!(read("2 1\n"), Err("a must be at most b".into()));
    // Where one becomes less, the others may have to.
    let smaller: Vec<_> = format.smaller(&[4, 5]).filter(|case| format.allows(case)).collect();
    assert!(smaller.contains(&[2, 2]) && smaller.contains(&[2, 5]), "{smaller:?}");
}
