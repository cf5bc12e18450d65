//! A round, from the antes to the settlement; one file a phase.

mod abandon;
mod after;
mod ante;
mod collect;
mod deal;
mod exchange;
mod misdeal;
mod open;
mod payments;
mod phases;
mod poker;
mod settle;
mod stops;

pub(crate) use after::MAX_EXTRA_ROUNDS;
pub use misdeal::MAX_REDEALS;
pub(crate) use open::may_draw;
