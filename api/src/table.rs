//! A table: who sits where, and the game once it has begun.

mod saved;

use boodle_engine::{Game, Level, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::auth::Role;
use crate::clock::Clock;
use crate::join_code::JoinCode;
use crate::sandbox::Sandbox;
use crate::spectators::Spectators;
use crate::store::Status;

pub use saved::{Outline, Unreadable};

/// A table as it is kept between requests.
#[derive(Debug, Clone)]
pub struct Table {
    /// Whether the lobby lists it.
    pub listed: bool,
    /// The preset it was made from; none for rules of one's own.
    pub ruleset: Option<String>,
    /// Which issue of the host's token is good.
    pub host_epoch: u32,
    /// The seat that the host's part was handed to: its holder may ask for the host's token.
    pub heir: Option<Seat>,
    /// The seats, by number.
    pub chairs: Vec<Chair>,
    /// Time to think.
    pub clock: Clock,
    /// The game, from the start on.
    pub game: Option<Game>,
    /// What those may see who have no token.
    pub spectators: Spectators,
    /// What whoever takes a seat must know, in a private game.
    pub join_code: Option<JoinCode>,
    /// How the cards are chosen, if they are.
    pub sandbox: Option<Sandbox>,
    /// In a rematch, who dealt last in the game before: the deal moves on from there.
    pub last_dealer: Option<Seat>,
    /// The rematch of this game, once it is over and there is one.
    pub rematch: Option<Uuid>,
}

/// A seat, as the service sees it; the engine knows it by number alone. The stored form is by place:
/// members are only ever added at the end, with a new version of the table's.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// What its holder is called; nobody has held it while it is open.
    pub name: Option<String>,
    /// Which issue of the seat's token is good.
    pub epoch: u32,
    /// Who holds it, once it has been taken.
    pub holder: Holder,
    /// What the server does for its holder.
    pub auto_play: AutoPlay,
    /// Whether a bot plays until its holder acts again.
    pub has_stand_in: bool,
}

/// Who holds a seat. The stored form is by place: variants are only ever added at the end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holder {
    /// Whoever has its token.
    #[default]
    Person,
    /// Nobody any more: whoever held it has left.
    Nobody,
    /// A bot of the server.
    Bot(Level),
}

/// What the server does by itself for somebody who holds a seat: nothing (`off`), or what cannot be done
/// otherwise, in the same change that made it so (`forced`): it plays the one card that may be played, and
/// deals where there is nothing to say about it. Whoever can only refuse the dead hand, pass or cut is
/// asked all the same, since that may depend on his cards and haste would tell of them; where cards may be
/// withheld nothing is played for anybody. A lead that is played at once shows the table that its seat had
/// no other; whoever would keep that to himself leaves this `off`. A card that goes on with a sequence shows
/// nothing, since whoever holds it must play it.
// The stored form is by place.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AutoPlay)]
pub enum AutoPlay {
    /// Nothing.
    #[default]
    Off,
    /// It plays the one card that may be played, and deals where there is nothing to say about it, in the
    /// same change that made it so. Where cards may be withheld it does neither.
    Forced,
}

impl Chair {
    /// How it plays, if it is a bot.
    pub fn bot(&self) -> Option<Level> {
        match self.holder {
            Holder::Bot(level) => Some(level),
            Holder::Person | Holder::Nobody => None,
        }
    }

    /// Whether a token for it can be good.
    pub fn is_held(&self) -> bool {
        self.name.is_some() && self.holder == Holder::Person
    }
}

impl Table {
    /// The first open seat.
    pub fn open_seat(&self) -> Option<Seat> {
        Seat::new(self.chairs.iter().position(|chair| chair.name.is_none())?)
    }

    /// Whether a token of this game is of the newest issue, and its seat taken.
    pub fn honours(&self, role: Role, epoch: u32) -> bool {
        match role {
            Role::Host => epoch == self.host_epoch,
            Role::Seat(seat) => self
                .chairs
                .get(seat.index())
                .is_some_and(|chair| chair.is_held() && chair.epoch == epoch),
        }
    }

    /// Whether a person plays, and not bots and stand-ins alone.
    pub fn is_attended(&self) -> bool {
        let mut chairs = self.chairs.iter();
        chairs.any(|chair| chair.is_held() && !chair.has_stand_in)
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
}
