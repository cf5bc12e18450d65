//! What happens when a server comes to a database: tables and keys.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use diesel::QueryResult;
use diesel::sql_types::Bool;
use diesel_async::{AsyncMigrationHarness, RunQueryDsl};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::place::Place;
use super::{Db, sql};
use crate::store::{SigningSeed, StoreError};

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// Long enough for others to change large tables.
const PATIENCE: Duration = Duration::from_secs(60);
/// Servers that start at once take turns. The number has no meaning but to be ours.
const TAKE_TURN: &str = "SELECT pg_advisory_lock(7163384699003102976)";

/// Brings the tables up to date and makes the first key. Of servers that start at once the second finds
/// the work done.
pub(super) async fn prepare(place: Arc<Place>, may_make: bool) -> Result<Vec<SigningSeed>, String> {
    let prepared = tokio::time::timeout(PATIENCE, prepared(&place, may_make)).await;
    prepared.unwrap_or_else(|_| Err("it does not answer".to_owned()))
}

async fn prepared(place: &Place, may_make: bool) -> Result<Vec<SigningSeed>, String> {
    let mut db = place.connect().await.map_err(|error| error.to_string())?;
    if !may_make && !is_made(&mut db).await.map_err(|error| error.to_string())? {
        return Err("no games are kept there".to_owned());
    }
    // Until this connection ends.
    let turn = diesel::sql_query(TAKE_TURN).execute(&mut db).await;
    turn.map_err(|error| error.to_string())?;
    let migrated = tokio::task::spawn_blocking(move || {
        let mut harness = AsyncMigrationHarness::new(db);
        let done = harness.run_pending_migrations(MIGRATIONS).map(|_| ());
        done.map(|()| harness.into_inner())
            .map_err(|error| error.to_string())
    });
    let mut db = migrated.await.map_err(|error| error.to_string())??;
    keys(&mut db).await.map_err(|error| error.to_string())
}

async fn is_made(db: &mut Db) -> QueryResult<bool> {
    diesel::select(diesel::dsl::sql::<Bool>(
        "to_regclass('signing_keys') IS NOT NULL",
    ))
    .get_result(db)
    .await
}

async fn keys(db: &mut Db) -> Result<Vec<SigningSeed>, Box<dyn std::error::Error + Send + Sync>> {
    let known = sql::signing::all(db).await?;
    if !known.is_empty() {
        return Ok(known);
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    sql::signing::add(db, &SigningSeed::new(now, now)?).await?;
    let made: Result<_, StoreError> = sql::signing::all(db).await;
    Ok(made?)
}

/// Keys change one after the other, for which is the next depends on all of them.
pub(super) async fn lock_keys(db: &mut Db) -> QueryResult<()> {
    let lock = "LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE";
    diesel::sql_query(lock).execute(db).await?;
    Ok(())
}
