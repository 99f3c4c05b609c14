//! Random tests by shape, and what a failing one shrinks to.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use anyhow::Result;
use proptest::collection::vec;
use proptest::strategy::{SBoxedStrategy, Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use crate::problem::{Rules, Test, referenced};

/// How many random games share an input, at most: some are large.
const GAMES_TOGETHER: usize = 8;
/// What a failure was shrunk to by then is small enough: slow programs would take hours.
const SHRINK_TIME: Duration = Duration::from_secs(20);

/// The random tests of a seed, always the same.
pub trait Random: Sync {
    /// The names of the shapes. Test number `n` has shape `n`, and after the last comes the first.
    fn shapes(&self) -> Vec<&'static str>;
    /// # Errors
    /// When the generator leaves the statement.
    fn test(&self, number: u64) -> Result<Test>;
    /// Shrinks the test with this number as long as `fails` says so.
    ///
    /// # Errors
    /// Those of `fails`.
    fn shrink(&self, number: u64, fails: &(dyn Fn(&Test) -> Result<bool> + Sync)) -> Result<Test>;
}

/// The shapes are made once: it takes longer than to draw from them.
pub struct RandomTests<'a, R: Rules> {
    rules: &'a R,
    seed: u64,
    shapes: Vec<(&'static str, SBoxedStrategy<R::Case>)>,
}

type Tree<Case> = Box<dyn ValueTree<Value = Vec<Case>>>;

impl<'a, R: Rules> RandomTests<'a, R> {
    pub fn new(rules: &'a R, seed: u64) -> Self {
        Self { rules, seed, shapes: rules.shapes() }
    }

    /// The test's games, still shrinkable.
    fn draw(&self, number: u64) -> (&'static str, TestRunner, Tree<R::Case>) {
        let (shape, strategy) = &self.shapes[number as usize % self.shapes.len()];
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        let config =
            Config { failure_persistence: None, max_shrink_iters: 20_000, ..Config::default() };
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        let mut runner = TestRunner::new_with_rng(config, rng);
        let games = vec(strategy.clone(), 1..=GAMES_TOGETHER.min(R::GAMES_PER_INPUT));
        let tree = games.new_tree(&mut runner).expect("the generators reject nothing");
        (shape, runner, Box::new(tree))
    }

    /// What is left when no two parts of a game can be taken away at once.
    fn without_pairs(
        &self,
        mut games: Vec<R::Case>,
        start: Instant,
        fails: &dyn Fn(&Test) -> Result<bool>,
    ) -> Result<Vec<R::Case>> {
        loop {
            let smaller = games.iter().enumerate().flat_map(|(place, game)| {
                self.rules.without_two(game).map(move |smaller| (place, smaller))
            });
            let mut failing = None;
            for (place, game) in smaller.take_while(|_| start.elapsed() < SHRINK_TIME) {
                let mut left = games.clone();
                left[place] = game;
                // Not every game may be so small.
                let is_allowed = self.rules.read(&self.rules.write(&left)).is_ok();
                if is_allowed && fails(&referenced(self.rules, String::new(), &left)?)? {
                    failing = Some(left);
                    break;
                }
            }
            match failing {
                Some(left) => games = left,
                None => return Ok(games),
            }
        }
    }
}

/// How far apart two elements may be that are taken out at once, unless they are equal.
const NEAR: usize = 8;

/// The list without an element and the next one that equals it, or one near behind it.
pub fn without_two<T: Clone + PartialEq>(list: &[T]) -> impl Iterator<Item = Vec<T>> {
    let pairs = list.iter().enumerate().flat_map(|(first, element)| {
        let rest = first + 1..list.len();
        let equal = rest.clone().find(|second| list[*second] == *element);
        equal.into_iter().chain(rest.take(NEAR)).map(move |second| (first, second))
    });
    pairs.map(|(first, second)| {
        let mut left = list.to_vec();
        left.remove(second);
        left.remove(first);
        left
    })
}

impl<R: Rules> Random for RandomTests<'_, R> {
    fn shapes(&self) -> Vec<&'static str> {
        self.shapes.iter().map(|(name, _)| *name).collect()
    }

    fn test(&self, number: u64) -> Result<Test> {
        let (shape, _, tree) = self.draw(number);
        referenced(self.rules, format!("{shape}/{number}"), &tree.current())
    }

    fn shrink(&self, number: u64, fails: &(dyn Fn(&Test) -> Result<bool> + Sync)) -> Result<Test> {
        let (shape, mut runner, tree) = self.draw(number);
        let broken = RefCell::new(None);
        let start = Instant::now();
        let outcome = runner.run_one(tree, |games| {
            if start.elapsed() > SHRINK_TIME {
                return Ok(());
            }
            let test = referenced(self.rules, shape.to_owned(), &games);
            match test.and_then(|test| fails(&test)) {
                Ok(false) => Ok(()),
                Ok(true) => Err(TestCaseError::fail("not accepted")),
                Err(error) => {
                    broken.replace(Some(error));
                    Err(TestCaseError::reject("the judge failed"))
                }
            }
        });
        if let Some(error) = broken.into_inner() {
            return Err(error);
        }
        let smallest = match outcome {
            Err(TestError::Fail(_, games)) => self.without_pairs(games, start, fails)?,
            // A program that fails now and then: the input that failed first is all there is.
            _ => self.draw(number).2.current(),
        };
        referenced(self.rules, format!("{shape}/{number}"), &smallest)
    }
}
