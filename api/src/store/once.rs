//! What shall happen once, however often it is asked for.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The SHA-256 of an `Idempotency-Key` and of whoever sent it.
pub type KeyHash = [u8; 32];

/// What shall happen once, however often it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Once {
    /// Whose key, and which.
    pub key: KeyHash,
    /// The SHA-256 of what was asked.
    pub request: [u8; 32],
    /// Which token the answer gives.
    pub granted: Option<Granted>,
    /// When, in seconds since 1970.
    pub at: u64,
}

/// What has happened under a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kept {
    /// The SHA-256 of what was asked.
    pub request: [u8; 32],
    /// In which game.
    pub game: Uuid,
    /// The event before those that it caused.
    pub after: u64,
    /// Which token the answer gave.
    pub granted: Option<Granted>,
}

/// A token that was given, but not the token itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Granted {
    /// For which seat; for the host if for none.
    pub seat: Option<u8>,
    /// Which issue of the token.
    pub epoch: u32,
}
