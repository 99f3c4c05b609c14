//! The judge's tests.

#[path = "it/bench.rs"]
mod bench;
