//! The stored form of a game, every version ever written.

use super::Game;
use super::state::State;
use crate::rules::Rules;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// Variants are only ever added at the end; each old one is read forever.
#[derive(Serialize, Deserialize)]
enum Saved<S> {
    V1(S),
}

/// A stored game that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError(String);

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the stored game cannot be read: {}", self.0)
    }
}

impl std::error::Error for LoadError {}

impl Game {
    /// The stored form: everything but the rules, which are stored once for many games.
    pub fn save(&self) -> Vec<u8> {
        // Writing to memory cannot fail, and every part of the state has a stored form.
        postcard::to_stdvec(&Saved::V1(&self.state)).unwrap_or_default()
    }

    /// Reads a stored game.
    ///
    /// # Errors
    /// If the bytes are no stored game, or one of other rules.
    pub fn load(bytes: &[u8], rules: Arc<Rules>) -> Result<Game, LoadError> {
        let saved: Saved<State> =
            postcard::from_bytes(bytes).map_err(|error| LoadError(error.to_string()))?;
        let Saved::V1(state) = saved;
        if state.board.len() != rules.board().len() {
            return Err(LoadError("it has another board".to_owned()));
        }
        Ok(Game { rules, state })
    }
}
