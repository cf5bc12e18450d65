//! What is proved by counting: poker hands against an independent evaluator, that every round
//! ends, and every way in which a round can go from small positions.
//!
//! Each test closes with a line that says how much was checked. `BOODLE_SEED=…` repeats the fresh
//! seed of a failed run.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod bound;
mod choice;
#[path = "../battery/corpus.rs"]
#[allow(dead_code, reason = "the battery needs more of it")]
mod corpus;
#[path = "../battery/dice.rs"]
#[allow(dead_code, reason = "the battery needs more of it")]
mod dice;
#[path = "../battery/house_rules.rs"]
mod house_rules;
mod ledger;
mod poker;
mod rounds;
mod trees;

/// Tells how much was checked, past the test harness, which keeps what a passed test prints.
fn closing_line(line: &str) {
    use std::io::Write;
    writeln!(std::io::stdout().lock(), "{line}").unwrap();
}
