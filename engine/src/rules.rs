//! Rulesets: every rule of a game as a named parameter.
//!
//! A [`Ruleset`] is the written form, a draft that anybody may hand in; [`Ruleset::check`] turns it
//! into [`Rules`], which the engine plays by, or says everything that is wrong with it.

mod board;
mod check;
mod checked;
mod draft;
mod session;
mod stops;

pub use board::*;
pub(crate) use check::bank_a_round;
pub use check::{Fault, FaultCode};
pub use checked::Rules;
pub(crate) use checked::{Boodle, ExchangeMode, PriceTo};
pub use draft::{Malformed, Ruleset};
pub use session::*;
pub use stops::*;

use crate::card::{Card, Low};
use serde::{Deserialize, Serialize};

/// The highest amount of chips in a ruleset.
pub const MAX_AMOUNT: u32 = 1_000_000;

/// The most chips that the bank can bring into a session, paid or lent. With them and the nine times a million
/// chips that seats start with, every amount of a game is a number of 31 bits.
pub const MAX_BANK: u32 = 2_000_000_000;

/// How many play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatRules {
    /// Fewest seats to start with.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 9))]
    pub min: u8,
    /// Most seats to start with.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 9))]
    pub max: u8,
    /// Fewest seats to go on with after eliminations.
    #[serde(default = "two")]
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 9))]
    pub min_active: u8,
}

fn two() -> u8 {
    2
}

/// The pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeckRules {
    /// The bottom rank: `A` for ace low, `2` for ace high.
    pub low: Low,
    /// Cards taken out of the pack.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_items = 51))]
    pub remove: Vec<Card>,
}

/// Whether chips are played for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChipRules {
    /// Without chips the score is the rounds won (Michigan, "Stops").
    #[serde(default = "yes")]
    pub enabled: bool,
    /// Chips of every seat at the start.
    #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
    pub start: u32,
}

fn yes() -> bool {
    true
}

/// Who deals first and what the dealer may do.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct DealerRules {
    /// Who deals the first round.
    pub first: FirstDealer,
    /// Whether the dealer antes double on the spaces that going out wins (Michigan Rummy, Vorbereitung 2).
    pub double_pot: DoublePot,
}

/// Who deals the first round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FirstDealer {
    /// Everybody cuts, the highest card deals; only the tied cut again.
    CutHigh {},
    /// A certain seat.
    Seat {
        /// The dealer of the first round.
        #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 8))]
        seat: u8,
    },
    /// Any seat, by chance.
    Random {},
}

impl Default for FirstDealer {
    fn default() -> FirstDealer {
        FirstDealer::CutHigh {}
    }
}

/// Whether the dealer antes double on the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DoublePot {
    /// Never.
    #[default]
    Off,
    /// The dealer decides each round when dealing.
    Optional,
    /// Always.
    Always,
}

/// How the cards are dealt.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct DealRules {
    /// Whether the player right of the dealer is asked to cut.
    pub cut: Cut,
    /// What the dead hand is.
    pub extra: Extra,
    /// The dead hand's place in the order of dealing.
    pub slot: Slot,
    /// Who gets the odd cards.
    pub uneven: Uneven,
    /// Cards of a hand where not the whole pack is dealt.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 26))]
    pub hand_size: Option<u8>,
}

/// Whether the player right of the dealer is asked to cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cut {
    /// The shuffle is the cut.
    #[default]
    Auto,
    /// The player right of the dealer names a place.
    Ask,
}

/// What the dead hand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Extra {
    /// A hand dealt as if to one more player.
    #[default]
    FullHand,
    /// The cards left when every player has equally many.
    Leftover,
    /// There is none.
    None,
}

/// The dead hand's place in the order of dealing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// Before the player left of the dealer.
    First,
    /// After the dealer.
    #[default]
    Last,
}

/// Who gets the odd cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Uneven {
    /// Some hold one card more than others.
    #[default]
    Accept,
    /// The dead hand.
    ToExtra,
}

/// Whether a card is turned up for trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TurnUp {
    /// No.
    #[default]
    Off,
    /// The last card of the dead hand (Pope Joan).
    LastExtraCard,
}

/// Whether melds relieve the losers before they pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Rummy {
    /// No.
    #[default]
    Off,
    /// Melded cards cost nothing.
    MeldRelief,
}

/// A phase of a round, after antes and deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RoundPhase {
    /// A card is turned up.
    TurnUp,
    /// The dead hand changes its owner.
    Exchange,
    /// Spaces are collected for cards held.
    Collect,
    /// The best poker hand.
    Poker,
    /// The cards are played in sequences.
    Stops,
    /// Melds are laid down.
    Rummy,
}
