//! The checking script: proves solutions to impartial-game problems right by playing the games out.
//!
//! How a case flows: the [`rules`] of a problem, played as its [`family`] plays, become a [`jury`] with
//! tests and answers; a [`submission`] becomes a program; the [`mod@judge`] has it run within its
//! limits and has the [`checker`] compare; a [`group`] ends with a [`verdict`], and the [`report`] prints
//! it. The [`mod@bench`] runs inputs of growing size instead and fits the growth of the time. How a
//! problem comes in: [`new`] makes its files from its address, or from what the browser sends; as soon
//! as its moves are there, the jury can tell what they alone show ([`jury::explore()`]), and a person
//! can [`play`] against it.
//!
//! A program may also have to play against the judge: then the rules are a [`rules::dialogue`], whose
//! jury holds the judge's side of each talk, and the program is run while it talks.
//!
//! Seven words mean the same everywhere:
//!
//! | word | meaning |
//! |---|---|
//! | position | what is played |
//! | case | one game as the statement gives it |
//! | input | what a program reads: one case or several |
//! | test | an input and what must be printed for it |
//! | space | all positions up to a size, numbered so that every move leads to a smaller number |
//! | group | one way of judging |
//! | reference | the slow answer for cases too large to play |
//!
//! A module imports from its own folder and from the floors below its own:
//!
//! | floor | rooms |
//! |---|---|
//! | 6 | [`cli`] |
//! | 5 | [`report`] |
//! | 4 | [`group`], [`mod@bench`], [`play`] |
//! | 3 | [`problems`], [`mod@judge`], [`new`] |
//! | 2 | [`jury`], [`family`], [`submission`] |
//! | 1 | [`rules`], [`run`], [`workspace`], [`paste`], [`progress`] |
//! | 0 | [`about`], [`checker`], [`drawing`], [`game`], [`generator`], [`terminal`], [`text`], [`validator`], [`verdict`] |

pub mod about;
pub mod bench;
pub mod checker;
pub mod cli;
pub mod drawing;
pub mod family;
pub mod game;
pub mod generator;
pub mod group;
pub mod judge;
pub mod jury;
pub mod new;
pub mod paste;
pub mod play;
pub mod problems;
pub mod progress;
pub mod report;
pub mod rules;
pub mod run;
pub mod submission;
pub mod terminal;
pub mod text;
pub mod validator;
pub mod verdict;
pub mod workspace;
