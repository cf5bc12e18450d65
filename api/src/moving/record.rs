//! The lines of the file.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::store::{LogEntry, MovedGame, MovedKey, MovedPast, SigningSeed};

/// What the file says that it is.
pub(super) const FORMAT: &str = "boodle-games";
/// The version that is written.
pub(super) const VERSION: u32 = 1;

/// One line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Record {
    Header(Header),
    SigningKey(SigningSeed),
    IdempotencyKey(MovedKey),
    Game(Box<MovedGame>),
    Log(LogEntry),
    Past(MovedPast),
    End(End),
}

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) made_at: u64,
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    pub(super) counts: Counts,
    pub(super) sha256: String,
}

/// How many lines there are of each kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Counts {
    pub(crate) signing_keys: u64,
    pub(crate) idempotency_keys: u64,
    pub(crate) games: u64,
    pub(crate) log: u64,
    pub(crate) past: u64,
}

impl Counts {
    /// One more.
    pub(super) fn count(&mut self, record: &Record) {
        match record {
            Record::SigningKey(_) => self.signing_keys += 1,
            Record::IdempotencyKey(_) => self.idempotency_keys += 1,
            Record::Game(_) => self.games += 1,
            Record::Log(_) => self.log += 1,
            Record::Past(_) => self.past += 1,
            Record::Header(_) | Record::End(_) => {}
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "games: {}, log entries: {}, versions that are shown late: {}, idempotency keys: {}, signing keys: {}",
            self.games, self.log, self.past, self.idempotency_keys, self.signing_keys
        )
    }
}
