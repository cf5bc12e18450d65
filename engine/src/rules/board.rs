//! Parameters of the board: its spaces, what falls on them and what they pay.

use crate::board::{Claim, SpaceId};
use serde::{Deserialize, Serialize};

/// Where the boodle cards come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum BoodleSource {
    /// As the board says.
    Fixed {},
    /// Drawn from a second pack once a session (Michigan Rummy, Variable Boodle-Karten).
    DrawSession {
        /// How many are drawn: the first so many cards that win a space when they are played.
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 16))]
        count: u8,
        /// Different ranks to draw from, as in `AKQJ`; all when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "schema",
            schema(pattern = "^[A23456789TJQK]{1,13}$", min_length = 1, max_length = 13)
        )]
        ranks: Option<String>,
        /// What no two of them share.
        #[serde(default)]
        distinct: Distinct,
    },
}

impl Default for BoodleSource {
    fn default() -> BoodleSource {
        BoodleSource::Fixed {}
    }
}

/// What no two drawn boodle cards share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Distinct {
    /// Nothing is asked of them.
    #[default]
    None,
    /// No two of one suit.
    Suits,
    /// No two of one rank.
    Ranks,
}

/// A space of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SpaceRules {
    /// Its name, which no other space has; `dealer` is none.
    pub id: SpaceId,
    /// What wins its chips; the first claim of a round takes what lies there.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 8))]
    pub claims: Vec<Claim>,
    /// Chips that fall on it before every round.
    #[serde(default)]
    pub ante: Ante,
    /// What a claim is paid.
    #[serde(default)]
    pub pays: Pays,
    /// How several holders share it; a remainder stays.
    #[serde(default)]
    pub share: Share,
    /// What becomes of chips that nobody won.
    #[serde(default)]
    pub carry: Carry,
}

/// Chips of a fixed ante.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Ante {
    /// From every seat but the dealer.
    #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
    pub each: u32,
    /// From the dealer.
    #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
    pub dealer: u32,
}

/// What a claim is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pays {
    /// All chips on the space.
    Pot {},
    /// A fixed sum (Michigan Rummy, Kartendeck: the printed payouts of Cadaco).
    Fixed {
        /// The sum, in chips.
        #[cfg_attr(feature = "schema", schema(maximum = 1_000_000))]
        amount: u32,
        /// Who pays it.
        from: FixedPayer,
    },
}

impl Default for Pays {
    fn default() -> Pays {
        Pays::Pot {}
    }
}

/// Who pays a fixed sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FixedPayer {
    /// The bank, which keeps a ledger and may owe.
    Bank,
    /// Every other seat that is in play, left of the dealer first.
    Each,
}

/// How several holders share a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Share {
    /// One share a player.
    #[default]
    PerPlayer,
    /// One share for each set that a player holds.
    PerSet,
}

/// What becomes of chips that nobody won in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Carry {
    /// They stay for the next round.
    #[default]
    Keep,
    /// They go back to who staked them in this round, as far as they are still there; a space that was
    /// won holds no stakes any more.
    Return,
    /// They go to the first space that going out wins, once stakes have gone back.
    ToPot,
}

/// Chips that every seat distributes as it likes before a round (Newmarket, Vorbereitung 2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FreeAnte {
    /// Chips to distribute, all of them.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 1_000_000))]
    pub budget: u32,
    /// The spaces they may go on.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 16))]
    pub on: Vec<SpaceId>,
}

/// What happens to a seat that cannot ante in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ShortAnte {
    /// It antes what it has, in board order, and plays on.
    #[default]
    Partial,
    /// It is out of the session before the round begins.
    Eliminate,
    /// It buys as many chips from the bank as a seat has at the start, before the antes fall.
    Rebuy,
}
