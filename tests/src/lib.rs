//! The real server as a process, and a table played through the client.
// A test harness fails loudly.
#![allow(clippy::expect_used, clippy::panic)]

mod broker;
mod database;
mod http;
mod proxy;
mod raw;
mod server;
mod table;
mod tap;

pub use broker::{Broker, certified};
pub use database::{database, query};
pub use proxy::Proxy;
pub use server::{Server, example, program, project};
pub use table::{Table, at_table, chips_in_play};
