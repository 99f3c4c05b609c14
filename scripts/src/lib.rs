//! The checking script: proves solutions to impartial-game problems right by playing the games out.
//!
//! How a case flows: a [`problem`] gives [`group`]s of cases with the answers that the [`game`]'s
//! rules demand; a [`submission`] becomes a program, the [`mod@judge`] has it [`run`] within its limits
//! and has the [`checker`] compare, and the [`verdict`] goes to the [`report`]. Millions of positions are played [`deep`], without input and output; [`random`] tests are
//! shrunk when they fail. The [`mod@bench`] runs inputs of growing size instead and fits the growth of the
//! time.
//!
//! How a problem comes in: its [`link`] or the browser's [`companion`] tells of it, [`new`] makes its
//! files.

pub mod about;
pub mod bench;
pub mod checker;
pub mod cli;
pub mod companion;
pub mod deep;
pub mod game;
pub mod generator;
pub mod group;
pub mod judge;
pub mod link;
pub mod new;
pub mod paste;
pub mod problem;
pub mod problems;
pub mod progress;
pub mod random;
pub mod report;
pub mod run;
pub mod submission;
pub mod terminal;
pub mod text;
pub mod validator;
pub mod verdict;
pub mod workspace;
