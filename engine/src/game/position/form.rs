//! The written form of a position.

use super::deals::PositionDeals;
use super::parts::*;
use crate::action::each_once;
use crate::board::SpaceId;
use crate::card::Card;
use crate::fair::Secret;
use crate::hand::Hand;
use crate::rules::RoundPhase;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

#[doc = include_str!("../position.md")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The rules: the id of a preset, or a whole ruleset.
    pub ruleset: PositionRules,
    /// Changes of the preset, a JSON Merge Patch (RFC 7396).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overrides: Option<Value>,
    /// The id of the game, which goes into every shuffle.
    #[serde(default = "an_id")]
    pub game: String,
    /// When the session began, in milliseconds since 1970; when it is read, if it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started_at: Option<u64>,
    /// The round, from 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub round: u32,
    /// Who deals.
    pub dealer: Seat,
    /// Chips by seat, which also tells the number of seats.
    pub chips: Vec<u32>,
    /// All chips of the session: those of the seats, on the board and what the bank has won. If it is
    /// said it has to be right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all_chips: Option<i64>,
    /// Rounds won by seat; none when absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds_won: Vec<u32>,
    /// What each seat owes the bank; nothing when absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub debts: Vec<u32>,
    /// Seats that are out of the session.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub eliminated: Vec<Seat>,
    /// Whether the host has called the last round.
    #[serde(default, skip_serializing_if = "is_unset")]
    pub last_round: bool,
    /// Rounds played so far, this one too, only to break a tie.
    #[serde(default, skip_serializing_if = "is_unset")]
    pub extra_rounds: u8,
    /// What the bank has won, negative for what it has paid.
    #[serde(default, skip_serializing_if = "is_unset")]
    pub bank: i64,
    /// Chips on the spaces; a space not named holds none.
    #[serde(
        default,
        skip_serializing_if = "BTreeMap::is_empty",
        deserialize_with = "each_once"
    )]
    pub board: BTreeMap<SpaceId, u32>,
    /// The boodle cards drawn for the session, where the rules draw them; drawn when it is read, if
    /// there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<Card>,
    /// The secret that decides the deal, 32 bytes in hex. Before the deal one is taken when it is read,
    /// if there is none; after it the cards must be those that it shuffles.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "secret_in_hex"
    )]
    pub secret: Option<Secret>,
    /// What decides the deal after this one, and what seats have added to shuffles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<PositionDeals>,
    /// The pack that will be dealt, the first card dealt first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// How many cards were lifted off the pack for the cut; 0 before and without it.
    #[serde(default, skip_serializing_if = "is_unset")]
    pub cut_at: u8,
    /// The hands by seat; before the deal, those that will be dealt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Hand>,
    /// The dead hand; before the deal, the one that will be dealt.
    #[serde(default, skip_serializing_if = "is_unset")]
    pub dead_hand: Hand,
    /// Where the cards of the pack are that are named nowhere; without it all of them are named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unlisted_cards: Option<Unlisted>,
    /// The card turned up for trumps, or that will be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_up: Option<Card>,
    /// Who has seen the whole dead hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dead_seen_by: Option<Seat>,
    /// Cards by seat that everybody has been shown and that are still in the hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exposed: Vec<Hand>,
    /// Spaces that cards have won in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claimed: Vec<SpaceId>,
    /// Who had the best poker hand, the first left of the dealer if several had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poker_winner: Option<Seat>,
    /// Who staked what in this round on the spaces whose chips go back, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stakes: Vec<Staked>,
    /// Phases of the rules that are over without having been played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub done: Vec<RoundPhase>,
    /// How often this round has been dealt again after a misdeal.
    #[serde(default, skip_serializing_if = "is_unset")]
    pub redeals: u8,
    /// What a misdeal would return: whatever was paid or collected since the deal, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub since_deal: Vec<Moved>,
    /// What each seat owed when the cards were dealt, which a misdeal would bring back; the same as now
    /// when absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub debts_at_deal: Vec<u32>,
    /// The cards played in this round, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<PlayedCard>,
    /// How many of the cards played are the sequence being played. Needed only where cards may be
    /// kept back; else it follows from them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sequence: Option<u8>,
    /// What is going on. Without it the cards of `hands` fall now, or if there are none, the antes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<PositionPhase>,
}

fn an_id() -> String {
    "position".to_owned()
}

fn one() -> u32 {
    1
}

fn is_one(number: &u32) -> bool {
    *number == 1
}

fn is_unset<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

pub(super) mod secret_in_hex {
    use crate::fair::Secret;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::{Serialize, Serializer};

    pub(in crate::game::position) fn serialize<S: Serializer>(
        secret: &Option<Secret>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        secret.map(|secret| secret.reveal()).serialize(serializer)
    }

    pub(in crate::game::position) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Secret>, D::Error> {
        let Some(text) = Option::<String>::deserialize(deserializer)? else {
            return Ok(None);
        };
        let mut bytes = [0; 32];
        match hex::decode_to_slice(&text, &mut bytes) {
            Ok(()) => Ok(Some(Secret::new(bytes))),
            Err(_) => Err(D::Error::custom("a secret is 32 bytes in hex")),
        }
    }
}
