//! Everything that is read. Each function runs on a reader thread with its own connection.

use std::collections::HashMap;

use diesel::prelude::*;
use uuid::Uuid;

use super::super::{Db, RunQueryDsl};
use super::past;
use crate::store::rows::{GameRow, ListedRow, game_id, signed, unsigned};
use crate::store::schema::{games, rules};
use crate::store::{Filter, Listed, Place, RulesHash, Status, StoreError, Stored};

pub(in crate::store) async fn load(db: &mut Db, id: Uuid) -> Result<Option<Stored>, StoreError> {
    let row = games::table
        .find(id.as_bytes().as_slice())
        .select(GameRow::as_select())
        .first(db)
        .await
        .optional()?;
    row.map(Stored::try_from).transpose()
}

pub(in crate::store) async fn place(db: &mut Db, id: Uuid) -> Result<Option<Place>, StoreError> {
    let row: Option<(i64, i64)> = games::table
        .find(id.as_bytes().as_slice())
        .select((games::version, games::head))
        .first(db)
        .await
        .optional()?;
    row.map(|(version, head)| {
        Ok(Place {
            version: unsigned(version)?,
            head,
        })
    })
    .transpose()
}

pub(in crate::store) async fn versions(
    db: &mut Db,
    ids: &[Uuid],
) -> Result<HashMap<Uuid, u64>, StoreError> {
    let ids = ids.iter().map(|id| id.as_bytes().as_slice());
    let rows: Vec<(Vec<u8>, i64)> = games::table
        .filter(games::id.eq_any(ids.collect::<Vec<_>>()))
        .select((games::id, games::version))
        .load(db)
        .await?;
    rows.into_iter()
        .map(|(id, version)| Ok((game_id(&id)?, unsigned(version)?)))
        .collect()
}

pub(in crate::store) async fn rules(
    db: &mut Db,
    hash: RulesHash,
) -> Result<Option<String>, StoreError> {
    Ok(rules::table
        .find(hash.as_slice())
        .select(rules::body)
        .first(db)
        .await
        .optional()?)
}

pub(in crate::store) async fn listed_games(
    db: &mut Db,
    filter: &Filter,
) -> Result<Vec<Listed>, StoreError> {
    let mut query = games::table
        .filter(games::listed)
        .select(ListedRow::as_select())
        .order(games::id.desc())
        .limit(i64::from(filter.limit))
        .into_boxed();
    if let Some(status) = filter.status {
        query = query.filter(games::status.eq(status.number()));
    }
    if let Some(ruleset) = &filter.ruleset {
        // An empty text is stored for rules of one's own, and no preset is called so.
        query = query.filter(games::ruleset.eq(ruleset).and(games::ruleset.ne("")));
    }
    if let Some(before) = &filter.before {
        query = query.filter(games::id.lt(before.as_bytes().as_slice()));
    }
    let rows = query.load(db).await?.into_iter().map(Listed::try_from);
    let mut listed = rows.collect::<Result<Vec<_>, _>>()?;
    for game in listed
        .iter_mut()
        .filter(|game| game.status != Status::Finished)
    {
        // The column of the status tells what is shown already.
        if let Some(past) = past::shown(db, game.id).await? {
            (game.version, game.snapshot) = (past.version, past.snapshot);
        }
    }
    Ok(listed)
}

pub(in crate::store) async fn with_duty(
    db: &mut Db,
    after: Uuid,
    limit: u32,
) -> Result<Vec<Uuid>, StoreError> {
    let rows: Vec<Vec<u8>> = games::table
        .filter(games::due_at.is_not_null())
        .filter(games::id.gt(after.as_bytes().as_slice()))
        .order(games::id)
        .limit(i64::from(limit))
        .select(games::id)
        .load(db)
        .await?;
    rows.iter().map(|row| game_id(row)).collect()
}

/// Up to a thousand are known one by one.
const MANY: i64 = 1000;

pub(in crate::store) async fn due_since(
    db: &mut Db,
    now: u64,
    attended: bool,
) -> Result<Vec<u64>, StoreError> {
    let rows: Vec<i64> = games::table
        .filter(games::attended.eq(attended))
        .filter(games::due_at.le(signed(now)))
        .order(games::due_at)
        .limit(MANY)
        .select(games::due_at.assume_not_null())
        .load(db)
        .await?;
    rows.into_iter().map(unsigned).collect()
}

pub(in crate::store) async fn ping(db: &mut Db) -> Result<(), StoreError> {
    games::table
        .select(games::version)
        .first::<i64>(db)
        .await
        .optional()?;
    Ok(())
}
