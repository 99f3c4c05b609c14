//! Wrong idea: an attack must not kill more soldiers than the castle holds.
//! Shown by `1 / 1 1 1 2 / 1`: prints 2, but 3 is right.

use proconio::input;

fn main() {
    input! { games: usize }
    assert!((1..=1000).contains(&games), "the number of games must be 1 to 1000");
    let mut answers = String::new();
    let mut castles_in_all = 0;
    for _ in 0..games {
        input! { n: usize, kills: [usize; 3], castles: [u64; n] }
        assert!((1..=300_000).contains(&n), "the number of castles must be 1 to 300000");
        assert!(kills.iter().all(|kill| (1..=5).contains(kill)), "x, y and z must be 1 to 5");
        let in_range = castles.iter().all(|soldiers| (1..=MOST_SOLDIERS).contains(soldiers));
        assert!(in_range, "a castle must hold 1 to 10^18 soldiers");
        castles_in_all += n;
        assert!(castles_in_all <= 300_000, "all games must have at most 300000 castles");
        let values = Values::new([kills[0], kills[1], kills[2]]);
        answers += &format!("{}\n", winning_attacks(&values, &castles));
    }
    print!("{}", answers);
}

const MOST_SOLDIERS: u64 = 1_000_000_000_000_000_000;

/// How many pairs of a castle and a kind of attack win. `castles` holds the soldiers of each.
pub fn winning_attacks(values: &Values, castles: &[u64]) -> usize {
    let nim_sum = castles.iter().fold(0, |sum, &soldiers| sum ^ values.grundy(soldiers, MIXED));
    let against = |&soldiers: &u64| {
        let wanted = values.grundy(soldiers, MIXED) ^ nim_sum;
        let wins = |&attack: &usize| {
            let left = soldiers.checked_sub(values.kills[attack] as u64); // wrong
            left.map_or(false, |left| values.grundy(left, attack) == wanted)
        };
        ATTACKS.iter().filter(|attack| wins(attack)).count()
    };
    castles.iter().map(against).sum()
}

/// Mixed, infantry, cavalry. A castle that was not attacked yet is as good as after a mixed attack.
static ATTACKS: [usize; 3] = [MIXED, 1, 2];
const MIXED: usize = 0;

/// The values of all castles, for one choice of x, y and z.
pub struct Values {
    kills: [usize; 3],
    /// By the soldiers, then by the last attack.
    columns: Vec<[u32; 3]>,
    /// From here on the columns repeat after `period` more soldiers.
    repeat_from: usize,
    period: usize,
}

impl Values {
    pub fn new(kills: [usize; 3]) -> Self {
        let mut columns = vec![[0; 3]];
        loop {
            columns.push(next_column(&columns, kills));
            let last_five = columns.len().saturating_sub(5);
            let came_before = columns.windows(5).position(|five| *five == columns[last_five..]);
            // At the latest, the last five columns find themselves.
            match came_before {
                Some(repeat_from) if repeat_from < last_five => {
                    let period = last_five - repeat_from;
                    return Self { kills, columns, repeat_from, period };
                }
                _ => (),
            }
        }
    }

    pub fn grundy(&self, soldiers: u64, last_attack: usize) -> u32 {
        let (repeat_from, period) = (self.repeat_from as u64, self.period as u64);
        let column = if soldiers < repeat_from {
            soldiers
        } else {
            repeat_from + (soldiers - repeat_from) % period
        };
        self.columns[column as usize][last_attack]
    }
}

/// The values of a castle with as many soldiers as there are columns already.
fn next_column(columns: &[[u32; 3]], kills: [usize; 3]) -> [u32; 3] {
    let mut column = [0; 3];
    for (last_attack, value) in column.iter_mut().enumerate() {
        // Bit `v` is set iff some attack leaves the value `v`.
        let mut reached = 0u32;
        for &attack in &ATTACKS {
            if attack == MIXED || attack != last_attack {
                if let Some(left) = columns.len().checked_sub(kills[attack]) {
                    reached |= 1 << columns[left][attack];
                }
            }
        }
        *value = reached.trailing_ones();
    }
    column
}
