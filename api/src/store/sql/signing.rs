//! The keys that sign tokens, as they are stored.

use diesel::prelude::*;

use super::super::{Db, RunQueryDsl};
use crate::store::rows::{signed, unsigned};
use crate::store::schema::signing_keys;
use crate::store::{SigningSeed, StoreError};

/// All keys: those that sign from later on first.
pub(in crate::store) async fn all(db: &mut Db) -> Result<Vec<SigningSeed>, StoreError> {
    let rows = signing_keys::table
        .order((signing_keys::signs_from.desc(), signing_keys::kid))
        .select((
            signing_keys::kid,
            signing_keys::seed,
            signing_keys::created_at,
            signing_keys::signs_from,
        ))
        .load::<(String, Vec<u8>, i64, i64)>(db)
        .await?;
    let seed = |(kid, seed, made, from)| {
        Ok(SigningSeed {
            kid,
            seed,
            created_at: unsigned(made)?,
            signs_from: unsigned(from)?,
        })
    };
    rows.into_iter().map(seed).collect()
}

pub(in crate::store) async fn add(db: &mut Db, key: &SigningSeed) -> QueryResult<()> {
    diesel::insert_into(signing_keys::table)
        .values((
            signing_keys::kid.eq(&key.kid),
            signing_keys::seed.eq(&key.seed),
            signing_keys::created_at.eq(signed(key.created_at)),
            signing_keys::signs_from.eq(signed(key.signs_from)),
        ))
        .execute(db)
        .await?;
    Ok(())
}

/// Adds a key, unless one that was added before has not begun to sign.
pub(in crate::store) async fn rotate(db: &mut Db, key: &SigningSeed) -> QueryResult<bool> {
    let now = signed(key.created_at);
    let waiting = signing_keys::table.filter(signing_keys::signs_from.gt(now));
    if waiting.count().get_result::<i64>(db).await? > 0 {
        return Ok(false);
    }
    add(db, key).await?;
    Ok(true)
}

/// Removes a key, and adds the other one if it was the key that signs. Not if there is none.
pub(in crate::store) async fn revoke(
    db: &mut Db,
    kid: &str,
    instead: &SigningSeed,
) -> QueryResult<bool> {
    let now = signed(instead.created_at);
    let signer: Option<String> = signing_keys::table
        .filter(signing_keys::signs_from.le(now))
        .order((signing_keys::signs_from.desc(), signing_keys::kid))
        .select(signing_keys::kid)
        .first(db)
        .await
        .optional()?;
    let removed = diesel::delete(signing_keys::table.find(kid))
        .execute(db)
        .await?;
    if removed == 0 {
        return Ok(false);
    }
    if signer.is_none_or(|signer| signer == kid) {
        add(db, instead).await?;
    }
    Ok(true)
}

/// How many keys were removed whose successor has signed since before a moment.
pub(in crate::store) async fn sweep(db: &mut Db, before: u64) -> QueryResult<i64> {
    let successor: Option<i64> = signing_keys::table
        .filter(signing_keys::signs_from.lt(signed(before)))
        .select(diesel::dsl::max(signing_keys::signs_from))
        .first(db)
        .await?;
    let Some(successor) = successor else {
        return Ok(0);
    };
    // Of those that began to sign together the successor is not known: they go with the next one.
    let old = signing_keys::table.filter(signing_keys::signs_from.lt(successor));
    let swept = diesel::delete(old).execute(db).await?;
    Ok(i64::try_from(swept).unwrap_or(i64::MAX))
}
