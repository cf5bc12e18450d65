//! Where games are kept. The rest of the service speaks to this module in its own words: all SQL,
//! and every type of the SQL library, stays inside.

mod error;
mod game;
mod idle;
mod once;
mod pack;
mod postgres;
mod rows;
mod schema;
mod sqlite;
mod write;

use std::collections::HashMap;

use uuid::Uuid;

pub use absence::Absence;
pub use error::{CommitError, OpenError, StoreError};
pub use frozen::Frozen;
pub use game::{Change, Filter, Listed, NewGame, Past, Place, RulesHash, Show, Status, Stored};
pub use idle::{Idle, Idler, Overdue};
pub use moving::{Arrival, Due, MovedGame, MovedKey, MovedPast, Whole};
pub use once::{Granted, Kept, KeyHash, Once};
pub use pack::LogEntry;
pub use packing::Unpacked;
pub use postgres::Postgres;
pub use signing::SigningSeed;
pub use sqlite::Sqlite;
use write::Write;

/// Asks whichever database it is, with a statement that is written once for both.
macro_rules! ask {
    ($store:expr, $module:ident::$query:ident($($argument:expr),*)) => {
        match $store {
            $crate::store::Store::Sqlite(store) => {
                use $crate::store::sqlite::{at_once, sql};
                store.read(move |db| at_once(sql::$module::$query(db, $($argument),*))).await
            }
            $crate::store::Store::Postgres(store) => {
                use $crate::store::postgres::sql;
                store.read(async move |db| sql::$module::$query(db, $($argument),*).await).await
            }
        }
    };
}

// Below the macro, which they use.
mod absence;
mod frozen;
mod moving;
mod packing;
mod removal;
mod signing;

/// How busy a database is, as far as this server sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Load {
    /// Of a file: jobs that wait for a thread.
    Sqlite {
        /// To read.
        reads: usize,
        /// To write.
        writes: usize,
    },
    /// Of a server: connections to it.
    Postgres {
        /// At work.
        used: usize,
        /// Without work.
        idle: usize,
        /// Callers that wait for one.
        waiting: usize,
    },
}

/// The database of the service.
#[derive(Clone)]
pub enum Store {
    /// A file of this machine.
    Sqlite(Sqlite),
    /// A server, which many instances of the service may use at once.
    Postgres(Postgres),
}

impl Store {
    /// Opens the database, creating and migrating it. Blocks; called once, at the start.
    pub fn open(url: &str) -> Result<Store, OpenError> {
        Store::open_or_make(url, true)
    }

    fn open_or_make(url: &str, may_make: bool) -> Result<Store, OpenError> {
        let failed = |why| OpenError::Failed {
            url: without_password(url),
            why,
        };
        match url.split_once("://") {
            Some(("sqlite", path)) if !path.is_empty() && path != ":memory:" => {
                Ok(Store::Sqlite(Sqlite::open(path).map_err(failed)?))
            }
            Some(("postgres" | "postgresql", server)) if !server.is_empty() => Ok(Store::Postgres(
                Postgres::open(url, may_make).map_err(failed)?,
            )),
            Some((scheme, _)) => Err(OpenError::Unsupported(format!("{scheme}://…"))),
            None => Err(OpenError::Unsupported("what was given".to_owned())),
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
            _ => Store::open_or_make(url, false),
        }
    }

    /// Does what still waits and leaves everything in the database's file; afterwards nothing can be
    /// read or written. Blocks; called once, at the end.
    pub fn close(&self) {
        match self {
            Store::Sqlite(store) => store.close(),
            Store::Postgres(store) => store.close(),
        }
    }

    /// The keys that sign tokens as they were when the database was opened; the first one is made then.
    pub fn signing_seeds(&self) -> &[SigningSeed] {
        match self {
            Store::Sqlite(store) => store.seeds(),
            Store::Postgres(store) => store.seeds(),
        }
    }

    /// One game.
    pub async fn load(&self, id: Uuid) -> Result<Option<Stored>, StoreError> {
        ask!(self, reader::load(id))
    }

    /// How far a game is.
    pub async fn place(&self, id: Uuid) -> Result<Option<Place>, StoreError> {
        ask!(self, reader::place(id))
    }

    /// The versions of some games; of those that are no more there is none.
    pub async fn versions(&self, ids: Vec<Uuid>) -> Result<HashMap<Uuid, u64>, StoreError> {
        ask!(self, reader::versions(&ids))
    }

    /// What spectators see of a game, if it is shown to them late.
    pub async fn past(&self, id: Uuid) -> Result<Option<Past>, StoreError> {
        ask!(self, past::shown(id))
    }

    /// Rules by their hash, as canonical JSON.
    pub async fn rules(&self, hash: RulesHash) -> Result<Option<String>, StoreError> {
        ask!(self, reader::rules(hash))
    }

    /// Log entries with events after a number, oldest first, at most so many entries.
    pub async fn log(&self, id: Uuid, after: u64, limit: u32) -> Result<Vec<Vec<u8>>, StoreError> {
        let entries = self.log_entries(id, after, limit).await?;
        Ok(entries.into_iter().map(|entry| entry.body).collect())
    }

    /// The same, each with the number of its last event.
    pub async fn log_entries(
        &self,
        id: Uuid,
        after: u64,
        limit: u32,
    ) -> Result<Vec<LogEntry>, StoreError> {
        ask!(self, log::entries(id, after, limit))
    }

    /// Listed games as everybody may see them, newest first.
    pub async fn listed_games(&self, filter: Filter) -> Result<Vec<Listed>, StoreError> {
        ask!(self, reader::listed_games(&filter))
    }

    /// What has been done under a key.
    pub async fn kept(&self, key: KeyHash) -> Result<Option<Kept>, StoreError> {
        ask!(self, keys::kept(key))
    }

    /// Games in which the server has something to do that is due at a moment, in milliseconds since
    /// 1970, either where a person plays or where none does; the longest due first, at most so many.
    /// None of those that this server has at work already, nor, where servers share a database, of those
    /// that others have; each is to be released when its work is done.
    pub async fn claim_due(
        &self,
        now: u64,
        attended: bool,
        limit: u32,
        at_work: &HashMap<Uuid, bool>,
    ) -> Result<Vec<Uuid>, StoreError> {
        match self {
            Store::Sqlite(store) => {
                let more = limit + u32::try_from(at_work.len()).unwrap_or(u32::MAX - limit);
                let read = move |db: &mut _| sqlite::due(db, now, attended, more);
                let mut due = store.read(read).await?;
                due.retain(|id| !at_work.contains_key(id));
                due.truncate(limit as usize);
                Ok(due)
            }
            Store::Postgres(store) => store.claim(now, attended, limit).await,
        }
    }

    /// Since when something is due in games where it is at a moment, the longest first, up to a thousand;
    /// either where a person plays or where none does.
    pub async fn due_since(&self, now: u64, attended: bool) -> Result<Vec<u64>, StoreError> {
        ask!(self, reader::due_since(now, attended))
    }

    /// How busy it is.
    pub fn load_now(&self) -> Load {
        match self {
            Store::Sqlite(store) => store.load_now(),
            Store::Postgres(store) => store.load_now(),
        }
    }

    /// What was due in a game is done for now: others may claim it.
    pub async fn release(&self, id: Uuid) {
        match self {
            // One server works on a file; where there are two, the version of the game keeps them apart.
            Store::Sqlite(_) => {}
            Store::Postgres(store) => store.release(id).await,
        }
    }

    /// Games in which the server has something to do, now or later, by their ids from after one on, at
    /// most so many.
    pub async fn with_duty(&self, after: Uuid, limit: u32) -> Result<Vec<Uuid>, StoreError> {
        ask!(self, reader::with_duty(after, limit))
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        ask!(self, reader::ping())
    }

    /// Stores a new game as version 1 and answers with the place of its log entry.
    pub async fn create(&self, game: NewGame) -> Result<i64, CommitError> {
        self.write(Write::Create(game)).await
    }

    /// Makes a change, on disk when this returns, and answers with the place of its log entry.
    pub async fn commit(&self, change: Change) -> Result<i64, CommitError> {
        self.write(Write::Commit(change)).await
    }

    /// Removes some of the idempotency keys from before a moment, in seconds since 1970; how many.
    /// Nothing is left to do when there were none.
    pub async fn sweep_keys(&self, before: u64) -> Result<u64, StoreError> {
        self.swept(Write::SweepKeys { before }).await
    }

    async fn write(&self, write: Write) -> Result<i64, CommitError> {
        match self {
            Store::Sqlite(store) => store.write(write).await,
            Store::Postgres(store) => store.write(write).await,
        }
    }

    /// Nothing is lost if it was done already.
    async fn told(&self, write: Write) -> Result<(), StoreError> {
        match self.write(write).await {
            Ok(_) | Err(CommitError::Conflict) => Ok(()),
            Err(CommitError::Store(error)) => Err(error),
        }
    }

    /// How many were swept.
    async fn swept(&self, sweep: Write) -> Result<u64, StoreError> {
        match self.write(sweep).await {
            Ok(swept) => Ok(swept.unsigned_abs()),
            Err(CommitError::Conflict) => Ok(0),
            Err(CommitError::Store(error)) => Err(error),
        }
    }
}

/// A URL as it may be shown: who connects, and with which parameters, is nobody's business.
pub(crate) fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return "the database".to_owned();
    };
    if scheme == "sqlite" {
        return url.to_owned();
    }
    let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    let place = place.split_once('?').map_or(place, |(place, _)| place);
    format!("{scheme}://{place}")
}

#[cfg(test)]
pub(crate) mod tests;
