//! A table: who sits where, and the game once it has begun.

use boodle_engine::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::auth::{Pass, Role};
use crate::name::Name;
use crate::origin;
use crate::rulebook::Known;
use crate::store::Status;

/// A table as it is kept between requests.
#[derive(Debug, Clone)]
pub struct Table {
    /// Whether the lobby lists it.
    pub listed: bool,
    /// The preset it was made from; none for rules of one's own.
    pub ruleset: Option<String>,
    /// Which issue of the host's token is good.
    pub host_epoch: u32,
    /// The seats, by number.
    pub chairs: Vec<Chair>,
    /// The game, from the start on.
    pub game: Option<Game>,
}

/// A seat, as the service sees it; the engine knows it by number alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// Whose seat it is; nobody's while it is open.
    pub name: Option<String>,
    /// Which issue of the seat's token is good.
    pub epoch: u32,
}

/// The stored form. The first byte tells the version; old ones are read for ever.
#[derive(Serialize, Deserialize)]
enum Saved {
    V1(SavedV1),
}

#[derive(Serialize, Deserialize)]
struct SavedV1 {
    listed: bool,
    #[serde(with = "origin")]
    ruleset: Option<String>,
    host_epoch: u32,
    chairs: Vec<Chair>,
    game: Option<Vec<u8>>,
}

/// A stored table that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("a stored table cannot be read: {0}")]
pub struct Unreadable(String);

impl Table {
    /// The seats that somebody holds.
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.chairs
            .get(seat.index())
            .is_some_and(|chair| chair.name.is_some())
    }

    /// The first open seat.
    pub fn open_seat(&self) -> Option<Seat> {
        Seat::new(self.chairs.iter().position(|chair| chair.name.is_none())?)
    }

    /// Whether somebody at the table has this name.
    pub fn has_name(&self, name: &Name) -> bool {
        let mut names = self.chairs.iter().filter_map(|chair| chair.name.as_deref());
        names.any(|other| name.is_like(other))
    }

    /// Whether a token of this game is of the newest issue, and its seat taken.
    pub fn honours(&self, pass: &Pass) -> bool {
        match pass.role {
            Role::Host => pass.epoch == self.host_epoch,
            Role::Seat(seat) => self
                .chairs
                .get(seat.index())
                .is_some_and(|chair| chair.name.is_some() && chair.epoch == pass.epoch),
        }
    }

    /// The round, 0 before the start.
    pub fn round(&self) -> u32 {
        self.game.as_ref().map_or(0, Game::round)
    }

    /// How far it is.
    pub fn status(&self) -> Status {
        match &self.game {
            None => Status::Open,
            Some(game) if game.is_finished() => Status::Finished,
            Some(_) => Status::Playing,
        }
    }

    /// The stored form.
    pub fn save(&self) -> Result<Vec<u8>, postcard::Error> {
        postcard::to_stdvec(&Saved::V1(SavedV1 {
            listed: self.listed,
            ruleset: self.ruleset.clone(),
            host_epoch: self.host_epoch,
            chairs: self.chairs.clone(),
            game: self.game.as_ref().map(Game::save),
        }))
    }

    /// Reads the stored form.
    pub fn load(bytes: &[u8], rules: &Known) -> Result<Table, Unreadable> {
        let Saved::V1(saved) = read(bytes)?;
        let game = saved
            .game
            .map(|game| Game::load(&game, rules.rules()))
            .transpose()
            .map_err(|error| Unreadable(error.to_string()))?;
        Ok(Table {
            listed: saved.listed,
            ruleset: saved.ruleset,
            host_epoch: saved.host_epoch,
            chairs: saved.chairs,
            game,
        })
    }
}

/// Only who sits where, out of the stored form.
pub fn chairs(bytes: &[u8]) -> Result<Vec<Chair>, Unreadable> {
    let Saved::V1(saved) = read(bytes)?;
    Ok(saved.chairs)
}

fn read(bytes: &[u8]) -> Result<Saved, Unreadable> {
    postcard::from_bytes(bytes).map_err(|error| Unreadable(error.to_string()))
}
