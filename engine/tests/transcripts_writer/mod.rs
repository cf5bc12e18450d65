//! Plays the transcripts and tells them in words.

pub(crate) mod difference;
pub(crate) mod file;
pub(crate) mod play;
mod player;
mod sums;
mod tell;
