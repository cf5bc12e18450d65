//! Games go, with all that is kept of them. A log may be long, so only some of it goes at once: the rest
//! is remembered by its newest row and goes in further steps, whatever happens in between.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Integer};
use diesel::sqlite::SqliteConnection;
use uuid::Uuid;

use super::rows::signed;
use super::schema::{games, log, removed_logs};
use super::writer::Write;
use super::{CommitError, Store, StoreError, idle, past};

/// So many log rows are removed at once: more would make those wait who play.
const AT_ONCE: i32 = 1000;

/// The rows of a log from its newest one back.
const NEWEST: &str = "
    WITH RECURSIVE chain (no, prev) AS (
        SELECT no, prev FROM log WHERE no = ?1
        UNION ALL
        SELECT log.no, log.prev FROM log JOIN chain ON log.no = chain.prev
        LIMIT ?2
    )
    SELECT no, prev FROM chain";

/// Equal rules are kept once for many games.
const DELETE_RULES: &str = "
    DELETE FROM rules WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM games WHERE rules = ?1)";

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    no: i64,
    #[diesel(sql_type = BigInt)]
    prev: i64,
}

impl Store {
    /// Removes a game and its log, and its rules if they are those of no other game.
    pub async fn delete(&self, id: Uuid, version: u64) -> Result<(), CommitError> {
        let Store::Sqlite(sqlite) = self;
        let delete = Write::Delete { id, version };
        sqlite.write(delete).await.map(|_| ())
    }

    /// Removes some of what is left of the logs of removed games. Nothing is left to do if there was
    /// none.
    pub async fn sweep_logs(&self) -> Result<u64, StoreError> {
        self.swept(Write::SweepLogs).await
    }

    /// Games in which nobody has done anything for long.
    pub async fn overdue(&self, which: idle::Overdue) -> Result<Vec<idle::Idler>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.read(move |db| idle::overdue(db, which)).await
    }
}

pub(super) fn delete(db: &mut SqliteConnection, id: Uuid, version: u64) -> QueryResult<bool> {
    let game = games::table.find(id.as_bytes().as_slice());
    let kept: Option<(i64, Vec<u8>)> = game
        .filter(games::version.eq(signed(version)))
        .select((games::head, games::rules))
        .first(db)
        .optional()?;
    let Some((head, rules)) = kept else {
        return Ok(false);
    };
    past::let_go(db, id)?;
    diesel::delete(game).execute(db)?;
    diesel::sql_query(DELETE_RULES)
        .bind::<Binary, _>(&rules)
        .execute(db)?;
    delete_log(db, head)?;
    Ok(true)
}

/// Whether there was something to do.
pub(super) fn sweep_logs(db: &mut SqliteConnection) -> QueryResult<i64> {
    let head: Option<i64> = removed_logs::table
        .select(removed_logs::head)
        .first(db)
        .optional()?;
    let Some(head) = head else {
        return Ok(0);
    };
    diesel::delete(removed_logs::table.find(head)).execute(db)?;
    delete_log(db, head)?;
    Ok(1)
}

/// Deletes the newest rows of a log, and remembers the next one.
fn delete_log(db: &mut SqliteConnection, head: i64) -> QueryResult<()> {
    let rows = diesel::sql_query(NEWEST)
        .bind::<BigInt, _>(head)
        .bind::<Integer, _>(AT_ONCE)
        .load::<Row>(db)?;
    let numbers = rows.iter().map(|row| row.no);
    diesel::delete(log::table.filter(log::no.eq_any(numbers))).execute(db)?;
    if let Some(next) = rows.last().map(|row| row.prev).filter(|next| *next > 0) {
        diesel::insert_into(removed_logs::table)
            .values(removed_logs::head.eq(next))
            .execute(db)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
