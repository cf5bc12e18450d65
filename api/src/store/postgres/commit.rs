//! The hot path: a change is one statement, and so one way there and back and one transaction.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Nullable, SmallInt};

use super::sql::change::listed_status;
use super::sql::kept::{Bind, Kept};
use super::{Db, RunQueryDsl};
use crate::store::rows::signed;
use crate::store::{Change, Show};

/// The compare-and-set, and with it the log entry and the key, or none of the three.
const COMMIT: &str = "
    WITH changed AS (
        UPDATE games SET
            version = version + 1,
            last_seq = $1,
            head = nextval('log_numbers'),
            snapshot = $2,
            due_at = $3,
            attended = $4,
            status = coalesce($5, status),
            idle_since = coalesce($6, idle_since),
            expires_at = CASE WHEN $6 IS NULL THEN expires_at ELSE $7 END
        WHERE id = $8 AND version = $9 AND head = $10
            AND NOT EXISTS (SELECT FROM idempotency_keys WHERE key = $11)
        RETURNING head
    ), logged AS (
        INSERT INTO log (no, prev, last_seq, body) SELECT head, $10, $1, $12 FROM changed
    ), kept AS (
        INSERT INTO idempotency_keys
            (key, request, game, after_seq, granted_seat, granted_epoch, created_at)
        SELECT $11, $13, $8, $14, $15, $16, $17 FROM changed WHERE $11 IS NOT NULL
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
    let id = change.id.as_bytes().as_slice().into_sql::<Binary>();
    let status = listed_status(change).map(|status| status.number());
    let until = change.idle.and_then(|idle| idle.until);
    let binds: [Bind<'_>; 17] = [
        &signed(change.last_seq).into_sql::<BigInt>(),
        &change.snapshot.as_slice().into_sql::<Binary>(),
        &change.due.map(signed).into_sql::<Nullable<BigInt>>(),
        &change.attended.into_sql::<Bool>(),
        &status.into_sql::<Nullable<SmallInt>>(),
        &change
            .idle
            .map(|idle| signed(idle.since))
            .into_sql::<Nullable<BigInt>>(),
        &until.map(signed).into_sql::<Nullable<BigInt>>(),
        &id,
        &signed(change.version).into_sql::<BigInt>(),
        &change.head.into_sql::<BigInt>(),
        &once
            .map(|once| once.key.as_slice())
            .into_sql::<Nullable<Binary>>(),
        &change.log.as_slice().into_sql::<Binary>(),
        &once
            .map(|once| once.request.as_slice())
            .into_sql::<Nullable<Binary>>(),
        &signed(change.after).into_sql::<BigInt>(),
        &granted
            .and_then(|it| it.seat)
            .map(i16::from)
            .into_sql::<Nullable<SmallInt>>(),
        &granted
            .map(|it| i64::from(it.epoch))
            .into_sql::<Nullable<BigInt>>(),
        &once
            .map(|once| signed(once.at))
            .into_sql::<Nullable<BigInt>>(),
    ];
    // To its very end: the first row comes before the transaction is committed.
    let changed: Vec<Head> = Kept::new(COMMIT, &binds).load(db).await?;
    Ok(changed.into_iter().next().map(|changed| changed.head))
}

/// Places in the log that nobody else takes, and the next one of each neither.
pub(super) async fn next_places(db: &mut Db, count: usize) -> QueryResult<Vec<i64>> {
    let count = i64::try_from(count)
        .unwrap_or(i64::MAX)
        .into_sql::<BigInt>();
    let places: Vec<Head> = Kept::new(PLACES, &[&count]).load(db).await?;
    Ok(places.into_iter().map(|place| place.head).collect())
}
