//! The Boodle service: tables of stops games over HTTP.

pub mod config;
pub mod name;
pub mod store;
