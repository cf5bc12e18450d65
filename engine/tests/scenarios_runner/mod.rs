//! One scenario file after the other: read, played, compared.

pub(crate) mod alter;
mod compare;
mod copies;
mod file;
pub(crate) mod folder;
mod lines;
mod play;
mod setup;
mod table;

use file::Scenario;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What became of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Passed,
    /// The engine does not play this yet, and says so.
    NotRun(String),
    Failed(Vec<String>),
}

impl Verdict {
    pub(crate) fn failed(why: impl ToString) -> Verdict {
        Verdict::Failed(vec![why.to_string()])
    }
}

/// Runs the scenario of a file. A panic of the engine is a failure of this file alone.
pub(crate) fn run(text: &str) -> Verdict {
    let played = catch_unwind(AssertUnwindSafe(|| match Scenario::read(text) {
        Ok(scenario) => play::verdict(&scenario),
        Err(error) => Verdict::failed(error),
    }));
    played.unwrap_or_else(|_| Verdict::failed("the engine panicked"))
}
