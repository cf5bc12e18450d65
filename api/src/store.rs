//! Where games are kept. The rest of the service speaks to this module in its own words: all SQL,
//! and every type of the SQL library, stays inside.

mod idle;
mod keys;
mod migrate;
mod past;
mod reader;
mod removal;
mod rows;
mod schema;
mod signing;
mod sqlite;
mod writer;

use uuid::Uuid;

pub use idle::{Idle, Idler, Overdue};
pub use signing::SigningSeed;
pub use sqlite::Sqlite;

/// The SHA-256 of the canonical JSON of a game's rules.
pub type RulesHash = [u8; 32];

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

/// The SHA-256 of an `Idempotency-Key` and of whoever sent it.
pub type KeyHash = [u8; 32];

/// What shall happen once, however often it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Once {
    /// Whose key, and which.
    pub key: KeyHash,
    /// The SHA-256 of what was asked.
    pub request: [u8; 32],
    /// Which token the answer gives.
    pub granted: Option<Granted>,
    /// When, in seconds since 1970.
    pub at: u64,
}

/// What has happened under a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kept {
    /// The SHA-256 of what was asked.
    pub request: [u8; 32],
    /// In which game.
    pub game: Uuid,
    /// The event before those that it caused.
    pub after: u64,
    /// Which token the answer gave.
    pub granted: Option<Granted>,
}

/// A token that was given, but not the token itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Granted {
    /// For which seat; for the host if for none.
    pub seat: Option<u8>,
    /// Which issue of the token.
    pub epoch: u32,
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

/// Why the database did not do what it was asked. The text is for the log only.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Out of reach, busy for too long, or broken; nothing was changed.
    #[error("the database cannot be used: {0}")]
    Unavailable(String),
    /// No room is left; nothing was changed.
    #[error("the disk is full: {0}")]
    Full(String),
}

/// Why a change was not made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CommitError {
    /// The game has another version by now, or is gone, or this has been done before.
    #[error("the game has changed, or this has been done before")]
    Conflict,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why the database could not be opened at all.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The URL names a database that this version does not know.
    #[error("{0} is not a database this version supports: use sqlite://PATH")]
    Unsupported(String),
    /// It is there but cannot be used.
    #[error("the database {url} cannot be opened: {why}")]
    Failed {
        /// As it was configured.
        url: String,
        /// What the database said.
        why: String,
    },
}

/// The database of the service.
#[derive(Clone)]
pub enum Store {
    /// A file of this machine.
    Sqlite(Sqlite),
}

impl Store {
    /// Opens the database, creating and migrating it. Blocks; called once, at the start.
    pub fn open(url: &str) -> Result<Store, OpenError> {
        match url.split_once("://") {
            Some(("sqlite", path)) if !path.is_empty() && path != ":memory:" => {
                let failed = |why| OpenError::Failed {
                    url: url.to_owned(),
                    why,
                };
                Ok(Store::Sqlite(Sqlite::open(path).map_err(failed)?))
            }
            Some((scheme, _)) => Err(OpenError::Unsupported(format!("{scheme}://…"))),
            None => Err(OpenError::Unsupported(url.to_owned())),
        }
    }

    /// The same, of a database that is there already.
    pub fn open_existing(url: &str) -> Result<Store, OpenError> {
        match url.split_once("://") {
            Some(("sqlite", path)) if !std::path::Path::new(path).exists() => {
                Err(OpenError::Failed {
                    url: url.to_owned(),
                    why: "there is no such file".to_owned(),
                })
            }
            _ => Store::open(url),
        }
    }

    /// Does what still waits and leaves everything in the database's file; afterwards nothing can be
    /// read or written. Blocks; called once, at the end.
    pub fn close(&self) {
        let Store::Sqlite(sqlite) = self;
        sqlite.close();
    }

    /// The keys that sign tokens as they were when the database was opened; the first one is made then.
    pub fn signing_seeds(&self) -> &[SigningSeed] {
        let Store::Sqlite(sqlite) = self;
        sqlite.seeds()
    }

    /// One game.
    pub async fn load(&self, id: Uuid) -> Result<Option<Stored>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.read(move |db| reader::load(db, id)).await
    }

    /// The version of a game.
    pub async fn version(&self, id: Uuid) -> Result<Option<u64>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.read(move |db| reader::version(db, id)).await
    }

    /// What spectators see of a game, if it is shown to them late.
    pub async fn past(&self, id: Uuid) -> Result<Option<Past>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.read(move |db| past::shown(db, id)).await
    }

    /// Rules by their hash, as canonical JSON.
    pub async fn rules(&self, hash: RulesHash) -> Result<Option<String>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.read(move |db| reader::rules(db, hash)).await
    }

    /// Log entries with events after a number, oldest first, at most so many entries.
    pub async fn log(&self, id: Uuid, after: u64, limit: u32) -> Result<Vec<Vec<u8>>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite
            .read(move |db| reader::log(db, id, after, limit))
            .await
    }

    /// Listed games as everybody may see them, newest first.
    pub async fn listed_games(&self, filter: Filter) -> Result<Vec<Listed>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite
            .read(move |db| reader::listed_games(db, &filter))
            .await
    }

    /// What has been done under a key.
    pub async fn kept(&self, key: KeyHash) -> Result<Option<Kept>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.read(move |db| keys::kept(db, key)).await
    }

    /// Games in which the server has something to do that is due at a moment, in milliseconds since
    /// 1970, either where a person plays or where none does; the longest due first, at most so many.
    pub async fn due(&self, now: u64, attended: bool, limit: u32) -> Result<Vec<Uuid>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite
            .read(move |db| reader::due(db, now, attended, limit))
            .await
    }

    /// Games in which the server has something to do, now or later, by their ids from after one on, at
    /// most so many.
    pub async fn with_duty(&self, after: Uuid, limit: u32) -> Result<Vec<Uuid>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite
            .read(move |db| reader::with_duty(db, after, limit))
            .await
    }

    /// The last moment that a server was known to run, in milliseconds since 1970.
    pub async fn last_heartbeat(&self) -> Result<Option<u64>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.read(reader::last_heartbeat).await
    }

    /// Says that a server runs.
    pub async fn beat(&self, now: u64) -> Result<(), StoreError> {
        let Store::Sqlite(sqlite) = self;
        match sqlite.write(writer::Write::Beat { now }).await {
            Ok(_) | Err(CommitError::Conflict) => Ok(()),
            Err(CommitError::Store(error)) => Err(error),
        }
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.read(reader::ping).await
    }

    /// Stores a new game as version 1 and answers with the place of its log entry.
    pub async fn create(&self, game: NewGame) -> Result<i64, CommitError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.write(writer::Write::Create(game)).await
    }

    /// Makes a change, on disk when this returns, and answers with the place of its log entry.
    pub async fn commit(&self, change: Change) -> Result<i64, CommitError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.write(writer::Write::Commit(change)).await
    }

    /// Removes some of the idempotency keys from before a moment, in seconds since 1970; how many.
    /// Nothing is left to do when there were none.
    pub async fn sweep_keys(&self, before: u64) -> Result<u64, StoreError> {
        self.swept(writer::Write::SweepKeys { before }).await
    }

    /// How many were swept.
    async fn swept(&self, sweep: writer::Write) -> Result<u64, StoreError> {
        let Store::Sqlite(sqlite) = self;
        match sqlite.write(sweep).await {
            Ok(swept) => Ok(swept.unsigned_abs()),
            Err(CommitError::Conflict) => Ok(0),
            Err(CommitError::Store(error)) => Err(error),
        }
    }
}

#[cfg(test)]
mod tests;
