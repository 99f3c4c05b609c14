//! The files under src/bin as modules, so that the judge can call their answering functions.
//!
//! They are a package of their own because a change of one is then compiled in a second: in the judge's
//! own package it would have its callers compiled again, too.

#![expect(dead_code, reason = "`main` is the program's; the judge calls the function")]

include!(concat!(env!("OUT_DIR"), "/solutions.rs"));
