//! What can go wrong with a database.

/// Why the database did not do what it was asked. The text is for the log only.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Out of reach, busy for too long, or broken; nothing was changed.
    #[error("the database cannot be used: {0}")]
    Unavailable(String),
    /// It was lost while it was changing something: whether that has happened is not known.
    #[error("the database was lost in the middle of a change: {0}")]
    Unsettled(String),
    /// It holds what cannot be read.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// No room is left; nothing was changed.
    #[error("the disk is full: {0}")]
    Full(String),
}

/// Why a change was not made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CommitError {
    /// The game has another version by now, or is gone, or this has been done before.
    #[error("the game has changed, or this has been done before")]
    Conflict,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why the database could not be opened at all.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The URL names a database that this version does not know.
    #[error(
        "{0} is not a database this version supports: use sqlite://PATH or postgres://USER@HOST/DATABASE"
    )]
    Unsupported(String),
    /// It is there but cannot be used.
    #[error("the database {url} cannot be opened: {why}")]
    Failed {
        /// As it was configured.
        url: String,
        /// What the database said.
        why: String,
    },
}
