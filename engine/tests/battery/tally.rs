//! Counts of what happened, so that a law that was never put to the test is noticed.

use std::collections::BTreeMap;
use std::fmt;

#[derive(Default)]
pub(crate) struct Tally(BTreeMap<String, u64>);

impl Tally {
    pub(crate) fn add(&mut self, what: impl Into<String>, times: usize) {
        *self.0.entry(what.into()).or_default() += u64::try_from(times).unwrap();
    }

    pub(crate) fn one(&mut self, what: impl Into<String>) {
        self.add(what, 1);
    }

    pub(crate) fn of(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or_default()
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        for (what, times) in &other.0 {
            *self.0.entry(what.clone()).or_default() += times;
        }
    }

    pub(crate) fn at_least(&self, least: u64, what: &str, whose: &str) {
        let times = self.of(what);
        assert!(times >= least, "{whose}: {what} only {times} times\n{self}");
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.0.iter().map(|(what, times)| format!("{what} {times}"));
        f.write_str(&counts.collect::<Vec<_>>().join(" · "))
    }
}
