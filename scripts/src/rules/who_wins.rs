//! The most common question: who wins?

use std::fmt::Debug;

use super::{Answers, Broken, CaseOf, Cases, Format, Input, Statement};

/// A problem that asks only who wins. With this and its [`Cases`] it has a [`Statement`] and [`Answers`].
pub trait WhoWins: Send + Sync + 'static {
    type Format: Format;
    type Move: Clone + Debug + PartialEq + Send + Sync;

    /// How the input is written, with every bound of the statement.
    const INPUT: Input<Self::Format>;
    /// The line to print where the first player wins, and where the second does.
    const WINNERS: [&'static str; 2];

    /// Whether the first player wins, as the file under src/bin answers.
    fn solution(&self, case: &<Self::Format as Format>::Case) -> bool;
    /// The same by a plain slow method.
    fn reference(&self, case: &<Self::Format as Format>::Case) -> bool;
    /// See [`Answers::certificate`].
    fn certificate(&self) -> Result<Option<String>, Broken<<Self::Format as Format>::Case>> {
        Ok(None)
    }
}

impl<P: WhoWins> Statement for P {
    type Format = P::Format;
    /// Whether the first player wins.
    type Answer = bool;

    const INPUT: Input<P::Format> = P::INPUT;

    fn print(&self, first_wins: &bool) -> String {
        let [first, second] = P::WINNERS;
        format!("{}\n", if *first_wins { first } else { second })
    }
}

impl<P> Answers for P
where
    P: WhoWins + Cases<Format = <P as WhoWins>::Format, Answer = bool>,
{
    type Move = <P as WhoWins>::Move;

    fn answer(&self, _: &CaseOf<P>, winning: &[<P as WhoWins>::Move]) -> bool {
        !winning.is_empty()
    }

    fn solution(&self, case: &CaseOf<P>) -> bool {
        WhoWins::solution(self, case)
    }

    fn reference(&self, case: &CaseOf<P>) -> bool {
        WhoWins::reference(self, case)
    }

    fn certificate(&self) -> Result<Option<String>, Broken<CaseOf<P>>> {
        WhoWins::certificate(self)
    }
}
