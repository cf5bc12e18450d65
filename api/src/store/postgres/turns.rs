//! Changes take turns: where they hang, as they do while a standby has to confirm them that is gone, there are
//! still connections for those who only look.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};

use super::super::StoreError;

/// Who may change something now, and how many wait.
pub(super) struct Turns {
    free: Semaphore,
    waiting: AtomicUsize,
}

impl Turns {
    /// For so many changes at a time.
    pub(super) fn new(at_once: usize) -> Turns {
        Turns {
            free: Semaphore::new(at_once),
            waiting: AtomicUsize::new(0),
        }
    }

    /// Waits for a turn, which lasts as long as what this gives is kept.
    pub(super) async fn next(&self, patience: Duration) -> Result<SemaphorePermit<'_>, StoreError> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let turn = tokio::time::timeout(patience, self.free.acquire()).await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        let turn = turn.map_err(|_| StoreError::Unavailable("changes hang".to_owned()))?;
        turn.map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// How many wait.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}
