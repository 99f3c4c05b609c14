//! Every problem, in the order of the README's table.

mod abc368_f;
mod cf_1498f;
mod cf_87c;
mod cses_1099;
mod cses_1730;
mod hs09game;
mod monks;
mod p3185;
mod towers;

use crate::jury::Problem;

pub fn all() -> Vec<Problem> {
    vec![
        cses_1730::problem(),
        hs09game::problem(),
        abc368_f::problem(),
        towers::problem(),
        monks::problem(),
        cf_87c::problem(),
        p3185::problem(),
        cses_1099::problem(),
        cf_1498f::problem(),
    ]
}
