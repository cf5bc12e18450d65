//! A round, from the antes to the settlement; one file a phase.

mod ante;
mod collect;
mod deal;
mod exchange;
mod open;
mod phases;
mod poker;
mod settle;
mod stops;
