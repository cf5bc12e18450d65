//! Games as the store takes and gives them.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{Idle, Once};

/// The SHA-256 of the canonical JSON of a game's rules.
pub type RulesHash = [u8; 32];

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats can be taken.
    Open,
    /// Rounds are played.
    Playing,
    /// Over.
    Finished,
}

/// A game as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// Number of committed changes.
    pub version: u64,
    /// Number of the last event.
    pub last_seq: u64,
    /// Place of the newest log entry.
    pub head: i64,
    /// Which rules are played.
    pub rules: RulesHash,
    /// The table, in its stored form.
    pub snapshot: Vec<u8>,
    /// Whether somebody does something in it.
    pub idle: Idle,
}

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Number of committed changes.
    pub version: u64,
    /// Place of the newest log entry.
    pub head: i64,
}

/// When spectators are shown what happens in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Show {
    /// At once.
    AtOnce,
    /// So many events later.
    Late {
        /// How many.
        delay: u64,
        /// How far the game is now.
        status: Status,
    },
    /// At once from now on, and with it whatever was to be shown later: the game is over.
    Everything,
}

/// A game as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Past {
    /// Number of committed changes.
    pub version: u64,
    /// Number of the last event.
    pub last_seq: u64,
    /// The table, in its stored form.
    pub snapshot: Vec<u8>,
}

/// A game that does not exist yet.
#[derive(Debug, Clone)]
pub struct NewGame {
    /// Its id.
    pub id: Uuid,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// The preset it was made from; none for rules of one's own.
    pub ruleset: Option<String>,
    /// Hash of its rules.
    pub hash: RulesHash,
    /// Its rules as canonical JSON.
    pub rules: String,
    /// Number of the last event.
    pub last_seq: u64,
    /// When spectators are shown it.
    pub show: Show,
    /// The table, in its stored form.
    pub snapshot: Vec<u8>,
    /// The first log entry.
    pub log: Vec<u8>,
    /// Until when it stays if nobody does anything.
    pub idle: Idle,
    /// Not if this has been done before.
    pub once: Option<Once>,
}

/// One change of a game: it happens only if the game still has the version it was made for.
#[derive(Debug, Clone)]
pub struct Change {
    /// Which game.
    pub id: Uuid,
    /// The version that the change was made for.
    pub version: u64,
    /// The newest log entry at that version.
    pub head: i64,
    /// Number of the last event before the change.
    pub after: u64,
    /// Number of the last event after the change.
    pub last_seq: u64,
    /// How far the game is after the change, if that changes.
    pub status: Option<Status>,
    /// When spectators are shown it.
    pub show: Show,
    /// When the server has to do something in the game, in milliseconds since 1970.
    pub due: Option<u64>,
    /// Whether a person plays: what is due there comes first.
    pub attended: bool,
    /// Whether somebody does something in the game, if that changes.
    pub idle: Option<Idle>,
    /// The table after the change, in its stored form.
    pub snapshot: Vec<u8>,
    /// The log entry of the change.
    pub log: Vec<u8>,
    /// Not if this has been done before.
    pub once: Option<Once>,
    /// A game that begins to exist with the change, as its rematch does.
    pub founds: Option<Box<NewGame>>,
}

/// Which games the lobby lists.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Only games that are so far.
    pub status: Option<Status>,
    /// Only games made from this preset.
    pub ruleset: Option<String>,
    /// Only games older than this one.
    pub before: Option<Uuid>,
    /// At most so many.
    pub limit: u32,
}

/// A game in the lobby.
#[derive(Debug, Clone)]
pub struct Listed {
    /// Its id.
    pub id: Uuid,
    /// Number of committed changes.
    pub version: u64,
    /// How far it is.
    pub status: Status,
    /// The preset it was made from; none for rules of one's own.
    pub ruleset: Option<String>,
    /// The table, in its stored form.
    pub snapshot: Vec<u8>,
}
