//! Which issue of each token its table honours, as far as this server knows. Only the table can tell; this tells it
//! before the table is looked at, for those who count calls.

use quick_cache::sync::Cache;
use uuid::Uuid;

use super::{Pass, Role};

/// Seats and hosts of which this is remembered.
const REMEMBERED: usize = 64 * 1024;

/// How a token stands to its table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It is the one that the table honours.
    Honoured,
    /// It has been replaced.
    Replaced,
    /// This server has not seen what the table makes of it.
    Unknown,
}

/// For every seat and host the issue that its table honours; of one that has just been refused the next one.
pub(super) struct Issues(Cache<(Uuid, Role), u32>);

impl Issues {
    pub(super) fn new() -> Issues {
        Issues(Cache::new(REMEMBERED))
    }

    pub(super) fn standing(&self, pass: &Pass) -> Standing {
        match self.0.get(&(pass.game, pass.role)) {
            Some(honoured) if honoured == pass.epoch => Standing::Honoured,
            Some(honoured) if honoured > pass.epoch => Standing::Replaced,
            // Another server may have given it.
            _ => Standing::Unknown,
        }
    }

    /// This issue has been given; perhaps once more, when it has been replaced.
    pub(super) fn given(&self, game: Uuid, role: Role, epoch: u32) {
        if self.0.get(&(game, role)).is_none_or(|known| known < epoch) {
            self.honoured(game, role, epoch);
        }
    }

    /// The table honours this issue.
    pub(super) fn honoured(&self, game: Uuid, role: Role, epoch: u32) {
        self.0.insert((game, role), epoch);
    }

    /// The table has refused this token. Of one that it has never honoured that says nothing about others.
    pub(super) fn refused(&self, pass: &Pass) {
        if self.standing(pass) == Standing::Honoured {
            self.honoured(pass.game, pass.role, pass.epoch.saturating_add(1));
        }
    }
}
