//! Rows as they come from the database, and its errors, turned into the store's own words.

mod moved;

use diesel::prelude::*;
use diesel::result::Error;
use diesel::sql_types::{BigInt, Binary, Bool};
use uuid::Uuid;

use super::schema::{games, idempotency_keys, past};
use super::{Granted, Idle, Kept, Listed, Past, Status, StoreError, Stored};
use crate::origin;

pub(super) use moved::{MovedKeyRow, MovedPastRow, MovedRow};

#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
pub(super) struct GameRow {
    version: i64,
    last_seq: i64,
    head: i64,
    rules: Vec<u8>,
    snapshot: Vec<u8>,
    idle_since: i64,
    expires_at: Option<i64>,
}

impl TryFrom<GameRow> for Stored {
    type Error = StoreError;

    fn try_from(row: GameRow) -> Result<Stored, StoreError> {
        Ok(Stored {
            version: unsigned(row.version)?,
            last_seq: unsigned(row.last_seq)?,
            head: row.head,
            rules: row.rules.try_into().map_err(|_| spoiled("rules"))?,
            snapshot: row.snapshot,
            idle: Idle {
                since: unsigned(row.idle_since)?,
                until: row.expires_at.map(unsigned).transpose()?,
            },
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
pub(super) struct ListedRow {
    id: Vec<u8>,
    version: i64,
    status: i16,
    ruleset: String,
    snapshot: Vec<u8>,
}

impl TryFrom<ListedRow> for Listed {
    type Error = StoreError;

    fn try_from(row: ListedRow) -> Result<Listed, StoreError> {
        Ok(Listed {
            id: game_id(&row.id)?,
            version: unsigned(row.version)?,
            status: status(row.status)?,
            ruleset: origin::read(row.ruleset),
            snapshot: row.snapshot,
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = past)]
pub(super) struct PastRow {
    version: i64,
    last_seq: i64,
    snapshot: Vec<u8>,
}

impl TryFrom<PastRow> for Past {
    type Error = StoreError;

    fn try_from(row: PastRow) -> Result<Past, StoreError> {
        Ok(Past {
            version: unsigned(row.version)?,
            last_seq: unsigned(row.last_seq)?,
            snapshot: row.snapshot,
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = idempotency_keys)]
pub(super) struct KeyRow {
    request: Vec<u8>,
    game: Vec<u8>,
    after_seq: i64,
    granted_seat: Option<i16>,
    granted_epoch: Option<i64>,
}

impl TryFrom<KeyRow> for Kept {
    type Error = StoreError;

    fn try_from(row: KeyRow) -> Result<Kept, StoreError> {
        Ok(Kept {
            request: row.request.try_into().map_err(|_| spoiled("request"))?,
            game: game_id(&row.game)?,
            after: unsigned(row.after_seq)?,
            granted: granted(row.granted_seat, row.granted_epoch)?,
        })
    }
}

fn granted(seat: Option<i16>, epoch: Option<i64>) -> Result<Option<Granted>, StoreError> {
    let seat = seat.map(u8::try_from).transpose();
    let epoch = epoch.map(u32::try_from).transpose();
    let seat = seat.map_err(|_| spoiled("granted seat"))?;
    let epoch = epoch.map_err(|_| spoiled("granted epoch"))?;
    Ok(epoch.map(|epoch| Granted { seat, epoch }))
}

#[derive(QueryableByName)]
pub(super) struct LogRow {
    #[diesel(sql_type = BigInt)]
    pub(super) last_seq: i64,
    #[diesel(sql_type = Binary)]
    pub(super) body: Vec<u8>,
    #[diesel(sql_type = Bool)]
    pub(super) is_packed: bool,
}

impl Status {
    pub(super) fn number(self) -> i16 {
        match self {
            Status::Open => 0,
            Status::Playing => 1,
            Status::Finished => 2,
        }
    }

    fn from_number(number: i16) -> Option<Status> {
        [Status::Open, Status::Playing, Status::Finished]
            .into_iter()
            .find(|status| status.number() == number)
    }
}

/// The id of a game.
pub(super) fn game_id(bytes: &[u8]) -> Result<Uuid, StoreError> {
    Uuid::from_slice(bytes).map_err(|_| spoiled("id"))
}

/// SQLite's integers are signed; ours never leave the positive half.
pub(super) fn unsigned(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|_| spoiled("number"))
}

/// The other way round.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn status(number: i16) -> Result<Status, StoreError> {
    Status::from_number(number).ok_or_else(|| spoiled("status"))
}

fn spoiled(column: &str) -> StoreError {
    StoreError::Damaged(format!("a stored {column} cannot be read"))
}

/// How SQLite and PostgreSQL say that there is no room. The libraries hand on the message, not its code; a
/// PostgreSQL that speaks another language than English is only out of reach.
const FULL: [&str; 2] = ["disk is full", "No space left on device"];

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        let text = error.to_string();
        if FULL.iter().any(|full| text.contains(full)) {
            StoreError::Full(text)
        } else {
            StoreError::Unavailable(text)
        }
    }
}
