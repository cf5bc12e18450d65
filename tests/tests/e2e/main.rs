//! The product from outside: the real server, through the client, as its users meet it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A test fails loudly.

mod durability;
mod process;
mod races;
mod scripts;
mod sessions;
mod streams;
