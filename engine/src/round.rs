//! A round, from the antes to the settlement; one file a phase.

mod ante;
mod deal;
mod exchange;
mod open;
mod settle;
mod stops;
