//! The stored form of a game, every version ever written.

use super::Game;
use super::state::State;
use crate::rules::Rules;
use crate::seat::BySeat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// Variants are only ever added at the end; each old one is read forever.
#[derive(Serialize, Deserialize)]
enum Saved<S> {
    V1(S),
    V2(S, Added),
}

/// What version 2 adds to the state of version 1.
#[derive(Default, Serialize, Deserialize)]
struct Added {
    debts: BySeat<u32>,
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
        let added = Added {
            debts: self.state.debts,
        };
        postcard::to_stdvec(&Saved::V2(&self.state, added)).unwrap_or_default()
    }

    /// Reads a stored game.
    ///
    /// # Errors
    /// If the bytes are no stored game, or one of other rules.
    pub fn load(bytes: &[u8], rules: Arc<Rules>) -> Result<Game, LoadError> {
        let saved: Saved<State> =
            postcard::from_bytes(bytes).map_err(|error| LoadError(error.to_string()))?;
        let (mut state, added) = match saved {
            Saved::V1(state) => (state, Added::default()),
            Saved::V2(state, added) => (state, added),
        };
        state.debts = added.debts;
        if state.board.len() != rules.board().len() {
            return Err(LoadError("it has another board".to_owned()));
        }
        Ok(Game { rules, state })
    }
}
