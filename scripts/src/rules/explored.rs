//! What can be told of a game before anybody has solved it.

/// What the rules alone tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explored {
    pub found: Found,
    /// The case that was asked about, if one was.
    pub case: Option<Outcome>,
    /// A case of the statement.
    pub example: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// Every position is a sum of single heaps: their values, for each choice of parameters.
    Heaps(Vec<HeapValues>),
    /// The smallest positions, smallest first.
    Positions { outcomes: Vec<Outcome>, end: End },
}

/// Who wins a position, and how; all in the statement's notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    pub position: String,
    /// How many moves there are.
    pub moves: usize,
    /// Those that win; none in a lost position.
    pub winning: Vec<String>,
}

/// Why it goes no further.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// So far it was asked for, or there are no more.
    Asked,
    Interrupted,
    /// The next position has too many moves to be played.
    TooLarge,
    /// The rules panic on this size.
    Panic(u32),
    /// A move of this size leads to one that is not smaller.
    NotSmaller {
        size: u32,
        to: u32,
    },
}

/// The Grundy values of a heap by its size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeapValues {
    /// The parameters of the rules; empty where there are none.
    pub params: String,
    /// The smallest size.
    pub lowest: u32,
    /// From the smallest size up.
    pub values: Vec<u32>,
    pub steady: Option<Steady>,
    pub period: Option<Period>,
    pub end: End,
}

/// How heaps move alike, from some size on: a move takes some of the heap and leaves the rest as one
/// heap, or parts it in any way into several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Steady {
    /// How much a move takes, increasing.
    pub takes: Vec<u32>,
    /// The most heaps that a move leaves.
    pub parts: u32,
    /// The size from which on all heaps seen move so.
    pub from: u32,
    /// Whether the rules say so for every size; otherwise it is only seen.
    pub is_stated: bool,
}

impl Steady {
    pub fn largest_take(&self) -> u32 {
        self.takes.last().copied().unwrap_or(0)
    }
}

/// Values that come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    pub length: u32,
    /// The smallest size of which this is true.
    pub from: u32,
    pub proof: Proof,
}

/// What makes a period hold for every size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// The values up to this size prove it.
    Done { up_to: u32 },
    /// The values up to this size prove it if the heaps that are not seen move like the others.
    IfSteady { up_to: u32 },
    /// The values up to this size would.
    Further { up_to: u32 },
    /// Heaps of different sizes move differently, so that no window of values decides the next.
    Unknown,
}

impl HeapValues {
    /// The sizes that are lost alone, smallest first.
    pub fn lost(&self) -> impl Iterator<Item = u32> {
        (self.lowest..).zip(&self.values).filter(|(_, value)| **value == 0).map(|(size, _)| size)
    }

    /// The largest size; `None` where no size is known.
    pub fn largest(&self) -> Option<u32> {
        (self.values.len() as u32).checked_sub(1).map(|more| self.lowest + more)
    }

    /// The powers of two that values reach, each with the first size that does.
    pub fn bounds(&self) -> Vec<(u32, u32)> {
        let mut bounds: Vec<(u32, u32)> = vec![];
        for (size, value) in (self.lowest..).zip(&self.values) {
            while bounds.last().map_or(1, |(bound, _)| bound * 2) <= *value {
                bounds.push((bounds.last().map_or(1, |(bound, _)| bound * 2), size));
            }
        }
        bounds
    }
}
