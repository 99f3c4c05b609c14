//! Wrong idea: the value of a run is the parity of the number of moves that fit in.
//! Shown by `6 3 3`: says Second, but the judge takes cards 2 to 4, and no move is left.

use proconio::input_interactive;
use std::io::{self, Write};

fn main() {
    input_interactive! { n: usize, l: usize, r: usize }
    assert!(n <= 2000, "N must be at most 2000");
    assert!(1 <= l && l <= r && r <= n, "L and R must be 1 ≤ L ≤ R ≤ N");
    let mut output = io::stdout();
    let mut say = |line: &str| {
        let said = writeln!(output, "{}", line).and_then(|()| output.flush());
        said.expect("the judge should listen");
    };
    let game = Game::new(n, l, r);
    let mut is_my_turn = game.first_player_wins();
    say(if is_my_turn { "First" } else { "Second" });
    let (mut cards, mut last) = (vec![true; n], None);
    loop {
        let (card, length) = if is_my_turn {
            let (card, length) = game.winning_move(&cards, last).unwrap_or((0, 0));
            say(&format!("{} {}", card, length));
            (card, length)
        } else {
            input_interactive! { card: isize, length: isize }
            // 0 0 if the judge has no move, -1 -1 if it has won.
            (card.max(0) as usize, length.max(0) as usize)
        };
        if card == 0 {
            break;
        }
        cards[card - 1..card - 1 + length].fill(false);
        last = Some((card, length));
        is_my_turn = !is_my_turn;
    }
}

/// The first card taken, and how many are.
pub type Move = (usize, usize);

pub struct Game {
    cards: usize,
    least: usize,
    middle: Option<Move>,
    /// The value of each run; empty where there is a middle.
    grundy: Vec<usize>,
}

impl Game {
    pub fn new(cards: usize, least: usize, most: usize) -> Game {
        let length = least + (cards - least) % 2;
        if length > most {
            return Game { cards, least, middle: None, grundy: grundy_values(cards, least) };
        }
        let middle = Some(((cards - length) / 2 + 1, length));
        Game { cards, least, middle, grundy: vec![] }
    }

    pub fn first_player_wins(&self) -> bool {
        self.middle.is_some() || self.grundy[self.cards] != 0
    }

    /// The answer to the other player's last move; `cards` says which are left.
    pub fn winning_move(&self, cards: &[bool], last: Option<Move>) -> Option<Move> {
        match (self.middle, last) {
            (None, _) => self.move_to_xor_0(cards),
            (middle, None) => middle,
            (_, Some((card, length))) => Some((self.cards + 2 - card - length, length)),
        }
    }

    fn move_to_xor_0(&self, cards: &[bool]) -> Option<Move> {
        let runs = cards.split(|&is_left| !is_left).map(|run| run.len());
        let sum = runs.clone().fold(0, |sum, run| sum ^ self.grundy[run]);
        let mut first = 1;
        for run in runs {
            let wanted = sum ^ self.grundy[run];
            // How many cards may stay on the left side of those taken.
            for left in 0..(run + 1).saturating_sub(self.least) {
                let right = run - self.least - left;
                if self.grundy[left] ^ self.grundy[right] == wanted {
                    return Some((first + left, self.least));
                }
            }
            first += run + 1;
        }
        None
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
