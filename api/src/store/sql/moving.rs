//! Everything of a game, as it moves to another database.

use std::collections::HashMap;

use diesel::prelude::*;
use uuid::Uuid;

use super::super::{Db, RunQueryDsl};
use crate::store::rows::{MovedKeyRow, MovedPastRow, MovedRow, signed, unsigned};
use crate::store::schema::{arrivals, games, idempotency_keys, past, rules};
use crate::store::{Due, KeyHash, MovedGame, MovedKey, MovedPast, StoreError};

/// By id.
pub(in crate::store) async fn games(
    db: &mut Db,
    ran_until: u64,
    only: Option<&[Uuid]>,
    after: Option<Uuid>,
    limit: u32,
) -> Result<Vec<MovedGame>, StoreError> {
    let mut query = games::table
        .select(MovedRow::as_select())
        .order(games::id)
        .limit(i64::from(limit))
        .into_boxed();
    if let Some(only) = only {
        query = query.filter(games::id.eq_any(bytes(only)));
    }
    if let Some(after) = &after {
        query = query.filter(games::id.gt(after.as_bytes().as_slice()));
    }
    let rows: Vec<MovedRow> = query.load(db).await?;
    let rules = rules_of(db, &rows).await?;
    let arrived = arrived(db, &rows).await?;
    let game = |row: MovedRow| {
        let rules = rules.get(&row.rules).cloned();
        let came = arrived.get(&row.id).copied();
        // Where it has been played on, what is due is known.
        let came = came.filter(|(version, _)| *version == row.version);
        let home = row.due_at.map(|at| {
            let at = unsigned(at)?;
            Ok::<_, StoreError>(Due { at, ran_until })
        });
        let due = match came {
            Some((_, due)) => Some(due),
            None => home.transpose()?,
        };
        row.moved(rules, due)
    };
    rows.into_iter().map(game).collect()
}

async fn rules_of(db: &mut Db, rows: &[MovedRow]) -> QueryResult<HashMap<Vec<u8>, String>> {
    let hashes = rows.iter().map(|row| row.rules.as_slice());
    let rules: Vec<(Vec<u8>, String)> = rules::table
        .filter(rules::hash.eq_any(hashes.collect::<Vec<_>>()))
        .select((rules::hash, rules::body))
        .load(db)
        .await?;
    Ok(rules.into_iter().collect())
}

/// With which version those came whose clocks still stand, and what was due in them.
async fn arrived(
    db: &mut Db,
    rows: &[MovedRow],
) -> Result<HashMap<Vec<u8>, (i64, Due)>, StoreError> {
    let ids = rows.iter().map(|row| row.id.as_slice());
    let rows: Vec<(Vec<u8>, i64, i64, i64)> = arrivals::table
        .filter(arrivals::game.eq_any(ids.collect::<Vec<_>>()))
        .select((
            arrivals::game,
            arrivals::version,
            arrivals::due_at,
            arrivals::ran_until,
        ))
        .load(db)
        .await?;
    let due = |(game, version, at, ran_until)| {
        let due = Due {
            at: unsigned(at)?,
            ran_until: unsigned(ran_until)?,
        };
        Ok((game, (version, due)))
    };
    rows.into_iter().map(due).collect()
}

pub(in crate::store) async fn past(db: &mut Db, game: Uuid) -> Result<Vec<MovedPast>, StoreError> {
    let rows: Vec<MovedPastRow> = past::table
        .filter(past::game.eq(game.as_bytes().as_slice()))
        .order(past::version)
        .select(MovedPastRow::as_select())
        .load(db)
        .await?;
    rows.into_iter().map(MovedPast::try_from).collect()
}

/// By key.
pub(in crate::store) async fn keys(
    db: &mut Db,
    since: u64,
    only: Option<&[Uuid]>,
    after: Option<KeyHash>,
    limit: u32,
) -> Result<Vec<MovedKey>, StoreError> {
    let mut query = idempotency_keys::table
        .filter(idempotency_keys::created_at.ge(signed(since)))
        .select(MovedKeyRow::as_select())
        .order(idempotency_keys::key)
        .limit(i64::from(limit))
        .into_boxed();
    if let Some(only) = only {
        query = query.filter(idempotency_keys::game.eq_any(bytes(only)));
    }
    if let Some(after) = &after {
        query = query.filter(idempotency_keys::key.gt(after.as_slice()));
    }
    let rows: Vec<MovedKeyRow> = query.load(db).await?;
    rows.into_iter().map(MovedKey::try_from).collect()
}

fn bytes(ids: &[Uuid]) -> Vec<&[u8]> {
    ids.iter().map(|id| id.as_bytes().as_slice()).collect()
}
