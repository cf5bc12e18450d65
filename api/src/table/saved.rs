//! The stored form of a table. The first byte tells the version; old ones are read for ever.

use boodle_engine::{Game, Seat};
use serde::{Deserialize, Serialize};

use super::{Chair, Table};
use crate::clock::Clock;
use crate::origin;
use crate::rulebook::Known;
use crate::sandbox::Sandbox;

#[derive(Serialize, Deserialize)]
enum Saved {
    V1(SavedV1),
    V2(SavedV2),
}

#[derive(Serialize, Deserialize)]
struct SavedV1 {
    listed: bool,
    #[serde(with = "origin")]
    ruleset: Option<String>,
    host_epoch: u32,
    chairs: Vec<ChairV1>,
    game: Option<Vec<u8>>,
}

#[derive(Serialize, Deserialize)]
struct ChairV1 {
    name: Option<String>,
    epoch: u32,
}

#[derive(Serialize, Deserialize)]
struct SavedV2 {
    listed: bool,
    ruleset: Option<String>,
    host_epoch: u32,
    heir: Option<Seat>,
    chairs: Vec<Chair>,
    clock: Clock,
    game: Option<Vec<u8>>,
    sandbox: Option<Sandbox>,
}

/// A stored table that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("a stored table cannot be read: {0}")]
pub struct Unreadable(String);

impl From<SavedV1> for SavedV2 {
    fn from(old: SavedV1) -> SavedV2 {
        let chair = |old: ChairV1| Chair {
            name: old.name,
            epoch: old.epoch,
            ..Chair::default()
        };
        SavedV2 {
            listed: old.listed,
            ruleset: old.ruleset,
            host_epoch: old.host_epoch,
            heir: None,
            chairs: old.chairs.into_iter().map(chair).collect(),
            clock: Clock::default(),
            game: old.game,
            sandbox: None,
        }
    }
}

impl Table {
    /// The stored form.
    pub fn save(&self) -> Result<Vec<u8>, postcard::Error> {
        postcard::to_stdvec(&Saved::V2(SavedV2 {
            listed: self.listed,
            ruleset: self.ruleset.clone(),
            host_epoch: self.host_epoch,
            heir: self.heir,
            chairs: self.chairs.clone(),
            clock: self.clock.clone(),
            game: self.game.as_ref().map(Game::save),
            sandbox: self.sandbox.clone(),
        }))
    }

    /// Reads the stored form.
    pub fn load(bytes: &[u8], rules: &Known) -> Result<Table, Unreadable> {
        let saved = read(bytes)?;
        let game = saved
            .game
            .map(|game| Game::load(&game, rules.rules()))
            .transpose()
            .map_err(|error| Unreadable(error.to_string()))?;
        Ok(Table {
            listed: saved.listed,
            ruleset: saved.ruleset,
            host_epoch: saved.host_epoch,
            heir: saved.heir,
            chairs: saved.chairs,
            clock: saved.clock,
            game,
            sandbox: saved.sandbox,
        })
    }
}

/// What the lobby tells of a table, out of the stored form.
pub struct Outline {
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Whether the cards are chosen.
    pub sandbox: bool,
}

impl Outline {
    /// Reads no more of the stored form than it needs.
    pub fn load(bytes: &[u8]) -> Result<Outline, Unreadable> {
        let saved = read(bytes)?;
        Ok(Outline {
            chairs: saved.chairs,
            sandbox: saved.sandbox.is_some(),
        })
    }
}

fn read(bytes: &[u8]) -> Result<SavedV2, Unreadable> {
    let saved = postcard::from_bytes(bytes).map_err(|error| Unreadable(error.to_string()))?;
    Ok(match saved {
        Saved::V1(old) => old.into(),
        Saved::V2(saved) => saved,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{AutoPlay, Holder};

    #[test]
    fn a_table_of_the_first_version_is_read() {
        let old = Saved::V1(SavedV1 {
            listed: true,
            ruleset: Some("newmarket".to_owned()),
            host_epoch: 3,
            chairs: vec![
                ChairV1 {
                    name: Some("Ann".to_owned()),
                    epoch: 2,
                },
                ChairV1 {
                    name: None,
                    epoch: 0,
                },
            ],
            game: None,
        });
        let read = read(&postcard::to_stdvec(&old).unwrap()).unwrap();
        assert_eq!((read.listed, read.host_epoch), (true, 3));
        let ann = Chair {
            name: Some("Ann".to_owned()),
            epoch: 2,
            holder: Holder::Person,
            auto_play: AutoPlay::Off,
            has_stand_in: false,
        };
        assert_eq!(read.chairs, [ann, Chair::default()]);
        assert_eq!((read.heir, read.clock), (None, Clock::default()));
        assert!(read.sandbox.is_none());
    }
}
