//! Stand-in for the crate `itertools`: std only, Rust 1.56.

use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::collections::HashSet;
use std::fmt::Display;
use std::fmt::Formatter;
use std::fmt::Result;
use std::hash::Hash;
use std::iter::Fuse;
use std::iter::Peekable;
use std::marker::PhantomData;
use std::vec::IntoIter;

pub trait Itertools: Iterator + Sized {
    fn collect_vec(self) -> Vec<Self::Item> {
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

    /// The items with `separator` between them, to be printed once.
    fn format(self, separator: &str) -> Format<'_, Self> {
        Format { items: Cell::new(Some(self)), separator }
    }

    fn sorted(self) -> IntoIter<Self::Item>
    where
        Self::Item: Ord,
    {
        let mut items: Vec<_> = self.collect();
        items.sort();
        items.into_iter()
    }

    fn sorted_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(
        self,
        order: F,
    ) -> IntoIter<Self::Item> {
        let mut items: Vec<_> = self.collect();
        items.sort_by(order);
        items.into_iter()
    }

    fn sorted_by_key<K: Ord, F: FnMut(&Self::Item) -> K>(self, key: F) -> IntoIter<Self::Item> {
        let mut items: Vec<_> = self.collect();
        items.sort_by_key(key);
        items.into_iter()
    }

    fn sorted_unstable(self) -> IntoIter<Self::Item>
    where
        Self::Item: Ord,
    {
        let mut items: Vec<_> = self.collect();
        items.sort_unstable();
        items.into_iter()
    }

    /// The first item of every run of equal items.
    fn dedup(self) -> Dedup<Self>
    where
        Self::Item: PartialEq,
    {
        Dedup { items: self.peekable() }
    }

    fn unique(self) -> Unique<Self>
    where
        Self::Item: Clone + Eq + Hash,
    {
        Unique { items: self, seen: HashSet::new() }
    }

    fn counts(self) -> HashMap<Self::Item, usize>
    where
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

    /// Each item with the next: (0, 1), (1, 2), (2, 3), …
    fn tuple_windows<T: Tuple<Item = Self::Item>>(self) -> TupleWindows<Self, T> {
        TupleWindows { items: self, last: None }
    }

    /// Each item once: (0, 1), (2, 3), …; an incomplete last tuple is left out.
    fn tuples<T: Tuple<Item = Self::Item>>(self) -> Tuples<Self, T> {
        Tuples { items: self.fuse(), tuple: PhantomData }
    }
}

impl<I: Iterator> Itertools for I {}

pub struct Format<'a, I> {
    items: Cell<Option<I>>,
    separator: &'a str,
}

impl<I: Iterator> Display for Format<'_, I>
where
    I::Item: Display,
{
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        let items = self.items.take().expect("a format can be printed only once");
        for (index, item) in items.enumerate() {
            if index > 0 {
                formatter.write_str(self.separator)?;
            }
            item.fmt(formatter)?;
        }
        Ok(())
    }
}

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

impl<I: Iterator<Item = T::Item>, T: Tuple + Clone> Iterator for TupleWindows<I, T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        self.last = T::after(self.last.take(), &mut self.items);
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
        T::after(None, &mut self.items)
    }
}

pub trait Tuple: Sized {
    type Item;
    /// The tuple that begins at the second item of `last`, or at the first of `rest`.
    fn after<I: Iterator<Item = Self::Item>>(last: Option<Self>, rest: &mut I) -> Option<Self>;
}

impl<A> Tuple for (A, A) {
    type Item = A;
    fn after<I: Iterator<Item = A>>(last: Option<Self>, rest: &mut I) -> Option<Self> {
        let first = last.map_or_else(|| rest.next(), |(_, item)| Some(item))?;
        Some((first, rest.next()?))
    }
}

//@ (_,_,_)
impl<A> Tuple for (A, A, A) {
    type Item = A;
    fn after<I: Iterator<Item = A>>(last: Option<Self>, rest: &mut I) -> Option<Self> {
        let (first, second) = match last {
            Some((_, first, second)) => (first, second),
            None => (rest.next()?, rest.next()?),
        };
        Some((first, second, rest.next()?))
    }
}
