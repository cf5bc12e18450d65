//! What the one server on a file has to do.

use diesel::prelude::*;
use uuid::Uuid;

use super::Db;
use crate::store::StoreError;
use crate::store::rows::{game_id, signed};
use crate::store::schema::games;

/// The longest due first.
pub(in crate::store) fn due(
    db: &mut Db,
    now: u64,
    attended: bool,
    limit: u32,
) -> Result<Vec<Uuid>, StoreError> {
    let rows: Vec<Vec<u8>> = games::table
        .filter(games::attended.eq(attended))
        .filter(games::due_at.le(signed(now)))
        .order(games::due_at)
        .limit(i64::from(limit))
        .select(games::id)
        .load(db)?;
    rows.iter().map(|row| game_id(row)).collect()
}
