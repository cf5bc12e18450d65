//! What must hold in every game: the laws, checked at every step of random sessions over every
//! preset and many combinations of house rules, and tables of single rules.
//!
//! `BOODLE_BATTERY=10` plays ten times as many sessions, `BOODLE_SEED=…` repeats the fresh seed of a
//! failed run; `-- --nocapture` shows what was counted.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod abandon;
mod actions;
mod bots;
#[path = "../proofs/bound.rs"]
mod bound;
mod bust;
mod cards;
mod carry;
mod chips;
mod corpus;
mod coverage;
mod deals;
mod debts;
mod dice;
mod endings;
mod entropy;
mod extra_rounds;
mod fair_deals;
mod fees;
mod first_action;
mod hidden;
mod hidden_deals;
mod house_rules;
mod laws;
mod leads;
mod listed;
mod misdeal;
mod money;
mod names;
mod pairwise;
mod positions;
mod positions_refused;
mod positions_spoilt;
mod redeals;
mod rematch;
mod saves;
mod scene;
mod scores;
mod session;
mod settlement;
mod stops;
mod tally;
mod told;
mod watch;
mod wild;
