//! Who looks at a game, as far as that decides what he may know.

use boodle_engine::{Seat, Viewer};

use crate::auth::Role;

/// Somebody who looks at a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Onlooker {
    /// Nobody that the game knows.
    Anybody,
    /// The host, who sees no hand.
    Host,
    /// Whoever holds a seat.
    Seat(Seat),
}

impl Onlooker {
    /// Which cards he may know.
    pub fn viewer(self) -> Viewer {
        match self {
            Onlooker::Anybody | Onlooker::Host => Viewer::Public,
            Onlooker::Seat(seat) => Viewer::Seat(seat),
        }
    }

    /// Whether he has a part in the game.
    pub fn is_member(self) -> bool {
        self != Onlooker::Anybody
    }
}

impl From<Role> for Onlooker {
    fn from(role: Role) -> Onlooker {
        match role {
            Role::Host => Onlooker::Host,
            Role::Seat(seat) => Onlooker::Seat(seat),
        }
    }
}
