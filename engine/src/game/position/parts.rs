//! The parts of a written position: its rules, what is going on, where chips have moved.

use crate::board::SpaceId;
use crate::card::{Card, Suit};
use crate::event::{Purse, Transfer};
use crate::rules::Ruleset;
use crate::seat::Seat;
use crate::view::EndReason;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The rules of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum PositionRules {
    /// The id of a preset.
    Preset(String),
    /// A whole ruleset.
    Whole(Box<Ruleset>),
}

/// By hand, so that a mistake in a ruleset is told with its place.
impl<'de> Deserialize<'de> for PositionRules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PositionRules, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = PositionRules;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the id of a preset or a ruleset")
            }

            fn visit_str<E: Error>(self, id: &str) -> Result<PositionRules, E> {
                Ok(PositionRules::Preset(id.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<PositionRules, A::Error> {
                let ruleset = Ruleset::deserialize(MapAccessDeserializer::new(members))?;
                Ok(PositionRules::Whole(Box::new(ruleset)))
            }
        }

        deserializer.deserialize_any(Either)
    }
}

/// Where the cards of the pack are that a position does not name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unlisted {
    /// In the dead hand.
    Extra,
    /// Played earlier in the round, nobody remembers by whom.
    Played,
}

/// A card that has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedCard {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// A stake of this round that goes back if nobody wins it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Staked {
    /// Whose.
    pub seat: Seat,
    /// On which space.
    pub space: SpaceId,
    /// How many chips.
    pub chips: u32,
}

/// Chips that have moved since the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    /// From here.
    pub from: ChipPlace,
    /// To here.
    pub to: ChipPlace,
    /// How many.
    pub chips: u32,
}

/// Where chips are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ChipPlace {
    /// With a seat.
    Seat {
        /// Which.
        seat: Seat,
    },
    /// On a space.
    Space {
        /// Which.
        space: SpaceId,
    },
    /// In the bank.
    Bank {},
}

impl From<Transfer> for Moved {
    fn from(Transfer { from, to, chips }: Transfer) -> Moved {
        let place = |purse| match purse {
            Purse::Seat(seat) => ChipPlace::Seat { seat },
            Purse::Space(space) => ChipPlace::Space { space },
            Purse::Bank => ChipPlace::Bank {},
        };
        Moved {
            from: place(from),
            to: place(to),
            chips,
        }
    }
}

impl From<Moved> for Transfer {
    fn from(Moved { from, to, chips }: Moved) -> Transfer {
        let purse = |place| match place {
            ChipPlace::Seat { seat } => Purse::Seat(seat),
            ChipPlace::Space { space } => Purse::Space(space),
            ChipPlace::Bank {} => Purse::Bank,
        };
        Transfer {
            from: purse(from),
            to: purse(to),
            chips,
        }
    }
}

/// What is going on in a position. Members that follow from the rest may be left out; if they are
/// there they must be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PositionPhase {
    /// The round opens now: the antes fall when the position is read.
    Open {},
    /// Chips are staked, then the pack is cut where the rules ask for it, and the dealer deals.
    Ante {
        /// Seats whose antes and stakes have not fallen.
        unstaked: Vec<Seat>,
    },
    /// The cards fall now, and the phases that are not `done` begin when the position is read.
    Dealt {},
    /// The dead hand may change its owner.
    Exchange {
        /// Who is asked for what.
        step: PositionStep,
    },
    /// Somebody leads a sequence.
    Lead {
        /// Who.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leader: Option<Seat>,
        /// The suit that just stopped, if another must be led.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        barred: Option<Suit>,
    },
    /// The holder of the next card follows.
    Follow {
        /// Who.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The card that is due.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A seat is asked for the next card, which it may keep back; those between it and the player of
    /// the last card have been asked before.
    Ask {
        /// Who.
        seat: Seat,
        /// The card that is due.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// The session is over.
    Finished {
        /// Why.
        why: EndReason,
    },
}

/// Who is asked about the dead hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PositionStep {
    /// The dealer, whether he offers it.
    Offer {},
    /// A seat, whether it buys.
    Buy {
        /// Which.
        seat: Seat,
    },
    /// The dealer, whether he takes what nobody bought.
    Unsold {},
    /// The dealer, whether he takes it before anybody else is asked.
    First {},
    /// The dealer, whether he swaps.
    Swap {},
    /// A seat, whether it bids more.
    Bid {
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Seats that have not passed.
        left: Vec<Seat>,
        /// The highest bid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        high: Option<HighBid>,
    },
}

/// The highest bid of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HighBid {
    /// Whose.
    pub seat: Seat,
    /// How many chips.
    pub chips: u32,
}
