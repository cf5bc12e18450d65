//! The stored form of a table. The first byte tells the version; old ones are read for ever.

use boodle_engine::{Game, Seat};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{Chair, Table};
use crate::clock::Clock;
use crate::join_code::JoinCode;
use crate::origin;
use crate::rulebook::Known;
use crate::sandbox::Sandbox;
use crate::spectators::Spectators;

#[derive(Serialize, Deserialize)]
enum Saved {
    V1(SavedV1),
    V2(SavedV2),
    V3(SavedV3),
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

/// Version 3 is not released: until then members are added to it.
#[derive(Serialize, Deserialize)]
struct SavedV3 {
    base: SavedV2,
    last_dealer: Option<Seat>,
    rematch: Option<Uuid>,
    join_code: Option<JoinCode>,
    spectators: Spectators,
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

impl From<SavedV2> for SavedV3 {
    fn from(old: SavedV2) -> SavedV3 {
        SavedV3 {
            base: old,
            last_dealer: None,
            rematch: None,
            join_code: None,
            spectators: Spectators::default(),
        }
    }
}

impl Table {
    /// The stored form.
    pub fn save(&self) -> Result<Vec<u8>, postcard::Error> {
        let base = SavedV2 {
            listed: self.listed,
            ruleset: self.ruleset.clone(),
            host_epoch: self.host_epoch,
            heir: self.heir,
            chairs: self.chairs.clone(),
            clock: self.clock.clone(),
            game: self.game.as_ref().map(Game::save),
            sandbox: self.sandbox.clone(),
        };
        postcard::to_stdvec(&Saved::V3(SavedV3 {
            base,
            last_dealer: self.last_dealer,
            rematch: self.rematch,
            join_code: self.join_code.clone(),
            spectators: self.spectators,
        }))
    }

    /// Reads the stored form.
    pub fn load(bytes: &[u8], rules: &Known) -> Result<Table, Unreadable> {
        let SavedV3 {
            base: saved,
            last_dealer,
            rematch,
            join_code,
            spectators,
        } = read(bytes)?;
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
            spectators,
            join_code,
            last_dealer,
            rematch,
        })
    }
}

/// What the lobby tells of a table, out of the stored form.
pub struct Outline {
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Whether the cards are chosen.
    pub sandbox: bool,
    /// What those may see who have no token.
    pub spectators: Spectators,
}

impl Outline {
    /// Reads no more of the stored form than it needs.
    pub fn load(bytes: &[u8]) -> Result<Outline, Unreadable> {
        let saved = read(bytes)?;
        Ok(Outline {
            chairs: saved.base.chairs,
            sandbox: saved.base.sandbox.is_some(),
            spectators: saved.spectators,
        })
    }
}

fn read(bytes: &[u8]) -> Result<SavedV3, Unreadable> {
    let saved = postcard::from_bytes(bytes).map_err(|error| Unreadable(error.to_string()))?;
    Ok(match saved {
        Saved::V1(old) => SavedV2::from(old).into(),
        Saved::V2(old) => old.into(),
        Saved::V3(saved) => saved,
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
        let whole = read(&postcard::to_stdvec(&old).unwrap()).unwrap();
        assert_eq!((whole.last_dealer, whole.rematch), (None, None));
        assert!(whole.join_code.is_none());
        assert_eq!(whole.spectators, Spectators::default());
        let read = whole.base;
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
    #[test]
    fn a_table_of_the_second_version_is_read() {
        let chair = Chair {
            name: Some("Ann".to_owned()),
            epoch: 2,
            ..Chair::default()
        };
        let old = SavedV2 {
            listed: false,
            ruleset: None,
            host_epoch: 3,
            heir: Seat::new(0),
            chairs: vec![chair.clone(), Chair::default()],
            clock: Clock::default(),
            game: None,
            sandbox: Some(Sandbox::Seed("monday".to_owned())),
        };
        let whole = read(&postcard::to_stdvec(&Saved::V2(old)).unwrap()).unwrap();
        assert_eq!((whole.last_dealer, whole.rematch), (None, None));
        assert!(whole.join_code.is_none());
        assert_eq!(whole.spectators, Spectators::default());
        let read = whole.base;
        assert_eq!((read.listed, read.host_epoch), (false, 3));
        assert_eq!((read.heir, &read.chairs[0]), (Seat::new(0), &chair));
        assert_eq!(read.sandbox, Some(Sandbox::Seed("monday".to_owned())));
    }
}
