//! The statements, written once for both databases. `sqlite` and `postgres` each take this module in
//! with a connection `Db` and a `RunQueryDsl` of their own: what a PostgreSQL server is awaited for,
//! SQLite has at once.

pub(in crate::store) mod absences;
pub(in crate::store) mod arrivals;
pub(in crate::store) mod change;
pub(in crate::store) mod idle;
pub(in crate::store) mod kept;
pub(in crate::store) mod keys;
pub(in crate::store) mod log;
pub(in crate::store) mod moving;
pub(in crate::store) mod packing;
pub(in crate::store) mod past;
pub(in crate::store) mod reader;
pub(in crate::store) mod removal;
pub(in crate::store) mod signing;

use diesel::QueryResult;

use super::Db;
use crate::store::Write;

/// Writes one thing, inside a transaction that the caller has begun. `places` are those of the log entries
/// that it may need, and the next one of each is free too. Nothing if it is not to happen any more.
pub(in crate::store) async fn write(
    db: &mut Db,
    write: &Write,
    places: &[i64],
) -> QueryResult<Option<i64>> {
    let no = places.first().copied().unwrap_or_default();
    Ok(match write {
        Write::Create(game) => change::create(db, game, no).await?.then_some(no),
        Write::Commit(change) => change::commit(db, change, no).await?.then_some(no),
        Write::Delete { id, version } => removal::delete(db, *id, *version).await?.then_some(no),
        Write::SweepKeys { before } => Some(keys::sweep(db, *before).await?),
        Write::Come { now, silence } => {
            absences::come(db, *now, *silence).await?;
            Some(no)
        }
        Write::EndAbsence { since } => {
            absences::end(db, *since).await?;
            Some(no)
        }
        Write::Rotate(key) => signing::rotate(db, key).await?.then_some(no),
        Write::Revoke { kid, instead } => signing::revoke(db, kid, instead).await?.then_some(no),
        Write::SweepSigningKeys { before } => Some(signing::sweep(db, *before).await?),
        Write::Pack { id, head, packs } => {
            packing::pack(db, *id, *head, packs).await?.then_some(no)
        }
        Write::SweepLogs => Some(removal::sweep_logs(db).await?),
        Write::TakeIn(games) => {
            arrivals::take_in(db, games, places).await?;
            Some(no)
        }
        Write::TakeInKeys(keys) => Some(keys::take_in(db, keys).await?),
        Write::TakeInSeeds { seeds, now } => Some(signing::take_in(db, seeds, *now).await?),
        Write::Wake { game } => {
            arrivals::wake(db, *game).await?;
            Some(no)
        }
    })
}
