//! The database as it is at one moment, to be read in pages while others go on writing.

use std::collections::HashMap;

use uuid::Uuid;

use super::postgres::{self, answered};
use super::sqlite::{self, at_once};
use super::{KeyHash, LogEntry, MovedGame, MovedKey, MovedPast, SigningSeed, Store, StoreError};

/// The database as it is at one moment.
pub struct Frozen(Connection);

enum Connection {
    Sqlite(Box<sqlite::Db>),
    Postgres(Box<postgres::Db>),
}

/// Asks whichever database it is. Reading a file is waited for where it is asked: whoever reads a whole
/// database serves nobody meanwhile.
macro_rules! look {
    ($frozen:expr, $module:ident::$query:ident($($argument:expr),*)) => {
        match &mut $frozen.0 {
            Connection::Sqlite(db) => at_once(sqlite::sql::$module::$query(db, $($argument),*)),
            Connection::Postgres(db) => {
                answered(postgres::sql::$module::$query(db, $($argument),*)).await
            }
        }
    };
}

impl Store {
    /// As the database is now.
    pub async fn frozen(&self) -> Result<Frozen, StoreError> {
        Ok(Frozen(match self {
            Store::Sqlite(store) => Connection::Sqlite(Box::new(store.freeze()?)),
            Store::Postgres(store) => Connection::Postgres(Box::new(store.freeze().await?)),
        }))
    }
}

impl Frozen {
    /// The last moment at which a server is known to have run and to have given back what was lost before, in
    /// milliseconds since 1970.
    pub async fn ran_until(&mut self) -> Result<Option<u64>, StoreError> {
        look!(self, absences::ran_until())
    }

    /// The keys that sign tokens, those that sign from later on first.
    pub async fn signing_keys(&mut self) -> Result<Vec<SigningSeed>, StoreError> {
        look!(self, signing::all())
    }

    /// What was done under keys since a moment, in seconds since 1970, in these games or in all; by key, from
    /// after one on, at most so many.
    pub async fn keys(
        &mut self,
        since: u64,
        only: Option<&[Uuid]>,
        after: Option<KeyHash>,
        limit: u32,
    ) -> Result<Vec<MovedKey>, StoreError> {
        look!(self, moving::keys(since, only, after, limit))
    }

    /// The versions of some games; of those that are not there is none.
    pub async fn versions(&mut self, ids: &[Uuid]) -> Result<HashMap<Uuid, u64>, StoreError> {
        look!(self, reader::versions(ids))
    }

    /// These games or all, by id from after one on, at most so many. The clocks of those that are at home here
    /// ran until a moment, in milliseconds since 1970.
    pub async fn games(
        &mut self,
        ran_until: u64,
        only: Option<&[Uuid]>,
        after: Option<Uuid>,
        limit: u32,
    ) -> Result<Vec<MovedGame>, StoreError> {
        look!(self, moving::games(ran_until, only, after, limit))
    }

    /// Log entries with events after a number, oldest first, at most so many entries.
    pub async fn log(
        &mut self,
        id: Uuid,
        after: u64,
        limit: u32,
    ) -> Result<Vec<LogEntry>, StoreError> {
        look!(self, log::entries(id, after, limit))
    }

    /// What is still to be shown of a game, in order.
    pub async fn past(&mut self, id: Uuid) -> Result<Vec<MovedPast>, StoreError> {
        look!(self, moving::past(id))
    }
}
