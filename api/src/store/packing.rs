//! Games that are over shrink to what replays need.

use uuid::Uuid;

use super::pack::{ENTRIES, LogEntry, Pack};
use super::{CommitError, Store, StoreError, Write};

/// Entries that are read at once to be packed.
const READ_AT_ONCE: u32 = 16 * ENTRIES as u32;

/// A game whose log is not packed: it is found by how long nobody has done anything, and by its id.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Unpacked {
    /// The hour before which somebody last did something, in milliseconds since 1970.
    pub since: u64,
    /// Its id.
    pub id: Uuid,
}

impl Store {
    /// Games that are over and not packed, in which nobody has done anything since a moment, in milliseconds
    /// since 1970; the longest quiet first, those after one of them, at most so many.
    pub async fn unpacked(
        &self,
        until: u64,
        after: Unpacked,
        limit: u32,
    ) -> Result<Vec<Unpacked>, StoreError> {
        ask!(self, packing::unpacked(until, after, limit))
    }

    /// Packs the log of a game; whether that has been done. Not if the game changes in the meantime.
    pub async fn pack(&self, id: Uuid) -> Result<bool, StoreError> {
        let Some(place) = self.place(id).await? else {
            return Ok(false);
        };
        let mut packs = Vec::new();
        let mut after = 0;
        loop {
            let entries = self.log_entries(id, after, READ_AT_ONCE).await?;
            let Some(last) = entries.last() else { break };
            after = last.last_seq;
            packs.extend(packed(entries).await?);
        }
        let head = place.head;
        match self.write(Write::Pack { id, head, packs }).await {
            Ok(_) => Ok(true),
            Err(CommitError::Conflict) => Ok(false),
            Err(CommitError::Store(error)) => Err(error),
        }
    }
}

/// Off the threads that answer.
async fn packed(entries: Vec<LogEntry>) -> Result<Vec<Pack>, StoreError> {
    let packing = move || entries.chunks(ENTRIES).map(Pack::of).collect();
    let packs: Result<Vec<_>, _> = tokio::task::spawn_blocking(packing)
        .await
        .map_err(|_| StoreError::Unavailable("a log could not be packed".to_owned()))?;
    Ok(packs?.into_iter().flatten().collect())
}
