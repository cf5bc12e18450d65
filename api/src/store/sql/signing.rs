//! The keys that sign tokens, as they are stored.

use diesel::prelude::*;

use super::super::{Db, RunQueryDsl};
use crate::store::rows::{signed, unsigned};
use crate::store::schema::{games, heartbeat, signing_keys};
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
    let signer = signer(db, instead.created_at).await?;
    let removed = diesel::delete(signing_keys::table.find(kid))
        .execute(db)
        .await?;
    if removed == 0 {
        return Ok(false);
    }
    if signer.is_none_or(|(signer, _)| signer == kid) {
        add(db, instead).await?;
    }
    Ok(true)
}

/// The key that signs at a moment, and since when.
async fn signer(db: &mut Db, now: u64) -> QueryResult<Option<(String, i64)>> {
    signing_keys::table
        .filter(signing_keys::signs_from.le(signed(now)))
        .order((signing_keys::signs_from.desc(), signing_keys::kid))
        .select((signing_keys::kid, signing_keys::signs_from))
        .first(db)
        .await
        .optional()
}

/// Adds keys of another database; how many. They count as begun together with the key that signs here, and so
/// stay as long as that does, and both check tokens. Where no server has run yet they take the place of the key
/// that was made with the database, and everything is as it was where they come from.
pub(in crate::store) async fn take_in(
    db: &mut Db,
    seeds: &[SigningSeed],
    now: u64,
) -> QueryResult<i64> {
    let is_new = !seeds.is_empty() && nothing_has_been_signed(db).await?;
    if is_new {
        let named = seeds.iter().map(|seed| seed.kid.as_str());
        let others = signing_keys::table.filter(signing_keys::kid.ne_all(named));
        diesel::delete(others).execute(db).await?;
    }
    let signer = signer(db, now).await?.filter(|_| !is_new);
    let mut taken = 0;
    for seed in seeds {
        let known = signing_keys::table.find(&seed.kid);
        if known.count().get_result::<i64>(db).await? > 0 {
            continue;
        }
        let signs_from = match &signer {
            Some((_, since)) => since.unsigned_abs(),
            None => seed.signs_from,
        };
        let seed = SigningSeed {
            signs_from,
            ..seed.clone()
        };
        add(db, &seed).await?;
        taken += 1;
    }
    Ok(taken)
}

/// No game has been made there, and no server has run.
async fn nothing_has_been_signed(db: &mut Db) -> QueryResult<bool> {
    let game = games::table.select(games::version).first::<i64>(db).await;
    let beat = heartbeat::table
        .select(heartbeat::at)
        .first::<i64>(db)
        .await;
    Ok(game.optional()?.is_none() && beat.optional()?.is_none())
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
