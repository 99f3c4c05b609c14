//! # Generalized Subtraction Game (AtCoder ABC278 G)
//!
//! <https://atcoder.jp/contests/abc278/tasks/abc278_g>, N ≤ 2000, time limit 2 s, interactive.
//!
//! ## Problem
//! Cards 1 to `N` lie in a row. A move takes `y` cards, `L ≤ y ≤ R`, with numbers from `x` to
//! `x + y - 1`; whoever cannot move loses. Choose a side, `First` or `Second`, and beat the judge: both
//! say their moves as `x y`.
//!
//! ## Idea
//! If some number of cards from `L` to `R` can be taken out of the very middle, the first player takes
//! them and then answers every move by its mirror image. If not, then `L = R`, and all that counts are
//! *Grundy values* (`docs/theory.md`). A *run* is cards without a gap between them: a move turns it into
//! two shorter ones. The first player loses iff there is no such middle and `N` cards have the value 0.
//!
//! ```text
//! N = 7, L = 1, R = 2:    1 2 3 4 5 6 7    take the middle card, 4 1
//!                         1 2 3   5 6 7    after 1 2, which takes 1 and 2, answer 6 2
//! ```
//!
//! ## Proof
//! - A middle of `y` cards leaves equally many on both sides iff `N - y` is even. One of `L` and
//!   `L + 1` has the parity of `N`. So there is a middle unless `L = R` and `N - L` is odd.
//! - Once the middle is gone, no move takes cards of both halves. Cards `x` to `x + y - 1` have the
//!   image `N + 2 - x - y` to `N + 1 - x`, in the other half, and both are there or neither. So
//!   whenever the other player has a move, its image is legal afterwards: the player who mirrors is
//!   never the first who cannot move.
//! - Without a middle every move takes `L` cards out of one run, of `m` cards, and leaves runs of `i`
//!   and `m - L - i`. The value of a run is the smallest number that `g(i) ⊕ g(m - L - i)` never is.
//! - Runs next to each other are a sum, which is lost iff the xor of the values is 0; from any other a
//!   move makes it 0. So the player to move from `N` cards loses iff there is no middle and `g(N) = 0`.
//!
//! ## Complexity
//! O(N²) for the values, O(N) for each of at most N moves.
//!
//! ## Pitfalls
//! - `2 1 1`: the second player wins, although most cases are won by the first.
//! - `3 2 2`: nothing is in the middle, and the first player wins all the same.
//! - Without a flush after every line both sides may wait for each other.

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
        grundy.push(value);
    }
    grundy
}
