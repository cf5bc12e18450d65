//! Games go, with all that is kept of them. A log may be long, so only some of it goes at once: the rest
//! is remembered by its newest row and goes in further steps, whatever happens in between.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Integer};
use uuid::Uuid;

use super::super::{Db, RunQueryDsl};
use super::kept::Kept;
use super::{arrivals, packing, past};
use crate::store::rows::signed;
use crate::store::schema::{games, log, removed_logs};

/// So many log rows are removed at once: more would make those wait who play.
pub(in crate::store) const AT_ONCE: i32 = 1000;

/// Of so many logs at most.
const LOGS_AT_ONCE: i32 = 64;

/// Nobody else works on them then: of several servers each takes others, or none.
const TAKE: &str = "
    DELETE FROM removed_logs
        WHERE head IN (SELECT head FROM removed_logs ORDER BY head LIMIT $1)
        RETURNING head";

/// The rows of a log from its newest one back.
const NEWEST: &str = "
    WITH RECURSIVE chain (no, prev, place) AS (
        SELECT no, prev, 1 FROM log WHERE no = $1
        UNION ALL
        SELECT log.no, log.prev, place + 1 FROM log JOIN chain ON log.no = chain.prev
            WHERE place < $2
    )
    SELECT no, prev FROM chain ORDER BY place";

/// Equal rules are kept once for many games.
const DELETE_RULES: &str = "
    DELETE FROM rules WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE rules = $1)";

#[derive(QueryableByName)]
struct Head {
    #[diesel(sql_type = BigInt)]
    head: i64,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    no: i64,
    #[diesel(sql_type = BigInt)]
    prev: i64,
}

pub(in crate::store) async fn delete(db: &mut Db, id: Uuid, version: u64) -> QueryResult<bool> {
    let id_bytes = id.as_bytes().as_slice();
    let game = games::table.filter(
        games::id
            .eq(id_bytes)
            .and(games::version.eq(signed(version))),
    );
    let kept: Option<(i64, Vec<u8>)> = game
        .select((games::head, games::rules))
        .first(db)
        .await
        .optional()?;
    let Some((head, rules)) = kept else {
        return Ok(false);
    };
    // Another server may have been faster.
    if diesel::delete(game).execute(db).await? == 0 {
        return Ok(false);
    }
    past::let_go(db, id).await?;
    packing::let_go(db, id).await?;
    arrivals::let_go(db, id).await?;
    Kept::new(DELETE_RULES, &[&rules.into_sql::<Binary>()])
        .execute(db)
        .await?;
    delete_log(db, head, AT_ONCE).await?;
    Ok(true)
}

/// Of how many logs something has been removed.
pub(in crate::store) async fn sweep_logs(db: &mut Db) -> QueryResult<i64> {
    let taken = Kept::new(TAKE, &[&LOGS_AT_ONCE.into_sql::<Integer>()])
        .load::<Head>(db)
        .await?;
    let (mut worked_on, mut left) = (0, AT_ONCE);
    for Head { head } in taken {
        if left > 0 {
            left -= delete_log(db, head, left).await?;
            worked_on += 1;
        } else {
            remember(db, head).await?;
        }
    }
    Ok(worked_on)
}

/// Deletes the newest rows of a log, so many at most, and remembers the next one. How many it has deleted.
async fn delete_log(db: &mut Db, head: i64, limit: i32) -> QueryResult<i32> {
    let (from, most) = (head.into_sql::<BigInt>(), limit.into_sql::<Integer>());
    let rows = Kept::new(NEWEST, &[&from, &most]).load::<Row>(db).await?;
    let numbers = rows.iter().map(|row| row.no);
    diesel::delete(log::table.filter(log::no.eq_any(numbers)))
        .execute(db)
        .await?;
    if let Some(next) = rows.last().map(|row| row.prev).filter(|next| *next > 0) {
        remember(db, next).await?;
    }
    Ok(i32::try_from(rows.len()).unwrap_or(limit))
}

/// There is more of a log.
async fn remember(db: &mut Db, head: i64) -> QueryResult<()> {
    diesel::insert_into(removed_logs::table)
        .values(removed_logs::head.eq(head))
        .execute(db)
        .await?;
    Ok(())
}
