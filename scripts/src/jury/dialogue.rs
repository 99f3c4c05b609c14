//! The jury of an interactive problem, which plays the other side.

mod deep;
mod opponent;
mod random;
mod talk;
mod transcript;
mod unspoken;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, anyhow, bail, ensure};

use super::{Court, Deep, Jury, NoGame, RandomTests, Small, Start, Table, Test, Wanted};
use crate::checker::{Comparison, Difference};
use crate::game::{Game, Oracle, Visit};
use crate::rules::dialogue::{Case, Dialogue, Side};
use crate::rules::{Explored, Format, Input, Scale, Watch};
use crate::run::Partner;
use crate::validator::{Lines, Malformed};

pub use opponent::Opponent;
pub use transcript::{Fault, FaultKind, Mistake, Spoken, Talk, Talked};

use random::Drawn;
use talk::Conversation;
use unspoken::Unspoken;

/// How many moves are looked at to play a position out.
const BUDGET: usize = 100_000;

/// The other side of a dialogue: the rules, played out as far as that goes.
pub struct Interactive<D: Dialogue>(Arc<D>, Court<Unspoken<D>>);

impl<D: Dialogue> Game for Interactive<D> {
    type Position = D::Position;
    type Move = D::Move;

    /// What a move leads to is shown by its essence.
    fn moves(
        &self,
        position: &D::Position,
        visit: &mut Visit<'_, D::Move, D::Position>,
    ) -> ControlFlow<()> {
        self.0.moves(position, &mut |made| {
            let next = self.0.play(position, &made).expect("the moves that are shown are legal");
            visit(made, self.0.essence(next))
        })
    }

    fn cost(&self, position: &D::Position) -> usize {
        self.0.cost(position)
    }
}

impl<D: Dialogue> Interactive<D> {
    pub fn new(rules: D) -> Self {
        let rules = Arc::new(rules);
        Self(Arc::clone(&rules), Court::unsolved(Unspoken(rules)))
    }

    /// The input that begins with this case and goes on with these lines of the judge's.
    fn input(case: &Case<D>, lines: &[String]) -> Vec<u8> {
        let mut input = Input::one(D::FORMAT).write(std::slice::from_ref(case));
        lines.iter().for_each(|line| input += &format!("{line}\n"));
        input.into()
    }

    /// The case that an input begins with, and the replies that follow.
    fn read(&self, input: &str) -> Result<(Case<D>, Vec<D::Move>), Malformed> {
        let mut lines = Lines::new(input);
        let case = D::FORMAT.read(&mut lines)?;
        let mut replies = vec![];
        while !lines.is_at_end() {
            let line = lines.line("a reply")?;
            let ends = [D::ENDS.judge_cannot_move, D::ENDS.program_has_lost];
            if ends.contains(&Some(line.text)) {
                lines.end()?;
                break;
            }
            let reply = self.0.read(line.text);
            replies.push(reply.ok_or_else(|| line.malformed("not a move".into()))?);
        }
        Ok((case, replies))
    }

    fn test_of(&self, name: String, case: &Case<D>, opponent: Opponent) -> Result<Test> {
        let input = Self::input(case, &[]);
        if let Err(malformed) = self.read(str::from_utf8(&input)?) {
            bail!("the generator {name} leaves the statement: {malformed}");
        }
        let opponent = Some(opponent);
        Ok(Test { name, input, expected: vec![], cases: 1, opponent })
    }

    /// The side that wins by play; `None` where the case is too large for that.
    fn winner(&self, case: &Case<D>) -> Option<Side> {
        let start = self.0.essence(self.0.start(case));
        let winning = Oracle::new(self).winning_moves(&start, &mut { BUDGET })?;
        Some(Side::that_wins(winning.is_empty()))
    }

    fn conversation(&self, test: &Test, path: &[usize]) -> Result<Conversation<'_, D>> {
        let opponent = test.opponent.unwrap_or(Opponent::Perfect(0));
        let read = self.read(str::from_utf8(&test.input)?);
        let (case, replies) = read.map_err(|malformed| anyhow!("{malformed}"))?;
        Ok(Conversation::new(self, case, replies, opponent, path))
    }

    /// The lines of a talk in which the reference takes the program's part.
    fn expected(&self, test: &Test) -> Result<Vec<u8>> {
        let mut talk = self.conversation(test, &[])?;
        let Some(player) = self.0.reference(talk.case()) else { return Ok(vec![]) };
        talk.begin();
        let mut said = vec![];
        while let Some(line) = talk.line_of(&player) {
            said.extend_from_slice(line.as_bytes());
            said.push(b'\n');
            talk.hear(&[line.as_bytes(), b"\n"].concat());
        }
        ensure!(talk.is_won(), "the reference does not win {}", test.name);
        Ok(said)
    }
}

impl<D: Dialogue> Jury for Interactive<D> {
    fn test(&self, name: &str, input: &str) -> Result<Result<Test, Malformed>> {
        if let Err(malformed) = self.read(input) {
            return Ok(Err(malformed));
        }
        let opponent = Some(Opponent::Perfect(0));
        let (name, input) = (name.to_owned(), input.into());
        let mut test = Test { name, input, expected: vec![], cases: 1, opponent };
        test.expected = self.expected(&test)?;
        Ok(Ok(test))
    }

    fn small_cases(&self) -> usize {
        self.0.small().len()
    }

    fn exhaustive(&self, cases: usize) -> Result<Small> {
        let mut tests = vec![];
        for (case, number) in self.0.small().into_iter().take(cases).zip(1..) {
            let (played, reference) = (self.winner(&case), self.0.reference(&case));
            ensure!(played.is_some(), "the small case {case:?} is too large to be played");
            let reference = reference.map(|player| player.side);
            ensure!(
                reference.is_none() || reference == played,
                "the judge contradicts itself on {case:?}: \
                 playing gives {played:?}, the reference {reference:?}"
            );
            tests.push(self.test_of(number.to_string(), &case, Opponent::Every)?);
        }
        let played = tests.len();
        Ok(Small { tests, played })
    }

    fn alone(&self, test: &Test, first: usize) -> Result<Vec<Test>> {
        Ok(vec![Test { name: first.to_string(), ..test.clone() }])
    }

    fn deep(&self) -> Deep {
        deep::play(self)
    }

    fn maximal(&self) -> Box<dyn ExactSizeIterator<Item = Result<Test>> + '_> {
        let tests = self.0.maximal().into_iter();
        Box::new(tests.map(|(name, case)| self.test_of(name.into(), &case, Opponent::Longest)))
    }

    fn scale(&self) -> Scale {
        D::SCALE
    }

    fn sized(&self, size: usize) -> Result<Test> {
        let name = format!("{size}_{}", D::SCALE.unit);
        self.test_of(name, &self.0.sized(size), Opponent::Longest)
    }

    /// The time of the whole talk, in which both sides take part, would tell nothing.
    fn answering_time(&self, _: usize) -> Option<Duration> {
        None
    }

    fn random(&self, seed: u64) -> Box<dyn RandomTests + '_> {
        Box::new(Drawn::new(self, seed))
    }

    fn spellings(&self, _: &str) -> Vec<(&'static str, String)> {
        vec![]
    }

    /// Hears the output as if the program said it now: it must win against these replies.
    fn compare(&self, test: &Test, output: &[u8]) -> Result<Comparison> {
        let mut talk = self.conversation(test, &[])?;
        talk.begin();
        for line in output.split_inclusive(|byte| *byte == b'\n') {
            talk.hear(line);
        }
        let talked = Box::new(talk).finish();
        let Some(fault) = talked.fault.or(talked.unfinished) else {
            return Ok(Comparison::Equal);
        };
        let said = talked.lines.iter().filter(|spoken| spoken.by_program);
        let token = said.map(|spoken| spoken.text.split_ascii_whitespace().count()).sum();
        let found = (!fault.said.is_empty()).then(|| fault.said.into());
        Ok(Comparison::Differs(Difference { token, expected: None, found }))
    }

    fn talk<'t>(&'t self, test: &Test, path: &[usize]) -> Result<Option<Box<dyn Talk + 't>>> {
        Ok(Some(Box::new(self.conversation(test, path)?)))
    }

    fn is_interactive(&self) -> bool {
        true
    }

    fn table(&self, start: Start<'_>, seed: u64) -> Result<Box<dyn Table + '_>, NoGame> {
        self.1.table(start, seed)
    }

    fn explore(&self, wanted: &Wanted<'_>, watch: &Watch<'_>) -> Result<Explored, NoGame> {
        self.1.explore(wanted, watch)
    }
}
