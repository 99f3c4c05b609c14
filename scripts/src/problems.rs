//! Every problem: a module each, and the list of them. Both are made by `build.rs`.

use crate::jury::Problem;

include!(concat!(env!("OUT_DIR"), "/problems.rs"));
