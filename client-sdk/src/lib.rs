//! Rust client of Boodle, a server for stops card games.
//!
//! Everything in [`types`] and every call of [`Client`] is generated from `openapi.yaml`; this
//! page shows how the parts go together.
//!
//! ```no_run
//! use boodle_client::{Refusal, Versioned};
//!
//! # async fn doc() -> Result<(), Box<dyn std::error::Error>> {
//! // A client without a token is a spectator.
//! let anybody = boodle_client::connect("http://127.0.0.1:8080");
//! let game = "018f6b1e-7d3c-7000-8000-000000000000";
//!
//! // With the token of a seat it plays there. Both share one pool of connections.
//! let ann = anybody.with_token("eyJhbGciOiJFZERTQSJ9");
//! let view = ann.get_game().id(game).send().await?;
//! if let Some(action) = view.you.as_ref().and_then(|you| you.legal_actions.first()) {
//!     let sent = ann.post_action().id(game).body(action.clone()).send().await;
//!     match sent {
//!         Ok(done) => println!("version {:?}", done.version()),
//!         Err(error) if error.code() == Some("not_your_turn") => println!("too late"),
//!         Err(error) => return Err(error.into()),
//!     }
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # Coming to a table
//!
//! [`Client::join`] takes a seat, [`Client::join_with_code`] one of a private game, and
//! [`Client::play_again`] goes on after a game with a rematch. Each gives the [`Part`] that the caller has
//! from then on, with the token that opens it.
//!
//! # Broken connections
//!
//! Every call that changes something carries an `Idempotency-Key` and is sent again, as calls that
//! read are, when the connection breaks or the server asks for patience: it happens once all the
//! same. [`Client::with_repeats`] says how often.
//!
//! # Languages
//!
//! [`Client::with_language`] has events, rules and titles of problems told in English, German or
//! Dutch, of an event [`types::Event::text`]. Everything else is the same in every language.
//!
//! # Rules
//!
//! A game is made with the id of a preset, `game.ruleset("newmarket")`, or with a whole
//! [`types::Ruleset`] of one's own, `game.ruleset(&own)`: the [`types::RulesetDetail`] of a preset
//! has one to begin with.
//!
//! # What may grow
//!
//! A newer server may send members, events and values that this version does not know. They
//! never make an answer unreadable: unknown members are skipped, an unknown event is
//! [`types::Event::Unknown`] with the JSON as it came, an unknown value of an enumeration is its
//! `Unknown` with the text. These enums are `#[non_exhaustive]`, so a `match` has an arm for
//! the rest. An answer that is malformed is an error.
//!
//! What all events have can be asked without a `match`: [`types::Event::seq`] is the number to
//! go on from, whatever happened.
//!
//! # What is not checked
//!
//! Limits, such as the length of a name or the form of a card, are the server's to check: it
//! refuses with a [`types::Problem`] that says what is wrong.
//!
//! # HTTPS
//!
//! The client brings no TLS of its own. For a server behind HTTPS add `reqwest` with its feature
//! `rustls` or `native-tls` to your dependencies.

mod access;
mod choice;
pub mod fair;
mod follow;
#[rustfmt::skip]
#[allow(clippy::all, missing_docs, rust_2018_idioms, unreachable_pub, unused)]
#[allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod generated;
mod part;
mod patience;
mod refusal;
mod versioned;

pub use access::{Access, connect};
pub use follow::Followed;
pub use generated::{ByteStream, Client, ClientInfo, Error, ResponseValue, builder, types};
pub use part::Part;
pub use refusal::Refusal;
pub use versioned::Versioned;

#[cfg(test)]
mod tests;
