//! Wrong idea: the value of a run is the parity of the number of moves that fit in.
//! Shown by `6 3 3`: says Second, but the judge takes cards 2 to 4, and no move is left.

use proconio::input_interactive;
use std::io::{Write, stdout};

fn main() {
    input_interactive! { n: usize, l: usize, r: usize }
    assert!(n <= 2000, "N must be at most 2000");
    assert!(1 <= l && l <= r && r <= n, "L and R must be 1 ≤ L ≤ R ≤ N");
    let game = Game::new(n, l, r);
    let mut output = stdout();
    let mut say = |line: &str| {
        let said = writeln!(output, "{}", line).and_then(|()| output.flush());
        said.expect("the judge should listen");
    };
    let mut is_my_turn = game.first_player_wins();
    say(if is_my_turn { "First" } else { "Second" });
    let mut cards = vec![true; n];
    let mut last = None;
    loop {
        let made = if is_my_turn {
            let made = game.winning_move(&cards, last);
            let (card, length) = made.map_or((0, 0), |made| (made.card, made.length));
            say(&format!("{} {}", card, length));
            made
        } else {
            input_interactive! { card: isize, length: isize }
            // 0 0 if the judge has no move, -1 -1 if it has won.
            let made = Move { card: card as usize, length: length as usize };
            if card > 0 { Some(made) } else { None }
        };
        match made {
            Some(Move { card, length }) => cards[card - 1..card - 1 + length].fill(false),
            None => break,
        }
        last = made;
        is_my_turn = !is_my_turn;
    }
}

#[derive(Clone, Copy)]
pub struct Move {
    /// The first card taken.
    pub card: usize,
    pub length: usize,
}

pub struct Game {
    pub cards: usize,
    least: usize,
    middle: Option<Move>,
    /// The value of each run; empty where there is a middle.
    grundy: Vec<usize>,
}

impl Game {
    pub fn new(cards: usize, least: usize, most: usize) -> Game {
        let length = least + (cards - least) % 2;
        let middle = Move { card: (cards - length) / 2 + 1, length };
        let middle = if length <= most { Some(middle) } else { None };
        let grundy = if length <= most { vec![] } else { grundy_values(cards, least) };
        Game { cards, least, middle, grundy }
    }

    pub fn first_player_wins(&self) -> bool {
        self.middle.is_some() || self.grundy[self.cards] != 0
    }

    /// The answer to the other player's last move; `cards` says which are left.
    pub fn winning_move(&self, cards: &[bool], last: Option<Move>) -> Option<Move> {
        match (self.middle, last) {
            (None, _) => self.move_to_xor_0(cards),
            (middle, None) => middle,
            (_, Some(Move { card, length })) => {
                Some(Move { card: self.cards + 2 - card - length, length })
            }
        }
    }

    fn move_to_xor_0(&self, cards: &[bool]) -> Option<Move> {
        let mut runs = vec![];
        let mut card = 1;
        for run in cards.split(|&is_left| !is_left) {
            runs.push((card, run.len()));
            card += run.len() + 1;
        }
        let sum = runs.iter().fold(0, |sum, &(_, length)| sum ^ self.grundy[length]);
        runs.into_iter().find_map(|(first, length)| {
            let rest = length.checked_sub(self.least)?;
            let wanted = sum ^ self.grundy[length];
            let left = (0..=rest).find(|&i| self.grundy[i] ^ self.grundy[rest - i] == wanted)?;
            Some(Move { card: first + left, length: self.least })
        })
    }
}

/// The values of all runs up to `cards` where every move takes `length` cards.
fn grundy_values(cards: usize, length: usize) -> Vec<usize> {
    let mut grundy = vec![0; length];
    // For each value the last run of which some move is worth that.
    let mut reached = vec![0; cards + 1];
    for run in length..=cards {
        let rest = run - length;
        for i in 0..=rest / 2 {
            reached[grundy[i] ^ grundy[rest - i]] = run;
        }
        let mut value = 0;
        while reached[value] == run {
            value += 1;
        }
        grundy.push(run / length % 2); // wrong
    }
    grundy
}
