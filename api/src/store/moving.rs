//! Games as they move from one database to another, whole and in the words of neither.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    CommitError, Granted, KeyHash, LogEntry, Once, RulesHash, SigningSeed, Status, Store,
    StoreError, Write,
};

/// A game without its log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovedGame {
    /// Its id.
    pub id: Uuid,
    /// Number of committed changes.
    pub version: u64,
    /// Number of the last event.
    pub last_seq: u64,
    /// How far it is, as the lobby tells it.
    pub status: Status,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// The preset it was made from; none for rules of one's own.
    pub ruleset: Option<String>,
    /// Hash of its rules.
    #[serde(with = "crate::binary")]
    pub hash: RulesHash,
    /// Its rules as canonical JSON.
    pub rules: String,
    /// The table, in its stored form.
    #[serde(with = "crate::binary")]
    pub snapshot: Vec<u8>,
    /// When the server has to do something in the game.
    pub due: Option<Due>,
    /// The hour before which somebody last did something, in milliseconds since 1970.
    pub idle_since: u64,
    /// When it ends or goes if nobody does anything, in milliseconds since 1970.
    pub expires_at: Option<u64>,
    /// Whether a person plays.
    pub attended: bool,
}

/// When the server has to do something in a game, in milliseconds since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Due {
    /// When.
    pub at: u64,
    /// Until when a server ran that could have done it: since then the clocks of the game stand.
    pub ran_until: u64,
}

/// A game as it was, for those who are shown it late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovedPast {
    /// Number of committed changes.
    pub version: u64,
    /// Number of the last event.
    pub last_seq: u64,
    /// How far it was.
    pub status: Status,
    /// The table, in its stored form.
    #[serde(with = "crate::binary")]
    pub snapshot: Vec<u8>,
}

/// What was done under an `Idempotency-Key`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovedKey {
    /// Whose key, and which.
    #[serde(with = "crate::binary")]
    pub key: KeyHash,
    /// The SHA-256 of what was asked.
    #[serde(with = "crate::binary")]
    pub request: [u8; 32],
    /// In which game.
    pub game: Uuid,
    /// The event before those that it caused.
    pub after: u64,
    /// Which token the answer gave.
    pub granted: Option<Granted>,
    /// When, in seconds since 1970.
    pub at: u64,
}

impl MovedKey {
    /// As it was kept.
    pub(super) fn once(&self) -> Once {
        Once {
            key: self.key,
            request: self.request,
            granted: self.granted,
            at: self.at,
        }
    }
}

/// Everything that is kept of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whole {
    /// The game itself.
    pub game: MovedGame,
    /// Its log, in order.
    pub log: Vec<LogEntry>,
    /// What is still to be shown of it, in order.
    pub past: Vec<MovedPast>,
}

/// A game that has come from another database and whose clocks still stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrival {
    /// Its id.
    pub game: Uuid,
    /// Since when they do, in milliseconds since 1970.
    pub since: u64,
}

impl Store {
    /// Takes games in that are not there yet, all of them or none.
    pub async fn take_in(&self, games: Vec<Whole>) -> Result<(), CommitError> {
        self.write(Write::TakeIn(games)).await.map(|_| ())
    }

    /// Keeps what was done under keys, unless they have been used here; how many.
    pub async fn take_in_keys(&self, keys: Vec<MovedKey>) -> Result<u64, CommitError> {
        let taken = self.write(Write::TakeInKeys(keys)).await?;
        Ok(taken.unsigned_abs())
    }

    /// Adds the keys that sign tokens, at a moment in seconds since 1970; how many were not there.
    pub async fn take_in_seeds(
        &self,
        seeds: Vec<SigningSeed>,
        now: u64,
    ) -> Result<u64, StoreError> {
        self.swept(Write::TakeInSeeds { seeds, now }).await
    }

    /// Games whose clocks still stand, by their ids from after one on, at most so many.
    pub async fn arrivals(&self, after: Uuid, limit: u32) -> Result<Vec<Arrival>, StoreError> {
        ask!(self, arrivals::all(after, limit))
    }

    /// The clocks of a game go on: what was due when it came is due again, unless it has changed since.
    pub async fn wake(&self, game: Uuid) -> Result<(), StoreError> {
        self.told(Write::Wake { game }).await
    }
}
