//! Logs as they are read: what is packed comes first, and then what has been appended since.

use diesel::IntoSql;
use diesel::sql_types::{BigInt, Binary, Integer};
use uuid::Uuid;

use super::super::{Db, RunQueryDsl};
use super::kept::Kept;
use crate::store::pack::unpack;
use crate::store::rows::{LogRow, signed, unsigned};
use crate::store::{LogEntry, StoreError};

/// Walks the rows of a game's log from the newest back to the first one that is wanted; a row that was
/// appended to a packed log has none before it.
const LOG: &str = "
    WITH RECURSIVE chain (no, prev) AS (
        SELECT log.no, log.prev FROM log JOIN games ON log.no = games.head
            WHERE games.id = $1 AND log.last_seq > $2
        UNION ALL
        SELECT log.no, log.prev FROM log JOIN chain ON log.no = chain.prev WHERE log.last_seq > $2
    )
    SELECT last_seq, body, TRUE AS is_packed FROM packed_logs WHERE game = $1 AND last_seq > $2
    UNION ALL
    SELECT log.last_seq, log.body, FALSE FROM chain JOIN log ON log.no = chain.no
    ORDER BY last_seq LIMIT $3";

/// Entries with events after a number, oldest first, at most so many.
pub(in crate::store) async fn entries(
    db: &mut Db,
    id: Uuid,
    after: u64,
    limit: u32,
) -> Result<Vec<LogEntry>, StoreError> {
    let id = id.as_bytes().as_slice().into_sql::<Binary>();
    let after_bind = signed(after).into_sql::<BigInt>();
    let most = i32::try_from(limit)
        .unwrap_or(i32::MAX)
        .into_sql::<Integer>();
    let rows = Kept::new(LOG, &[&id, &after_bind, &most])
        .load::<LogRow>(db)
        .await?;
    let limit = limit as usize;
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        if entries.len() >= limit {
            break;
        }
        if row.is_packed {
            let unpacked = unpack(&row.body)?.into_iter();
            entries.extend(unpacked.filter(|entry| entry.last_seq > after));
        } else {
            entries.push(LogEntry {
                last_seq: unsigned(row.last_seq)?,
                body: row.body,
            });
        }
    }
    entries.truncate(limit);
    Ok(entries)
}
