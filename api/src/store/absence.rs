//! Times during which no server ran.

use super::{Store, StoreError, Write};

/// A time during which no server ran, in milliseconds since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absence {
    /// The last sign of life.
    pub since: u64,
    /// The next one.
    pub until: u64,
}

impl Store {
    /// A server says that it runs. If none has said so for at least so long, in milliseconds, that is an
    /// absence.
    pub async fn come(&self, now: u64, silence: u64) -> Result<(), StoreError> {
        self.told(Write::Come { now, silence }).await
    }

    /// The absences that have not been made good yet.
    pub async fn absences(&self) -> Result<Vec<Absence>, StoreError> {
        ask!(self, absences::all())
    }

    /// An absence has been made good.
    pub async fn end_absence(&self, absence: Absence) -> Result<(), StoreError> {
        let since = absence.since;
        self.told(Write::EndAbsence { since }).await
    }
}
