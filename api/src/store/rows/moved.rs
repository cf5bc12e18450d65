//! Rows of which all is taken, since they move to another database.

use diesel::prelude::*;

use super::super::schema::{games, idempotency_keys, past};
use super::super::{Due, MovedGame, MovedKey, MovedPast, StoreError};
use super::{game_id, granted, spoiled, status, unsigned};
use crate::origin;

#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
pub(in crate::store) struct MovedRow {
    pub(in crate::store) id: Vec<u8>,
    pub(in crate::store) version: i64,
    last_seq: i64,
    status: i16,
    listed: bool,
    ruleset: String,
    pub(in crate::store) rules: Vec<u8>,
    snapshot: Vec<u8>,
    pub(in crate::store) due_at: Option<i64>,
    idle_since: i64,
    expires_at: Option<i64>,
    attended: bool,
}

impl MovedRow {
    /// With the rules that it names, and what is due.
    pub(in crate::store) fn moved(
        self,
        rules: Option<String>,
        due: Option<Due>,
    ) -> Result<MovedGame, StoreError> {
        Ok(MovedGame {
            id: game_id(&self.id)?,
            version: unsigned(self.version)?,
            last_seq: unsigned(self.last_seq)?,
            status: status(self.status)?,
            listed: self.listed,
            ruleset: origin::read(self.ruleset),
            hash: self.rules.try_into().map_err(|_| spoiled("hash"))?,
            rules: rules.ok_or_else(|| spoiled("text of rules"))?,
            snapshot: self.snapshot,
            due,
            idle_since: unsigned(self.idle_since)?,
            expires_at: self.expires_at.map(unsigned).transpose()?,
            attended: self.attended,
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = past)]
pub(in crate::store) struct MovedPastRow {
    version: i64,
    last_seq: i64,
    status: i16,
    snapshot: Vec<u8>,
}

impl TryFrom<MovedPastRow> for MovedPast {
    type Error = StoreError;

    fn try_from(row: MovedPastRow) -> Result<MovedPast, StoreError> {
        Ok(MovedPast {
            version: unsigned(row.version)?,
            last_seq: unsigned(row.last_seq)?,
            status: status(row.status)?,
            snapshot: row.snapshot,
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = idempotency_keys)]
pub(in crate::store) struct MovedKeyRow {
    key: Vec<u8>,
    request: Vec<u8>,
    game: Vec<u8>,
    after_seq: i64,
    granted_seat: Option<i16>,
    granted_epoch: Option<i64>,
    created_at: i64,
}

impl TryFrom<MovedKeyRow> for MovedKey {
    type Error = StoreError;

    fn try_from(row: MovedKeyRow) -> Result<MovedKey, StoreError> {
        Ok(MovedKey {
            key: row.key.try_into().map_err(|_| spoiled("key"))?,
            request: row.request.try_into().map_err(|_| spoiled("request"))?,
            game: game_id(&row.game)?,
            after: unsigned(row.after_seq)?,
            granted: granted(row.granted_seat, row.granted_epoch)?,
            at: unsigned(row.created_at)?,
        })
    }
}
