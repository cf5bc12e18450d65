//! What happens when a database file is opened: settings, tables, keys.

use std::time::{SystemTime, UNIX_EPOCH};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sqlite::SqliteConnection;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::run::at_once;
use super::sql::signing;
use crate::store::SigningSeed;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations/sqlite");

/// `busy_timeout` first, since the others may have to wait for another process. The large
/// checkpoint keeps the copying of pages out of most commits.
const SETTINGS: &str = "
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA wal_autocheckpoint = 16384;
    PRAGMA journal_size_limit = 67108864;";

/// A connection with our settings.
pub(super) fn connect(path: &str) -> Result<SqliteConnection, String> {
    let mut db = SqliteConnection::establish(path).map_err(|error| error.to_string())?;
    db.batch_execute(SETTINGS)
        .map_err(|error| error.to_string())?;
    Ok(db)
}

/// A connection that cannot change anything.
pub(super) fn connect_to_read(path: &str) -> Result<SqliteConnection, String> {
    let mut db = connect(path)?;
    db.batch_execute("PRAGMA query_only = ON;")
        .map_err(|error| error.to_string())?;
    Ok(db)
}

/// Not longer than a stop may take; another process that uses the file may be in the way.
const CHECKPOINT: &str = "
    PRAGMA busy_timeout = 500;
    PRAGMA wal_checkpoint(TRUNCATE);
    PRAGMA busy_timeout = 5000;";

/// Moves everything that is in the write-ahead log to the file itself. Nothing is lost when that
/// cannot be done now.
pub(super) fn checkpoint(db: &mut SqliteConnection) {
    if let Err(error) = db.batch_execute(CHECKPOINT) {
        tracing::warn!(%error, "the write-ahead log stays");
    }
}

/// Brings the tables up to date and makes the first key. All of it in one exclusive transaction,
/// so that of two servers that start at once the second finds the work done.
pub(super) fn prepare(db: &mut SqliteConnection) -> Result<Vec<SigningSeed>, String> {
    db.exclusive_transaction(|db| {
        db.run_pending_migrations(MIGRATIONS)?;
        let known = at_once(signing::all(db))?;
        if !known.is_empty() {
            return Ok(known);
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
        at_once(signing::add(db, &SigningSeed::new(now, now)?))?;
        Ok(at_once(signing::all(db))?)
    })
    .map_err(|error: Box<dyn std::error::Error + Send + Sync>| error.to_string())
}
