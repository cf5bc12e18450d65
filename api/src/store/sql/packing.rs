//! Logs of games that are over, packed. The rows of a log are replaced in one transaction; those that are no
//! longer needed go in steps, as those of removed games do.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Integer};
use uuid::Uuid;

use super::super::{Db, RunQueryDsl};
use super::kept::Kept;
use crate::store::pack::Pack;
use crate::store::rows::{game_id, signed, unsigned};
use crate::store::schema::{games, packed_logs, removed_logs};
use crate::store::{StoreError, Unpacked};

/// The index is of finished games (2) only, which a parameter would hide.
pub(in crate::store) const UNPACKED: &str = "
    SELECT id, idle_since FROM games
        WHERE status = 2 AND packed = FALSE AND idle_since <= $1 AND (idle_since, id) > ($2, $3)
        ORDER BY idle_since, id LIMIT $4";

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Binary)]
    id: Vec<u8>,
    #[diesel(sql_type = BigInt)]
    idle_since: i64,
}

pub(in crate::store) async fn unpacked(
    db: &mut Db,
    until: u64,
    after: Unpacked,
    limit: u32,
) -> Result<Vec<Unpacked>, StoreError> {
    let until = signed(until).into_sql::<BigInt>();
    let since = signed(after.since).into_sql::<BigInt>();
    let id = after.id.as_bytes().as_slice().into_sql::<Binary>();
    let most = i32::try_from(limit)
        .unwrap_or(i32::MAX)
        .into_sql::<Integer>();
    let rows = Kept::new(UNPACKED, &[&until, &since, &id, &most])
        .load::<Row>(db)
        .await?;
    let found = |row: Row| {
        Ok(Unpacked {
            since: unsigned(row.idle_since)?,
            id: game_id(&row.id)?,
        })
    };
    rows.into_iter().map(found).collect()
}

/// Not if there is more in the log than what was packed, or another server was faster.
pub(in crate::store) async fn pack(
    db: &mut Db,
    id: Uuid,
    head: i64,
    packs: &[Pack],
) -> QueryResult<bool> {
    let id = id.as_bytes().as_slice();
    let game = games::table.find(id);
    let game = game.filter(games::head.eq(head).and(games::packed.eq(false)));
    let packed = diesel::update(game).set((games::packed.eq(true), games::head.eq(0)));
    if packed.execute(db).await? == 0 {
        return Ok(false);
    }
    for pack in packs {
        diesel::insert_into(packed_logs::table)
            .values((
                packed_logs::game.eq(id),
                packed_logs::last_seq.eq(signed(pack.last_seq)),
                packed_logs::body.eq(&pack.body),
            ))
            .execute(db)
            .await?;
    }
    diesel::insert_into(removed_logs::table)
        .values(removed_logs::head.eq(head))
        .execute(db)
        .await?;
    Ok(true)
}

/// The packed part of a log goes with its game.
pub(in crate::store) async fn let_go(db: &mut Db, game: Uuid) -> QueryResult<()> {
    let packs = packed_logs::table.filter(packed_logs::game.eq(game.as_bytes().as_slice()));
    diesel::delete(packs).execute(db).await?;
    Ok(())
}
