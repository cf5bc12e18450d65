//! What can be written.

use uuid::Uuid;

use super::pack::Pack;
use super::{Change, MovedKey, NewGame, SigningSeed, Whole};

/// One thing to write: all of it happens, or nothing.
pub(super) enum Write {
    Create(NewGame),
    Commit(Change),
    Delete {
        id: Uuid,
        version: u64,
    },
    SweepKeys {
        before: u64,
    },
    Come {
        now: u64,
        silence: u64,
    },
    EndAbsence {
        since: u64,
    },
    Rotate(SigningSeed),
    Revoke {
        kid: String,
        instead: SigningSeed,
    },
    SweepSigningKeys {
        before: u64,
    },
    Pack {
        id: Uuid,
        head: i64,
        packs: Vec<Pack>,
    },
    SweepLogs,
    TakeIn(Vec<Whole>),
    TakeInKeys(Vec<MovedKey>),
    TakeInSeeds {
        seeds: Vec<SigningSeed>,
        now: u64,
    },
    Wake {
        game: Uuid,
    },
}

impl Write {
    /// How many places in the log it takes; the one after each of them is left free for it too.
    pub(super) fn places(&self) -> usize {
        match self {
            Write::TakeIn(games) => games.iter().map(|game| game.log.len()).sum(),
            _ => 1,
        }
    }
}
