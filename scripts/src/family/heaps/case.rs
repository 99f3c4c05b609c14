//! The cases of this family.

use std::fmt::Debug;
use std::hash::Hash;

use crate::family::lists::Number;
use crate::rules::CaseOf;

pub type ParamsOf<G> = <CaseOf<G> as HeapCase>::Params;

/// A case of this family: heaps, and perhaps parameters of the rules, such as a list of takes.
pub trait HeapCase: Clone {
    type Number: Number;
    type Params: Clone + Debug + Default + Eq + Hash + Send + Sync;

    fn new(params: Self::Params, heaps: Vec<Self::Number>) -> Self;
    fn params(&self) -> &Self::Params;
    fn heaps(&self) -> &[Self::Number];
    fn heaps_mut(&mut self) -> &mut Vec<Self::Number>;
}

impl<N: Number> HeapCase for Vec<N> {
    type Number = N;
    type Params = ();

    fn new((): (), heaps: Self) -> Self {
        heaps
    }

    fn params(&self) -> &() {
        &()
    }

    fn heaps(&self) -> &[N] {
        self
    }

    fn heaps_mut(&mut self) -> &mut Self {
        self
    }
}

/// Heaps under rules with parameters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Under<P, N> {
    pub params: P,
    pub heaps: Vec<N>,
}

impl<P, N: Number> HeapCase for Under<P, N>
where
    P: Clone + Debug + Default + Eq + Hash + Send + Sync,
{
    type Number = N;
    type Params = P;

    fn new(params: P, heaps: Vec<N>) -> Self {
        Self { params, heaps }
    }

    fn params(&self) -> &P {
        &self.params
    }

    fn heaps(&self) -> &[N] {
        &self.heaps
    }

    fn heaps_mut(&mut self) -> &mut Vec<N> {
        &mut self.heaps
    }
}
