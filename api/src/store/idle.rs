//! Games in which nobody does anything.

use uuid::Uuid;

use super::Status;

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
