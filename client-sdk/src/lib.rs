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
//! # Adding the crate
//!
//! It is not published yet. A program depends on a copy of the source, or on a repository that has one, and for
//! what is `async` on tokio; streams are gone through with futures-util:
//!
//! ```toml
//! [dependencies]
//! boodle-client = { path = "../boodle/client-sdk" }
//! # or  boodle-client = { git = "https://git.example/boodle.git" }
//! tokio = { version = "1", features = ["macros", "rt-multi-thread"] }
//! futures-util = "0.3"
//! ```
//!
//! # Calls and examples
//!
//! Each of these examples is a program that the tests of the project run.
//!
//! | calls | do | example |
//! | --- | --- | --- |
//! | [`list_rulesets`](Client::list_rulesets), [`get_ruleset`](Client::get_ruleset), [`validate_ruleset`](Client::validate_ruleset) | which games can be played, and house rules | `rulesets` |
//! | [`create_game`](Client::create_game), [`list_games`](Client::list_games), [`get_game`](Client::get_game), [`delete_game`](Client::delete_game), [`get_game_rules`](Client::get_game_rules) | tables and the lobby | `lobby` |
//! | [`take_seat`](Client::take_seat), [`change_seat`](Client::change_seat), [`leave_seat`](Client::leave_seat), [`renew_seat_token`](Client::renew_seat_token), [`hand_over_host`](Client::hand_over_host), [`get_host_token`](Client::get_host_token), [`renew_join_code`](Client::renew_join_code) | who plays | `seats` |
//! | [`start_game`](Client::start_game), [`post_action`](Client::post_action), [`end_game`](Client::end_game), [`redeal_game`](Client::redeal_game) | play | `four_players` |
//! | [`list_events`](Client::list_events), [`stream_game`](Client::stream_game), [`follow`](Client::follow) | what happens | `chat`, `bot` |
//! | [`add_entropy`](Client::add_entropy), [`get_replay`](Client::get_replay), [`rematch_game`](Client::rematch_game), [`fair`] | fair deals, and again | `fair_deal` |
//! | [`get_health`](Client::get_health), [`get_readiness`](Client::get_readiness), [`get_jwks`](Client::get_jwks) | operations | |
//! | any of them, one after another | without `async` | `scripted` |
//! | many games at once | what is good play | `study` |
//!
//! # Making a client
//!
//! [`connect`] is enough for most programs. [`Client::builder`] also takes a token, a language, how often and
//! how long to try, a user agent and connections of one's own, and says what is wrong with them. The
//! `with_…` functions of a client make another one that shares its connections.
//!
//! # Coming to a table
//!
//! [`Client::join`] takes a seat, [`Client::join_with_code`] one of a private game, and
//! [`Client::play_again`] goes on after a game with a rematch. Each gives the [`Part`] that the caller has
//! from then on, with the token that opens it.
//!
//! # Ids
//!
//! A game is a [`types::GameId`], a seat a [`types::Seat`], a card a [`types::Card`]: none can be taken for
//! another. Calls also take what can become one, such as a text or a number.
//!
//! # Following a game
//!
//! [`Client::follow`] tells the view and then every event, once and in order. It goes on by itself after a
//! connection that broke or a server that started again, and ends with [`Followed::End`]:
//!
//! ```no_run
//! use boodle_client::Followed;
//! use futures_util::StreamExt;
//!
//! # async fn doc(ann: boodle_client::Client, game: boodle_client::types::GameId) -> Result<(), Box<dyn std::error::Error>> {
//! let mut told = std::pin::pin!(ann.follow(game, None));
//! while let Some(told) = told.next().await {
//!     if let Followed::Event(event) = told? {
//!         println!("{}", event.text().unwrap_or_default());
//!     }
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # Errors
//!
//! Every call gives an [`Error`] when it fails. [`Refusal`] asks what the server said: [`Refusal::code`] is the
//! stable name of the problem, such as `not_your_turn` or `game_full`, [`Refusal::problem`] the whole of it with a
//! sentence in `detail`, and after a wrong move with `legal_actions`. Neither is there when nobody answered.
//!
//! # Lists
//!
//! A list comes in pages; `stream` of [`builder::ListGames`], [`builder::ListRulesets`],
//! [`builder::ListEvents`] and [`builder::GetReplay`] goes through all of them.
//!
//! # Broken connections
//!
//! Every call that changes something carries an `Idempotency-Key` and is sent again, as calls that
//! read are, when the connection breaks or the server asks for patience (429, 503): it happens once all the
//! same. `Retry-After` is obeyed, in seconds or as a time, up to a minute; a server that asks for more is
//! not waited for. [`Client::with_repeats`] says how often.
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
//! Addresses with `https://` work: the feature `rustls`, which is on unless `default-features = false` says
//! otherwise, brings TLS and trusts whom the system trusts. For a certificate of your own, a client
//! certificate or a proxy give [`ClientBuilder::http`] a [`reqwest::Client`] of your own:
//!
//! ```no_run
//! # fn doc() -> Result<(), Box<dyn std::error::Error>> {
//! let own = reqwest::Certificate::from_pem(&std::fs::read("club.pem")?)?;
//! let http = reqwest::Client::builder().tls_certs_merge([own]).build()?;
//! let client = boodle_client::Client::builder("https://games.club.example").http(http).build()?;
//! # Ok(())
//! # }
//! ```
//!
//! # Without `async`
//!
//! With the feature `blocking` there is `Blocking`, which waits for any call (`wait`) and makes an iterator of any
//! stream (`each`): enough for scripts. It brings no other dependencies.
//!
//! # Rust
//!
//! Version 1.89 or later. A newer version may be demanded by a new minor version of this crate.

mod access;
#[cfg(feature = "blocking")]
mod blocking;
mod choice;
mod connect;
pub mod fair;
mod follow;
#[rustfmt::skip]
#[allow(clippy::all, missing_docs, rust_2018_idioms, unreachable_pub, unused)]
#[allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod generated;
mod pages;
mod part;
mod patience;
mod refusal;
mod versioned;

pub use access::Access;
#[cfg(feature = "blocking")]
pub use blocking::{Blocking, Each};
pub use connect::{BuildError, ClientBuilder, connect};
pub use follow::Followed;
pub use generated::{ByteStream, Client, ClientInfo, Error, ResponseValue, builder, types};
pub use part::Part;
pub use refusal::Refusal;
pub use versioned::Versioned;

#[cfg(test)]
mod tests;

/// What README shows compiles.
#[cfg(all(doctest, feature = "blocking"))]
#[doc = include_str!("../README.md")]
struct Readme;
