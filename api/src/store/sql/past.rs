//! What games were, that spectators are shown late. Rows are written and let go in the transaction of
//! each change, so that the oldest one of a game is always what they see of it.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary};
use uuid::Uuid;

use super::super::{Db, RunQueryDsl};
use super::kept::Kept;
use crate::store::rows::{PastRow, signed};
use crate::store::schema::past;
use crate::store::{Past, Status, StoreError};

/// Lets go of what is older than the newest version that is old enough to be shown.
const LET_GO: &str = "
    DELETE FROM past WHERE game = $1 AND version < (
        SELECT MAX(version) FROM past WHERE game = $1 AND last_seq <= $2)";

/// The lobby says of a game how far it was at the oldest version. Only when that is another status than it says:
/// its index is then left alone by most commits.
const LIST: &str = "
    UPDATE games SET status = oldest.status
    FROM (SELECT status FROM past WHERE game = $1 ORDER BY version LIMIT 1) AS oldest
    WHERE games.id = $1 AND games.status <> oldest.status";

/// Keeps a version of a game, to be shown later.
pub(in crate::store) async fn keep(
    db: &mut Db,
    game: Uuid,
    now: &Past,
    status: Status,
) -> QueryResult<()> {
    diesel::insert_into(past::table)
        .values((
            past::game.eq(game.as_bytes().as_slice()),
            past::version.eq(signed(now.version)),
            past::last_seq.eq(signed(now.last_seq)),
            past::status.eq(status.number()),
            past::snapshot.eq(&now.snapshot),
        ))
        .execute(db)
        .await?;
    Ok(())
}

/// Shows the version that is old enough: its last event is `until` or an earlier one. The lobby finds the
/// game where that version belongs.
pub(in crate::store) async fn move_on(db: &mut Db, game: Uuid, until: u64) -> QueryResult<()> {
    let id = game.as_bytes().as_slice();
    let until = signed(until).into_sql::<BigInt>();
    Kept::new(LET_GO, &[&id.into_sql::<Binary>(), &until])
        .execute(db)
        .await?;
    Kept::new(LIST, &[&id.into_sql::<Binary>()])
        .execute(db)
        .await?;
    Ok(())
}

/// Nothing of the game is shown late any more.
pub(in crate::store) async fn let_go(db: &mut Db, game: Uuid) -> QueryResult<()> {
    let rows = past::table.filter(past::game.eq(game.as_bytes().as_slice()));
    diesel::delete(rows).execute(db).await?;
    Ok(())
}

/// What spectators see of a game, if that is shown late.
pub(in crate::store) async fn shown(db: &mut Db, game: Uuid) -> Result<Option<Past>, StoreError> {
    let row = past::table
        .filter(past::game.eq(game.as_bytes().as_slice()))
        .order(past::version)
        .select(PastRow::as_select())
        .first(db)
        .await
        .optional()?;
    row.map(Past::try_from).transpose()
}
