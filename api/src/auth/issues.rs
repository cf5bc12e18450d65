//! Which issue of each token is the newest that this server has met. Whether a token is good only its table can
//! tell; this tells, before the table is looked at, that one is not good any more.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use quick_cache::sync::Cache;
use uuid::Uuid;

use super::{Pass, Role};

/// Seats and hosts of which this is remembered. What is forgotten is met again by the next call.
const REMEMBERED: usize = 64 * 1024;

/// For every seat and host the oldest issue that may be good.
pub(super) struct Issues(Cache<(Uuid, Role), Arc<AtomicU32>>);

impl Issues {
    pub(super) fn new() -> Issues {
        Issues(Cache::new(REMEMBERED))
    }

    /// There is this issue, which ends those before; whether none after it has been met.
    pub(super) fn met(&self, game: Uuid, role: Role, epoch: u32) -> bool {
        self.raise(game, role, epoch) <= epoch
    }

    /// This token is good no more.
    pub(super) fn ended(&self, pass: &Pass) {
        self.raise(pass.game, pass.role, pass.epoch.saturating_add(1));
    }

    /// The oldest issue that may have been good before this was known.
    fn raise(&self, game: Uuid, role: Role, epoch: u32) -> u32 {
        let oldest = self
            .0
            .get_or_insert_with(&(game, role), || Ok::<_, Infallible>(Arc::default()));
        let Ok(oldest) = oldest;
        oldest.fetch_max(epoch, Ordering::Relaxed)
    }
}
