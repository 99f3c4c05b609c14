//! The checking script: proves solutions to impartial-game problems right by playing the games out.
//!
//! How a case flows: a problem's [`rules`] and [`jury`] give [`group`]s of cases with the answers that the [`game`]'s
//! rules demand; a [`submission`] becomes a program, the [`runner`] runs it within its limits through
//! a [`helper`], the [`checker`] compares, and the [`verdict`] goes to the [`report`]. Millions of
//! positions come [`deep`], without input and output; random tests are shrunk when they fail. The
//! [`mod@bench`] runs inputs of growing size instead, and tells how the time grows.
//!
//! How a problem comes in: [`new`] makes its files from its address, or from what the browser sends.

pub mod about;
pub mod bench;
pub mod checker;
pub mod cli;
pub mod family;
pub mod game;
pub mod generator;
pub mod group;
pub mod helper;
pub mod judge;
pub mod jury;
pub mod new;
mod os;
pub mod paste;
pub mod problems;
pub mod progress;
pub mod report;
pub mod rules;
pub mod runner;
pub mod submission;
pub mod terminal;
pub mod text;
pub mod validator;
pub mod verdict;
pub mod workspace;
