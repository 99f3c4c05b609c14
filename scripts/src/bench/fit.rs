//! A power law through measured costs.

/// Costs below this many times the start-up cost say nothing about the growth.
pub const ABOVE_START_UP: f64 = 3.0;
/// The fewest sizes that an exponent is fitted to.
const FEWEST_SIZES: usize = 3;

/// `start_up + factor · size^exponent`, as close to the costs as it gets.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fit {
    pub start_up: f64,
    pub factor: f64,
    pub exponent: f64,
    /// The smallest of the sizes fitted; those below cost too little more than the start-up.
    pub from: usize,
}

impl Fit {
    /// The fit of costs by size; the first cost is the start-up. `None` where too few costs are well
    /// above it.
    pub fn of(costs: &[(usize, f64)]) -> Option<Self> {
        let (&(_, start_up), others) = costs.split_first()?;
        let below = others.iter().rposition(|(_, cost)| *cost < ABOVE_START_UP * start_up);
        Self::above(start_up, &others[below.map_or(0, |last| last + 1)..])
    }

    /// The fit of costs by size that hold no start-up. Only the upper half of the sizes counts, by
    /// their logarithms: what a call itself costs weighs little there.
    pub fn of_all(costs: &[(usize, f64)]) -> Option<Self> {
        let (largest, _) = costs.last()?;
        let from = costs.iter().position(|(size, _)| size.pow(2) >= *largest)?;
        Self::above(0.0, &costs[from..])
    }

    /// Least squares on `log(cost - start_up)` over `log(size)`.
    fn above(start_up: f64, fitted: &[(usize, f64)]) -> Option<Self> {
        let logs = fitted.iter().map(|(size, cost)| ((*size as f64).ln(), (cost - start_up).ln()));
        let logs: Vec<_> = logs.collect();
        if logs.len() < FEWEST_SIZES {
            return None;
        }
        let mean = |values: &dyn Fn(&(f64, f64)) -> f64| {
            logs.iter().map(values).sum::<f64>() / logs.len() as f64
        };
        let (x, y) = (mean(&|log| log.0), mean(&|log| log.1));
        let exponent = mean(&|log| (log.0 - x) * (log.1 - y)) / mean(&|log| (log.0 - x).powi(2));
        let factor = (y - exponent * x).exp();
        Some(Self { start_up, factor, exponent, from: fitted[0].0 })
    }

    pub fn cost(&self, size: f64) -> f64 {
        self.start_up + self.factor * size.powf(self.exponent)
    }
}
