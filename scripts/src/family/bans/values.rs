//! The values of Nim heaps with bans, by the heaps that have each value.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::Ban;

/// Each value is new once; sizes with bans may repeat it.
#[derive(Default)]
pub struct Values {
    /// The sizes that repeat a value, increasing.
    sizes: Vec<u64>,
    /// How many new values there are below each of these sizes.
    new_below: Vec<u64>,
    value_of: HashMap<u64, u64>,
    /// The sizes that repeat each value.
    repeat: HashMap<u64, Vec<u64>>,
}

impl Values {
    /// A size repeats the least value all of whose heaps are banned.
    pub fn new(bans: &[Ban]) -> Self {
        let mut banned: BTreeMap<u64, HashSet<u64>> = BTreeMap::new();
        for [size, take] in bans {
            banned.entry(*size).or_default().insert(size - take);
        }
        let mut values = Self::default();
        for (size, banned) in banned {
            let is_hidden = |value: &u64| {
                let mut repeats = values.repeat.get(value).into_iter().flatten();
                banned.contains(&values.first_with(*value))
                    && repeats.all(|size| banned.contains(size))
            };
            let reached: BTreeSet<_> = banned.iter().map(|rest| values.of(*rest)).collect();
            if let Some(value) = reached.into_iter().find(is_hidden) {
                values.new_below.push(size - values.sizes.len() as u64);
                values.sizes.push(size);
                values.value_of.insert(size, value);
                values.repeat.entry(value).or_default().push(size);
            }
        }
        values
    }

    pub fn of(&self, heap: u64) -> u64 {
        let new = || heap - self.sizes.partition_point(|size| *size < heap) as u64;
        self.value_of.get(&heap).copied().unwrap_or_else(new)
    }

    /// The smallest heap with this value, the one whose value is new.
    pub fn first_with(&self, value: u64) -> u64 {
        value + self.new_below.partition_point(|new_below| *new_below <= value) as u64
    }
}
