//! When servers ran, and when none did.

use diesel::prelude::*;

use super::super::{Db, RunQueryDsl};
use crate::store::rows::{signed, unsigned};
use crate::store::schema::{absences, heartbeat};
use crate::store::{Absence, StoreError};

/// A sign of life of a server. A silence before it that was so long is written down, once, however many
/// servers give one at the same time.
pub(in crate::store) async fn come(db: &mut Db, now: u64, silence: u64) -> QueryResult<()> {
    let last: Option<i64> = heartbeat::table
        .select(heartbeat::at)
        .first(db)
        .await
        .optional()?;
    if let Some(last) = last.filter(|last| last.saturating_add(signed(silence)) <= signed(now)) {
        diesel::insert_into(absences::table)
            .values((absences::since.eq(last), absences::until.eq(signed(now))))
            .on_conflict_do_nothing()
            .execute(db)
            .await?;
    }
    diesel::insert_into(heartbeat::table)
        .values((heartbeat::id.eq(1), heartbeat::at.eq(signed(now))))
        .on_conflict(heartbeat::id)
        .do_update()
        .set(heartbeat::at.eq(signed(now)))
        .execute(db)
        .await?;
    Ok(())
}

/// The last sign of life, less what has not been given back of the silences before it.
pub(in crate::store) async fn ran_until(db: &mut Db) -> Result<Option<u64>, StoreError> {
    let last: Option<i64> = heartbeat::table
        .select(heartbeat::at)
        .first(db)
        .await
        .optional()?;
    let silences = all(db).await?.into_iter();
    let lost: u64 = silences
        .map(|silence| silence.until.saturating_sub(silence.since))
        .sum();
    let last = last.map(unsigned).transpose()?;
    Ok(last.map(|last| last.saturating_sub(lost)))
}

/// What was lost has been given back.
pub(in crate::store) async fn end(db: &mut Db, since: u64) -> QueryResult<()> {
    diesel::delete(absences::table.find(signed(since)))
        .execute(db)
        .await?;
    Ok(())
}

/// The times that are not given back yet, in order.
pub(in crate::store) async fn all(db: &mut Db) -> Result<Vec<Absence>, StoreError> {
    let rows: Vec<(i64, i64)> = absences::table.order(absences::since).load(db).await?;
    let absence = |(since, until)| {
        Ok(Absence {
            since: unsigned(since)?,
            until: unsigned(until)?,
        })
    };
    rows.into_iter().map(absence).collect()
}
