//! Every problem, in the order of the README's table.

mod abc278_g;
mod abc368_f;
mod cf_1194d;
mod cf_1312f;
mod cf_1498f;
mod cf_87c;
mod cses_1099;
mod cses_1730;
mod dp_k;
mod hs09game;
mod hs09nlg2;
mod monks;
mod p1247;
mod p2252;
mod p3185;
mod timus_1180;
mod towers;

use crate::jury::Problem;

pub fn all() -> Vec<Problem> {
    vec![
        cses_1730::problem(),
        p1247::problem(),
        hs09game::problem(),
        cf_1194d::problem(),
        dp_k::problem(),
        timus_1180::problem(),
        cf_1312f::problem(),
        abc368_f::problem(),
        towers::problem(),
        cf_87c::problem(),
        abc278_g::problem(),
        p3185::problem(),
        cses_1099::problem(),
        cf_1498f::problem(),
        monks::problem(),
        p2252::problem(),
        hs09nlg2::problem(),
    ]
}
