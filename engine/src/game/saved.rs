//! The stored form of a game, every version ever written.

mod v1;

use super::Game;
use super::state::State;
use crate::rules::Rules;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
use v1::StateV1;

/// Variants are only ever added at the end; each old one is read forever. Version 2 is not released:
/// until then members are added to it.
#[derive(Serialize, Deserialize)]
enum Saved<Old, S> {
    V1(Old),
    V2(S),
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
        let saved: Saved<(), &State> = Saved::V2(&self.state);
        postcard::to_stdvec(&saved).unwrap_or_default()
    }

    /// Reads a stored game.
    ///
    /// # Errors
    /// If the bytes are no stored game, or one of other rules.
    pub fn load(bytes: &[u8], rules: Arc<Rules>) -> Result<Game, LoadError> {
        let saved: Saved<StateV1, State> =
            postcard::from_bytes(bytes).map_err(|error| LoadError(error.to_string()))?;
        let state = match saved {
            Saved::V1(old) => old.into(),
            Saved::V2(state) => state,
        };
        if state.board.len() != rules.board().len() {
            return Err(LoadError("it has another board".to_owned()));
        }
        Ok(Game { rules, state })
    }
}
