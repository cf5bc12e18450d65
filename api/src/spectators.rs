//! Spectators: those who look at a game without a token. A table may send them away, or show them the
//! game as it was some events ago. The one way to what is shown is [`Tables::shown`], so that no answer
//! can forget it.

use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::auth::Pass;
use crate::onlooker::Onlooker;
use crate::problem::{Code, Problem};
use crate::store::{Show, Status};
use crate::table::Table;
use crate::tables::{Loaded, Tables};

/// A game that goes on has what is shown late; it is looked for anew if it ended in between.
const TRIES: usize = 3;

/// What those may see of a game who have no token of it, as it is asked for.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSpectators {
    /// Whether they may see it at all; true by default. The replay of a game that is over is open to all.
    #[serde(default = "yes")]
    pub allowed: bool,
    /// How many events they are behind, so that they cannot tell a seat what they see; 0 by default. When
    /// the game is over everything is shown.
    #[serde(default)]
    #[schema(value_type = u32, minimum = 0, maximum = 1000)]
    pub delay: Delay,
}

fn yes() -> bool {
    true
}

impl Default for NewSpectators {
    fn default() -> NewSpectators {
        NewSpectators {
            allowed: true,
            delay: Delay::default(),
        }
    }
}

/// A number of events, 0 to 1000.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Delay(u32);

impl Delay {
    const MOST: u32 = 1000;
}

impl TryFrom<u32> for Delay {
    type Error = String;

    fn try_from(events: u32) -> Result<Delay, String> {
        if events <= Delay::MOST {
            Ok(Delay(events))
        } else {
            Err(format!(
                "a whole number from 0 to {} is expected",
                Delay::MOST
            ))
        }
    }
}

impl From<Delay> for u32 {
    fn from(delay: Delay) -> u32 {
        delay.0
    }
}

/// What those may see of a game who have no token of it.
// The stored form is by place: members are only ever added at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Spectators {
    /// Whether they may see it at all. The replay of a game that is over is open to all.
    pub allowed: bool,
    /// How many events they are behind. They see the game as it was at the newest version whose last event
    /// is so many events ago, or as it was made, as long as there is none; when it is over, everything.
    #[schema(maximum = 1000)]
    pub delay: u32,
}

impl Default for Spectators {
    fn default() -> Spectators {
        NewSpectators::default().into()
    }
}

impl From<NewSpectators> for Spectators {
    fn from(asked: NewSpectators) -> Spectators {
        Spectators {
            allowed: asked.allowed,
            delay: asked.delay.0,
        }
    }
}

impl Table {
    /// How the store shows a change to spectators, of which this is the table.
    pub fn show(&self) -> Show {
        match (self.spectators.delay, self.status()) {
            (0, _) => Show::AtOnce,
            (_, Status::Finished) => Show::Everything,
            (delay, status) => Show::Late {
                delay: u64::from(delay),
                status,
            },
        }
    }
}

/// A table as somebody may see it: as it is, or as it was.
#[derive(Debug, Clone)]
pub struct Shown {
    loaded: Arc<Loaded>,
    to: Onlooker,
}

impl Shown {
    /// Who sees it.
    pub fn to(&self) -> Onlooker {
        self.to
    }
}

impl Deref for Shown {
    type Target = Loaded;

    fn deref(&self) -> &Loaded {
        &self.loaded
    }
}

impl Tables {
    /// A table as the holder of a token may see it, or somebody without one.
    pub async fn shown_to(
        &self,
        loaded: Arc<Loaded>,
        pass: Option<&Pass>,
    ) -> Result<Shown, Problem> {
        let to = loaded.admit(pass)?;
        self.shown(loaded, to).await
    }

    /// A table as somebody may see it.
    pub async fn shown(&self, mut loaded: Arc<Loaded>, to: Onlooker) -> Result<Shown, Problem> {
        if to.is_member() {
            return Ok(Shown { loaded, to });
        }
        for _ in 0..TRIES {
            if !loaded.table.spectators.allowed {
                return Err(no_spectators());
            }
            if !matches!(loaded.table.show(), Show::Late { .. }) {
                return Ok(Shown { loaded, to });
            }
            if let Some(past) = self.past(&loaded).await? {
                return Ok(Shown { loaded: past, to });
            }
            loaded = self.current(loaded.id).await?;
        }
        Err(Problem::internal(
            "nothing is kept of a game that is shown late",
        ))
    }
}

fn no_spectators() -> Problem {
    let detail = "Only those who play this game may see it.";
    Problem::new(Code::NoSpectators, detail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delay_has_an_end() {
        assert_eq!(Delay::try_from(1000), Ok(Delay(1000)));
        assert!(Delay::try_from(1001).is_err());
        let usual = Spectators::default();
        assert_eq!((usual.allowed, usual.delay), (true, 0));
    }
}
