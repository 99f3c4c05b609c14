//! Stand-in for the crate `itertools`, for judges without crates: std only, Rust 1.56.

use std::collections::HashMap;
use std::collections::HashSet;
use std::fmt::Display;
use std::hash::Hash;
use std::iter::Fuse;
use std::iter::Peekable;
use std::marker::PhantomData;
use std::vec::IntoIter;

pub trait Itertools: Iterator {
    fn collect_vec(self) -> Vec<Self::Item>
    where
        Self: Sized,
    {
        self.collect()
    }

    fn join(&mut self, separator: &str) -> String
    where
        Self::Item: Display,
    {
        use std::fmt::Write;
        let mut joined = String::new();
        for (index, item) in self.enumerate() {
            if index > 0 {
                joined.push_str(separator);
            }
            write!(joined, "{}", item).expect("a String takes any text");
        }
        joined
    }

    fn sorted(self) -> IntoIter<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let mut items: Vec<_> = self.collect();
        items.sort();
        items.into_iter()
    }

    fn sorted_by_key<K: Ord, F>(self, key: F) -> IntoIter<Self::Item>
    where
        Self: Sized,
        F: FnMut(&Self::Item) -> K,
    {
        let mut items: Vec<_> = self.collect();
        items.sort_by_key(key);
        items.into_iter()
    }

    /// The first item of every run of equal items.
    fn dedup(self) -> Dedup<Self>
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        Dedup { items: self.peekable() }
    }

    fn unique(self) -> Unique<Self>
    where
        Self: Sized,
        Self::Item: Clone + Eq + Hash,
    {
        Unique { items: self, seen: HashSet::new() }
    }

    fn counts(self) -> HashMap<Self::Item, usize>
    where
        Self: Sized,
        Self::Item: Eq + Hash,
    {
        let mut counts = HashMap::new();
        for item in self {
            *counts.entry(item).or_insert(0) += 1;
        }
        counts
    }

    fn all_equal(&mut self) -> bool
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        match self.next() {
            Some(first) => self.all(|item| item == first),
            None => true,
        }
    }

    fn find_position<P>(&mut self, mut predicate: P) -> Option<(usize, Self::Item)>
    where
        P: FnMut(&Self::Item) -> bool,
    {
        self.enumerate().find(|(_, item)| predicate(item))
    }

    /// Neighbours, each with the next: (0, 1), (1, 2), (2, 3), …
    fn tuple_windows<T: Window>(self) -> TupleWindows<Self, T>
    where
        Self: Sized + Iterator<Item = T::Item>,
        T::Item: Clone,
    {
        TupleWindows { items: self, last: None }
    }

    /// Neighbours, each once: (0, 1), (2, 3), …; an incomplete last tuple is left out.
    fn tuples<T: Tuple>(self) -> Tuples<Self, T>
    where
        Self: Sized + Iterator<Item = T::Item>,
    {
        Tuples { items: self.fuse(), tuple: PhantomData }
    }
}

impl<I: Iterator + ?Sized> Itertools for I {}

pub struct Dedup<I: Iterator> {
    items: Peekable<I>,
}

impl<I: Iterator> Iterator for Dedup<I>
where
    I::Item: PartialEq,
{
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        let first = self.items.next()?;
        while self.items.next_if_eq(&first).is_some() {}
        Some(first)
    }
}

pub struct Unique<I: Iterator> {
    items: I,
    seen: HashSet<I::Item>,
}

impl<I: Iterator> Iterator for Unique<I>
where
    I::Item: Clone + Eq + Hash,
{
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        let seen = &mut self.seen;
        self.items.find(|item| seen.insert(item.clone()))
    }
}

pub struct TupleWindows<I, T> {
    items: I,
    last: Option<T>,
}

impl<I: Iterator<Item = T::Item>, T: Window + Clone> Iterator for TupleWindows<I, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.last = match self.last.take() {
            Some(window) => Some(window.shifted(self.items.next()?)),
            None => T::take(&mut self.items),
        };
        self.last.clone()
    }
}

pub struct Tuples<I, T> {
    items: Fuse<I>,
    tuple: PhantomData<T>,
}

impl<I: Iterator<Item = T::Item>, T: Tuple> Iterator for Tuples<I, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        T::take(&mut self.items)
    }
}

pub trait Window: Tuple {
    /// Without its first item, with a new last one.
    fn shifted(self, item: Self::Item) -> Self;
}

impl<A> Window for (A, A) {
    fn shifted(self, item: A) -> Self {
        (self.1, item)
    }
}

impl<A> Window for (A, A, A) {
    fn shifted(self, item: A) -> Self {
        (self.1, self.2, item)
    }
}

pub trait Tuple: Sized {
    type Item;
    fn take<I: Iterator<Item = Self::Item>>(items: &mut I) -> Option<Self>;
}

impl<A> Tuple for (A, A) {
    type Item = A;
    fn take<I: Iterator<Item = A>>(items: &mut I) -> Option<Self> {
        Some((items.next()?, items.next()?))
    }
}

impl<A> Tuple for (A, A, A) {
    type Item = A;
    fn take<I: Iterator<Item = A>>(items: &mut I) -> Option<Self> {
        Some((items.next()?, items.next()?, items.next()?))
    }
}
