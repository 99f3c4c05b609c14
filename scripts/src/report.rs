//! Everything that is printed, for people and for machines. The floors below give data.

pub mod bench;
pub mod explore;
pub mod failure;
pub mod json;
pub mod line;
pub mod new;
pub mod picture;
pub mod play;
pub mod table;
mod talk;
