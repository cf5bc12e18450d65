//! What can be written.

use uuid::Uuid;

use super::pack::Pack;
use super::{Change, NewGame, SigningSeed};

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
}
