//! Games go, with all that is kept of them.

use uuid::Uuid;

use super::{CommitError, Idler, Overdue, Store, StoreError, Write};

impl Store {
    /// Removes a game and its log, and its rules if they are those of no other game.
    pub async fn delete(&self, id: Uuid, version: u64) -> Result<(), CommitError> {
        self.write(Write::Delete { id, version }).await.map(|_| ())
    }

    /// Removes some of what is left of the logs of removed and packed games; of how many logs. Nothing is left
    /// to do if of none.
    pub async fn sweep_logs(&self) -> Result<u64, StoreError> {
        self.swept(Write::SweepLogs).await
    }

    /// Games in which nobody has done anything for long.
    pub async fn overdue(&self, which: Overdue) -> Result<Vec<Idler>, StoreError> {
        ask!(self, idle::overdue(which))
    }
}
