//! A game between a person and the judge: whose turn it is, what was typed, which move lost it.

use crate::drawing::{Advice, Drawing};
use crate::jury::{Reason, Table};
use crate::rules::Told;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    You,
    Judge,
}

impl Player {
    fn other(self) -> Self {
        match self {
            Self::You => Self::Judge,
            Self::Judge => Self::You,
        }
    }
}

/// A move that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    pub by: Player,
    pub made: Told,
    /// A move that would have won, where this one did not.
    pub better: Option<Told>,
}

/// The end of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome<'game> {
    pub winner: Player,
    pub moves: usize,
    /// The move of the loser that lost the game, and its number, counted from 1. There is none where
    /// the loser could not have won, or where that is not known.
    pub lost_by: Option<(usize, &'game Turn, &'game Told)>,
    /// Whether every position was small enough to know who wins.
    pub is_known: bool,
}

/// The advice of the theory, or else of play.
#[derive(Debug, PartialEq, Eq)]
pub struct Hint<'game> {
    /// `None` in a lost position.
    pub winning: Option<&'game Told>,
    pub advice: Option<Advice>,
}

/// A game under way.
pub struct Match<'jury> {
    table: Box<dyn Table + 'jury>,
    begins: Player,
    turns: Vec<Turn>,
    is_known: bool,
}

impl<'jury> Match<'jury> {
    pub fn new(table: Box<dyn Table + 'jury>, begins: Player) -> Self {
        Self { table, begins, turns: vec![], is_known: true }
    }

    /// The case that the game started from.
    pub fn start(&self) -> &str {
        self.table.start()
    }

    pub fn against_solution(&self) -> bool {
        self.table.against_solution()
    }

    pub fn drawing(&self) -> Drawing {
        self.table.drawing()
    }

    /// The legal moves, none at the end.
    pub fn moves(&self) -> &[Told] {
        self.table.moves()
    }

    pub fn to_move(&self) -> Player {
        self.turns.last().map_or(self.begins, |turn| turn.by.other())
    }

    /// Whether it is known that the player to move loses if the other one makes no mistake.
    pub fn is_lost(&mut self) -> bool {
        self.table.winning().is_some_and(|winning| winning.is_empty())
    }

    pub fn make(&mut self, number: usize) -> &Turn {
        let (by, made) = (self.to_move(), self.moves()[number].clone());
        let winning = self.table.winning();
        self.is_known &= winning.is_some();
        let winning = winning.unwrap_or_default();
        let better = winning.first().filter(|_| !winning.contains(&number));
        let better = better.map(|better| self.moves()[*better].clone());
        self.table.make(number);
        self.turns.push(Turn { by, made, better });
        self.turns.last().expect("a move was made")
    }

    /// The judge's move, and what it is based on; there must be one.
    pub fn reply(&mut self) -> (&Turn, Reason) {
        let (number, reason) = self.table.reply();
        (self.make(number), reason)
    }

    /// Takes back your last move, and what the judge made of it; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.turns.iter().rposition(|turn| turn.by == Player::You) else {
            return false;
        };
        while self.turns.len() > last {
            self.turns.pop();
            self.table.take_back();
        }
        true
    }

    /// `None` where it is not known who wins.
    pub fn hint(&mut self) -> Option<Hint<'_>> {
        let winning = self.table.winning()?.first().copied();
        let advice = self.table.advice(winning);
        Some(Hint { winning: winning.map(|number| &self.moves()[number]), advice })
    }

    /// Who won, once nobody can move.
    pub fn outcome(&self) -> Option<Outcome<'_>> {
        let loser = self.to_move();
        let mut turns = self.turns.iter().enumerate().rev().filter(|(_, turn)| turn.by == loser);
        let lost_by = turns
            .find_map(|(place, turn)| turn.better.as_ref().map(|better| (place + 1, turn, better)));
        let (winner, moves) = (loser.other(), self.turns.len());
        self.moves().is_empty().then_some(Outcome {
            winner,
            moves,
            lost_by,
            is_known: self.is_known,
        })
    }
}

/// A line that somebody typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typed {
    /// A move, by its place among the legal ones.
    Move(usize),
    Hint,
    Moves,
    Undo,
    Quit,
    Help,
    Nothing,
    /// No command and no legal move.
    Unknown,
}

impl Typed {
    /// Moves are typed as the statement tells them, with or without names, or as `#` and their
    /// number in the list. A number alone may be that of the list, too, where no move is told so.
    pub fn read(moves: &[Told], text: &str) -> Self {
        let text = text.to_lowercase();
        let words: Vec<_> =
            text.split([' ', '\t', ',', ';']).filter(|word| !word.is_empty()).collect();
        let is_meant = |told: &Told| {
            let in_full = told.to_string().to_lowercase();
            told.words().map(str::to_lowercase).eq(words.iter().copied())
                || in_full.split(' ').eq(words.iter().copied())
        };
        if words.is_empty() {
            return Self::Nothing;
        }
        if let Some(number) = moves.iter().position(is_meant) {
            return Self::Move(number);
        }
        match words[..] {
            ["?" | "hint"] => Self::Hint,
            ["moves" | "list"] => Self::Moves,
            ["undo"] => Self::Undo,
            ["quit" | "exit" | "q"] => Self::Quit,
            ["help"] => Self::Help,
            [word] | ["#", word] => {
                let number = word.strip_prefix('#').unwrap_or(word).parse::<usize>().ok();
                let listed = number.and_then(|number| number.checked_sub(1));
                listed.filter(|place| *place < moves.len()).map_or(Self::Unknown, Self::Move)
            }
            _ => Self::Unknown,
        }
    }
}
