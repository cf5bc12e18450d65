//! Games in which nobody does anything, as they are found.

use diesel::prelude::*;

use super::super::{Db, RunQueryDsl};
use crate::store::rows::{game_id, signed, unsigned};
use crate::store::schema::{games, past};
use crate::store::{Idler, Overdue, StoreError};

/// The longest idle first.
pub(in crate::store) async fn overdue(
    db: &mut Db,
    which: Overdue,
) -> Result<Vec<Idler>, StoreError> {
    let told = games::expires_at
        .is_null()
        .or(games::expires_at.le(signed(which.now)));
    let mut query = games::table
        .filter(games::status.eq(which.status.number()))
        .filter(games::idle_since.le(signed(which.since)))
        .filter(told)
        .order((games::idle_since, games::id))
        .limit(i64::from(which.limit))
        .select((games::id, games::version, games::idle_since))
        .into_boxed();
    if which.late {
        let kept = past::table.filter(past::game.eq(games::id));
        query = query.filter(diesel::dsl::exists(kept));
    }
    if let Some((since, id)) = which.after {
        let id = id.as_bytes().to_vec();
        let later = games::idle_since.gt(signed(since));
        let same = games::idle_since.eq(signed(since)).and(games::id.gt(id));
        query = query.filter(later.or(same));
    }
    let rows: Vec<(Vec<u8>, i64, i64)> = query.load(db).await?;
    let idler = |(id, version, since): (Vec<u8>, i64, i64)| {
        Ok(Idler {
            id: game_id(&id)?,
            version: unsigned(version)?,
            since: unsigned(since)?,
        })
    };
    rows.into_iter().map(idler).collect()
}
