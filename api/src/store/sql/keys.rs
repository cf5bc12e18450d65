//! What was done under an `Idempotency-Key`. A key is written in the transaction of what was done
//! under it, so that there is never one without the other.

use diesel::prelude::*;
use uuid::Uuid;

use super::super::{Db, RunQueryDsl};
use crate::store::rows::{KeyRow, signed};
use crate::store::schema::idempotency_keys;
use crate::store::{Kept, KeyHash, MovedKey, Once, StoreError};

/// So many old keys are removed at once: more would make those wait who play.
const SWEPT_AT_ONCE: i64 = 500;

pub(in crate::store) async fn is_used(db: &mut Db, once: &Once) -> QueryResult<bool> {
    let used = idempotency_keys::table
        .find(once.key.as_slice())
        .select(idempotency_keys::created_at)
        .first::<i64>(db)
        .await
        .optional()?;
    Ok(used.is_some())
}

pub(in crate::store) async fn keep(
    db: &mut Db,
    once: &Once,
    game: Uuid,
    after: u64,
) -> QueryResult<()> {
    let granted = once.granted;
    diesel::insert_into(idempotency_keys::table)
        .values((
            idempotency_keys::key.eq(once.key.as_slice()),
            idempotency_keys::request.eq(once.request.as_slice()),
            idempotency_keys::game.eq(game.as_bytes().as_slice()),
            idempotency_keys::after_seq.eq(signed(after)),
            idempotency_keys::granted_seat.eq(granted.and_then(|g| g.seat).map(i16::from)),
            idempotency_keys::granted_epoch.eq(granted.map(|g| i64::from(g.epoch))),
            idempotency_keys::created_at.eq(signed(once.at)),
        ))
        .execute(db)
        .await?;
    Ok(())
}

pub(in crate::store) async fn kept(db: &mut Db, key: KeyHash) -> Result<Option<Kept>, StoreError> {
    let row = idempotency_keys::table
        .find(key.as_slice())
        .select(KeyRow::as_select())
        .first(db)
        .await
        .optional()?;
    row.map(Kept::try_from).transpose()
}

/// Keeps keys from another database; how many. One that was used here stays what it is.
pub(in crate::store) async fn take_in(db: &mut Db, keys: &[MovedKey]) -> QueryResult<i64> {
    let mut taken = 0;
    for key in keys {
        let once = key.once();
        if !is_used(db, &once).await? {
            keep(db, &once, key.game, key.after).await?;
            taken += 1;
        }
    }
    Ok(taken)
}

/// How many keys from before a moment were removed.
pub(in crate::store) async fn sweep(db: &mut Db, before: u64) -> QueryResult<i64> {
    let old: Vec<Vec<u8>> = idempotency_keys::table
        .filter(idempotency_keys::created_at.lt(signed(before)))
        .order(idempotency_keys::created_at)
        .limit(SWEPT_AT_ONCE)
        .select(idempotency_keys::key)
        .load(db)
        .await?;
    let keys = idempotency_keys::table.filter(idempotency_keys::key.eq_any(&old));
    let swept = diesel::delete(keys).execute(db).await?;
    Ok(i64::try_from(swept).unwrap_or(i64::MAX))
}
