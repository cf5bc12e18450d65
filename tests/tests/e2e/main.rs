//! The product from outside: the real server, through the client, as its users meet it.
// A test fails loudly, and tells what it counted.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout
)]

mod bots;
mod broker;
mod durability;
mod examples;
mod fair;
mod guides;
mod idle;
mod keys;
mod languages;
mod lists;
mod log;
mod misdeals;
mod moving;
mod once;
mod options;
mod own_rules;
mod people;
mod process;
mod races;
mod scripts;
mod sessions;
mod shells;
mod streams;
