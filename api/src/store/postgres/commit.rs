//! The hot path: a change is one statement, and so one way there and back and one transaction.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Nullable, SmallInt};

use super::sql::change::listed_status;
use super::{Db, RunQueryDsl};
use crate::store::rows::signed;
use crate::store::{Change, Show};

/// The compare-and-set, and with it the log entry and the key, or none of the three.
const COMMIT: &str = "
    WITH changed AS (
        UPDATE games SET
            version = version + 1,
            last_seq = $3,
            head = nextval('log_numbers'),
            snapshot = $4,
            due_at = $5,
            attended = $6,
            status = coalesce($7, status),
            idle_since = coalesce($8, idle_since),
            expires_at = CASE WHEN $8 IS NULL THEN expires_at ELSE $9 END
        WHERE id = $1 AND version = $2 AND head = $10
            AND NOT EXISTS (SELECT FROM idempotency_keys WHERE key = $12)
        RETURNING head
    ), logged AS (
        INSERT INTO log (no, prev, last_seq, body) SELECT head, $10, $3, $11 FROM changed
    ), kept AS (
        INSERT INTO idempotency_keys
            (key, request, game, after_seq, granted_seat, granted_epoch, created_at)
        SELECT $12, $13, $1, $14, $15, $16, $17 FROM changed WHERE $12 IS NOT NULL
    )
    SELECT head FROM changed";

const PLACES: &str = "SELECT nextval('log_numbers') AS head FROM generate_series(1, $1)";

#[derive(QueryableByName)]
struct Head {
    #[diesel(sql_type = BigInt)]
    head: i64,
}

/// Whether a change is of one game alone, which everybody is shown at once.
pub(super) fn is_simple(change: &Change) -> bool {
    change.founds.is_none() && matches!(change.show, Show::AtOnce)
}

/// Makes a simple change; nothing if the game has another version by now, or this was done before.
pub(super) async fn commit(db: &mut Db, change: &Change) -> QueryResult<Option<i64>> {
    let once = change.once.as_ref();
    let granted = once.and_then(|once| once.granted);
    // To its very end: the first row comes before the transaction is committed.
    let changed: Vec<Head> = diesel::sql_query(COMMIT)
        .bind::<Binary, _>(change.id.as_bytes().as_slice())
        .bind::<BigInt, _>(signed(change.version))
        .bind::<BigInt, _>(signed(change.last_seq))
        .bind::<Binary, _>(&change.snapshot)
        .bind::<Nullable<BigInt>, _>(change.due.map(signed))
        .bind::<Bool, _>(change.attended)
        .bind::<Nullable<SmallInt>, _>(listed_status(change).map(|status| status.number()))
        .bind::<Nullable<BigInt>, _>(change.idle.map(|idle| signed(idle.since)))
        .bind::<Nullable<BigInt>, _>(change.idle.and_then(|idle| idle.until).map(signed))
        .bind::<BigInt, _>(change.head)
        .bind::<Binary, _>(&change.log)
        .bind::<Nullable<Binary>, _>(once.map(|once| once.key.as_slice()))
        .bind::<Nullable<Binary>, _>(once.map(|once| once.request.as_slice()))
        .bind::<BigInt, _>(signed(change.after))
        .bind::<Nullable<SmallInt>, _>(granted.and_then(|it| it.seat).map(i16::from))
        .bind::<Nullable<BigInt>, _>(granted.map(|it| i64::from(it.epoch)))
        .bind::<Nullable<BigInt>, _>(once.map(|once| signed(once.at)))
        .load(db)
        .await?;
    Ok(changed.into_iter().next().map(|changed| changed.head))
}

/// Places in the log that nobody else takes, and the next one of each neither.
pub(super) async fn next_places(db: &mut Db, count: usize) -> QueryResult<Vec<i64>> {
    let places: Vec<Head> = diesel::sql_query(PLACES)
        .bind::<BigInt, _>(i64::try_from(count).unwrap_or(i64::MAX))
        .load(db)
        .await?;
    Ok(places.into_iter().map(|place| place.head).collect())
}
