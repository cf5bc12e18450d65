//! What a misdeal is told with: why it was declared, and which chips go back to whom.

use crate::board::SpaceId;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Why a deal does not count, in the words of whoever declares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum MisdealCause {
    /// A card was seen that nobody may see (Tripoli, Vorbereitung 4).
    ExposedCard,
    /// The pack was not properly dealt (Michigan Rummy, Gewinnen: Fehlgabe).
    WrongDeal,
    /// Whatever else the table calls a misdeal.
    Other,
}

/// Where chips are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purse {
    /// A seat has them.
    Seat(Seat),
    /// They lie on a space of the board.
    Space(SpaceId),
    /// The bank has them.
    Bank,
}

/// Chips that went from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transfer {
    /// From here.
    pub from: Purse,
    /// To here.
    pub to: Purse,
    /// How many.
    pub chips: u32,
}

impl Transfer {
    /// The same chips on their way back.
    #[must_use]
    pub fn back(self) -> Transfer {
        Transfer {
            from: self.to,
            to: self.from,
            chips: self.chips,
        }
    }
}
