//! The Boodle service: tables of stops games over HTTP.
//!
//! Reading order, which is the way of a request: [`app`], [`routes`], [`auth`], [`turn`],
//! [`change`], [`store`], [`view`]. What is refused on the way is a [`problem`].

pub mod admin;
pub mod app;
pub mod arrival;
pub mod auth;
pub mod binary;
pub mod broker;
pub mod chairs;
pub mod change;
pub mod choice;
pub mod clock;
pub mod coding;
pub mod config;
pub mod document;
pub mod driver;
pub mod entropy;
pub mod event;
pub mod feed;
pub mod follow;
pub mod forced;
pub mod form;
pub mod forwarded;
pub mod idle;
pub mod incoming;
pub mod join_code;
pub mod language;
pub mod leaving;
pub mod limits;
pub mod log;
pub mod logging;
pub mod lookout;
pub mod lost_time;
pub mod metrics;
pub mod moving;
pub mod name;
pub mod once;
pub mod onlooker;
pub mod options;
pub mod origin;
pub mod outage;
pub mod people;
pub mod problem;
pub mod recover;
pub mod rematch;
pub mod replay;
pub mod routes;
pub mod rulebook;
pub mod rules_text;
pub mod sandbox;
pub mod seating;
pub mod serve;
pub mod spectators;
pub mod steps;
pub mod store;
pub mod stream;
pub mod table;
pub mod tables;
pub mod text;
pub mod tls;
pub mod turn;
pub mod upkeep;
pub mod view;
pub mod watch;
pub mod words;

#[cfg(test)]
mod tests;
