//! Games in which nobody does anything.

use diesel::prelude::*;
use diesel::sqlite::SqliteConnection;
use uuid::Uuid;

use super::rows::{game_id, signed, unsigned};
use super::schema::{games, past};
use super::{Status, StoreError};

/// Since when nobody has done anything in a game, and what was told of it; in milliseconds since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Idle {
    /// The end of the hour in which somebody did.
    pub since: u64,
    /// When the game ends or goes, unless somebody does something before; nothing if it stays.
    pub until: Option<u64>,
}

/// Games whose time is over.
#[derive(Debug, Clone, Copy)]
pub struct Overdue {
    /// Only games that are so far, as the lobby knows it.
    pub status: Status,
    /// Only games that the lobby, as spectators, is told of late: they may be farther.
    pub late: bool,
    /// In which nobody has done anything since this moment.
    pub since: u64,
    /// Not before the moment that was told.
    pub now: u64,
    /// Only games after this one, in order.
    pub after: Option<(u64, Uuid)>,
    /// At most so many.
    pub limit: u32,
}

/// A game whose time is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Idler {
    /// Its id.
    pub id: Uuid,
    /// Its version.
    pub version: u64,
    /// Since when nobody has done anything.
    pub since: u64,
}

/// The longest idle first.
pub(super) fn overdue(db: &mut SqliteConnection, which: Overdue) -> Result<Vec<Idler>, StoreError> {
    let told = games::expires_at
        .is_null()
        .or(games::expires_at.le(signed(which.now)));
    let mut query = games::table
        .filter(games::status.eq(which.status.number()))
        .filter(games::idle_since.le(signed(which.since)))
        .filter(told)
        .order((games::idle_since, games::id))
        .limit(i64::from(which.limit))
        .select((games::id, games::version, games::idle_since))
        .into_boxed();
    if which.late {
        let kept = past::table.filter(past::game.eq(games::id));
        query = query.filter(diesel::dsl::exists(kept));
    }
    if let Some((since, id)) = which.after {
        let id = id.as_bytes().to_vec();
        let later = games::idle_since.gt(signed(since));
        let same = games::idle_since.eq(signed(since)).and(games::id.gt(id));
        query = query.filter(later.or(same));
    }
    let rows: Vec<(Vec<u8>, i64, i64)> = query.load(db)?;
    let idler = |(id, version, since): (Vec<u8>, i64, i64)| {
        Ok(Idler {
            id: game_id(&id)?,
            version: unsigned(version)?,
            since: unsigned(since)?,
        })
    };
    rows.into_iter().map(idler).collect()
}
