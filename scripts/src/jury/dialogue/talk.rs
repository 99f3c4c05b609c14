//! One talk: what was said so far, and what the judge answers.

use super::opponent::{Opponent, Playing, next_path};
use super::transcript::{Fault, FaultKind, Mistake, Spoken, Talk, Talked};
use super::{BUDGET, Interactive};
use crate::game::Oracle;
use crate::rules::dialogue::{Case, Dialogue, PlayerOf, Side, Sides};
use crate::run::{Answer, Partner, Then};

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    ChoosesSide,
    Plays,
    Over { is_won: bool },
}

pub struct Conversation<'t, D: Dialogue> {
    game: &'t Interactive<D>,
    case: Case<D>,
    /// Replies to make first, as long as they are legal.
    script: std::vec::IntoIter<D::Move>,
    playing: Playing<'t, D>,
    state: State,
    position: D::Position,
    last: Option<D::Move>,
    side: Option<Side>,
    turns: usize,
    /// Before each turn of the program's: its number, and the position.
    before: Vec<(usize, D::Position)>,
    /// The part of a line that has been heard.
    rest: Vec<u8>,
    lines: Vec<Spoken>,
    fault: Option<Fault>,
}

impl<'t, D: Dialogue> Conversation<'t, D> {
    pub fn new(
        game: &'t Interactive<D>,
        case: Case<D>,
        replies: Vec<D::Move>,
        opponent: Opponent,
        path: &[usize],
    ) -> Self {
        let position = game.0.start(&case);
        Self {
            game,
            playing: Playing::new(game, case.clone(), opponent, path),
            case,
            script: replies.into_iter(),
            state: State::ChoosesSide,
            position,
            last: None,
            side: None,
            turns: 0,
            before: vec![],
            rest: vec![],
            lines: vec![],
            fault: None,
        }
    }

    pub fn case(&self) -> &Case<D> {
        &self.case
    }

    pub fn is_won(&self) -> bool {
        self.state == State::Over { is_won: true } && self.fault.is_none()
    }

    /// The line that this player says now; `None` once the game is over.
    pub fn line_of(&self, player: &PlayerOf<D>) -> Option<String> {
        match (self.state, D::SIDES) {
            _ if self.fault.is_some() => None,
            (State::Over { .. }, _) => None,
            (State::ChoosesSide, Sides::Chosen { first, second }) => {
                Some(if player.side == Side::First { first } else { second }.to_owned())
            }
            _ => {
                let answer = (player.answer)(&self.position, self.last.as_ref());
                let line = answer.map(|made| self.game.0.write(&made));
                line.or(D::ENDS.program_cannot_move.map(str::to_owned))
            }
        }
    }

    fn spoken(&mut self, by_program: bool, turn: Option<usize>, text: &str) {
        self.lines.push(Spoken { turn, by_program, text: text.to_owned(), is_half: false });
    }

    fn spoken_in_vain(&mut self, text: &str, is_half: bool) {
        self.lines.push(Spoken { turn: None, by_program: true, text: text.to_owned(), is_half });
    }

    fn fail(&mut self, kind: FaultKind, said: &str) {
        self.fault.get_or_insert(Fault { kind, said: said.to_owned() });
    }

    fn sit_down(&mut self, side: Side) -> String {
        (self.side, self.state) = (Some(side), State::Plays);
        if side == Side::Second { self.reply() } else { self.wait() }
    }

    /// The program is to move. If it has nothing to say without a move, it has lost.
    fn wait(&mut self) -> String {
        if D::ENDS.program_cannot_move.is_none() && self.has_no_move() {
            return self.lose("");
        }
        String::new()
    }

    fn has_no_move(&self) -> bool {
        let mut visit = |_| std::ops::ControlFlow::Break(());
        self.game.0.moves(&self.position, &mut visit).is_continue()
    }

    fn lose(&mut self, said: &str) -> String {
        let mistake = self.mistake();
        self.fail(FaultKind::Loses(mistake), said);
        self.state = State::Over { is_won: false };
        String::new()
    }

    /// The judge's move, or its last line.
    fn reply(&mut self) -> String {
        let scripted = self.script.next();
        let scripted = scripted.filter(|made| self.game.0.play(&self.position, made).is_some());
        if scripted.is_none() {
            // What follows does not fit either.
            self.script = vec![].into_iter();
        }
        let reply = scripted.or_else(|| self.playing.reply(&self.position, self.last.as_ref()));
        let Some(made) = reply else {
            self.state = State::Over { is_won: true };
            return D::ENDS.judge_cannot_move.map_or(String::new(), |line| {
                self.spoken(false, None, line);
                format!("{line}\n")
            });
        };
        self.position =
            self.game.0.play(&self.position, &made).expect("the judge's moves are legal");
        let line = self.game.0.write(&made);
        self.turns += 1;
        self.spoken(false, Some(self.turns), &line);
        self.last = Some(made);
        format!("{line}\n") + &self.wait()
    }

    /// Takes a line of the program's; the judge's answer.
    fn take(&mut self, line: &str) -> String {
        match (self.state, D::SIDES) {
            (State::Over { .. }, _) => {
                self.spoken(true, None, line);
                self.fail(FaultKind::AfterTheEnd, line);
                String::new()
            }
            (State::ChoosesSide, Sides::Chosen { first, second }) => {
                self.spoken(true, None, line);
                if line == first {
                    self.sit_down(Side::First)
                } else if line == second {
                    self.sit_down(Side::Second)
                } else {
                    self.fail(FaultKind::NoSide, line);
                    String::new()
                }
            }
            _ => self.turn(line),
        }
    }

    /// Takes a move of the program's.
    fn turn(&mut self, line: &str) -> String {
        self.turns += 1;
        self.spoken(true, Some(self.turns), line);
        if D::ENDS.program_cannot_move == Some(line) {
            if self.has_no_move() {
                return self.lose(line);
            }
            self.fail(FaultKind::GivesUp, line);
            return String::new();
        }
        let Some(made) = self.game.0.read(line) else {
            self.fail(FaultKind::NotAMove, line);
            return String::new();
        };
        let Some(next) = self.game.0.play(&self.position, &made) else {
            self.fail(FaultKind::Illegal, line);
            return String::new();
        };
        self.before.push((self.turns, std::mem::replace(&mut self.position, next)));
        self.last = Some(made);
        self.reply()
    }

    /// The last mistake, where the game can be played out.
    fn mistake(&self) -> Option<Mistake> {
        let mut oracle = Oracle::new(self.game);
        let budget = &mut { BUDGET };
        for (turn, position) in self.before.iter().rev() {
            if !oracle.winning_moves(position, budget)?.is_empty() {
                return Some(Mistake::Turn(*turn));
            }
        }
        matches!(D::SIDES, Sides::Chosen { .. }).then_some(Mistake::Side)
    }

    /// The next whole line that is not blank, without spaces around it.
    fn next_line(&mut self) -> Option<String> {
        loop {
            let end = self.rest.iter().position(|byte| *byte == b'\n')?;
            let line: Vec<_> = self.rest.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line).trim().to_owned();
            if !line.is_empty() {
                return Some(line);
            }
        }
    }

    /// Nothing more may have been said.
    fn fail_for_more(&mut self, kind: FaultKind) {
        if self.fault.is_none()
            && let Some((more, is_half)) = self.more()
        {
            self.spoken_in_vain(&more, is_half);
            self.fail(kind, &more);
        }
    }

    /// The next line that is not blank, or as much of it as has been said, and whether its end is
    /// missing.
    fn more(&self) -> Option<(String, bool)> {
        let rest = String::from_utf8_lossy(&self.rest);
        let line = rest.split_inclusive('\n').find(|line| !line.trim().is_empty())?;
        Some((line.trim().to_owned(), !line.ends_with('\n')))
    }
}

impl<D: Dialogue> Partner for Conversation<'_, D> {
    fn begin(&mut self) -> Vec<u8> {
        let case = Interactive::<D>::input(&self.case, &[]);
        for line in String::from_utf8_lossy(&case).lines() {
            self.spoken(false, None, line);
        }
        let more = match D::SIDES {
            Sides::Chosen { .. } => String::new(),
            Sides::Given(side) => self.sit_down(side),
        };
        [case, more.into()].concat()
    }

    fn hear(&mut self, piece: &[u8]) -> Answer {
        self.rest.extend_from_slice(piece);
        let mut words = String::new();
        // Whole lines were taken before.
        let ends_a_line = piece.contains(&b'\n');
        while ends_a_line && self.fault.is_none() {
            let Some(line) = self.next_line() else { break };
            words += &self.take(&line);
            if !words.is_empty() {
                self.fail_for_more(FaultKind::OutOfTurn);
            }
        }
        let is_over = matches!(self.state, State::Over { .. });
        if is_over {
            self.fail_for_more(FaultKind::AfterTheEnd);
        }
        let then = match &self.fault {
            Some(_) => Then::End,
            None if is_over => Then::Close,
            None => Then::Listen,
        };
        let words = if then == Then::End { vec![] } else { words.into() };
        Answer { words, then }
    }
}

impl<D: Dialogue> Talk for Conversation<'_, D> {
    fn finish(mut self: Box<Self>) -> Talked {
        let (half, is_won) = (self.more(), self.state == State::Over { is_won: true });
        if let Some((half, is_half)) = half.as_ref().filter(|_| self.fault.is_none()) {
            self.spoken_in_vain(half, *is_half);
        }
        let kind = if half.is_some() { FaultKind::HalfLine } else { FaultKind::Leaves };
        let said = half.map_or(String::new(), |(half, _)| half);
        let unfinished = (!is_won).then_some(Fault { kind, said });
        let by_judge = self.lines.iter().filter(|spoken| !spoken.by_program);
        let by_judge: Vec<_> = by_judge.map(|spoken| spoken.text.as_str()).collect();
        let last = D::ENDS.program_has_lost.filter(|_| !is_won);
        let mut input = by_judge.iter().chain(&last).map(|line| format!("{line}\n"));
        Talked {
            input: input.by_ref().collect::<String>().into(),
            next: next_path(&self.playing.choices),
            lines: self.lines,
            fault: self.fault,
            unfinished,
        }
    }
}
