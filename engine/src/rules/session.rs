//! Parameters of the session: its ends, ties, what the table sees afterwards.

use serde::{Deserialize, Serialize};

/// When the session ends and who wins it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct SessionRules {
    /// Checked after every round in this order; the first that is true ends the session.
    #[cfg_attr(feature = "schema", schema(max_items = 8))]
    pub ends: Vec<SessionEnd>,
    /// What happens to a seat without chips.
    pub bust: Bust,
    /// What happens when several have most chips.
    pub tie: Tie,
    /// What becomes of the chips on the board at the end.
    pub leftovers: Leftovers,
    /// After this many rounds the session ends in any case.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 10_000))]
    pub max_rounds: u32,
}

impl Default for SessionRules {
    fn default() -> SessionRules {
        SessionRules {
            ends: vec![SessionEnd::Rounds { count: 10 }],
            bust: Bust::Eliminate,
            tie: Tie::Shared,
            leftovers: Leftovers::Leave,
            max_rounds: 500,
        }
    }
}

/// A reason for the session to end after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SessionEnd {
    /// So many rounds are played.
    Rounds {
        /// Rounds.
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 10_000))]
        count: u32,
    },
    /// So many minutes have passed since the start; the round in play is finished first.
    Minutes {
        /// Minutes.
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 1_440))]
        count: u32,
    },
    /// A seat has no chips left after a round.
    FirstBust {},
    /// At most one seat has chips left after a round.
    LastStanding {},
    /// Only the host ends it, or the highest number of rounds.
    Manual {},
}

/// What happens to a seat without chips after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bust {
    /// It is out of the session, with what it owes the bank.
    #[default]
    Eliminate,
    /// It stays, and antes nothing until it wins chips.
    Keep,
}

/// What happens when several seats have most chips at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// They share the win.
    #[default]
    Shared,
    /// Further rounds are played until one is ahead; after ten the win is shared.
    ExtraRound,
}

/// What becomes of the chips on the board at the end of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Leftovers {
    /// They stay there and count for nobody.
    #[default]
    Leave,
    /// The seats that are still in share them equally; odd chips stay.
    Split,
    /// The winner takes them; several share them equally, and odd chips stay.
    Winner,
}

/// Until when the host may declare a misdeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Misdeal {
    /// Never.
    #[default]
    Never,
    /// Until the first card is led.
    BeforeFirstCard,
}

/// What the table sees after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Visibility {
    /// Whether the dead hand is shown when the round has ended.
    pub show_dead_at_end: bool,
}

impl Default for Visibility {
    fn default() -> Visibility {
        Visibility {
            show_dead_at_end: true,
        }
    }
}
