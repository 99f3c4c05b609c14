//! How a position looks and what the theory says about it, as data.

/// A position as its kind of game is best seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Drawing {
    /// Heaps next to each other, each in a row of its own.
    Rows(Vec<Row>),
    /// Stairs from the lowest up, which go down one by one.
    Stairs(Vec<Row>),
    /// A tree from its root: what is on its nodes, and the parent of each.
    Tree { nodes: Vec<Row>, parents: Vec<Option<usize>> },
    /// The cells with tokens on a strip, increasing; cells are counted from 1.
    Strip(Vec<u32>),
    /// Anything else, as people write it.
    Text(String),
}

/// One heap, stair or node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its name, such as `heap 1`.
    pub name: String,
    /// Its content: a number, where it is one.
    pub holds: String,
    /// A remark on it; mostly empty.
    pub note: String,
}

impl Row {
    pub fn new(name: String, holds: impl ToString) -> Self {
        Self { name, holds: holds.to_string(), note: String::new() }
    }
}

/// The rows of heaps, stairs or nodes that are counted from 1.
pub fn rows(what: &str, holds: impl IntoIterator<Item: ToString>) -> Vec<Row> {
    let holds = holds.into_iter().zip(1..);
    holds.map(|(holds, number)| Row::new(format!("{what} {number}"), holds)).collect()
}

/// The view of the theory: the values of the parts, their xor, and where that is not 0, a part to
/// change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    pub values: Vec<u64>,
    pub sum: u64,
    /// The name of a part, such as `heap`.
    pub what: &'static str,
    /// The part that a winning move changes, counted from 0, and the value that it must get.
    pub change: Option<(usize, u64)>,
}
