//! Every problem, in the order of the README's table.

mod abc368_f;
mod hs09game;
mod monks;
mod towers;

use crate::problem::Problem;

pub fn all() -> Vec<Problem> {
    vec![hs09game::problem(), monks::problem(), towers::problem(), abc368_f::problem()]
}
